import { type Problem, problem } from '../problem';

/** Warns of a date in the future, which is ignored; `found` names the date. */
export const futureDateWarning = (found: string, file: string): Problem =>
  problem(
    `found ${found}, expected none more than 24 hours ahead of the clock of this runner, so it is treated as unknown; check the clocks`,
    { file },
  );
