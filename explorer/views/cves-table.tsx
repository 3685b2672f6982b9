import { formatNumber, pluralize } from '../../src/text/plural';
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

const columnsWith = (scored: boolean): ReadonlyArray<LongColumn<ListedCve>> => [
  {
    name: 'severity',
    label: 'Severity',
    cell: ({ item }) => <SeverityPill severity={item.severity} />,
  },
  {
    name: 'id',
    label: 'CVE',
    cell: ({ item: { id } }) => <a href={linkTo(['cves', id])}>{id}</a>,
  },
  { name: 'exploited', label: 'Exploited', cell: ({ item }) => <Exploited item={item} /> },
  {
    name: 'epss',
    label: 'EPSS',
    cell: ({ item }) => (
      <span class={item.epss === null ? 'faint' : ''}>{epssText(item, scored)}</span>
    ),
    title: ({ item }) => epssMeaning(item),
  },
  {
    name: 'images',
    label: 'Images',
    cell: ({ item }) => formatNumber(item.images),
    title: ({ item: { images, latest } }) =>
      `${pluralize(images, 'image')}, in the newest version of ${formatNumber(latest)}`,
  },
  {
    name: 'versions',
    label: 'Versions',
    cell: ({ item }) => formatNumber(item.versions),
    title: ({ item: { versions, confirmed } }) =>
      `${pluralize(versions, 'version')}, ${formatNumber(confirmed)} confirmed`,
  },
  {
    name: 'fix',
    label: 'With a fix',
    cell: ({ item: { fixable, versions } }) =>
      fixable === 0 ? <NoFix /> : `${formatNumber(fixable)} of ${formatNumber(versions)}`,
    title: ({ item: { fixable, versions } }) =>
      `In ${formatNumber(fixable)} of ${pluralize(versions, 'version')}`,
  },
  { name: 'since', label: 'Since', cell: ({ item }) => <Day instant={item.since} /> },
  { name: 'title', label: 'Title', cell: ({ item }) => item.title },
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
