/** Starts the largest rooms first: their files are so small that jest would start them last, and wait for one alone. */
const { existsSync, readdirSync, statSync } = require('node:fs');
const path = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;

/** The bytes of a room's tests, more for `others` than for any; 0 for a file of tests that is no room. */
const sizeOf = ({ path: file }) => {
  if (path.dirname(file) !== __dirname) return 0;
  const folder = path.join(path.dirname(__dirname), path.basename(file, '.test.ts'));
  if (!existsSync(folder)) return Number.MAX_SAFE_INTEGER;
  return readdirSync(folder, { recursive: true })
    .map((each) => statSync(path.join(folder, each)).size)
    .reduce((sum, size) => sum + size, 0);
};

module.exports = class extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => sizeOf(other) - sizeOf(one));
  }
};
