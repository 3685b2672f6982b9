/** Milliseconds for people; times stand in the log only, never in what is published. */
export const formatSeconds = (milliseconds: number): string =>
  `${(milliseconds / 1000).toFixed(1)} s`;
