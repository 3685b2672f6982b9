/** The head of a table whose columns do not sort. */
export const Columns = ({ labels }: { labels: ReadonlyArray<string> }) => (
  <thead>
    <tr>
      {labels.map((label) => (
        <th key={label} scope="col">
          {label}
        </th>
      ))}
    </tr>
  </thead>
);

type Direction = 'ascending' | 'descending';

const ARROW: Readonly<Record<Direction | 'none', string>> = {
  ascending: '↑',
  descending: '↓',
  none: '↕',
};

interface SortProps<O extends string> {
  readonly label: string;
  readonly column: O;
  /** Which way the values run after the first click: counts begin with the largest. */
  readonly first: Direction;
  readonly order: O;
  readonly reversed: boolean;
  readonly onSort: (column: O, reversed: boolean) => void;
}

/** The head of a column that sorts; once more turns the order around. */
export const SortHead = <O extends string>(props: SortProps<O>) => {
  const { label, column, first, order, reversed, onSort } = props;
  const active = order === column;
  const turned: Direction = first === 'ascending' ? 'descending' : 'ascending';
  const sorted = active ? (reversed ? turned : first) : 'none';
  return (
    <th scope="col" aria-sort={sorted} data-column={column}>
      <button type="button" onClick={() => onSort(column, active && !reversed)}>
        {label}
        <span class="arrow" aria-hidden="true">
          {ARROW[sorted]}
        </span>
      </button>
    </th>
  );
};
