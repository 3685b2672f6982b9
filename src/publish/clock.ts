import * as E from 'fp-ts/Either';
import { isAheadOf, latestDate, toDate } from '../domain/instant';
import { failWith, type Location, type Result } from '../domain/problem';
import { show } from '../domain/values/escape';
import type { Snapshot } from '../previous/git';

/** A commit whose date is compared to the runner's clock. */
interface Witness {
  /** The name of the commit in messages. */
  readonly what: string;
  /** RFC 3339 in UTC; null if unknown. */
  readonly committed: string | null;
  /** What to do if the date of the commit is wrong. */
  readonly cure: string;
}

/**
 * Stops a run whose clock, in milliseconds since 1970, is more than 24 hours behind the date of a commit. Such a run
 * would take the published dates for dates in the future, and forget them.
 */
const stopBehind = (
  now: number,
  { what, committed, cure }: Witness,
  place?: Location,
): Result<void> =>
  isAheadOf(committed, latestDate(now))
    ? failWith(
        `found ${toDate(now)} on the clock of this runner, expected at most 24 hours before ${committed}, the date of ${what}: this run would drop what seems to be from the future; nothing was published; set the clock of the runner; if it is right, the date of that commit is wrong: ${cure}, and run again`,
        place,
      )
    : E.right(undefined);

export const stopBehindTip = (
  now: number,
  tip: Snapshot | undefined,
  branch: string,
): Result<void> =>
  stopBehind(now, {
    what: `the commit ${tip?.commit} at the tip of ${show(branch)}`,
    committed: tip?.committed ?? null,
    cure: 'add any commit with the right date to the branch, for example by editing a file on it in the browser',
  });

export const stopBehindSource = (
  now: number,
  { commit, committed }: { readonly commit: string | null; readonly committed: string | null },
  file: string,
): Result<void> =>
  stopBehind(
    now,
    {
      what: `the source commit ${commit}`,
      committed,
      cure: 'add any commit with the right date after it',
    },
    { file },
  );

/** The time by which published dates are judged. The clock may be behind the tip, but by less than what stops a run. */
export const timeWith = (now: number, tip: Pick<Snapshot, 'committed'> | undefined): number =>
  Math.max(now, Date.parse(tip?.committed ?? '') || 0);
