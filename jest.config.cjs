const { readFileSync, statfsSync } = require('node:fs');

/** A file system in memory: the tests write and remove many small files, which costs a disk more than all git. */
const IN_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 2 ** 30;

/** Whether it exists, has room, and programs can be run from it. */
const hasRoomInMemory = () => {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === IN_MEMORY);
    return bavail * bsize >= ENOUGH_BYTES && mount !== undefined && !/\bnoexec\b/.test(mount);
  } catch {
    return false;
  }
};

if (process.env.TMPDIR === undefined && hasRoomInMemory()) process.env.TMPDIR = IN_MEMORY;

const commonJs = { module: { type: 'commonjs' } };
/** As tsc makes `src` by `tsconfig.build.json`: objects are copied by Object.assign. */
const asShipped = {
  target: 'es2017',
  assumptions: { setSpreadProperties: true, pureGetters: true },
};

/** GitHub's expressions have a class `Array`: as a variable, it may have the name of an injected global. */
const withOwnArray = {
  targets: { node: 20 },
  include: ['transform-classes', 'transform-block-scoping'],
};

/** Transpiled by swc: types are tsc's job (`npm run types`). */
const shared = {
  testEnvironment: '<rootDir>/__tests__/warm/environment.cjs',
  // As parameters of each module: from a sandbox, they would be looked up at every use, a thousand times slower.
  sandboxInjectedGlobals: [
    ...['Array', 'BigInt', 'Boolean', 'Buffer', 'Date', 'Error', 'JSON', 'Map', 'Math', 'Number'],
    ...['Object', 'Promise', 'RegExp', 'Set', 'String', 'Symbol', 'URL', 'Uint8Array'],
  ],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'json', 'node'],
  transform: {
    '\\.(ts|mjs)$': [
      '@swc/jest',
      { jsc: { ...asShipped, parser: { syntax: 'typescript' } }, ...commonJs },
    ],
    'node_modules/@actions/.*\\.js$': ['@swc/jest', { env: withOwnArray, ...commonJs }],
  },
  // GitHub's parser and expressions: ES modules that import JSON as only bundlers do.
  moduleNameMapper: {
    '^@actions/(workflow-parser|expressions)$': '<rootDir>/node_modules/@actions/$1/dist/index.js',
    '^@actions/(workflow-parser|expressions)/(.+)$':
      '<rootDir>/node_modules/@actions/$1/dist/$2.js',
    // ES modules that are exported to `import` only.
    '^@actions/(exec|io)$': '<rootDir>/node_modules/@actions/$1/lib/$1.js',
    '^@actions/io/lib/(.+)$': '<rootDir>/node_modules/@actions/io/lib/$1.js',
    '^@actions/http-client$': '<rootDir>/node_modules/@actions/http-client/lib/index.js',
    '^@actions/http-client/lib/(.+)$': '<rootDir>/node_modules/@actions/http-client/lib/$1.js',
    '^undici$': '<rootDir>/__tests__/warm/undici.cjs',
  },
  transformIgnorePatterns: [
    '/node_modules/(?!@actions/(?:core|exec|expressions|http-client|io|workflow-parser)/)',
  ],
};

const inFolder = (name) => ({
  ...shared,
  displayName: name,
  testMatch: [`<rootDir>/__tests__/${name}/**/*.test.ts`],
});

const unit = {
  ...shared,
  displayName: 'unit',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/__tests__/(documents|e2e|fuzz|renovate|rooms|stress|workflows)/',
  ],
};
/** The room whose tests start shells and other programs: it runs with those of `dist/`. */
const OF_PROGRAMS = '<rootDir>/__tests__/rooms/documents.test.ts';
/** The unit tests, a room at a time: all of them in four fifths of the time. */
const rooms = {
  ...inFolder('rooms'),
  testPathIgnorePatterns: ['/node_modules/', OF_PROGRAMS],
};
const e2e = {
  ...shared,
  displayName: 'e2e',
  testMatch: ['<rootDir>/__tests__/e2e/**/*.test.ts', OF_PROGRAMS],
};
/** Random inputs: FUZZ_SEED and FUZZ_RUNS set the seed and how many. */
const fuzz = inFolder('fuzz');
/** Kills, races and faults: STRESS_KILLS and STRESS_RACES set how many, STRESS_SEED when to kill. */
const stress = {
  ...inFolder('stress'),
  setupFilesAfterEnv: ['<rootDir>/__tests__/stress/setup.ts'],
};

/** Runs Renovate, which the first run installs. */
const renovate = inFolder('renovate');

/** These take minutes to hours, or are the tests of another project, so they run only if the command names them. */
const named = [rooms, fuzz, renovate, stress].filter(({ displayName }) =>
  process.argv.slice(2).some((word) => word.includes(displayName)),
);

module.exports = {
  projects: [unit, e2e, ...named],
  testSequencer: '<rootDir>/__tests__/rooms/sequencer.cjs',
  // Only a test that hangs takes as long, however busy the machine is.
  testTimeout: 600_000,
  // More would only warm up more processes.
  maxConcurrency: 2,
  // The end-to-end tests wait for children most of the time.
  maxWorkers: '100%',
};
