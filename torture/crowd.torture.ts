import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { World } from '../__tests__/e2e/action';
import { runWell, withWorld } from '../__tests__/e2e/builders';
import { BRANCH, checkoutOf, say } from './catalog';

const MANY = 1_000_000;

/** Puts so many files into a folder of the branch, in a commit of somebody else. */
const crowd = (w: World, folder: string): void => {
  const cwd = path.join(w.root, 'repositories', `${w.repository}.git`);
  const blob = w.git('rev-parse', `${BRANCH}:.nojekyll`);
  // Not by fast-import, which looks through all of a folder for each file.
  const input = Array.from({ length: MANY }, (_, i) => `100644 blob ${blob}\t${i}\n`).join('');
  const made = spawnSync('git', ['mktree'], { cwd, input, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
  w.git('read-tree', BRANCH);
  w.git('--work-tree', w.root, 'read-tree', `--prefix=${folder}/`, made.stdout.trim());
  const tree = w.git('write-tree');
  const person = ['-c', 'user.name=J', '-c', 'user.email=j@example.test'];
  const commit = w.git(...person, 'commit-tree', '-p', BRANCH, '-m', 'Crowd', tree);
  w.git('update-ref', `refs/heads/${BRANCH}`, commit);
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
