import { type Problem, problem } from '../problem';

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
