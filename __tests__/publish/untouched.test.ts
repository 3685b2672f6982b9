/** A tree that is as its commit left it is understood by fewer documents. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { blobId, folderObjects } from '../../src/publish/object-id';
import { catalog, type Files, scans } from '../builders/arbitrary-runs';
import { catalogOf, workspaceOf } from '../builders/catalog';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';

const inputs = { 'allow-removals': 'true' };

const published = async (files: Files): Promise<MemoryGit> => {
  const remote = memoryGit();
  await runAction({ git: remote.git, files, inputs });
  return remote;
};

/** The documents that a run without reports reads of the branch, in byte order. */
const readsOf = async (remote: MemoryGit): Promise<ReadonlyArray<string>> => {
  const names = new Map(
    [...(remote.files() ?? [])].map(([path, text]) => [blobId([Buffer.from(text)]), path]),
  );
  remote.reads.length = 0;
  await runAction({ git: remote.git, files: { 'catalog.yaml': catalogOf(['a/1', 'b/1']) } });
  const paths = remote.reads.map((id) => names.get(id)?.replace('api/v1/', '') ?? id);
  return [...new Set(paths)].sort();
};

/** The folders below this path, as a commit would tell them. */
const idBelow = (remote: MemoryGit, path: string): string =>
  folderObjects(
    [...(remote.files() ?? [])].flatMap(([file, text]) =>
      file.startsWith(path)
        ? [[file.slice(path.length), blobId([Buffer.from(text)])] as const]
        : [],
    ),
  ).id;

/** What a commit says that knows the tree as it is now. */
const fitting = (remote: MemoryGit) => (message: string) =>
  message.replace(
    /^Api-Trees: .*$/m,
    `Api-Trees: ${idBelow(remote, 'api/')} ${idBelow(remote, 'api/v1/')} api/v1`,
  );

const FEW = ['security.json', 'state.json', 'status.json', 'updates.json'];
const ALL = [...FEW, 'images.json', 'security/index.json'].sort();
const RECORDS = ['security/a/1.json', 'security/b/1.json'];
const OLDER = { 'api/v1/state.json': '{"format":0}\n' };

test.each([
  { what: 'as its commit left it', touch: () => undefined, reads: FEW },
  {
    what: 'below a commit of somebody else',
    touch: (remote: MemoryGit) => remote.edit({ 'README.md': 'Hello' }),
    reads: ALL,
  },
  {
    what: 'amended elsewhere',
    touch: (remote: MemoryGit) => remote.amend({ 'README.md': 'Hello' }),
    reads: FEW,
  },
  {
    what: 'amended in a document',
    touch: (remote: MemoryGit) => remote.amend({ 'api/v1/roadmap.json': '{}\n' }),
    reads: ALL,
  },
  {
    what: 'of another format, in a commit that fits',
    touch: (remote: MemoryGit) => remote.amend(OLDER, fitting(remote)),
    reads: [...ALL, ...RECORDS].sort(),
  },
  {
    what: 'without states, in a commit that fits',
    touch: (remote: MemoryGit) =>
      remote.amend({ 'api/v1/status.json': undefined }, fitting(remote)),
    reads: ALL.filter((file) => file !== 'status.json'),
  },
  {
    what: 'with a document that does not decode, in a commit that fits',
    touch: (remote: MemoryGit) => remote.amend({ 'api/v1/updates.json': '7\n' }, fitting(remote)),
    reads: ALL,
  },
])('of a tree $what these documents are read', async ({ touch, reads }) => {
  const remote = await published(workspaceOf({ 'a/1': ['CVE-1 LOW'], 'b/1': [] }));
  touch(remote);
  expect(await readsOf(remote)).toEqual(reads);
});

test('few documents say what all of them say', async () => {
  await fc.assert(
    fc.asyncProperty(catalog, catalog, scans, scans, async (first, next, before, after) => {
      const files = { ...next, ...after };
      const [few, all] = [await published({ ...first, ...before }), memoryGit()];
      await runAction({ git: all.git, files: { ...first, ...before }, inputs });
      few.amend({});
      all.edit({});
      const brief = await runAction({ git: few.git, files });
      const whole = await runAction({ git: all.git, files });
      expect(brief).toEqual(whole);
      expect(few.files()).toEqual(all.files());
    }),
    { numRuns: 60 },
  );
});

test('the document of an image is read once to keep a version, and once to compare the others', async () => {
  const versions = ['a/1', 'a/2', 'a/3', 'a/4', 'a/5'];
  const found = (id: string) => Object.fromEntries(versions.map((key) => [key, [`${id} LOW`]]));
  const remote = await published(workspaceOf(found('CVE-1')));
  const detail = blobId([Buffer.from(remote.files()?.get('api/v1/security/a.json') ?? '')]);
  remote.reads.length = 0;
  const next = workspaceOf({ ...found('CVE-2'), 'a/3': null });
  const { summary } = await runAction({ git: remote.git, files: next, inputs });
  expect(summary).toContain(
    '**1 new CVE** · **1 fixed** · versions: 4 with other CVEs and the same counts',
  );
  expect(remote.reads.filter((id) => id === detail)).toHaveLength(2);
});
