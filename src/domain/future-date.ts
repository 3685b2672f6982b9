import { isAheadOf } from './instant';
import { type Problem, problem, type WithWarnings } from './problem';

/** Warns of a date in the future. `found` names the date, and `effect` says what happens to it. */
export const futureDateWarning = (
  found: string,
  file: string,
  effect = 'it is treated as unknown',
): Problem =>
  problem(
    `found ${found}, expected at most 24 hours ahead of the clock of this runner, so ${effect}; check the clocks`,
    { file },
  );

/**
 * Accepts a date up to `latest`, in UTC with whole seconds. Otherwise returns null, with a warning where `found` names
 * the date.
 */
export const upToLatest = (
  latest: string,
  date: string | null,
  found: string,
  file: string,
): WithWarnings<string | null> =>
  isAheadOf(date, latest)
    ? { value: null, warnings: [futureDateWarning(found, file)] }
    : { value: date, warnings: [] };
