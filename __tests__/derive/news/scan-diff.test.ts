import { describe, expect, test } from '@jest/globals';
import * as TE from 'fp-ts/TaskEither';
import { blobId } from '../../../src/domain/git-objects/objects';
import { problem } from '../../../src/domain/problem';
import type { Change, Git } from '../../../src/previous/git';
import { type Findings, workspaceOf } from '../../builders/catalog';
import { memoryGit } from '../../builders/memory-git';
import { runAction } from '../../builders/run';

describe('a comparison', () => {
  const BEFORE: Findings = { 'a/1': ['CVE-1 LOW'], 'a/2': ['CVE-1 LOW'], 'b/1': [] };
  const AFTER: Findings = { ...BEFORE, 'a/2': ['CVE-2 LOW'] };

  const CHANGED =
    '| 🟡&nbsp;changed | `a:2` | 1&nbsp;→&nbsp;**1** | 1 low | 0 | `CVE-2` low | `CVE-1` no longer reported |';

  test('reads no replaced record', async () => {
    const remote = memoryGit();
    await runAction({ git: remote.git, files: workspaceOf(BEFORE) });
    const record = blobId([Buffer.from(remote.files()?.get('api/v1/security/a/2.json') ?? '')]);
    remote.reads.length = 0;
    const ran = await runAction({ git: remote.git, files: workspaceOf(AFTER) });
    expect(remote.reads).not.toContain(record);
    expect(ran.summary).toContain(CHANGED);
  });

  test('does not use edited numbers', async () => {
    const remote = memoryGit();
    await runAction({ git: remote.git, files: workspaceOf(BEFORE) });
    const summary = remote.files()?.get('api/v1/security.json') ?? '';
    remote.edit({ 'api/v1/security.json': summary.replaceAll('"total":1', '"total":9') });
    const ran = await runAction({ git: remote.git, files: workspaceOf(AFTER) });
    expect(ran.summary).toContain(
      'The published numbers were changed by something else, so there is nothing to compare with.',
    );
    expect(ran.summary).toContain(
      '| 🟡&nbsp;changed | `a:2` | **1** | 1 low | 0 | `CVE-2` low | `CVE-1` no longer reported |',
    );
  });

  test('after a lost response uses the tip before the push', async () => {
    const remote = memoryGit();
    await runAction({ git: remote.git, files: workspaceOf(BEFORE) });
    let late: Change | undefined;
    let looks = 0;
    const git: Git = {
      ...remote.git,
      push: (change) => {
        late = change;
        return TE.right({
          kind: 'unknown',
          commit: 'f'.repeat(40),
          problem: problem('lost'),
          retryAfterMs: 0,
        });
      },
      contains: () => TE.right(true),
      // Missing when the branch is asked about the push, and present a moment later.
      read:
        (branch, ...places) =>
        async () => {
          if (late !== undefined) looks += 1;
          if (late !== undefined && looks > 1) await remote.git.push(late)();
          return remote.git.read(branch, ...places)();
        },
    };
    const ran = await runAction({ git, files: workspaceOf(AFTER) });
    const { changed, opened, closed } = ran.outputs;
    expect({ changed, opened, closed, pushes: remote.commits.length }).toEqual({
      ...{ changed: 'true', opened: '1', closed: '0' },
      pushes: 2,
    });
    expect(ran.summary).toContain(CHANGED);
  });
});
