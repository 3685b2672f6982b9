import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe } from '@jest/globals';

const TESTS = path.dirname(__dirname);
/** Projects of their own. */
const OTHER_PROJECTS = ['e2e', 'fuzz', 'renovate', 'stress', 'rooms'];

const nameOf = (file: string): string => path.basename(file, '.test.ts');

const OWN_FILE = readdirSync(__dirname)
  .filter((file) => file.endsWith('.test.ts'))
  .map(nameOf);

/** The folder of a test in `__tests__`, or the test itself. Tests of workflows load the linters of the documents. */
const roomOf = (file: string): string => {
  const name = nameOf(file.split(path.sep)[0] ?? '');
  return name === 'workflows' ? 'documents' : name;
};

const isIn =
  (room: string) =>
  (file: string): boolean =>
    room === 'others' ? !OWN_FILE.includes(roomOf(file)) : roomOf(file) === room;

/**
 * Runs the tests of a room as one file: jest loads, compiles and warms up the sources anew for each file, which takes
 * a fifth of the time of all tests. Each file tests the room of its name; `others` tests every room without a file here.
 */
export const runRoom = (caller: string): void => {
  const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !OTHER_PROJECTS.includes(roomOf(file)))
    .filter(isIn(nameOf(caller)));
  for (const file of files.sort())
    describe(file, () => {
      require(path.join(TESTS, file));
    });
};
