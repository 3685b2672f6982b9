import { isAfter } from './instant';
import { type Problem, problem, type WithWarnings } from './problem';

/** Warns of a date in the future, which is ignored; `found` names the date, and `effect` what follows. */
export const futureDateWarning = (
  found: string,
  file: string,
  effect = 'it is treated as unknown',
): Problem =>
  problem(
    `found ${found}, expected none more than 24 hours ahead of the clock of this runner, so ${effect}; check the clocks`,
    { file },
  );

/** A date in UTC with whole seconds; null, with a warning that `found` names, if it is after `latest`. */
export const upToLatest = (
  latest: string,
  date: string | null,
  found: string,
  file: string,
): WithWarnings<string | null> =>
  isAfter(latest, date)
    ? { value: null, warnings: [futureDateWarning(found, file)] }
    : { value: date, warnings: [] };
