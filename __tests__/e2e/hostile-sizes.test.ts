/** A branch on which somebody stored what no memory, stack or patience is made for. */
import { describe, expect, test } from '@jest/globals';
import { image, MANIFEST, manifestOf, reportOf, V1 } from './builders';
import { served, statesOf, warningsOf } from './results';
import { inWorld, plantRoot, publish, refused, runWell, withWorld } from './runs';

const BRANCH = 'gh-pages';
const FILES = {
  [MANIFEST]: manifestOf(image('redis', ['1.0'])),
  'first/1.json': reportOf('redis', '1.0', [{ id: 'CVE-1' }]),
};
const BASE = { 'base-url': 'https://acme.test' };
const FIRST = { ...BASE, reports: 'first' };
const MiB = 1024 * 1024;
const HUGE = Buffer.alloc(101 * MiB, ' ');

describe('a CNAME', () => {
  test.concurrent.each([1025, 101 * MiB])('of %d bytes is not used', (size) =>
    withWorld(async (w) => {
      const { checkout } = await publish(w, FILES, FIRST);
      w.commitFile(BRANCH, 'CNAME', Buffer.alloc(size, 'a.'));
      const result = await runWell(w, checkout);
      expect(warningsOf(result)).toEqual([
        'CNAME: the file is not used: found more than 1024 bytes, expected the host name of the site and nothing else; correct it on the branch, or remove it',
      ]);
      expect(result.outputs['api-url']).toBe('https://acme.github.io/catalog/api/v1');
    }),
  );
});

describe('a document that is larger than any', () => {
  test.concurrent.each(['status.json', 'updates.json'])('%s is not used', (file) =>
    withWorld(async (w) => {
      const { checkout } = await publish(w, FILES, FIRST);
      const before = served(w);
      w.commitFile(BRANCH, `${V1}/${file}`, HUGE);
      const result = await runWell(w, checkout, FIRST);
      expect(warningsOf(result)[0]).toBe(
        `api/v1/${file}: the published document is not used: found more than 100 MiB, expected a smaller document`,
      );
      expect(served(w)).toEqual(before);
    }),
  );

  test.concurrent(
    'a record is dropped',
    inWorld(async (w) => {
      const { checkout } = await publish(w, FILES, FIRST);
      w.commitFile(BRANCH, `${V1}/security/redis/1.0.json`, HUGE);
      const result = await runWell(w, checkout, { ...BASE, 'allow-removals': 'true' });
      expect(warningsOf(result)).toEqual([
        'api/v1/security/redis/1.0.json: the published record is dropped: found more than 100 MiB, expected a smaller document; scan the version again',
      ]);
      expect(statesOf(w.tree(BRANCH))).toEqual({ 'redis/1.0': 'unscanned' });
    }),
  );

  test.concurrent(
    'a state.json counts as foreign',
    inWorld(async (w) => {
      const { checkout } = await publish(w, FILES, FIRST);
      w.commitFile(BRANCH, `${V1}/state.json`, HUGE);
      expect(await refused(w, checkout, FIRST)).toEqual([
        'found api/v1 on the branch without a state.json of this action, expected one, so nothing was published; choose another destination, or run once with allow-removals: true to replace it',
      ]);
    }),
  );
});

test.concurrent(
  'folders that are nested too deep stop the run with a message',
  inWorld(async (w) => {
    const { checkout } = await publish(w, FILES, FIRST);
    const blob = w.git('rev-parse', `${BRANCH}:.nojekyll`);
    let tree = w.makeTree(`100644 blob ${blob}\tf\n`);
    const name = 'd'.repeat(200_000);
    for (let depth = 0; depth < 60; depth += 1)
      tree = w.makeTree(`100644 blob ${blob}\tf\n040000 tree ${tree}\t${name}\n`);
    const v1 = w.makeTree(`${w.git('ls-tree', `${BRANCH}:${V1}`)}\n040000 tree ${tree}\tz\n`);
    const api = w.makeTree(`040000 tree ${v1}\tv1\n`);
    const root = w.makeTree(`040000 tree ${api}\tapi\n`);
    plantRoot(w, BRANCH, root);
    expect(await refused(w, checkout, FIRST)).toEqual([
      'found more than 256 MiB of paths, too long or nested too deeply, below "api/v1" on the branch, more than any catalog has; nothing was published; remove it there, or choose another destination',
    ]);
  }),
);
