/**
 * `npm run torture`: kills, races and faults, no part of `npm test`. TORTURE_KILLS and TORTURE_RACES set
 * how many; TORTURE_SEED when they are killed.
 */
// Sixteen runs at once, or a server that never recovers, take their time.
process.env.RUN_TIMEOUT_MS ??= '300000';
// Retries wait in real time, as they do for users.
process.env.CATALOG_API_BACKOFF_SCALE ??= '1';

module.exports = {
  ...require('./jest.config.cjs'),
  testMatch: ['<rootDir>/torture/**/*.torture.ts'],
  testTimeout: 7_200_000,
  // One at a time: what is measured here is who comes first.
  maxWorkers: 1,
};
