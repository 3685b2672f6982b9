import { describeScans, type Freshness, type ScannedVersion } from '../catalog/freshness';
import { formatNumber, joinLimited, pluralize } from '../values/plural';
import { type Addresses, formatVersion } from './format';
import { tableHead, tableRow } from './markdown';
import { detailsSection, type Section } from './sections';

/** How many versions this run scanned, and the oldest scan, in one sentence. */
export const formatScans = (addresses: Addresses, freshness: Freshness): ReadonlyArray<string> => {
  if (freshness.versions === 0) return [];
  const text = describeScans(freshness, (version) => formatVersion(addresses, version));
  return ['', `${text.replace(/^t/, 'T')}.`];
};

const MAX_IN_OVERVIEW = 3;

const dateOf = ({ scannedAt }: ScannedVersion): string => scannedAt ?? 'no date';

/** The stale versions as an item of what to do next. */
export const staleLine = (
  addresses: Addresses,
  { stale, newest }: Freshness,
): ReadonlyArray<string> => {
  if (stale.length === 0) return [];
  const format = (each: ScannedVersion): string =>
    `${formatVersion(addresses, each)} (${dateOf(each)})`;
  const what = `**${pluralize(stale.length, 'stale version')}**`;
  return [
    `- ⏳ ${what}, scanned more than 7 days before the newest scan of ${newest}: ${joinLimited(stale, MAX_IN_OVERVIEW, format)}`,
  ];
};

/** All stale versions, oldest first. */
export const staleDetails = (addresses: Addresses, { stale }: Freshness): ReadonlyArray<Section> =>
  detailsSection(
    `Stale (${formatNumber(stale.length)})`,
    tableHead(['Version', 'Scanned']),
    stale,
    (each) => tableRow([formatVersion(addresses, each), dateOf(each)]),
  );
