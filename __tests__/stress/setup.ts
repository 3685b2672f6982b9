/** Sixteen runs at once, or a server that never recovers, take their time. */
import { jest } from '@jest/globals';

process.env['RUN_TIMEOUT_MS'] ??= '300000';
jest.setTimeout(7_200_000);
