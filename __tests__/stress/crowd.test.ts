import { expect, test } from '@jest/globals';
import { plantRoot, runWell, withWorld } from '../e2e/runs';
import type { World } from '../e2e/world';
import { BRANCH, checkoutOf, say } from './catalog';

const MANY = 1_000_000;

/** Puts so many files into a folder of the branch, in a commit of somebody else. */
const crowd = (w: World, folder: string): void => {
  const blob = w.git('rev-parse', `${BRANCH}:.nojekyll`);
  // Not by fast-import, which looks through all of a folder for each file.
  const lines = Array.from({ length: MANY }, (_, i) => `100644 blob ${blob}\t${i}\n`);
  const files = w.makeTree(lines.join(''));
  w.git('read-tree', BRANCH);
  w.git('--work-tree', w.root, 'read-tree', `--prefix=${folder}/`, files);
  plantRoot(w, BRANCH, w.git('write-tree'), 'Crowd');
};

test.each([
  ['of others', 'docs'],
  ['in api/v1', 'api/v1/crowd'],
])('a million entries %s', (_, folder) =>
  withWorld(async (w) => {
    const checkout = checkoutOf(w, 3);
    await runWell(w, checkout, { reports: 'b' });
    const api = w.git('rev-parse', `${BRANCH}:api`);
    await runWell(w, checkout, { reports: 'a' });
    crowd(w, folder);
    w.server.reset();
    const start = Date.now();
    const { code, log } = await w.run(checkout, { reports: 'b' });
    const took = Date.now() - start;
    expect([code, code === 0 ? '' : log]).toEqual([0, '']);
    expect(w.git('rev-parse', `${BRANCH}:api`)).toBe(api);
    const { bytesDown } = w.server.stats();
    say(`a million entries in ${folder}: ${took} ms, ${bytesDown} bytes down`);
  }),
);
