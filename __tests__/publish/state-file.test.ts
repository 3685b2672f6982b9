/** The bytes of `state.json` do not depend on the order of tasks in a run. */
import { expect, test } from '@jest/globals';
import { manifestText, reportsOf } from '../builders/catalog';
import { memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';

test.each<readonly [string, Readonly<Record<string, string>>]>([
  ['a file at the top', { 'api/v1/old.json': '{}' }],
  ['a file among the records', { 'api/v1/security/gone/1.json': '{}' }],
  ['a file in each folder', { 'api/v1/cve/x.json': '{}', 'api/v1/digest/zz.json': '{}' }],
])('%s of someone else is removed, and every byte is restored', async (_, foreign) => {
  const remote = memoryGit();
  const files = { 'catalog.yaml': manifestText(['a/1', 'b/1']) };
  const run = (more: Readonly<Record<string, string>>) =>
    runAction({
      git: remote.git,
      files: { ...files, ...more },
      inputs: { 'allow-removals': 'true' },
    });
  await run(reportsOf({ 'a/1': ['CVE-2026-0001'] }));
  await run(reportsOf({ 'a/1': [] }));
  const before = new Map(remote.files());
  const { folders } = JSON.parse(before.get('api/v1/state.json') ?? '{}');
  expect(Object.keys(folders)).toEqual(['changes', 'charts', 'cve', 'digest', 'images']);
  remote.edit(foreign);
  const { errors } = await run({});
  expect([errors, new Map(remote.files())]).toEqual([[], before]);
});
