import { type CveGroup, groupByCve } from '../diff/group-by-cve';
import type { ScanDiff, VersionChange } from '../diff/scan-diff';
import { type Group, groupBy } from '../domain/group-by';
import { keyOfSeverity } from '../domain/severity-counts';
import { formatNumber, pluralize } from '../text/plural';
import {
  type Addresses,
  beforeAfter,
  formatAdded,
  formatAdvisory,
  formatChange,
  formatClosed,
  formatImage,
  formatSeverities,
  formatTag,
  formatVersion,
  KIND_LABELS,
} from './format';
import { code, joinFirst, tableHead, tableRow } from './markdown';
import { type DetailsSection, detailsSection } from './sections';

/** Changes since the published scans: by CVE, then by image. */

/** Rows in the overview; longer tables are folded. */
const MAX_ROWS = 10;
const MAX_NAMES = 3;
const MAX_CVES_IN_DETAILS = 40;

const CVE_COLUMNS = ['CVE', 'Severity', 'Fixed in', 'Packages', 'Images:', 'Versions:'];

const formatNames = (names: ReadonlyArray<string>): string => joinFirst(names, code, MAX_NAMES);

const formatCveRow = (cve: CveGroup): string =>
  tableRow([
    formatAdvisory(cve),
    keyOfSeverity[cve.severity],
    formatNames(cve.fixes),
    formatNames(cve.packages),
    formatNumber(cve.images),
    formatNumber(cve.versions),
  ]);

const IMAGE_COLUMNS = ['', 'Image', 'New CVEs:', 'Closed:', 'Versions and their findings'];

const countOf = (cves: ReadonlyArray<CveGroup>): string =>
  cves.length === 0 ? '' : formatNumber(cves.length);

const formatImageRow =
  (addresses: Addresses) =>
  ([slug, versions]: readonly [slug: string, versions: Group<VersionChange>]): string => {
    const formatOne = (each: VersionChange): string => {
      const severities = each.after === undefined ? '' : formatSeverities(each.after);
      return `${formatTag(addresses, each)} ${beforeAfter(each)}${severities === '' ? '' : ` (${severities})`}`;
    };
    return tableRow([
      KIND_LABELS[versions[0].kind],
      formatImage(addresses, slug),
      countOf(groupByCve(versions, ({ added }) => added)),
      countOf(groupByCve(versions, ({ closed }) => closed)),
      joinFirst(versions, formatOne, MAX_NAMES, '<br>'),
    ]);
  };

const countKinds = (versions: ReadonlyArray<VersionChange>): ReadonlyArray<string> => {
  const of = (kind: VersionChange['kind']): number =>
    versions.filter((each) => each.kind === kind).length;
  const kinds: ReadonlyArray<readonly [number, string]> = [
    [of('worse'), 'worse'],
    [of('better'), 'better'],
    [of('other'), 'with other CVEs but the same counts'],
    [of('unknown'), 'replaced (the previous record could not be read)'],
    [of('new'), 'scanned for the first time'],
    [of('gone'), 'without a record now'],
  ];
  return kinds.flatMap(([number, kind]) => (number > 0 ? [`${formatNumber(number)} ${kind}`] : []));
};

/** Counts new and closed CVEs, and the versions by the kind of their change. */
const formatHeadline = (
  added: ReadonlyArray<CveGroup>,
  closed: ReadonlyArray<CveGroup>,
  versions: ReadonlyArray<VersionChange>,
): string => {
  const cves = [
    ...(added.length > 0 ? [`**${pluralize(added.length, 'new CVE')}**`] : []),
    ...(closed.length > 0 ? [`**${pluralize(closed.length, 'closed CVE')}**`] : []),
  ];
  const kinds = `${cves.length > 0 ? 'versions' : 'Versions'}: ${countKinds(versions).join(', ')}`;
  return [...cves, kinds].join(' · ');
};

const cveTable = (title: string, cves: ReadonlyArray<CveGroup>): ReadonlyArray<string> =>
  cves.length === 0
    ? []
    : [
        '',
        `**${title}**`,
        '',
        ...tableHead(CVE_COLUMNS),
        ...cves.slice(0, MAX_ROWS).map(formatCveRow),
      ];

export interface ScanChanges {
  readonly overview: ReadonlyArray<string>;
  /** The complete lists behind the overview. */
  readonly details: ReadonlyArray<DetailsSection>;
}

const VERSION_COLUMNS = ['', 'Version', 'Findings:', 'By severity', 'Fixable:', 'New', 'Closed'];

const formatFixable = (now: number, before = now): string =>
  now === before ? formatNumber(now) : `${formatNumber(now)}&nbsp;(${formatChange(now - before)})`;

const formatVersionRow =
  (addresses: Addresses) =>
  (change: VersionChange): string => {
    const { kind, before, after, added, closed } = change;
    return tableRow([
      KIND_LABELS[kind],
      formatVersion(addresses, change),
      beforeAfter(change),
      after === undefined ? '' : formatSeverities(after),
      after === undefined ? '' : formatFixable(after.fixable, before?.fixable),
      formatAdded(added, MAX_CVES_IN_DETAILS),
      formatClosed(closed, MAX_CVES_IN_DETAILS),
    ]);
  };

/** A folded list, if the overview shows only a part of it. */
const foldLonger = <A>(
  title: string,
  head: ReadonlyArray<string>,
  items: ReadonlyArray<A>,
  rowOf: (item: A) => string,
): DetailsSection =>
  detailsSection(
    `${title} (${formatNumber(items.length)})`,
    head,
    items.length > MAX_ROWS ? items : [],
    rowOf,
  );

/** The changes by CVE, by image, and, folded, by version. */
export const formatScanChanges = (
  { first, versions }: ScanDiff,
  addresses: Addresses,
): ScanChanges => {
  if (first || versions.length === 0) return { overview: [], details: [] };
  const added = groupByCve(versions, (change) => change.added);
  const closed = groupByCve(versions, (change) => change.closed);
  const images = [...groupBy(versions, ({ slug }) => slug)];
  const head = tableHead(CVE_COLUMNS);
  return {
    overview: [
      '',
      '### What changed in the scans',
      '',
      formatHeadline(added, closed, versions),
      ...cveTable('New CVEs', added),
      ...cveTable('Closed CVEs', closed),
      '',
      '**By image**',
      '',
      ...tableHead(IMAGE_COLUMNS),
      ...images.slice(0, MAX_ROWS).map(formatImageRow(addresses)),
    ],
    details: [
      foldLonger('Every new CVE', head, added, formatCveRow),
      foldLonger('Every closed CVE', head, closed, formatCveRow),
      detailsSection(
        `Every version that changed (${formatNumber(versions.length)})`,
        tableHead(VERSION_COLUMNS),
        versions,
        formatVersionRow(addresses),
      ),
    ],
  };
};
