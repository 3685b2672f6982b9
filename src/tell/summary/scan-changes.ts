import type { CveItem } from '../../contract/cves';
import { type ChangeKind, ofChange } from '../../derive/house/finding-event';
import { MARKS } from '../../derive/news/finding-news';
import { isFirst } from '../../derive/news/news-facts';
import type { NewPackage } from '../../derive/news/package-news';
import type { NewlyExploited } from '../../derive/projections/newly-exploited';
import { keyOfSeverity } from '../../domain/severity-counts';
import { formatNumber, joinLimited, pluralize } from '../../domain/values/plural';
import type { PublishPlan } from '../../publish/plan';
import { type Addresses, formatCve, formatImage } from './format';
import { type CveGroup, groupByCve } from './group-by-cve';
import { code, tableHead, tableRow } from './markdown';
import { type Chapter, detailsSection, type Section } from './sections';

/** Changes since the published scans: one table of CVEs. */

/** Rows in the overview; the others are folded. */
const MAX_ROWS = 10;
const MAX_NAMES = 3;

/** A row of the table of CVEs. */
interface CveRow {
  readonly mark: string;
  readonly word: 'exploited' | ChangeKind;
  readonly cells: ReadonlyArray<string>;
}

/** What happened; of what is new, the mark says how bad it is. */
const LABELS = {
  opened: 'new',
  fixable: '🔧&nbsp;fix available',
  closed: '🟢&nbsp;closed',
  withdrawn: '⚪&nbsp;no longer reported',
  suppressed: '🔕&nbsp;suppressed',
} as const satisfies Readonly<Record<ChangeKind, string>>;

const KINDS = ['opened', 'fixable', 'closed', 'withdrawn', 'suppressed'] as const;

const formatNames = (names: ReadonlyArray<string>): string => joinLimited(names, MAX_NAMES, code);

/** `redis 8.2.1, 8.0.3 · postgres 17.5`, the images linked. */
const formatIn = (addresses: Addresses, { versions }: CveGroup): string =>
  joinLimited(
    [...versions],
    MAX_NAMES,
    ([slug, own]) => `${formatImage(addresses, slug)} ${formatNames(own)}`,
    ' · ',
  );

const COLUMNS = ['', 'CVE', 'Severity', 'Fixed in', 'Packages', 'In'];

/** `exploited, due 2026-12-06`. */
const exploitedMark = (due: string | null | undefined): string =>
  `🚨&nbsp;exploited${due ? `, due&nbsp;${due}` : ''}`;

/** What fixes a CVE, and in how many of its versions if not in all. */
const formatFixes = ({ fixedIn, fixable, versions }: NewlyExploited): string => {
  const part = `${formatNumber(fixable)} of ${pluralize(versions, 'version')}`;
  if (fixedIn.length === 0) return fixable === 0 ? '' : `a fix in ${part}`;
  return fixable < versions ? `${formatNames(fixedIn)} in ${part}` : formatNames(fixedIn);
};

/** A CVE whose versions did not change: only their number is known, and the images if its document was read. */
const knownRow = (
  addresses: Addresses,
  item: NewlyExploited,
  slugs: ReadonlyArray<string> | undefined,
): CveRow => ({
  mark: exploitedMark(item.kev?.due),
  word: 'exploited',
  cells: [
    formatCve(addresses, item.id),
    keyOfSeverity[item.severity],
    formatFixes(item),
    formatNames(item.packages),
    slugs === undefined
      ? pluralize(item.images, 'image')
      : joinLimited(slugs, MAX_NAMES, (slug) => formatImage(addresses, slug), ' · '),
  ],
});

const groupRow = (
  addresses: Addresses,
  kind: ChangeKind,
  group: CveGroup,
  exploited: ReadonlyMap<string, CveItem | undefined>,
): CveRow => {
  const isExploited = exploited.has(group.id) && kind !== 'closed';
  const mark = exploitedMark(exploited.get(group.id)?.kev?.due);
  const label = kind === 'opened' ? `${MARKS[group.severity]}&nbsp;${LABELS.opened}` : LABELS[kind];
  return {
    mark: isExploited ? `${label}, ${mark}` : label,
    word: kind,
    cells: [
      formatCve(addresses, group.id),
      keyOfSeverity[group.severity],
      formatNames(group.fixes),
      formatNames(group.packages),
      formatIn(addresses, group),
    ],
  };
};

type Decided = Pick<PublishPlan['decided'], 'events' | 'newlyExploited' | 'exploitedIn'>;

/** All rows of the table: what became known to be exploited first, then the events by change. */
const listRows = (decided: Decided, addresses: Addresses): ReadonlyArray<CveRow> => {
  const { events, newlyExploited, exploitedIn } = decided;
  const items = new Map(newlyExploited.map((item) => [item.id, item]));
  const exploited = new Map(
    [...(exploitedIn?.keys() ?? []), ...items.keys()].map((id) => [id, items.get(id)]),
  );
  const opened = new Set(ofChange(events, 'opened').map(({ id }) => id));
  const rows = KINDS.flatMap((kind) =>
    groupByCve(ofChange(events, kind)).map((group) => ({
      isFirst: (kind === 'opened' || kind === 'fixable') && exploited.has(group.id),
      row: groupRow(addresses, kind, group, exploited),
    })),
  );
  return [
    ...rows.filter(({ isFirst }) => isFirst).map(({ row }) => row),
    ...newlyExploited
      .filter(({ id }) => !opened.has(id))
      .map((item) => knownRow(addresses, item, exploitedIn?.get(item.id))),
    ...rows.filter(({ isFirst }) => !isFirst).map(({ row }) => row),
  ];
};

const formatRow = ({ mark, cells }: CveRow): string => tableRow([mark, ...cells]);

/** What stands before and after `CVE` or `CVEs`. */
const WORDS: Readonly<Record<CveRow['word'], readonly [before: string, after: string]>> = {
  exploited: ['', ' now known to be exploited'],
  opened: ['new ', ''],
  fixable: ['', ' with a fix now'],
  closed: ['closed ', ''],
  withdrawn: ['', ' no longer reported (same image)'],
  suppressed: ['suppressed ', ''],
};

/** A line for each package that is new in a rebuild: `- ➕ curl: xz 5.6.1-r0`. */
const newPackageLines = (
  addresses: Addresses,
  packages: ReadonlyArray<NewPackage>,
): ReadonlyArray<string> => [
  ...packages
    .slice(0, MAX_ROWS)
    .map(
      ({ slug, name, version }) =>
        `- ➕ ${formatImage(addresses, slug)}: ${code(version === null ? name : `${name} ${version}`)}`,
    ),
  ...(packages.length > MAX_ROWS ? [`- and ${formatNumber(packages.length - MAX_ROWS)} more`] : []),
];

/** Counts the CVEs by their change. */
const formatCounts = (rows: ReadonlyArray<CveRow>): string =>
  (['exploited', ...KINDS] as const)
    .flatMap((word) => {
      const number = rows.filter((row) => row.word === word).length;
      const [before, after] = WORDS[word];
      return number > 0 ? [`**${pluralize(number, `${before}CVE`)}${after}**`] : [];
    })
    .join(' · ');

const overviewOf = (
  rows: ReadonlyArray<CveRow>,
  newPackages: ReadonlyArray<string>,
): ReadonlyArray<Section> => {
  const more = rows.length - MAX_ROWS;
  const table = [
    ...['', formatCounts(rows), '', ...tableHead(COLUMNS)],
    ...rows.slice(0, MAX_ROWS).map(formatRow),
    ...(more > 0 ? ['', `and ${formatNumber(more)} more, in the folded list`] : []),
  ];
  const parts = [
    ...(rows.length > 0 ? table : []),
    ...(newPackages.length > 0 ? ['', ...newPackages] : []),
  ];
  return parts.length === 0 ? [] : [['### What changed in the scans', ...parts]];
};

/** The changes by CVE. Of a first publish only what is known to be exploited is news. */
export const formatScanChanges = (plan: PublishPlan, addresses: Addresses): Chapter => {
  const { decided } = plan;
  const rows = listRows(isFirst(plan) ? { ...decided, events: [] } : decided, addresses);
  const more = rows.slice(MAX_ROWS);
  return {
    overview: overviewOf(rows, newPackageLines(addresses, decided.newPackages)),
    details: detailsSection(
      `${pluralize(more.length, 'more CVE')} that changed`,
      tableHead(COLUMNS),
      more,
      formatRow,
    ),
  };
};
