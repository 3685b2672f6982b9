/** Huge files and deep folders on the branch use up neither memory nor stack nor time. */
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { git } from './bare-repository';
import { image, MANIFEST, manifestOf, reportOf, V1 } from './builders';
import { served, statesOf, warningsOf } from './results';
import { inWorld, plantRoot, publish, refused, runWell } from './runs';
import type { World } from './world';

const BRANCH = 'gh-pages';
const FILES = {
  [MANIFEST]: manifestOf(image('redis', ['1.0'])),
  'first/1.json': reportOf('redis', '1.0', [{ id: 'CVE-1' }]),
};
const BASE = { 'base-url': 'https://acme.test' };
const FIRST = { ...BASE, reports: 'first' };
const MiB = 1024 * 1024;

/** Commits files of 101 MiB to the branch. They are one object, which takes seconds to make. */
const commitHuge = (w: World, ...files: readonly string[]): void => {
  const input = Buffer.alloc(101 * MiB, ' ');
  const id = git(['-c', 'core.compression=1', 'hash-object', '-w', '--stdin'], {
    cwd: path.join(w.root, 'repositories', `${w.repository}.git`),
    input,
  });
  const huge = { mode: '100644', id: id.toString().trim() } as const;
  w.commitFiles(BRANCH, Object.fromEntries(files.map((file) => [file, huge])));
};
const NO_CNAME =
  'CNAME: the file is not used: found more than 1024 bytes, expected the host name of the site and nothing else; correct it on the branch, or remove it';

test.concurrent(
  'a CNAME of more than 1024 bytes is not used',
  inWorld(async (w) => {
    const { checkout } = await publish(w, FILES, FIRST);
    w.commitFile(BRANCH, 'CNAME', Buffer.alloc(1025, 'a.'));
    const result = await runWell(w, checkout);
    expect(warningsOf(result)).toEqual([NO_CNAME]);
    expect(result.outputs['api-url']).toBe('https://acme.github.io/catalog/api/v1');
  }),
);

// In two tests, because each has to compress 101 MiB.
describe('files on the branch of more than 100 MiB:', () => {
  test.concurrent(
    'a CNAME, status.json and updates.json are not used, and the documents are replaced',
    inWorld(async (w) => {
      const { checkout } = await publish(w, FILES, FIRST);
      const before = served(w);
      const documents = ['status.json', 'updates.json'].map((file) => `${V1}/${file}`);
      commitHuge(w, 'CNAME', ...documents);
      const result = await runWell(w, checkout, { reports: 'first' });
      expect(result.outputs['api-url']).toBe('https://acme.github.io/catalog/api/v1');
      expect(warningsOf(result).toSorted()).toEqual([
        NO_CNAME,
        'api/v1/status.json: found no matching state for the records of redis/1.0; they count as partial until they are scanned again',
        ...documents.map(
          (file) =>
            `${file}: the published document is not used: found more than 100 MiB, expected a smaller document`,
        ),
      ]);
      w.commitFile(BRANCH, 'CNAME', null);
      expect(served(w)).toEqual(before);
    }),
  );

  test.concurrent(
    'a record is dropped, and a state.json counts as foreign',
    inWorld(async (w) => {
      const { checkout } = await publish(w, FILES, FIRST);
      commitHuge(w, `${V1}/security/redis/1.0.json`);
      const result = await runWell(w, checkout, { ...BASE, 'allow-removals': 'true' });
      expect(warningsOf(result)).toEqual([
        'api/v1/security: found the folder edited after it was published, expected it as published; every image is computed again from what its records say now',
        'api/v1/security/redis/1.0.json: the published record is dropped: found more than 100 MiB, expected a smaller document; scan the version again',
      ]);
      expect(statesOf(w.tree(BRANCH))).toEqual({ 'redis/1.0': 'unscanned' });
      commitHuge(w, `${V1}/state.json`);
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
    const name = 'd'.repeat(600_000);
    for (let depth = 0; depth < 32; depth += 1)
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
