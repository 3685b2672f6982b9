/** A plain model of the builds of a version: its digests, newest first, and when the last record of each was scanned. */
import type { ClosedFinding, FindingEntry } from '../../src/contract/findings';
import { type Severity, severities } from '../../src/domain/severity';

export interface Build {
  readonly digest: string | null;
  /** It had a record when it was last the present one. */
  readonly hasRecord: boolean;
  readonly scanned: string | null;
}

/** The builds after a publish; the first is the present one. */
export const nextBuilds = (
  [present, ...former]: ReadonlyArray<Build>,
  now: Build,
): ReadonlyArray<Build> =>
  present === undefined || present.digest === now.digest
    ? [now, ...former]
    : [
        now,
        ...[present, ...former]
          .filter(({ digest }) => digest !== null && digest !== now.digest)
          .slice(0, 8),
      ];

/** The date of the last record of a version: of its present build or, without one, of the newest that had a known one. */
export const lastScanOf = ([present, ...former]: ReadonlyArray<Build>): string | null =>
  present?.hasRecord
    ? present.scanned
    : (former.find(({ scanned }) => scanned !== null)?.scanned ?? null);

interface Ended {
  readonly entries: ReadonlyArray<Pick<FindingEntry, 'version'> & { readonly id: string }>;
  readonly closed: ReadonlyArray<ClosedFinding>;
}

/** How many ids of closed items there are of each severity, each once with its highest, and all of them by severity and id. */
const countOf = (items: ReadonlyArray<ClosedFinding>) => {
  const counted = severities.map((severity) => {
    const rank = (each: Severity): number => severities.indexOf(each);
    const isWorse = (id: string): boolean =>
      items.some((each) => each.id === id && rank(each.severity) < rank(severity));
    const own = items.filter((each) => each.severity === severity && !isWorse(each.id));
    return [...new Set(own.map(({ id }) => id))].sort();
  });
  return {
    ...Object.fromEntries(severities.map((each, i) => [each.toLowerCase(), counted[i]?.length])),
    ids: counted.flat().slice(0, 8),
  };
};

/** The closed items of a version that is without them now. */
const overIn = ({ entries, closed }: Ended, version: string): ReadonlyArray<ClosedFinding> =>
  closed.filter(
    (item) =>
      item.version === version &&
      !entries.some((entry) => entry.version === version && entry.id === item.id),
  );

/** What builds after a former one closed that it had on its last scan; null if it had none. */
export const closedAfter = (image: Ended, version: string, { digest, scanned }: Build) => {
  if (scanned === null) return null;
  const own = overIn(image, version)
    .filter(({ reason }) => ['rebuilt', 'gone'].includes(reason))
    .filter(({ since, until }) => since !== null && until !== null && since <= scanned)
    .filter(({ until }) => (until ?? '') >= scanned)
    .filter(({ by }) => by !== digest)
    .filter(({ by, until }) => by !== undefined || until !== scanned);
  return countOf(own);
};

/** What the present build closed; undefined if nothing. */
export const closedBy = (image: Ended, version: string, digest: string | null) => {
  const own = overIn(image, version).filter(
    ({ reason, by }) => reason === 'rebuilt' && by === digest,
  );
  return own.length === 0 ? undefined : countOf(own);
};
