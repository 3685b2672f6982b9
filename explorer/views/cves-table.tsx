import { formatNumber, pluralize } from '../../src/domain/values/plural';
import { epssMeaning, epssText, kevText, type ListedCve } from '../model/cves';
import { linkTo } from '../model/route';
import { type LongColumn, LongTable, type Sorting } from '../parts/long-table';
import { ExploitedPill, NoFix, SeverityPill } from '../parts/security';
import { Day } from '../parts/time';

/** Blank where most values are unknown: the text above the list says what was checked. */
const Id = ({ item }: ListedCve) => (
  <span class="titled">
    <a href={linkTo(['cves', item.id])}>{item.id}</a>
    {item.exploitation === 'known' && <ExploitedPill title={kevText(item)} />}
  </span>
);

const fixText = ({ item: { fixable, versions } }: ListedCve) =>
  fixable === 0 ? <NoFix /> : `${formatNumber(fixable)} of ${formatNumber(versions)}`;

const imagesTitle = ({ item: { images, latest } }: ListedCve): string =>
  `${pluralize(images, 'image')}, in the newest version of ${formatNumber(latest)}`;

const versionsTitle = ({ item: { versions, confirmed } }: ListedCve): string =>
  `${pluralize(versions, 'version')}, ${formatNumber(confirmed)} confirmed`;

const packagesOf = ({ item }: ListedCve): string => item.packages.join(', ');

const UP = 'ascending';
const DOWN = 'descending';

const COLUMNS: ReadonlyArray<LongColumn<ListedCve>> = [
  [
    'severity',
    'Severity',
    ({ item }) => <SeverityPill severity={item.severity} />,
    { first: DOWN },
  ],
  ['id', 'CVE', Id, { first: UP }],
  [
    'epss',
    'EPSS',
    ({ item }) => (item.epss === null ? '' : epssText(item, true)),
    { first: DOWN, title: ({ item }) => epssMeaning(item) },
  ],
  [
    'images',
    'Images',
    ({ item }) => formatNumber(item.images),
    { first: DOWN, title: imagesTitle },
  ],
  [
    'versions',
    'Versions',
    ({ item }) => formatNumber(item.versions),
    { first: DOWN, title: versionsTitle },
  ],
  ['fix', 'With a fix', fixText, { first: DOWN }],
  ['since', 'Since', ({ item }) => <Day instant={item.since} />, { first: DOWN }],
  ['title', 'Title', (cve) => cve.item.title ?? packagesOf(cve), { title: packagesOf }],
];

interface TableProps {
  readonly rows: ReadonlyArray<ListedCve>;
  readonly scored: boolean;
  readonly sorting: Sorting;
}

export const CvesTable = ({ rows, scored, sorting }: TableProps) => (
  <LongTable
    class={`rows-cves ${scored ? 'rows-scored' : ''}`}
    aria-label="CVEs"
    rows={rows}
    keyOf={({ item }) => item.id}
    columns={scored ? COLUMNS : COLUMNS.filter(([name]) => name !== 'epss')}
    head="id"
    sorting={sorting}
  />
);
