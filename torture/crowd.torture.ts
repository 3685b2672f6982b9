import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { World } from '../__tests__/e2e/action';
import { runWell, withWorld } from '../__tests__/e2e/builders';
import { BRANCH, checkoutOf, say } from './catalog';

const MANY = 1_000_000;

/** Puts so many files into a folder of the branch, in a commit of somebody else. */
const crowd = (w: World, folder: string): void => {
  const files = Array.from({ length: MANY }, (_, i) => `M 100644 :1 ${folder}/${i}\n`);
  const input = `blob\nmark :1\ndata 1\nx\ncommit refs/heads/${BRANCH}\ncommitter J <j@example.test> 1 +0000\ndata 5\nCrowd\nfrom refs/heads/${BRANCH}^0\n${files.join('')}\ndone\n`;
  const cwd = path.join(w.root, 'repositories', `${w.repository}.git`);
  const ended = spawnSync('git', ['fast-import', '--quiet', '--done'], { cwd, input });
  if (ended.status !== 0) throw new Error(ended.stderr.toString());
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
