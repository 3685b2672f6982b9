import { expect, test } from '@jest/globals';
import { workspaceOf } from '../builders/catalog';
import { memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';

test('the debug log has the version of each report', async () => {
  const files = { ...workspaceOf({ 'a/1': [], 'b/1': null }), 'reports/x/7.json': '' };
  const foreign = workspaceOf({ 'x/7': [] })['reports/x/7.json'] ?? '';
  const ran = await runAction({
    git: memoryGit().git,
    files: { ...files, 'reports/x/7.json': foreign },
  });
  expect(ran.debug).toEqual(['"reports/a/1.json" belongs to a/1']);
});
