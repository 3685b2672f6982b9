import { jest } from '@jest/globals';

/** Sixteen runs at once, or a server that never recovers, take their time. */
process.env['RUN_TIMEOUT_MS'] ??= '300000';
/** Retries wait in real time, as they do for users. */
process.env['CATALOG_API_BACKOFF_SCALE'] ??= '1';
/** Each run is a process of its own, as it is for users. */
process.env['ALONE'] ??= 'true';
jest.setTimeout(7_200_000);
