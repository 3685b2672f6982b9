import { describe, expect, test } from '@jest/globals';
import * as TE from 'fp-ts/TaskEither';
import type { Cve } from '../../src/api/security';
import type { Change, Git } from '../../src/branch/git';
import { compareRecords, type FoundCve } from '../../src/diff/scan-diff';
import { blobId } from '../../src/git-objects/objects';
import { problem } from '../../src/problem';
import { rollupOf } from '../../src/reports/record';
import { compareRows } from '../../src/reports/rows';
import { type Findings, workspaceOf } from '../builders/catalog';
import { memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';

/** `CVE-1 HIGH pkg 1.2`: an id, a severity, a package and perhaps the version that fixes it. */
const rowsOf = (...texts: ReadonlyArray<string>): ReadonlyArray<Cve> =>
  texts
    .map((text): Cve => {
      const [id = '', severity = '', pkg = '', fixed = null] = text.split(' ');
      return {
        id,
        severity: severity as Cve['severity'],
        pkg,
        installed: '1',
        fixed,
        title: null,
        url: null,
        targets: [],
      };
    })
    .sort(compareRows);

/** By default, a CVE of severity low in the package `a`. */
const found = (given: Partial<FoundCve>): FoundCve => ({
  id: 'A',
  severity: 'LOW',
  fixes: [],
  packages: ['a'],
  url: null,
  ...given,
  fixable: (given.fixes ?? []).length > 0,
});

describe('compareRecords', () => {
  const compare = (former: ReadonlyArray<Cve>, current: ReadonlyArray<Cve>) => {
    const { added, closed } = compareRecords(
      rollupOf('1', 'i', { rows: former, suppressions: [] }),
      former,
      current,
    );
    return { added, closed };
  };

  test('lists each CVE once, with its worst severity, fixable if any row is', () => {
    const rows = rowsOf('A LOW a 2', 'A HIGH b', 'B CRITICAL a', 'C HIGH a 2');
    expect(compare([], rows)).toEqual({
      added: [
        found({ id: 'B', severity: 'CRITICAL' }),
        found({ id: 'A', severity: 'HIGH', fixes: ['2'], packages: ['b', 'a'] }),
        found({ id: 'C', severity: 'HIGH', fixes: ['2'] }),
      ],
      closed: [],
    });
  });

  test('a CVE is closed once its last row is gone', () => {
    const former = rowsOf('A LOW a', 'A LOW b', 'B LOW a');
    expect(compare(former, rowsOf('A LOW b'))).toEqual({
      added: [],
      closed: [found({ id: 'B' })],
    });
  });

  test.each(['__proto__', 'constructor', ''])('%j is an ordinary id', (id) => {
    expect(compare([], rowsOf(`${id} LOW a`)).added).toEqual([found({ id })]);
  });
});

describe('a comparison', () => {
  const BEFORE: Findings = { 'a/1': ['CVE-1 LOW'], 'a/2': ['CVE-1 LOW'], 'b/1': [] };
  const AFTER: Findings = { ...BEFORE, 'a/2': ['CVE-2 LOW'] };
  const documents = ['cve', 'history', 'integrity', 'security', 'state', 'status', 'updates'];
  /** The documents of memory that change: of the image, of its former vulnerability, and lists. */
  const remembered = ['a/findings', 'a/releases', 'CVE-1', 'changes', 'feed', 'removed'];

  test('reads no record if none is replaced', async () => {
    const remote = memoryGit();
    await runAction({ git: remote.git, files: workspaceOf(BEFORE) });
    remote.reads.length = 0;
    await runAction({ git: remote.git, files: workspaceOf(BEFORE) });
    expect(remote.reads.length).toBe(documents.length);
  });

  test('reads only the replaced record, even if all versions were scanned again', async () => {
    const remote = memoryGit();
    await runAction({ git: remote.git, files: workspaceOf(BEFORE) });
    remote.reads.length = 0;
    const ran = await runAction({ git: remote.git, files: workspaceOf(AFTER) });
    expect(remote.reads.length).toBe(documents.length + remembered.length + 1);
    expect(ran.summary).toContain(
      '| 🟡&nbsp;changed | `a:2` | 1&nbsp;→&nbsp;**1** | 1 low | 0 | `CVE-2` low | `CVE-1` |',
    );
  });

  test('reads no record if the document of the image is read anyway', async () => {
    const remote = memoryGit();
    await runAction({ git: remote.git, files: workspaceOf(BEFORE) });
    remote.reads.length = 0;
    const files = workspaceOf({ ...AFTER, 'a/1': null, 'b/1': null });
    const ran = await runAction({ git: remote.git, files });
    // Needed for the rows of a/1 and for the findings of the image; also compared with a/2.
    expect(remote.reads.length).toBe(documents.length + remembered.length + 3);
    expect(new Set(remote.reads).size).toBe(documents.length + remembered.length + 1);
    expect(ran.summary).toContain(
      '| 🟡&nbsp;changed | `a:2` | 1&nbsp;→&nbsp;**1** | 1 low | 0 | `CVE-2` low | `CVE-1` |',
    );
  });

  test('warns of a record that cannot be fetched, and compares the rest', async () => {
    const remote = memoryGit();
    await runAction({ git: remote.git, files: workspaceOf(BEFORE) });
    const record = remote.files()?.get('api/v1/security/a/2.json') ?? '';
    const id = blobId([Buffer.from(record)]);
    const git: Git = {
      ...remote.git,
      fetchBlobs: (ids) =>
        ids.includes(id) ? TE.left([problem('gone')]) : remote.git.fetchBlobs(ids),
    };
    const ran = await runAction({ git, files: workspaceOf(AFTER) });
    expect(ran.errors).toEqual([]);
    expect(ran.summary).toContain(
      '| ⚪&nbsp;replaced | `a:2` | 1&nbsp;→&nbsp;**1** | 1 low | 0 |  |  |',
    );
  });

  test('warns of a record that does not decode, and compares the rest', async () => {
    const remote = memoryGit();
    await runAction({ git: remote.git, files: workspaceOf(BEFORE) });
    remote.edit({ 'api/v1/security/a/2.json': '{"cves":7}\n' });
    const ran = await runAction({ git: remote.git, files: workspaceOf(AFTER) });
    expect(ran.errors).toEqual([]);
    expect(ran.summary).toContain(
      '| ⚪&nbsp;replaced | `a:2` | 1&nbsp;→&nbsp;**1** | 1 low | 0 |  |  |',
    );
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
      // Missing when the branch is asked about the push, and present a moment later.
      read: (branch, path) => async () => {
        if (late !== undefined) looks += 1;
        if (late !== undefined && looks > 1) await remote.git.push(late)();
        return remote.git.read(branch, path)();
      },
    };
    const ran = await runAction({ git, files: workspaceOf(AFTER) });
    expect({ changed: ran.outputs['changed'], pushes: remote.commits.length }).toEqual({
      changed: 'true',
      pushes: 2,
    });
    expect(ran.summary).toContain(
      '| 🟡&nbsp;changed | `a:2` | 1&nbsp;→&nbsp;**1** | 1 low | 0 | `CVE-2` low | `CVE-1` |',
    );
  });
});
