import { briefly, type Finding } from '../model/findings';
import { type LongColumn, LongTable, type Sorting } from '../parts/long-table';
import { NoFix, SeverityPill } from '../parts/security';
import { Day } from '../parts/time';

const Fixed = ({ finding: { fixed, unfixed } }: { finding: Finding }) =>
  fixed.length === 0 ? (
    <NoFix />
  ) : (
    <>
      <code>{briefly(fixed, 1)}</code>
      {unfixed > 0 ? <span class="faint"> in part</span> : null}
    </>
  );

const columnsWith = (linkOf: (id: string) => string): ReadonlyArray<LongColumn<Finding>> => [
  {
    name: 'severity',
    label: 'Severity',
    cell: ({ severity }) => <SeverityPill severity={severity} />,
    first: 'descending',
  },
  {
    name: 'id',
    label: 'CVE',
    cell: ({ id }) => <a href={linkOf(id)}>{id}</a>,
    first: 'ascending',
  },
  {
    name: 'pkg',
    label: 'Package',
    cell: ({ packages }) => briefly(packages),
    first: 'ascending',
  },
  {
    name: 'installed',
    label: 'Installed',
    cell: ({ installed }) => <code>{installed.length === 0 ? '–' : briefly(installed, 1)}</code>,
    first: 'ascending',
  },
  {
    name: 'fixed',
    label: 'Fixed in',
    cell: (finding) => <Fixed finding={finding} />,
    first: 'ascending',
  },
  {
    name: 'since',
    label: 'Since',
    cell: ({ since }) => <Day instant={since} />,
    first: 'ascending',
  },
  { name: 'title', label: 'Title', cell: ({ title }) => title },
];

interface TableProps {
  readonly rows: ReadonlyArray<Finding>;
  readonly linkOf: (id: string) => string;
  readonly sorting: Sorting;
}

export const FindingsTable = ({ rows, linkOf, sorting }: TableProps) => (
  <LongTable
    class="rows-findings"
    aria-labelledby="findings"
    rows={rows}
    keyOf={({ id, position }) => `${id} ${position}`}
    columns={columnsWith(linkOf)}
    head="id"
    sorting={sorting}
  />
);
