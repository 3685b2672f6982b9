import { describe, expect, test } from '@jest/globals';
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

/** A published branch with files edited afterwards. */
const published = async (
  inputs: Readonly<Record<string, string>>,
  edits: Readonly<Record<string, string | undefined>> = {},
): Promise<MemoryGit> => {
  const remote = memoryGit();
  await run(remote, inputs);
  remote.edit(edits);
  return remote;
};

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

test('a branch with other files gets a landing page, and keeps them', async () => {
  const files = { 'README.md': 'mine', 'docs/x.md': 'mine', '.nojekyll': '' };
  const remote = memoryGit();
  remote.edit(files);
  await run(remote);
  expect(beside(remote)).toEqual({ ...files, 'index.html': OURS });
  await run(remote, { landing: 'false' });
  expect(beside(remote)).toEqual(files);
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

describe('a published landing page', () => {
  test.each<
    readonly [string, Readonly<Record<string, string>>, Readonly<Record<string, string>>, string]
  >([
    ['stays if it was edited, even if disabled', { landing: 'false' }, { 'index.html': 'x' }, 'x'],
    ['goes with landing: false', { landing: 'false' }, {}, ''],
    ['goes without the page', { explorer: 'false' }, {}, ''],
  ])('%s', async (_, inputs, edits, expected) => {
    const remote = await published({}, edits);
    const { outputs } = await run(remote, inputs);
    expect(beside(remote)['index.html'] ?? '').toBe(expected);
    const again = await run(remote, inputs);
    // With a host name, the feeds have other links.
    const isChanged = expected === '' || inputs['explorer'] === 'false' || 'CNAME' in edits;
    expect([outputs['changed'], again.outputs['changed']]).toEqual([String(isChanged), 'false']);
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
