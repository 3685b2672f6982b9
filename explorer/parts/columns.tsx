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
