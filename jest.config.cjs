/** Jest, transpiled by swc: types are tsc's job (`npm run types`). */
module.exports = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'json', 'node'],
  transform: {
    '\\.(ts|mjs)$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
  testTimeout: 60_000,
  // The end-to-end tests wait for children most of the time.
  maxWorkers: '100%',
};
