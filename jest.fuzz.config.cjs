/** `npm run fuzz`: long random runs, no part of `npm test`. FUZZ_SEED and FUZZ_RUNS set seed and length. */
module.exports = {
  ...require('./jest.config.cjs'),
  testMatch: ['<rootDir>/fuzz/**/*.fuzz.ts'],
  testTimeout: 3_600_000,
};
