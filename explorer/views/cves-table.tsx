import { formatNumber, pluralize } from '../../src/values/plural';
import { epssMeaning, epssText, exploitationText, kevText, type ListedCve } from '../model/cves';
import type { CveItem } from '../model/documents';
import { linkTo } from '../model/route';
import { type LongColumn, LongTable } from '../parts/long-table';
import { NoFix, SeverityPill } from '../parts/security';
import { Day } from '../parts/time';

const Exploited = ({ item }: { item: CveItem }) =>
  item.exploitation === 'known' ? (
    <span class="pill" data-exploited title={kevText(item)}>
      {exploitationText(item)}
    </span>
  ) : (
    <span class="faint">{exploitationText(item)}</span>
  );

const Epss = ({ item, scored }: { item: CveItem; scored: boolean }) => (
  <span class={item.epss === null ? 'faint' : ''}>{epssText(item, scored)}</span>
);

const fixText = ({ item: { fixable, versions } }: ListedCve) =>
  fixable === 0 ? <NoFix /> : `${formatNumber(fixable)} of ${formatNumber(versions)}`;

const imagesTitle = ({ item: { images, latest } }: ListedCve): string =>
  `${pluralize(images, 'image')}, in the newest version of ${formatNumber(latest)}`;

const versionsTitle = ({ item: { versions, confirmed } }: ListedCve): string =>
  `${pluralize(versions, 'version')}, ${formatNumber(confirmed)} confirmed`;

const fixTitle = ({ item: { fixable, versions } }: ListedCve): string =>
  `In ${formatNumber(fixable)} of ${pluralize(versions, 'version')}`;

const columnsWith = (scored: boolean): ReadonlyArray<LongColumn<ListedCve>> => [
  ['severity', 'Severity', ({ item }) => <SeverityPill severity={item.severity} />],
  ['id', 'CVE', ({ item: { id } }) => <a href={linkTo(['cves', id])}>{id}</a>],
  ['exploited', 'Exploited', ({ item }) => <Exploited item={item} />],
  [
    'epss',
    'EPSS',
    ({ item }) => <Epss item={item} scored={scored} />,
    { title: ({ item }) => epssMeaning(item) },
  ],
  ['images', 'Images', ({ item }) => formatNumber(item.images), { title: imagesTitle }],
  ['versions', 'Versions', ({ item }) => formatNumber(item.versions), { title: versionsTitle }],
  ['fix', 'With a fix', fixText, { title: fixTitle }],
  ['since', 'Since', ({ item }) => <Day instant={item.since} />],
  ['title', 'Title', ({ item }) => item.title],
];

interface TableProps {
  readonly rows: ReadonlyArray<ListedCve>;
  /** Whether the catalog uses EPSS scores. */
  readonly scored: boolean;
}

export const CvesTable = ({ rows, scored }: TableProps) => (
  <LongTable
    class="rows-cves"
    aria-label="CVEs"
    rows={rows}
    keyOf={({ item }) => item.id}
    columns={columnsWith(scored)}
    head="id"
  />
);
