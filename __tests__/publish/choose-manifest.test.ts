import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { catalog, type Files, scans } from '../builders/arbitrary-runs';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { type Run, runAction } from '../builders/run';

const [OLDER, NEWER] = ['a'.repeat(40), 'b'.repeat(40)] as const;

const served = (remote: MemoryGit): Files =>
  Object.fromEntries([...(remote.files() ?? [])].filter(([file]) => !file.endsWith('/state.json')));

/** The tree after successive runs on one branch. */
const after = async (...runs: ReadonlyArray<Omit<Run, 'git'>>): Promise<Files> => {
  const remote = memoryGit();
  for (const each of runs) {
    const inputs = { 'allow-removals': 'true' };
    const ran = await runAction({ ...each, git: remote.git, inputs });
    expect(ran.errors).toEqual([]);
  }
  return served(remote);
};

test('a stale run publishes the newer manifest with its own scans', async () => {
  await fc.assert(
    fc.asyncProperty(catalog, catalog, scans, scans, async (older, newer, before, late) => {
      const first = { files: { ...newer, ...before }, commit: NEWER };
      const stale = await after(first, {
        files: { ...older, ...late },
        commit: OLDER,
        relation: 'older',
      });
      const direct = await after(first, { files: { ...newer, ...late }, commit: NEWER });
      expect(stale).toEqual(direct);
    }),
    { numRuns: 25 },
  );
});
