/**
 * Starts first what is largest with all that it imports: rooms, and tests with a folder of their own. Their files are so
 * small that jest, where it has not measured them, would start them last, and wait for one alone.
 */
const { existsSync, readdirSync, statSync } = require('node:fs');
const path = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;

/** The bytes in the folder of a room or test, more for the room `others` than for any; 0 without a folder. */
const sizeOf = ({ path: file }) => {
  const isRoom = path.dirname(file) === __dirname;
  const folder = path.join(
    path.dirname(isRoom ? __dirname : file),
    path.basename(file, '.test.ts'),
  );
  if (!existsSync(folder)) return isRoom ? Number.MAX_SAFE_INTEGER : 0;
  return readdirSync(folder, { recursive: true })
    .map((each) => statSync(path.join(folder, each)).size)
    .reduce((sum, size) => sum + size, 0);
};

module.exports = class extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => sizeOf(other) - sizeOf(one));
  }
};
