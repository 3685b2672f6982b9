import { describe, expect, test } from '@jest/globals';
import { type Findings, workspaceOf } from '../../builders/catalog';
import { memoryGit } from '../../builders/memory-git';
import { runAction } from '../../builders/run';

describe('a comparison', () => {
  const BEFORE: Findings = { 'a/1': ['CVE-1 LOW'], 'a/2': ['CVE-1 LOW'], 'b/1': [] };
  const AFTER: Findings = { ...BEFORE, 'a/2': ['CVE-2 LOW'] };

  const CHANGED = '**1 new CVE** · **1 CVE no longer reported (same image)**';

  test('does not use edited numbers', async () => {
    const remote = memoryGit();
    await runAction({ git: remote.git, files: workspaceOf(BEFORE) });
    const summary = remote.files()?.get('api/v1/security.json') ?? '';
    remote.edit({ 'api/v1/security.json': summary.replaceAll('"total":1', '"total":9') });
    const ran = await runAction({ git: remote.git, files: workspaceOf(AFTER) });
    expect(ran.summary).toContain(CHANGED);
  });
});
