import { briefly, type Finding } from '../model/findings';
import { type LongColumn, LongTable, type Sorting } from '../parts/long-table';
import { ExploitedPill, NoFix, SeverityPill } from '../parts/security';
import { Day } from '../parts/time';

const Fixed = ({ finding: { fixed, unfixed, isFinal } }: { finding: Finding }) =>
  fixed.length === 0 ? (
    <NoFix text={isFinal ? 'won’t fix' : 'no fix yet'} />
  ) : (
    <>
      <code>{briefly(fixed, 1)}</code>
      {unfixed > 0 ? <span class="faint"> in part</span> : null}
    </>
  );

const Installed = ({ finding: { installed } }: { finding: Finding }) => (
  <code>{installed.length === 0 ? '–' : briefly(installed, 1)}</code>
);

const UP = { first: 'ascending' } as const;

const columnsWith = ({
  linkOf,
  exploited,
}: Pick<TableProps, 'linkOf' | 'exploited'>): ReadonlyArray<LongColumn<Finding>> => [
  [
    'severity',
    'Severity',
    ({ severity }) => <SeverityPill severity={severity} />,
    { first: 'descending' },
  ],
  [
    'id',
    'CVE',
    ({ id, title }) => (
      <>
        <span class="titled">
          <a href={linkOf(id)}>{id}</a>
          {exploited.has(id) ? <ExploitedPill /> : null}
        </span>
        <span class="line faint" title={title}>
          {title}
        </span>
      </>
    ),
    UP,
  ],
  ['pkg', 'Package', ({ packages }) => briefly(packages), UP],
  ['installed', 'Installed', (finding) => <Installed finding={finding} />, UP],
  ['fixed', 'Fixed in', (finding) => <Fixed finding={finding} />, UP],
  ['since', 'Since', ({ since }) => <Day instant={since} />, UP],
];

interface TableProps {
  readonly rows: ReadonlyArray<Finding>;
  readonly linkOf: (id: string) => string;
  /** The ids of exploited CVEs. */
  readonly exploited: ReadonlySet<string>;
  readonly sorting: Sorting;
}

export const FindingsTable = ({ rows, linkOf, exploited, sorting }: TableProps) => (
  <LongTable
    class="rows-findings"
    aria-labelledby="findings"
    rows={rows}
    keyOf={({ id, position }) => `${id} ${position}`}
    columns={columnsWith({ linkOf, exploited })}
    head="id"
    sorting={sorting}
  />
);
