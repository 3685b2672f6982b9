import { keyOfSeverity } from '../domain/severity-counts';
import { type Group, groupBy } from '../values/group-by';
import { formatNumber, joinLimited, pluralize } from '../values/plural';
import {
  type Addresses,
  beforeAfter,
  formatAdvisory,
  formatChange,
  formatClosed,
  formatImage,
  formatOpened,
  formatSeverities,
  formatTag,
  formatVersion,
  KIND_LABELS,
  upperFirst,
} from './format';
import { type CveGroup, groupByCve } from './group-by-cve';
import { code, tableHead, tableRow } from './markdown';
import type { ScanDiff, VersionChange } from './scan-diff';
import { type DetailsSection, detailsSection } from './sections';

/** Changes since the published scans: by CVE, then by image. */

/** Rows in the overview; longer tables are folded. */
const MAX_ROWS = 10;
const MAX_NAMES = 3;
const MAX_CVES_IN_DETAILS = 40;

interface CveList {
  readonly word: 'new' | 'closed' | 'suppressed';
  readonly cves: ReadonlyArray<CveGroup>;
}

const listCves = (versions: ReadonlyArray<VersionChange>): ReadonlyArray<CveList> =>
  [
    { word: 'new' as const, cves: groupByCve(versions, ({ opened }) => opened) },
    { word: 'closed' as const, cves: groupByCve(versions, ({ closed }) => closed) },
    { word: 'suppressed' as const, cves: groupByCve(versions, ({ suppressed }) => suppressed) },
  ].filter(({ cves }) => cves.length > 0);

const formatNames = (names: ReadonlyArray<string>): string => joinLimited(names, MAX_NAMES, code);

/** Only new CVEs have a column of fixes: those that are not found any more need none. */
const headOf = ({ word }: CveList): ReadonlyArray<string> => {
  const fixes = word === 'new' ? ['Fixed in'] : [];
  return tableHead(['CVE', 'Severity', ...fixes, 'Packages', 'Images:', 'Versions:']);
};

const formatCveRow =
  ({ word }: CveList) =>
  (cve: CveGroup): string =>
    tableRow([
      formatAdvisory(cve),
      keyOfSeverity[cve.severity],
      ...(word === 'new' ? [formatNames(cve.fixes)] : []),
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
      countOf(groupByCve(versions, ({ opened }) => opened)),
      countOf(groupByCve(versions, ({ closed }) => closed)),
      joinLimited(versions, MAX_NAMES, formatOne, '<br>'),
    ]);
  };

const countKinds = (versions: ReadonlyArray<VersionChange>): ReadonlyArray<string> => {
  const of = (kind: VersionChange['kind']): number =>
    versions.filter((each) => each.kind === kind).length;
  const kinds: ReadonlyArray<readonly [number, string]> = [
    [of('worse'), 'worse'],
    [of('better'), 'better'],
    [of('other'), 'with other CVEs'],
    [of('partial'), 'with fewer findings in a partial scan'],
    [of('new'), 'with a record now'],
    [of('gone'), 'without a record now'],
  ];
  return kinds.flatMap(([number, kind]) => (number > 0 ? [`${formatNumber(number)} ${kind}`] : []));
};

/** Counts the CVEs by their change, and the versions by the kind of theirs. */
const formatHeadline = (
  lists: ReadonlyArray<CveList>,
  versions: ReadonlyArray<VersionChange>,
): string =>
  [
    ...lists.map(({ word, cves }) => `**${pluralize(cves.length, `${word} CVE`)}**`),
    `${lists.length > 0 ? 'versions' : 'Versions'}: ${countKinds(versions).join(', ')}`,
  ].join(' · ');

const cveTable = (list: CveList): ReadonlyArray<string> => [
  '',
  `**${upperFirst(list.word)} CVEs**`,
  '',
  ...headOf(list),
  ...list.cves.slice(0, MAX_ROWS).map(formatCveRow(list)),
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
    const { kind, before, after, opened } = change;
    return tableRow([
      KIND_LABELS[kind],
      formatVersion(addresses, change),
      beforeAfter(change),
      after === undefined ? '' : formatSeverities(after),
      after === undefined ? '' : formatFixable(after.fixable, before?.fixable),
      formatOpened(opened, MAX_CVES_IN_DETAILS),
      formatClosed(change, MAX_CVES_IN_DETAILS),
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
  const lists = listCves(versions);
  const images = [...groupBy(versions, ({ slug }) => slug)];
  return {
    overview: [
      '',
      '### What changed in the scans',
      '',
      formatHeadline(lists, versions),
      ...lists.flatMap(cveTable),
      '',
      '**By image**',
      '',
      ...tableHead(IMAGE_COLUMNS),
      ...images.slice(0, MAX_ROWS).map(formatImageRow(addresses)),
    ],
    details: [
      ...lists.map((list) =>
        foldLonger(`Every ${list.word} CVE`, headOf(list), list.cves, formatCveRow(list)),
      ),
      detailsSection(
        `Every version that changed (${formatNumber(versions.length)})`,
        tableHead(VERSION_COLUMNS),
        versions,
        formatVersionRow(addresses),
      ),
    ],
  };
};
