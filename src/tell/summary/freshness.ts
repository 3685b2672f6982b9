import {
  countMissed,
  countStale,
  type Freshness,
  MAX_NAMED,
  nameScans,
} from '../../decide/freshness';
import { pluralize } from '../../domain/values/plural';
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

/** The stale versions that were not named, oldest first. */
export const staleDetails = (
  addresses: Addresses,
  { stale }: Freshness,
): ReadonlyArray<Section> => {
  const more = stale.slice(MAX_NAMED);
  return detailsSection(
    pluralize(more.length, 'more stale version'),
    tableHead(['Version', 'Scanned']),
    more,
    (each) => tableRow([formatVersion(addresses, each), each.scannedAt ?? 'no date']),
  );
};
