import { briefly, type Finding } from '../model/findings';
import { fixMarks } from '../model/fixes';
import { type LongColumn, LongTable, type Sorting } from '../parts/long-table';
import { ExploitedPill, NoFix, SeverityPill } from '../parts/security';
import { Day } from '../parts/time';

const Fixed = ({ finding: { fixed, unfixed, isFinal, fixes } }: { finding: Finding }) =>
  fixed.length === 0 ? (
    <NoFix text={isFinal ? 'won’t fix' : 'no fix yet'} />
  ) : (
    <>
      <code>{briefly(fixed, 1)}</code>
      {unfixed > 0 && <span class="faint"> in part</span>}
      <span class="line faint">{fixMarks(fixes)}</span>
    </>
  );

const Installed = ({ finding: { installed } }: { finding: Finding }) => (
  <code>{installed.length === 0 ? '–' : briefly(installed, 1)}</code>
);

const Stated = ({ text }: { text: string | undefined }) =>
  text && (
    <span class="pill" title="Stated by the owner">
      Owner: {text.toLowerCase()}
    </span>
  );

const UP = { first: 'ascending' } as const;

const columnsWith = ({
  linkOf,
  exploited,
  stated,
}: Pick<TableProps, 'linkOf' | 'exploited' | 'stated'>): ReadonlyArray<LongColumn<Finding>> => [
  [
    'severity',
    'Severity',
    ({ severity }) => <SeverityPill severity={severity} />,
    { first: 'descending' },
  ],
  [
    'id',
    'CVE',
    (finding) => (
      <>
        <span class="titled">
          <a href={linkOf(finding.id)}>{finding.id}</a>
          {exploited.has(finding.id) && <ExploitedPill />}
          <Stated text={stated(finding)} />
        </span>
        <span class="line faint" title={finding.title}>
          {finding.title}
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
  readonly exploited: ReadonlySet<string>;
  readonly stated: (finding: Finding) => string | undefined;
  readonly sorting: Sorting;
  /** The id of its title. */
  readonly labelledBy: string;
}

export const FindingsTable = ({ rows, sorting, labelledBy, ...marks }: TableProps) => (
  <LongTable
    class="rows-findings"
    aria-labelledby={labelledBy}
    rows={rows}
    keyOf={({ id, position }) => `${id} ${position}`}
    columns={columnsWith(marks)}
    head="id"
    sorting={sorting}
  />
);
