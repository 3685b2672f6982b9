import { expect, test } from '@jest/globals';
import { landingPage } from '../../src/publish/landing';
import { workspaceOf } from '../builders/catalog';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';

const FILES = workspaceOf({ 'redis/1': [] });
const OURS = landingPage([]);

const run = (remote: MemoryGit, inputs: Readonly<Record<string, string>> = {}) =>
  runAction({ git: remote.git, files: FILES, inputs: { explorer: 'true', ...inputs } });

/** The files of the branch outside of `api/v1`. */
const beside = (remote: MemoryGit): Readonly<Record<string, string>> =>
  Object.fromEntries([...(remote.files() ?? [])].filter(([path]) => !/(^|\/)api\/v1\//.test(path)));

test('the root and the destination each get a landing page', async () => {
  const remote = memoryGit();
  await run(remote, { destination: 'docs/ä b' });
  expect(beside(remote)).toEqual({
    '.nojekyll': '',
    'index.html': landingPage(['docs', 'ä b']),
    'docs/ä b/.nojekyll': '',
    'docs/ä b/index.html': OURS,
  });
});

test('a root with one of its own gets none, while the folder of the catalog does', async () => {
  const remote = memoryGit();
  remote.edit({ 'index.html': 'mine' });
  await run(remote, { destination: 'catalog' });
  expect(beside(remote)).toEqual({
    '.nojekyll': '',
    'index.html': 'mine',
    'catalog/.nojekyll': '',
    'catalog/index.html': OURS,
  });
});

test('the first of several catalogs keeps its landing page, and later ones do not change it', async () => {
  const remote = memoryGit();
  const changed: (string | undefined)[] = [];
  for (const destination of ['a', 'b', '', 'a', 'b', ''])
    changed.push((await run(remote, { destination })).outputs['changed']);
  expect(changed).toEqual(['true', 'true', 'true', 'false', 'false', 'false']);
  expect(beside(remote)).toEqual({
    '.nojekyll': '',
    'index.html': landingPage(['a']),
    'a/.nojekyll': '',
    'a/index.html': OURS,
    'b/.nojekyll': '',
    'b/index.html': OURS,
  });
});
