import type { FoundCve, ScanDiff, VersionChange } from '../diff/scan-diff';
import { formatNumber, pluralize } from '../text/plural';
import {
  beforeAfter,
  formatAdded,
  formatChange,
  formatFixed,
  formatSeverities,
  formatVersion,
  KIND_LABELS,
} from './format';
import { tableHead, tableRow } from './markdown';
import { type DetailsSection, detailsSection } from './sections';

/** How the scans differ from those published before. */

const MAX_VERSIONS_IN_OVERVIEW = 8;
const MAX_CVES_IN_OVERVIEW = 3;
const MAX_CVES_IN_DETAILS = 40;

const COLUMNS = ['', 'Version', 'CVEs:', 'By severity', 'Fixable:', 'New', 'Fixed'];

const formatFixable = (now: number, before = now): string =>
  now === before ? formatNumber(now) : `${formatNumber(now)}&nbsp;(${formatChange(now - before)})`;

const formatRow =
  (maxCves: number) =>
  (change: VersionChange): string => {
    const { kind, before, after, added, fixed } = change;
    return tableRow([
      KIND_LABELS[kind],
      formatVersion(change),
      beforeAfter(change),
      after === undefined ? '' : formatSeverities(after),
      after === undefined ? '' : formatFixable(after.fixable, before?.fixable),
      formatAdded(added, maxCves),
      formatFixed(fixed, maxCves),
    ]);
  };

const countDistinct = (
  versions: ReadonlyArray<VersionChange>,
  of: (change: VersionChange) => ReadonlyArray<FoundCve>,
): number => new Set(versions.flatMap((change) => of(change).map(({ id }) => id))).size;

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

/** The new and fixed CVEs of the catalog, and how many versions changed in which way. */
const formatHeadline = (versions: ReadonlyArray<VersionChange>): string => {
  const added = countDistinct(versions, (change) => change.added);
  const fixed = countDistinct(versions, (change) => change.fixed);
  const cves = [
    ...(added > 0 ? [`**${pluralize(added, 'new CVE')}**`] : []),
    ...(fixed > 0 ? [`**${formatNumber(fixed)} fixed**`] : []),
  ];
  const kinds = `${cves.length > 0 ? 'versions' : 'Versions'}: ${countKinds(versions).join(', ')}`;
  return [...cves, kinds].join(' · ');
};

/** The overview: a headline, and the versions that changed most. */
export const scanChangesOverview = ({ first, versions }: ScanDiff): ReadonlyArray<string> => {
  if (first || versions.length === 0) return [];
  const shown = versions.slice(0, MAX_VERSIONS_IN_OVERVIEW);
  return [
    '',
    '### What changed in the scans',
    '',
    formatHeadline(versions),
    '',
    ...tableHead(COLUMNS),
    ...shown.map(formatRow(MAX_CVES_IN_OVERVIEW)),
  ];
};

const fitsOverview = ({ added, fixed }: VersionChange): boolean =>
  added.length <= MAX_CVES_IN_OVERVIEW && fixed.length <= MAX_CVES_IN_OVERVIEW;

/** All versions that changed, with their CVEs; empty if the overview shows everything. */
export const scanChangesDetails = ({ first, versions }: ScanDiff): DetailsSection =>
  detailsSection(
    `Every version that changed (${formatNumber(versions.length)})`,
    tableHead(COLUMNS),
    first || (versions.length <= MAX_VERSIONS_IN_OVERVIEW && versions.every(fitsOverview))
      ? []
      : versions,
    formatRow(MAX_CVES_IN_DETAILS),
  );
