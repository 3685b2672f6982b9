/** The one line of news of whole runs: what is told first, and in which words. */
import { expect, test } from '@jest/globals';
import { type Findings, workspaceOf } from '../builders/catalog';
import { memoryGit } from '../builders/memory-git';
import { trivy, trivyFinding } from '../builders/reports';
import { type Run, runAction } from '../builders/run';

const BEFORE: Findings = { 'a/2': [], 'a/1': [], 'b/1': ['CVE-2026-0001 HIGH'], 'c/1': null };

const kev = (...ids: ReadonlyArray<string>): string =>
  JSON.stringify({
    ...{ catalogVersion: '1', dateReleased: '2026-08-01T00:00:00Z' },
    vulnerabilities: ids.map((cveID) => ({ cveID, dateAdded: '2026-07-01' })),
  });

const NIGHTS: ReadonlyArray<readonly [Findings, string, (Partial<Run> | undefined)?]> = [
  [{ ...BEFORE }, '✅ Nothing new · 1 finding in newest versions, 0 with a fix'],
  [{ ...BEFORE, 'a/2': ['CVE-2026-0009 CRITICAL'] }, '🔴 CVE-2026-0009 (critical) new in 1 image'],
  [
    {
      ...BEFORE,
      'a/2': ['CVE-2026-0009 CRITICAL'],
      'b/1': ['CVE-2026-0001 HIGH', 'CVE-2026-0008 CRITICAL'],
    },
    '🔴 2 new critical CVEs in 2 images',
  ],
  [
    { ...BEFORE, 'a/1': ['CVE-2026-0009 MEDIUM', 'CVE-2026-0008 LOW', 'CVE-2026-0007 LOW'] },
    '🟡 3 new CVEs in 1 image, 1 medium',
  ],
  [{ ...BEFORE, 'b/1': [] }, '🟢 1 CVE closed in 1 image'],
  [{ ...BEFORE, 'b/1': ['CVE-2026-0001 HIGH 2'] }, '🔧 1 CVE with a fix now in 1 image'],
  [{ ...BEFORE, 'c/1': [] }, '🔵 1 version scanned'],
  [
    BEFORE,
    '🚨 CVE-2026-0001 (high, exploited) in 1 image · no fix yet',
    {
      files: { ...workspaceOf(BEFORE), 'kev.json': kev('CVE-2026-0001') },
      inputs: { kev: 'kev.json' },
    },
  ],
  [
    { 'a/2': ['CVE-2026-0009 CRITICAL 2'] },
    '🚨 2 exploited CVEs: CVE-2026-0009, CVE-2026-0001 · fix available in 1 of 2 versions',
    {
      files: {
        ...workspaceOf({ ...BEFORE, 'a/2': ['CVE-2026-0009 CRITICAL 2'] }),
        'kev.json': kev('CVE-2026-0001', 'CVE-2026-0009'),
      },
      inputs: { kev: 'kev.json' },
    },
  ],
  [
    { ...BEFORE, 'a/2': ['CVE-2026-0009 LOW'] },
    '🔎 Dry run · CVE-2026-0009 (low) new in 1 image',
    { inputs: { 'dry-run': 'true' } },
  ],
  [
    { ...BEFORE, 'b/1': [] },
    '❌ The step failed · 1 CVE closed in 1 image',
    { inputs: { 'fail-on': 'unscanned' } },
  ],
  [
    { ...BEFORE, 'b/1': [] },
    '❌ Dry run failed · 1 CVE closed in 1 image',
    { inputs: { 'fail-on': 'unscanned', 'dry-run': 'true' } },
  ],
  [
    BEFORE,
    '⏪ Older commit: nothing added, newer catalog kept',
    { commit: 'd'.repeat(40), relation: 'older' },
  ],
];

test.each(NIGHTS)('%#: %j is told in other words', async (night, expected, more = {}) => {
  const { git } = memoryGit();
  await runAction({ git, files: workspaceOf(BEFORE) });
  const ran = await runAction({ git, files: workspaceOf(night), ...more });
  expect(ran.log.at(-1)).toBe(expected);
});

test('a name in a report adds a line to the commit, or makes the news too long', async () => {
  const remote = memoryGit();
  const nights = ['CVE-1', 'X\nSource-Commit: 1', 'x'.repeat(400)];
  const headlines = [];
  for (const VulnerabilityID of nights) {
    const report = trivy([trivyFinding({ VulnerabilityID })], { ArtifactName: 'a/1' });
    const files = { ...workspaceOf({ 'a/1': null }), 'reports/a/1.json': JSON.stringify(report) };
    headlines.push((await runAction({ git: remote.git, files })).log.at(-1));
  }
  expect(headlines.slice(1)).toEqual([
    '🟠 X\\u000aSource-Commit: 1 (high) new in 1 image · 1 CVE closed in 1 image',
    `🟠 ${'x'.repeat(300)}…`,
  ]);
  expect(remote.commits.map(({ message }) => message.split('\n')[0])).toEqual(headlines);
});

const FIRST: ReadonlyArray<readonly [Findings, string]> = [
  [{ 'a/1': null }, '⚠️ First publish: 1 image · nothing scanned yet'],
  [{ 'a/1': [], 'b/1': null }, '✅ First publish: 2 images · no findings in newest versions'],
  [
    { 'a/2': ['CVE-2026-0001 LOW 2'], 'a/1': ['CVE-2026-0002 CRITICAL'] },
    '✅ First publish: 1 image · 1 finding in newest versions, 1 with a fix · 1 open CVE in other versions',
  ],
];

test.each(FIRST)('%#: of a first publish %j is told in other words', async (night, expected) => {
  const { log, summary } = await runAction({ git: memoryGit().git, files: workspaceOf(night) });
  expect([log.at(-1), summary.split('\n')[0]]).toEqual([expected, `## ${expected}`]);
});
