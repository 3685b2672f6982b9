/** The pauses in milliseconds before each retry of a transient failure. */
export const BACKOFF_MS = [500, 2_000, 5_000, 10_000] as const;
