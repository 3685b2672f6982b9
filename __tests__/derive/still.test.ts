/** What makes a run derive: without any of it, the branch is as it should be already. */
import { expect, test } from '@jest/globals';
import { workspaceOf } from '../builders/catalog';
import { memoryGit } from '../builders/memory-git';
import { type Run, runAction } from '../builders/run';

const FILES = {
  ...workspaceOf({ 'redis/1': ['CVE-2026-0001 HIGH 9'] }),
  'updates.yaml': 'updates: [{app: redis, from: "1", to: "2", outcome: shipped}]\n',
};

test.each<readonly [string, Partial<Run>, ReadonlyArray<string>]>([
  ['nothing', {}, []],
  ['version checks', { inputs: { updates: 'updates.yaml' } }, ['"total":1']],
])('after %s', async (_, more, total) => {
  const remote = memoryGit();
  await runAction({ git: remote.git, files: FILES });
  const before = remote.files()?.get('api/v1/updates.json');
  const inputs = { reports: '', ...more.inputs };
  const { outputs, errors } = await runAction({ git: remote.git, files: FILES, inputs });
  expect([errors, outputs['changed']]).toEqual([[], String(total.length > 0)]);
  const after = remote.files()?.get('api/v1/updates.json');
  expect(after === before).toBe(total.length === 0);
  for (const each of total) expect(after).toContain(each);
});
