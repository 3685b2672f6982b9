/** A plain model of the builds of a version: its digests, newest first, and when the last record of each was scanned. */

export interface Build {
  readonly digest: string | null;
  /** Whether it had a record when it was last the present one. */
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
