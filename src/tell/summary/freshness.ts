import {
  countMissed,
  countStale,
  type Freshness,
  MAX_NAMED,
  nameScans,
} from '../../decide/freshness';
import { formatNumber } from '../../domain/values/plural';
import { type Addresses, formatVersion } from './format';
import { tableHead, tableRow } from './markdown';
import { detailsSection, type Section } from './sections';

/** The versions that were not scanned, and those whose scan is stale, as items of what to do next. */
export const freshnessLines = (
  addresses: Addresses,
  freshness: Freshness,
): ReadonlyArray<string> => {
  const { missed, stale } = freshness;
  const line = (what: string, scans: Freshness['stale']): ReadonlyArray<string> =>
    scans.length === 0
      ? []
      : [`- ⏳ ${what}: ${nameScans(scans, (each) => formatVersion(addresses, each))}`];
  return [
    ...line(`**${countMissed(freshness)}**`, missed),
    ...line(countStale(freshness).replace(/^.+(?=, scanned)/, '**$&**'), stale),
  ];
};

/** All stale versions, oldest first, if there are more than were named. */
export const staleDetails = (addresses: Addresses, { stale }: Freshness): ReadonlyArray<Section> =>
  detailsSection(
    `Stale (${formatNumber(stale.length)})`,
    tableHead(['Version', 'Scanned']),
    stale.length > MAX_NAMED ? stale : [],
    (each) => tableRow([formatVersion(addresses, each), each.scannedAt ?? 'no date']),
  );
