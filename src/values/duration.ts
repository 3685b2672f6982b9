/** Formats milliseconds as seconds, for the log. */
export const formatSeconds = (milliseconds: number): string =>
  `${(milliseconds / 1000).toFixed(1)} s`;
