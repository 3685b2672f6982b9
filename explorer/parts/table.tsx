import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { number } from '../model/numbers';

interface InPartsProps<A> {
  readonly items: ReadonlyArray<A>;
  /** Items that are shown first, and that each click adds. */
  readonly page: number;
  readonly children: (shown: ReadonlyArray<A>) => ComponentChildren;
}

/** A long list whose rest is a click away. */
export const InParts = <A,>({ items, page, children }: InPartsProps<A>) => {
  const [most, setMost] = useState(page);
  const left = items.length - most;
  return (
    <>
      {children(items.slice(0, most))}
      {left > 0 ? (
        <p class="more-cards">
          <button type="button" class="button" onClick={() => setMost(most + page)}>
            Show {number(Math.min(page, left))} more
          </button>
        </p>
      ) : null}
    </>
  );
};

export type Column<A> = readonly [label: string, cell: (item: A) => ComponentChildren];

interface TableProps<A> {
  readonly items: ReadonlyArray<A>;
  /** The first one is the head of its row. */
  readonly columns: readonly [Column<A>, ...ReadonlyArray<Column<A>>];
  /** Rows that are shown first, and that each click adds. */
  readonly page?: number;
  readonly isCurrent?: (item: A) => boolean;
  /** Whether it holds what the view is about: the skip link leads there. */
  readonly results?: boolean;
  readonly class?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
}

/** A table that does not sort. On a phone each cell shows its label. */
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
                <th key={label} scope="col">
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
  /** What stands between the title and the table. */
  readonly children?: ComponentChildren;
}

/** A table with a title; nothing without rows. */
export const TableSection = <A,>({ id, title, children, ...table }: SectionProps<A>) =>
  table.items.length === 0 ? null : (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <Table {...table} aria-labelledby={id} />
    </section>
  );
