/** The one line of news of whole runs: what is told first, and in which words. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { isNameable } from '../../../src/derive/news/safe-words';
import type { Files } from '../../builders/branch';
import { type Findings, rebuilt, workspaceOf } from '../../builders/catalog';
import { memoryGit } from '../../builders/memory-git';
import { trivy, trivyFinding } from '../../builders/reports';
import { type Run, runAction } from '../../builders/run';
import { deriveNight, nightOf } from '../../history/pure-nights';

type Tree = ReadonlyMap<string, string>;

/** The lines of news of these nights, one after the other. */
const linesOf = async (nights: ReadonlyArray<Files>, on: Tree = new Map()) => {
  const lines: string[] = [];
  let tree = on;
  for (const files of nights) {
    const ran = await deriveNight(tree, nightOf(files));
    tree = ran.tree;
    lines.push(ran.headline);
  }
  return { tree, lines };
};

/** The line of news of the last of these nights. */
const newsOf = async (...nights: ReadonlyArray<Files>): Promise<string | undefined> =>
  (await linesOf(nights)).lines.at(-1);

const BEFORE: Findings = { 'a/2': [], 'a/1': [], 'b/1': ['CVE-2026-0001 HIGH'], 'c/1': null };

/** The files of a night with a KEV catalog of these. */
const exploiting = (night: Findings, ...ids: ReadonlyArray<string>): Files => ({
  ...workspaceOf(night),
  'kev.json': JSON.stringify({
    ...{ catalogVersion: '1', dateReleased: '2026-08-01T00:00:00Z' },
    vulnerabilities: ids.map((cveID) => ({ cveID, dateAdded: '2026-07-01' })),
  }),
});

const NIGHTS: ReadonlyArray<readonly [Findings | Files, string]> = [
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
  [
    rebuilt(workspaceOf({ ...BEFORE, 'b/1': [] }), 'b/1'),
    '🟢 CVE-2026-0001 closed in 1 image · b 1 rebuilt',
  ],
  [{ ...BEFORE, 'b/1': [] }, '⚪ 1 CVE no longer reported (same image)'],
  [
    { ...BEFORE, 'a/2': ['CVE-2026-0009 LOW'], 'b/1': [] },
    '🔵 CVE-2026-0009 (low) new in 1 image · 1 CVE no longer reported (same image)',
  ],
  [{ ...BEFORE, 'b/1': ['CVE-2026-0001 HIGH 2'] }, '🔧 CVE-2026-0001 with a fix now in 1 image'],
  [{ ...BEFORE, 'c/1': [] }, '🔵 c 1 scanned for the first time'],
  [
    exploiting(BEFORE, 'CVE-2026-0001'),
    '🚨 CVE-2026-0001 (high, exploited) in 1 image · no fix yet',
  ],
  [
    exploiting(
      { ...BEFORE, 'a/2': ['CVE-2026-0009 CRITICAL 2'] },
      ...['CVE-2026-0001', 'CVE-2026-0009'],
    ),
    '🚨 2 exploited CVEs: CVE-2026-0009, CVE-2026-0001 · fix available in 1 of 2 versions',
  ],
  // One version has all that is exploited: it counts once.
  [
    exploiting(
      {
        ...BEFORE,
        'a/2': [
          ...['CVE-2026-0011 CRITICAL 2', 'CVE-2026-0012 CRITICAL'],
          ...['CVE-2026-0013 CRITICAL', 'CVE-2026-0014 CRITICAL', 'CVE-2026-0015 CRITICAL'],
        ],
      },
      ...['CVE-2026-0011', 'CVE-2026-0012'],
    ),
    '🚨 2 exploited CVEs: CVE-2026-0011, CVE-2026-0012 · fix available for 1 of 2 CVEs · 3 other new critical CVEs in 1 image',
  ],
  [
    exploiting(
      {
        ...BEFORE,
        'a/2': ['CVE-2026-0011 CRITICAL 2', 'CVE-2026-0012 CRITICAL 2', 'CVE-2026-0013 LOW'],
        'a/1': ['CVE-2026-0012 CRITICAL'],
      },
      ...['CVE-2026-0011', 'CVE-2026-0012'],
    ),
    '🚨 2 exploited CVEs: CVE-2026-0012, CVE-2026-0011 · fix available in 1 of 2 versions · CVE-2026-0013 (low) also new in 1 image',
  ],
  [
    exploiting(
      {
        ...BEFORE,
        'a/2': ['CVE-2026-0011 CRITICAL 2', 'CVE-2026-0012 CRITICAL', 'CVE-2026-0013 LOW'],
        'a/1': ['CVE-2026-0011 CRITICAL', 'CVE-2026-0012 CRITICAL 2'],
        'b/1': ['CVE-2026-0001 HIGH', 'CVE-2026-0014 HIGH'],
      },
      ...['CVE-2026-0011', 'CVE-2026-0012'],
    ),
    '🚨 2 exploited CVEs: CVE-2026-0011, CVE-2026-0012 · fix available for each, but not in every version · 2 other new CVEs in 2 images, 1 high',
  ],
];

describe('after a night', () => {
  let before: Tree = new Map();

  beforeAll(async () => {
    before = (await linesOf([workspaceOf(BEFORE)])).tree;
  });

  test.each(NIGHTS)('%#: %j is told in other words', async (night, expected) => {
    const files = 'catalog.yaml' in night ? (night as Files) : workspaceOf(night as Findings);
    expect((await linesOf([files], before)).lines).toEqual([expected]);
  });
});

test.each<readonly [Findings, string, Partial<Run>]>([
  [
    { ...BEFORE, 'a/2': ['CVE-2026-0009 LOW'] },
    '🔎 Dry run · CVE-2026-0009 (low) new in 1 image',
    { inputs: { 'dry-run': 'true' } },
  ],
  [
    { ...BEFORE, 'b/1': [] },
    '❌ 1 unscanned version: c 1 · 1 CVE no longer reported (same image)',
    { inputs: { 'fail-on': 'unscanned' } },
  ],
  [
    { ...BEFORE, 'b/1': [] },
    '❌ Dry run · 1 unscanned version: c 1 · 1 CVE no longer reported (same image)',
    { inputs: { 'fail-on': 'unscanned', 'dry-run': 'true' } },
  ],
  [
    BEFORE,
    '⏪ Older commit: nothing added, newer catalog kept',
    { commit: 'd'.repeat(40), relation: 'older' },
  ],
])('%j with %j ends the log', async (night, expected, more) => {
  const { git } = memoryGit();
  await runAction({ git, files: workspaceOf(BEFORE) });
  const ran = await runAction({ git, files: workspaceOf(night), ...more });
  expect(ran.log.at(-1)).toBe(expected);
});

/** The line of news of a night whose report calls its vulnerabilities so, after a clean night. */
const reported = (id: string): Promise<string | undefined> => {
  const report = trivy([trivyFinding({ VulnerabilityID: id })], { ArtifactName: 'a/1' });
  return newsOf(workspaceOf({ 'a/1': [] }), {
    ...workspaceOf({ 'a/1': null }),
    'reports/a/1.json': JSON.stringify(report),
  });
};

test('the line of news is the subject of the commit', async () => {
  const remote = memoryGit();
  const ran = await runAction({
    git: remote.git,
    files: workspaceOf({ 'a/1': ['[skip ci] HIGH'] }),
  });
  expect(remote.commits.at(-1)?.message.split('\n')[0]).toBe(ran.log.at(-1));
});

/** Words with a meaning in the message of a commit, which a report may use in place of an id. */
const COMMANDS = [
  ...['[skip ci]', '[ci skip]', '[no ci]', '[skip actions]', '[actions skip]', '***NO_CI***'],
  ...[
    '[CF-Pages-Skip]',
    '[Skip-Cloudflare-Pages]',
    '[skip netlify]',
    '[skip-ci',
    'CVE-1 [skip ci]',
  ],
  ...['@octocat', '@acme/security', 'CVE-1@octocat', '#1', 'acme/catalog#1', 'CVE-1#2', 'fixes #1'],
  ...['fixes acme/catalog#1', 'closes: #1', 'resolves https://github.com/acme/catalog/issues/1'],
  ...['https://evil.test/x', 'www.evil.test', 'skip-checks: true', 'Co-authored-by: a <b@c.test>'],
  ...['X\nSource-Commit: 1', 'X\r\n\r\nskip-checks: true', 'X\u2028Y', '`CVE-1`', '<b>CVE-1</b>'],
  ...[
    'CVE-1]',
    '(CVE-1)',
    'CVE-1 ',
    '-',
    'CVE-',
    '-1',
    'CVE',
    'CVE\u200b-1',
    'СVE-1',
    ':-)',
    '::error::x',
  ],
];

const ADVISORIES = [
  ...['CVE-2026-0001', 'GHSA-jfh8-c2jp-5v3q', 'RHSA-2026:1234', 'ALAS2023-2026-1', 'DLA-1-1'],
  ...['openSUSE-SU-2026:0001-1', 'TEMP-0841856-B18BAF', 'NSWG-ECO-1', 'SNYK-JS-A.B-1'],
];

test('the subject of a commit may name advisories, and nothing that is a command', () => {
  expect([...COMMANDS, ...ADVISORIES].filter(isNameable)).toEqual(ADVISORIES);
});

test.each([
  ['what is no advisory is not named', 'X\nSource-Commit: 1', '1 new high CVE in 1 image'],
  ['an advisory is', 'RHSA-2026:1234', 'RHSA-2026:1234 (high) new in 1 image'],
  ['an id with the form of an issue refers to none', 'GH-1', 'GH 1 (high) new in 1 image'],
  [
    'a long id does not make the line of news long',
    `CVE-${'1'.repeat(400)}`,
    `CVE-${'1'.repeat(296)}…`,
  ],
])('%s', async (_, id, expected) => {
  expect(await reported(id)).toBe(`🟠 ${expected}`);
});

test('images and versions of a manifest close no issue', async () => {
  const line = await newsOf(
    workspaceOf({ 'a/1': null, 'fixes/1': null }),
    workspaceOf({ 'a/1': null, 'fixes/GH-1': null, 'fixes/1': null }),
  );
  expect(line).toBe('➕ fixes GH 1 added');
});

const FIRST: ReadonlyArray<readonly [Findings, string]> = [
  [{ 'a/1': null }, '⚠️ First publish: 1 image · nothing scanned yet'],
  [{ 'a/1': [], 'b/1': null }, '✅ First publish: 2 images · no findings in newest versions'],
  [
    { 'a/2': ['CVE-2026-0001 LOW 2'], 'a/1': ['CVE-2026-0002 CRITICAL'] },
    '✅ First publish: 1 image · 1 finding in newest versions, 1 with a fix · 1 open CVE only in other versions',
  ],
];

test.each(FIRST)('%#: of a first publish %j is told in other words', async (night, expected) => {
  expect(await newsOf(workspaceOf(night))).toBe(expected);
});

test('a version is named as scanned only if it was published without a record before', async () => {
  const all: Findings = { 'a/2': [], 'a/1': [], 'b/2': null, 'b/1': null, 'c/1': null };
  const nights = [
    all,
    { ...all, 'b/1': [] },
    { ...all, 'b/2': [], 'c/1': [] },
    { ...all, 'd/3': [], 'd/2': [], 'd/1': [] },
  ].map((night) => workspaceOf(night));
  expect((await linesOf(nights)).lines).toEqual([
    '✅ First publish: 3 images · no findings in newest versions',
    '🔵 b 1 scanned for the first time',
    '🔵 b 2, c 1 scanned for the first time',
    '➕ d added',
  ]);
});
