import { hasRecords } from '../decide/totals';
import { type ChangeKind, ofChange } from '../derive/house/finding-event';
import type { BasedRebuild } from '../derive/news/based-rebuilds';
import { countChanges } from '../previous/file-changes';
import type { Publication } from '../publish/attempt';
import type { Liveness } from '../publish/site-check/rounds';

/** GitHub's limit of jobs in a matrix. */
const MAX_REBUILDS = 256;

/** The shape of an entry is part of the contract of `action.yml`. */
const toMatrixEntry = (each: BasedRebuild) => {
  const { slug, version, image, digest, counts, fixes, base, cured } = each;
  return {
    slug,
    version,
    image,
    digest,
    fixable: counts.fixable,
    system: fixes.system,
    ...(base === undefined ? {} : { base }),
    ...(typeof cured === 'number' ? { cured } : {}),
  };
};

/** The outputs of the step, by the names of `action.yml`. */
export const collectOutputs = (
  { plan: { changes, manifestChoice, decided, feedUrl, integrity }, tip }: Publication,
  address: string,
  { live, after }: Liveness,
): ReadonlyArray<readonly [name: string, value: string]> => {
  const { totals, freshness, rebuilds, facts, exploited, newlyExploited } = decided;
  const countFacts = (change: ChangeKind): string => String(ofChange(facts, change).length);
  return [
    ['changed', String(countChanges(changes) > 0)],
    ['commit', tip ?? ''],
    ['api-url', address],
    ['files-added', String(changes.added.size)],
    ['files-modified', String(changes.modified.size)],
    ['files-removed', String(changes.removed.length)],
    ['images', String(totals.images)],
    ['charts', String(totals.charts)],
    ['scanned-images', String(totals.scannedImages)],
    ['unscanned', String(totals.unscanned)],
    ['withheld', String(totals.withheld)],
    ['partial', String(totals.partial)],
    ['cves', hasRecords(totals) ? String(totals.findings) : ''],
    ['fixable', hasRecords(totals) ? String(totals.fixable) : ''],
    ['stale', freshness.recorded > 0 ? String(freshness.stale.length) : ''],
    ['opened', countFacts('opened')],
    ['closed', countFacts('closed')],
    ['exploited', exploited === null ? '' : String(exploited)],
    ['newly-exploited', String(newlyExploited.length)],
    ['integrity', integrity === undefined ? '' : `sha256:${integrity}`],
    ['feed-url', feedUrl ?? ''],
    ['live', live === undefined ? '' : String(live)],
    ['live-after', after === undefined ? '' : String(after)],
    ['stale-source', String(manifestChoice.stale)],
    ['needs-rebuild', JSON.stringify(rebuilds.slice(0, MAX_REBUILDS).map(toMatrixEntry))],
  ];
};

/** Says how many versions the output `needs-rebuild` leaves out. */
export const outputNotices = ({ plan }: Publication): ReadonlyArray<string> => {
  const more = plan.decided.rebuilds.length - MAX_REBUILDS;
  return more > 0
    ? [`needs-rebuild names the ${MAX_REBUILDS} worst versions; ${more} more have fixable findings`]
    : [];
};
