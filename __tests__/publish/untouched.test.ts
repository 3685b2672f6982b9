/** The published documents that a run reads and trusts. */
import { expect, test } from '@jest/globals';
import { DIGESTS } from '../../src/api/digests';
import { digestPrefix } from '../../src/api/paths';
import { blobId } from '../../src/git-objects/objects';
import type { Files } from '../builders/arbitrary-runs';
import { manifestText, workspaceOf } from '../builders/catalog';
import { digestOf } from '../builders/digest';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';

const inputs = { 'allow-removals': 'true' };

const published = async (files: Files): Promise<MemoryGit> => {
  const remote = memoryGit();
  await runAction({ git: remote.git, files, inputs });
  return remote;
};

/** The documents that a run without reports reads from the branch, in byte order, and its warnings. */
const readsOf = async (remote: MemoryGit) => {
  const names = new Map(
    [...(remote.files() ?? [])].map(([path, text]) => [blobId([Buffer.from(text)]), path]),
  );
  remote.reads.length = 0;
  const { warnings } = await runAction({
    git: remote.git,
    files: { 'catalog.yaml': manifestText(['a/1', 'b/1']) },
  });
  const paths = remote.reads.map((id) => names.get(id)?.replace('api/v1/', '') ?? id);
  return { reads: [...new Set(paths)].sort(), warnings };
};

const DOCUMENTS = ['cve.json', ...['security.json', 'state.json', 'status.json', 'updates.json']];
/** The documents that a run with changes reads always. */
const CHANGED = [...DOCUMENTS, 'history.json'];
/** Documents at the top that a run keeps, and reads only for their hashes. */
const KEPT = ['changes.json', 'feed.atom', 'feed.json', 'packages.json', 'removed.json'];
const DETAILS = ['security/a.json', 'security/b.json'];
const LISTS = ['changes.json', 'packages.json', 'removed.json'];
const REMEMBERED = [
  ...['images/a/findings.json', 'images/b/findings.json'],
  ...['images/a/releases.json', 'images/b/releases.json'],
  ...LISTS,
];
const DIGEST_FILES = ['a/1', 'b/1'].map((key) => DIGESTS.file(digestPrefix(digestOf(key))));
const RECORDS = ['security/a/1.json', 'security/b/1.json'];

test.each<
  readonly [string, (remote: MemoryGit) => void, ReadonlyArray<string>, ReadonlyArray<string>]
>([
  ['as it was published', () => undefined, DOCUMENTS, []],
  [
    'below a commit of someone else',
    (remote) => remote.edit({ 'README.md': 'Hello' }),
    DOCUMENTS,
    [],
  ],
  [
    'with an edited document that nothing depends on',
    (remote) => remote.edit({ 'api/v1/roadmap.json': '{}\n', 'api/v1/images.json': '{}\n' }),
    [...CHANGED, ...KEPT],
    [],
  ],
  [
    'with edited numbers',
    (remote) => remote.edit({ 'api/v1/security.json': '{}\n' }),
    [...CHANGED, ...KEPT, ...DETAILS],
    [
      'api/v1/security.json: the document was edited after it was published; its numbers are computed again from the records',
    ],
  ],
  [
    'with an edited record',
    (remote) =>
      remote.edit({
        'api/v1/security/a/1.json': remote
          .files()
          ?.get('api/v1/security/a/1.json')
          ?.replace('"total":1', '"total":7'),
      }),
    [...CHANGED, ...RECORDS, ...REMEMBERED, ...DIGEST_FILES, 'feed.json'],
    [
      'api/v1/security: found the folder edited after it was published, expected it as published; every image is computed again from what its records say now',
    ],
  ],
  [
    'with an edited document of a vulnerability',
    (remote) => remote.edit({ 'api/v1/cve/other/CVE-1.json': '{}\n' }),
    [...CHANGED, ...DETAILS, ...REMEMBERED],
    [
      'api/v1/cve: found the folder edited after it was published, expected it as published; what can be computed from the records is computed again, and only possible dates are kept',
    ],
  ],
  [
    'of an older format',
    (remote) => remote.edit({ 'api/v1/state.json': '{"format":0}\n' }),
    [...CHANGED, ...RECORDS, ...REMEMBERED, 'images.json'],
    [
      'api/v1/state.json: the published document is not used: format: found 0, expected a whole number, 1 or more',
    ],
  ],
  [
    'with edited updates',
    (remote) => remote.edit({ 'api/v1/updates.json': '{"data":[]}\n' }),
    [...CHANGED, ...KEPT],
    [
      'api/v1/updates.json: the document was edited after it was published; its items are taken as they are',
    ],
  ],
])('of a tree %s', async (_, touch, reads, warnings) => {
  const remote = await published(workspaceOf({ 'a/1': ['CVE-1 LOW'], 'b/1': [] }));
  const before = remote.files();
  touch(remote);
  const after = await readsOf(remote);
  expect([after.reads, after.warnings]).toEqual([[...reads].sort(), warnings]);
  expect((await readsOf(remote)).reads).toEqual(DOCUMENTS);
  for (const file of [
    'security.json',
    'cve.json',
    'cve/other/CVE-1.json',
    'images/a/findings.json',
  ])
    expect(remote.files()?.get(`api/v1/${file}`)).toBe(before?.get(`api/v1/${file}`));
});

test('the document of an image is read more than once each to keep a version and to update findings', async () => {
  const versions = ['a/1', 'a/2', 'a/3', 'a/4', 'a/5'];
  const found = (id: string) => Object.fromEntries(versions.map((key) => [key, [`${id} LOW`]]));
  const remote = await published(workspaceOf(found('CVE-1')));
  const detail = blobId([Buffer.from(remote.files()?.get('api/v1/security/a.json') ?? '')]);
  remote.reads.length = 0;
  const next = workspaceOf({ ...found('CVE-2'), 'a/3': null });
  const { summary } = await runAction({ git: remote.git, files: next, inputs });
  expect(summary).toContain(
    '**1 new CVE** · **1 CVE no longer reported (same image)** · versions: 4 with other CVEs\n',
  );
  expect(remote.reads.filter((id) => id === detail)).toHaveLength(2);
});
