import { type Problem, problem } from '../problem';

/** Warns of dates that do not count because they lie in the future; `found` names them. */
export const futureDateWarning = (found: string, file: string): Problem =>
  problem(
    `found ${found}; what is more than 24 hours ahead of the clock of this runner counts as an unknown date: check the clocks`,
    { file },
  );
