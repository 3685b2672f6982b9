const LEAST_TRIES = 10;
const LEAST_TIME = 5 * 60_000;
/** Tries whose answer gets lost before the remote counts as out of order. */
export const MOST_LOST = 4;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 15_000;

/** Whether to try again after so many tries and milliseconds: at least 10 tries and 5 minutes. */
export const worthAnotherTry = (tries: number, elapsed: number): boolean =>
  tries < LEAST_TRIES || elapsed < LEAST_TIME;

/** Milliseconds to wait after a try that lost: growing, and apart from those of others. */
export const pauseBefore = (tries: number, random: number): number =>
  Math.round(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (tries - 1)) * (0.5 + random));
