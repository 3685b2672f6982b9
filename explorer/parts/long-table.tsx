import type { ComponentChildren } from 'preact';
import { useWindowed } from '../io/windowed';

type Direction = 'ascending' | 'descending';

const ARROW: Readonly<Record<Direction | 'none', string>> = {
  ascending: '↑',
  descending: '↓',
  none: '↕',
};

interface ColumnOptions<A> {
  /** Direction after the first click: counts begin with the largest. Undefined if the column does not sort. */
  readonly first?: Direction;
  readonly title?: (item: A) => string;
}

/** The name stands in the style sheet and, if the column sorts, in the address. */
export type LongColumn<A> = readonly [
  name: string,
  label: string,
  cell: (item: A) => ComponentChildren,
  options?: ColumnOptions<A>,
];

export interface Sorting {
  readonly order: string;
  readonly reversed: boolean;
  readonly onSort: (column: string, reversed: boolean) => void;
}

interface HeadProps {
  readonly name: string;
  readonly label: string;
  readonly first: Direction | undefined;
  readonly sorting: Sorting | undefined;
}

/** A second click reverses the order. */
const Head = ({ name, label, first, sorting }: HeadProps) => {
  if (first === undefined || sorting === undefined)
    return (
      <th scope="col" data-column={name}>
        {label}
      </th>
    );
  const { order, reversed, onSort } = sorting;
  const active = order === name;
  const turned: Direction = first === 'ascending' ? 'descending' : 'ascending';
  const sorted = active ? (reversed ? turned : first) : 'none';
  return (
    <th scope="col" aria-sort={sorted} data-column={name}>
      <button type="button" onClick={() => onSort(name, active && !reversed)}>
        {label}
        <span class="arrow" aria-hidden="true">
          {ARROW[sorted]}
        </span>
      </button>
    </th>
  );
};

interface LongTableProps<A> {
  readonly rows: ReadonlyArray<A>;
  readonly keyOf: (item: A) => string;
  readonly columns: ReadonlyArray<LongColumn<A>>;
  /** The name of the column that is the row header. */
  readonly head: string;
  readonly sorting?: Sorting;
  readonly class: string;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
}

const below = (count: number): string => `calc(${count} * var(--row))`;

/** Renders only the rows on the screen, so it may have thousands. */
export const LongTable = <A,>(props: LongTableProps<A>) => {
  const { rows, keyOf, columns, head, sorting, ...rest } = props;
  const { body, first, end } = useWindowed(rows);
  return (
    <table {...rest} class={`rows ${rest.class}`} aria-rowcount={rows.length + 1}>
      <thead>
        <tr aria-rowindex={1}>
          {columns.map(([name, label, , { first } = {}]) => (
            <Head key={name} name={name} label={label} first={first} sorting={sorting} />
          ))}
        </tr>
      </thead>
      <tbody ref={body} style={{ height: below(rows.length) }} data-results>
        {rows.slice(first, end).map((item, i) => (
          <tr key={keyOf(item)} aria-rowindex={first + i + 2} style={{ top: below(first + i) }}>
            {columns.map(([name, , cell, { title } = {}]) =>
              name === head ? (
                <th key={name} scope="row" style={{ '--area': name }}>
                  {cell(item)}
                </th>
              ) : (
                <td key={name} data-column={name} style={{ '--area': name }} title={title?.(item)}>
                  {cell(item)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
