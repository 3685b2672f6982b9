/** Milliseconds to wait before each retry of a request that failed in a way that may pass. */
export const BACKOFF_MS = [500, 2_000, 5_000, 10_000] as const;
