/** Items of `retired` with a name that the catalog never published, in whole runs. */
import { expect, test } from '@jest/globals';
import { workspaceOf } from '../builders/catalog';
import { digestOf } from '../builders/digest';
import { memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';

const BOTH = { 'adminer/1': [], 'redis/1': [] };
const LEFT = { 'redis/1': [] };

/** The notices on retired items of a run without adminer, and of the same run again. */
const said = async (...retired: ReadonlyArray<object>) => {
  const remote = memoryGit();
  const files = workspaceOf(LEFT, { retired });
  await runAction({ git: remote.git, files: workspaceOf(BOTH) });
  const first = await runAction({ git: remote.git, files });
  const second = await runAction({ git: remote.git, files });
  expect([first.errors, second.errors]).toEqual([[], []]);
  return [first, second].map(({ notices }) => notices.filter((each) => /retired/.test(each)));
};

const NEVER = 'in retired, expected an image that this catalog has published';

test.each<readonly [string, object, ReadonlyArray<string>]>([
  ['an image that was removed', { slug: 'adminer' }, []],
  ['a version of an image that is there', { slug: 'redis', version: '0' }, []],
  ['something of elsewhere', { slug: 'minio', version: '1', digest: digestOf('x') }, []],
  [
    'a typo',
    { slug: 'adminre' },
    [`the manifest: found "adminre" ${NEVER}; did you mean adminer?`],
  ],
  [
    'another name',
    { slug: 'kubernetes' },
    [
      `the manifest: found "kubernetes" ${NEVER}; correct it, or state version and digest of what was published elsewhere`,
    ],
  ],
])(
  'a wrong name in retired passes in silence, or is said in each run: %s',
  async (_, item, lines) => {
    expect(await said(item)).toEqual([lines, []]);
  },
);

test('a first publish does not know what was never published', async () => {
  const files = workspaceOf(LEFT, { retired: [{ slug: 'minio' }] });
  const { notices } = await runAction({ git: memoryGit().git, files });
  expect(notices.filter((each) => /retired/.test(each))).toEqual([]);
});
