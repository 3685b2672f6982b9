import { countStale, describeScans, type Freshness, nameStale } from '../../decide/freshness';
import { formatNumber } from '../../domain/values/plural';
import { type Addresses, formatVersion } from './format';
import { tableHead, tableRow } from './markdown';
import { detailsSection, type Section } from './sections';

/** How many versions this run scanned, and the oldest scan, in one sentence. */
export const formatScans = (addresses: Addresses, freshness: Freshness): ReadonlyArray<string> => {
  if (freshness.versions === 0) return [];
  const text = describeScans(freshness, (version) => formatVersion(addresses, version));
  return ['', `${text.replace(/^t/, 'T')}.`];
};

/** The stale versions as an item of what to do next. */
export const staleLine = (addresses: Addresses, freshness: Freshness): ReadonlyArray<string> => {
  if (freshness.stale.length === 0) return [];
  const what = countStale(freshness).replace(/^.+(?=, scanned)/, '**$&**');
  return [`- ⏳ ${what}: ${nameStale(freshness, (each) => formatVersion(addresses, each))}`];
};

/** All stale versions, oldest first. */
export const staleDetails = (addresses: Addresses, { stale }: Freshness): ReadonlyArray<Section> =>
  detailsSection(
    `Stale (${formatNumber(stale.length)})`,
    tableHead(['Version', 'Scanned']),
    stale,
    (each) => tableRow([formatVersion(addresses, each), each.scannedAt ?? 'no date']),
  );
