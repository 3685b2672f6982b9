import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { folderId } from '../../src/domain/git-objects/folder-id';
import { blobId } from '../../src/domain/git-objects/objects';
import { catalog, scans } from '../builders/arbitrary-runs';
import type { Files } from '../builders/branch';
import { workspaceOf } from '../builders/catalog';
import { digestOf as sha256Of } from '../builders/digest';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { type Ran, runAction } from '../builders/run';

const INTEGRITY = 'integrity.json';

/** The document of the files below `api/v1`, computed plainly. That ids of folders are those of git is proven elsewhere. */
const plainIntegrity = (tree: ReadonlyMap<string, Buffer>): string => {
  const paths = [...tree.keys()].sort();
  const folders = new Set(paths.flatMap((path) => /^[^/]+(?=\/)/.exec(path) ?? []));
  const idsIn = (folder: string) =>
    paths
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path): [string, string] => [
        path.slice(folder.length + 1),
        blobId([tree.get(path) ?? Buffer.alloc(0)]),
      ]);
  const document = {
    ...{ apiVersion: 'v1', resource: 'integrity' },
    files: paths
      .filter((path) => !path.includes('/') && path !== INTEGRITY && path !== 'state.json')
      .map((path) => {
        const bytes = tree.get(path) ?? Buffer.alloc(0);
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        return { path, bytes: bytes.length, sha256 };
      }),
    folders: [...folders].sort().map((path) => ({ path, tree: folderId(idsIn(path)) })),
  };
  return `${JSON.stringify(document)}\n`;
};

/** The files of a branch below `api/v1`. */
const treeOf = (remote: MemoryGit): ReadonlyMap<string, Buffer> =>
  new Map(
    [...(remote.files()?.keys() ?? [])].flatMap((path) =>
      path.startsWith('api/v1/')
        ? [[path.slice('api/v1/'.length), remote.bytesOf(path) ?? Buffer.alloc(0)] as const]
        : [],
    ),
  );
const textOf = (remote: MemoryGit): string | undefined =>
  remote.files()?.get(`api/v1/${INTEGRITY}`);

const run = async (remote: MemoryGit, files: Files, inputs: Files = {}): Promise<Ran> => {
  const ran = await runAction({
    ...{ git: remote.git, files },
    inputs: { 'allow-removals': 'true', explorer: 'true', ...inputs },
  });
  expect(ran.errors).toEqual([]);
  return ran;
};

/** Edits of the document by someone else. */
const EDITS: Readonly<Record<string, (text: string) => string | undefined>> = {
  'with other digests': (text) => text.replaceAll(/"sha256":"[0-9a-f]/g, '"sha256":"0'),
  'with other sizes and trees': (text) =>
    text.replaceAll('"bytes":', '"bytes":1').replaceAll(/"tree":"[0-9a-f]/g, '"tree":"0'),
  'without files': (text) => text.replace(/"files":\[.*\],"folders"/, '"files":[],"folders"'),
  'with an extra space': (text) => text.replace('{', '{ '),
  'that is not JSON': () => '{',
  'that is empty': () => '',
  'that was removed': () => undefined,
};
const edits = Object.entries(EDITS);

describe('integrity.json of a published tree', () => {
  const step = fc.record({
    files: fc
      .tuple(catalog, scans)
      .map(([manifest, reports]): Files => ({ ...manifest, ...reports })),
    edit: fc.option(fc.constantFrom(...edits.map(([, edit]) => edit)), { nil: undefined }),
    other: fc.option(
      fc.constantFrom('feed.json', 'changes.json', 'roadmap.json', 'images/1.json', 'x.json'),
      {
        nil: undefined,
      },
    ),
  });

  type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

  const editBranch = (remote: MemoryGit, { edit, other }: Step): void => {
    const text = textOf(remote);
    if (text === undefined) return;
    if (edit) remote.edit({ [`api/v1/${INTEGRITY}`]: edit(text) });
    if (other) remote.edit({ [`api/v1/${other}`]: '{}\n' });
  };

  test('is correct after every run, despite edits in between', async () => {
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        const remote = memoryGit();
        for (const each of steps) {
          editBranch(remote, each);
          const { outputs } = await run(remote, each.files);
          runs += 1;
          const text = textOf(remote) ?? '';
          expect(text).toBe(plainIntegrity(treeOf(remote)));
          const digest = outputs['changed'] === 'true' ? sha256Of(text) : '';
          expect(outputs['integrity']).toBe(digest);
        }
      }),
      { numRuns: 5 },
    );
    expect(runs).toBeGreaterThan(2);
  });

  const FILES = workspaceOf({ 'a/1': ['CVE-2026-0001 HIGH'], 'b/1': [] });

  test('is not an output of a dry run', async () => {
    const { outputs } = await run(memoryGit(), FILES, { 'dry-run': 'true' });
    expect([outputs['changed'], outputs['integrity']]).toEqual(['true', '']);
  });
});
