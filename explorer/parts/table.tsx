import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { formatNumber } from '../../src/domain/values/plural';
import { usePrinting } from '../io/printing';

interface InPartsProps<A> {
  readonly items: ReadonlyArray<A>;
  /** Items shown at first, and added by each click. */
  readonly page: number;
  readonly children: (shown: ReadonlyArray<A>) => ComponentChildren;
}

export const InParts = <A,>({ items, page, children }: InPartsProps<A>) => {
  const [asked, setMost] = useState(page);
  const most = usePrinting() ? items.length : asked;
  const left = items.length - most;
  return (
    <>
      {children(items.slice(0, most))}
      {left > 0 && (
        <p class="more-rows">
          <button type="button" class="button" onClick={() => setMost(most + page)}>
            Show {formatNumber(Math.min(page, left))} more
          </button>
        </p>
      )}
    </>
  );
};

export type Column<A> = readonly [label: string, cell: (item: A) => ComponentChildren];
/** The first column is the row header. */
export type Columns<A> = readonly [Column<A>, ...ReadonlyArray<Column<A>>];

interface TableProps<A> {
  readonly items: ReadonlyArray<A>;
  readonly columns: Columns<A>;
  /** Rows shown at first, and added by each click. */
  readonly page?: number;
  readonly isCurrent?: (item: A) => boolean;
  /** Whether the skip link leads here. */
  readonly results?: boolean;
  readonly class?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
}

/** Does not sort. On a phone, each cell shows its label. */
export const Table = <A,>(props: TableProps<A>) => {
  const { items, columns, page = Number.POSITIVE_INFINITY, isCurrent, results, ...rest } = props;
  const [[, head], ...cells] = columns;
  return (
    <InParts items={items} page={page}>
      {(shown) => (
        <table {...rest} class={`plain ${rest.class ?? ''}`}>
          <thead>
            <tr>
              {columns.map(([label]) => (
                <th key={label} scope="col" data-label={label}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody data-results={results}>
            {shown.map((item, i) => (
              <tr key={i} data-current={isCurrent?.(item)}>
                <th scope="row">{head(item)}</th>
                {cells.map(([label, cell]) => (
                  <td key={label} data-label={label}>
                    {cell(item)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </InParts>
  );
};

interface SectionProps<A> extends TableProps<A> {
  readonly id: string;
  readonly title: ComponentChildren;
  /** Between the title and the table. */
  readonly children?: ComponentChildren;
}

/** Renders nothing without rows. */
export const TableSection = <A,>({ id, title, children, ...table }: SectionProps<A>) =>
  table.items.length > 0 && (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <Table {...table} aria-labelledby={id} />
    </section>
  );
