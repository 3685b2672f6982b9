const commonJs = { module: { type: 'commonjs' } };
/** As tsc makes `src` by `tsconfig.build.json`: objects are copied by Object.assign. */
const asShipped = {
  target: 'es2017',
  assumptions: { setSpreadProperties: true, pureGetters: true },
};

/** Jest, transpiled by swc: types are tsc's job (`npm run types`). */
module.exports = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'json', 'node'],
  transform: {
    '\\.(ts|mjs)$': [
      '@swc/jest',
      { jsc: { ...asShipped, parser: { syntax: 'typescript' } }, ...commonJs },
    ],
    'node_modules/@actions/.*\\.js$': ['@swc/jest', { jsc: { target: 'es2022' }, ...commonJs }],
  },
  // GitHub's parser and expressions: ES modules that import JSON as only bundlers do.
  moduleNameMapper: {
    '^@actions/(workflow-parser|expressions)$': '<rootDir>/node_modules/@actions/$1/dist/index.js',
    '^@actions/(workflow-parser|expressions)/(.+)$':
      '<rootDir>/node_modules/@actions/$1/dist/$2.js',
  },
  transformIgnorePatterns: ['/node_modules/(?!@actions/(?:core|workflow-parser|expressions)/)'],
  testTimeout: 60_000,
  // The end-to-end tests wait for children most of the time.
  maxWorkers: '100%',
};
