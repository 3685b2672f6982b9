/** The summaries of whole runs, as Markdown in `golden/`; `npm run generate` rewrites them. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import {
  type Findings,
  manifestText,
  rebuilt,
  reportsOf,
  workspaceOf,
} from '../../builders/catalog';
import { digestOf } from '../../builders/digest';
import { imageFields } from '../../builders/items';
import { memoryGit } from '../../builders/memory-git';
import { trivy, trivyFinding } from '../../builders/reports';
import { type Ran, type Run, runAction } from '../../builders/run';

type Step = Omit<Run, 'git'>;

const BEFORE: Findings = {
  'redis/8.2.1': ['CVE-2026-1001 HIGH 8.2.2', 'CVE-2026-1002 LOW'],
  'redis/8.0.3': ['CVE-2026-1001 HIGH 8.0.4'],
  'nginx/1.29.1': ['CVE-2026-2001 MEDIUM 1.29.2', 'CVE-2026-2002 MEDIUM 1.29.2'],
  'node/24.1': ['CVE-2026-3001 LOW'],
  'kafka/4.1.0': [],
};
const CHARTS = {
  charts: [
    {
      slug: 'redis',
      category: 'c',
      summary: 's',
      tier: 'low',
      license: 'MIT',
      chartVersion: '1',
      appVersion: '8',
    },
  ],
};
const AFTER: Findings = {
  ...BEFORE,
  'redis/8.2.1': [
    'CVE-2026-1001 HIGH 8.2.2',
    'CVE-2026-1002 LOW',
    'CVE-2026-4001 CRITICAL 8.2.2',
    'CVE-2026-4002 HIGH',
  ],
  'redis/8.0.3': ['CVE-2026-1001 HIGH 8.0.4', 'CVE-2026-4001 CRITICAL'],
  'nginx/1.29.1': [],
  'node/24.1': ['CVE-2026-3009 LOW'],
};
/** Of the versions that no longer have CVEs, nginx was rebuilt, and node is the same image. */
const NEXT = rebuilt(workspaceOf(AFTER, CHARTS), 'nginx/1.29.1');
const KEV = JSON.stringify({
  catalogVersion: '2026.08.19',
  dateReleased: '2026-08-01T00:00:00Z',
  vulnerabilities: [
    { cveID: 'CVE-2026-1001', dateAdded: '2026-07-01', dueDate: '2026-07-22' },
    { cveID: 'CVE-2026-4001', dateAdded: '2026-07-30' },
    { cveID: 'CVE-1999-0001', dateAdded: '2021-11-03' },
  ],
});
const BROKEN = `
registry: ghcr.io/acme
images:
  - slug: redis
    tier: "critcal | @octocat #1 <b>"
    colour: blue
`;

const blind = JSON.stringify(
  trivy([], { ArtifactName: 'x', Metadata: { OS: { Family: 'centos', Name: '6', EOSL: true } } }),
);

const MANY_BROKEN = Array.from({ length: 12 }, (_, i) => ({
  ...imageFields(`i${i}`),
  tier: 'none',
  colour: 'blue',
}));

const WITH_PAGE = { explorer: 'true' };

/** The advisories of twelve CVEs, by the number of each. */
const ADVISORIES: Readonly<Record<number, string>> = {
  0: 'https://advisories.test/CVE-0',
  1: 'javascript:alert(1)',
  2: 'https://advisories.test/a|b>c`d',
  3: `https://advisories.test/${'x'.repeat(600)}`,
};

/** Twelve images with CVEs of their own and one that all have, in two packages; only with advisories. */
const spread = (advisories: typeof ADVISORIES): Readonly<Record<string, string>> => {
  const keys = Array.from({ length: 12 }, (_, i) => `image-${i}/1.x`);
  const found = (i: number) =>
    Object.keys(advisories).length === 0
      ? []
      : [
          trivyFinding({
            VulnerabilityID: `CVE-${i}`,
            FixedVersion: '2',
            PrimaryURL: advisories[i],
          }),
          ...['libcrypto3', 'libssl3'].map((PkgName) =>
            trivyFinding({ VulnerabilityID: 'CVE-ALL', PkgName, Severity: 'CRITICAL' }),
          ),
        ];
  return {
    'catalog.yaml': manifestText(keys),
    ...Object.fromEntries(
      keys.map((key, i) => [
        `reports/${key}.json`,
        JSON.stringify(trivy(found(i), { ArtifactName: key })),
      ]),
    ),
  };
};

/** Eleven images, the first with two versions, all with the same findings. */
const elevenImages = (found: Findings[string]): Readonly<Record<string, string>> =>
  workspaceOf({
    ...Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`image-${i}/1.${i}`, found])),
    'image-0/0.9': found,
  });

const RETIRED = {
  retired: [
    { slug: 'minio', replacedBy: { slug: 'redis' }, reason: 'upstream went *source only*' },
  ],
};

/** Images that are published for two platforms, and reports of one. */
const onPlatform = (platform: string, scanned: ReadonlyArray<string>) => {
  const [os, architecture] = platform.split('/');
  return {
    ...workspaceOf(
      { 'a/1': null, 'b/1': null, 'c/1': null },
      {
        platforms: ['linux/amd64', 'linux/arm64'],
      },
    ),
    ...reportsOf(Object.fromEntries(scanned.map((key) => [key, ['CVE-2026-1 LOW']])), {
      Metadata: { OS: { Family: 'wolfi', Name: '1' }, ImageConfig: { os, architecture } },
    }),
  };
};

/** The version 7.2.4 is past its end of support, and the system of 8.2.1 too. */
const ended = {
  'catalog.yaml': (
    workspaceOf({ 'redis/8.2.1': [], 'redis/7.2.4': [] })['catalog.yaml'] ?? ''
  ).replace(/- version: "?7\.2\.4"?/, '$&\n        eol: 2025-12-31'),
  ...reportsOf({ 'redis/7.2.4': ['CVE-2026-1 LOW'] }),
  ...reportsOf(
    { 'redis/8.2.1': ['CVE-2026-2 LOW'] },
    { Metadata: { OS: { Family: 'alpine', Name: '3.16', EOSL: true } } },
  ),
};

/** Packages as `name version`, in a report without findings. */
const listed = (packages: ReadonlyArray<string>) => ({
  Results: [
    {
      ...{ Class: 'os-pkgs', Type: 'wolfi' },
      Packages: packages.map((each) => {
        const [Name, Version] = each.split(' ');
        return { Name, Version };
      }),
    },
  ],
});

/** Two versions of an image and one of another, with the packages of the first version. */
const withPackages = (build: string, packages: ReadonlyArray<string>) => {
  const manifest = manifestText(['redis/8.2.1', 'redis/8.0.3', 'nginx/1.29.1']);
  return {
    'catalog.yaml': manifest.replace(digestOf('redis/8.2.1'), digestOf(build)),
    ...reportsOf({ 'redis/8.2.1': [] }, listed(packages)),
    ...reportsOf({ 'redis/8.0.3': [], 'nginx/1.29.1': [] }, listed(['libssl3 3.5.1'])),
  };
};

/** Two images and a chart that ships the first build of both, after rebuilds of `redis`. */
const shipped = (build: string) => {
  const keys = ['redis/8.2.1', 'nginx/1.29.1'];
  const images = keys.map((key) => {
    const [slug = ''] = key.split('/');
    return { name: slug, image: `ghcr.io/acme/images/${slug}@${digestOf(key)}` };
  });
  const charts = CHARTS.charts.map((chart) => ({ ...chart, images }));
  const manifest = manifestText(keys, { charts });
  return { 'catalog.yaml': manifest.replace(digestOf('redis/8.2.1'), digestOf(build)) };
};

const STALE = Array.from({ length: 7 }, (_, i) => `stale/${i}`);
/** Seven versions without a new report, four without any, and 24 keys that nobody knows. */
const neglected = {
  'catalog.yaml': manifestText(
    [...STALE, 'redis/1', 'a/1', 'b/1', 'c/1', 'd/1'],
    Object.fromEntries(Array.from({ length: 24 }, (_, i) => [`unknown${i}`, 1])),
  ),
  ...reportsOf({ 'redis/1': [] }, { CreatedAt: '2026-08-20T03:00:00Z' }),
};

const CASES: Readonly<Record<string, ReadonlyArray<Step>>> = {
  first: [{ files: workspaceOf(BEFORE, CHARTS) }],
  'first-dry-run': [{ files: workspaceOf(BEFORE, CHARTS), inputs: { 'dry-run': 'true' } }],
  'quiet-night': [{ files: workspaceOf(BEFORE, CHARTS) }, { files: workspaceOf(BEFORE, CHARTS) }],
  nightly: [{ files: workspaceOf(BEFORE, CHARTS) }, { files: NEXT }],
  exploited: [
    { files: workspaceOf(BEFORE, CHARTS) },
    {
      files: { ...NEXT, 'kev.json': KEV },
      inputs: { ...WITH_PAGE, kev: 'kev.json' },
    },
  ],
  'dry-run': [
    { files: workspaceOf(BEFORE, CHARTS) },
    { files: NEXT, inputs: { 'dry-run': 'true' } },
  ],
  'dry-run-unchanged': [
    { files: workspaceOf(BEFORE) },
    { files: workspaceOf(BEFORE), inputs: { 'dry-run': 'true' } },
  ],
  gaps: [
    { files: workspaceOf({ 'a/1': ['CVE-1 LOW'], 'b/1': ['CVE-2 LOW'] }) },
    {
      files: {
        ...workspaceOf({
          'a/1': null,
          'a/2': null,
          'b/1': ['CVE-2 LOW', 'CVE-3 HIGH 2'],
          'c/1': null,
          'd/1': null,
        }),
        'reports/c/1.json': blind,
        ...reportsOf({ 'd/1': ['CVE-4 HIGH'] }, { Metadata: { OS: { Family: 'x', EOSL: true } } }),
        'reports/z/9.json': JSON.stringify(trivy([], { ArtifactName: 'ghcr.io/x|<b>@me' })),
      },
    },
  ],
  'late-platform': [
    { files: onPlatform('linux/amd64', ['a/1', 'b/1', 'c/1']) },
    { files: onPlatform('linux/arm64', ['b/1']) },
  ],
  gone: [
    { files: workspaceOf({ 'a/1': ['CVE-1 LOW'], 'b/1': ['CVE-2 LOW'], 'b/2': [] }) },
    { files: workspaceOf({ 'a/1': ['CVE-1 LOW'], 'b/2': [], 'b/3': ['CVE-9 HIGH'] }) },
  ],
  neglected: [
    { files: workspaceOf(Object.fromEntries([...STALE, 'redis/1'].map((key) => [key, []]))) },
    { files: neglected },
  ],
  'manifest-error': [{ files: workspaceOf(BEFORE) }, { files: { 'catalog.yaml': BROKEN } }],
  'many-problems': [{ files: { 'catalog.yaml': manifestText([], { images: MANY_BROKEN }) } }],
  'first-unscanned': [{ files: workspaceOf({ 'a/1': null }), inputs: WITH_PAGE }],
  'unscanned-again': [
    { files: workspaceOf({ 'a/1': ['CVE-1 LOW'] }) },
    { files: workspaceOf({ 'a/2': null }), inputs: { 'allow-removals': 'true' } },
  ],
  page: [
    { files: spread({}), inputs: WITH_PAGE },
    { files: spread(ADVISORIES), inputs: WITH_PAGE },
  ],
  'known-exploited': [
    { files: elevenImages([]), inputs: WITH_PAGE },
    {
      files: { ...elevenImages(['CVE-2026-4001 CRITICAL 3.6.3-r5']), 'kev.json': KEV },
      inputs: { ...WITH_PAGE, kev: 'kev.json', 'fail-on': 'unscanned' },
    },
  ],
  'removed-with-replacement': [
    { files: workspaceOf({ 'minio/1': ['CVE-2026-1 LOW'], 'redis/8.2.1': [], 'redis/8.0.3': [] }) },
    {
      files: {
        ...workspaceOf({ 'redis/8.2.1': null, 'redis/8.0.3': [], 'valkey/8.1.0': null }, RETIRED),
        ...reportsOf({}),
      },
    },
  ],
  'older-commit': [
    { files: workspaceOf({ 'redis/8.2.1': ['CVE-2026-1 LOW'] }) },
    {
      files: workspaceOf({ 'redis/8.2.1': [], 'redis/8.0.3': null }),
      ...{ commit: 'd'.repeat(40), relation: 'older' },
    },
  ],
  'fail-on': [
    { files: workspaceOf(BEFORE, CHARTS), inputs: WITH_PAGE },
    {
      files: { ...NEXT, 'kev.json': KEV },
      inputs: { ...WITH_PAGE, kev: 'kev.json', 'fail-on': 'exploited, critical+new' },
    },
  ],
  'packages-of-a-rebuild': [
    { files: withPackages('1', ['libssl3 3.5.1', 'zlib 1.3', 'axios 1.14.0']) },
    { files: withPackages('2', ['libssl3 3.5.2', 'axios 1.14.1', 'plain-crypto-js 4.2.1']) },
  ],
  'rebuild-without-scan': [
    {
      files: {
        ...shipped('redis/8.2.1'),
        ...reportsOf({
          'redis/8.2.1': ['CVE-2026-1001 HIGH 8.2.2'],
          'nginx/1.29.1': ['CVE-2026-2001 LOW'],
        }),
      },
    },
    { files: shipped('rebuilt'), inputs: { reports: '' } },
  ],
  'end-of-life': [
    { files: workspaceOf({ 'redis/8.2.1': [], 'redis/7.2.4': ['CVE-2026-1 LOW'] }) },
    { files: ended },
  ],
};

/** The last of several runs on one branch, and what it said in one line. */
const play = async (steps: ReadonlyArray<Step>) => {
  const remote = memoryGit();
  let ran: Ran | undefined;
  let commits = 0;
  for (const step of steps) {
    commits = remote.commits.length;
    ran = await runAction({ git: remote.git, ...step });
  }
  const { summary = '', log = [] } = ran ?? {};
  const [commit] = remote.commits.slice(commits);
  return {
    summary,
    heading: summary.split('\n')[0]?.replace(/^## /, ''),
    log: log.at(-1),
    subject: commit?.message.split('\n')[0],
  };
};

/** The titles of sections, shown or folded. */
const titlesOf = (summary: string): ReadonlyArray<string> =>
  [...summary.matchAll(/^### (.+)$|<summary>(.+?)(?: \(\d+\))?<\/summary>/gm)].map(
    ([, shown, folded]) => shown ?? folded ?? '',
  );

const TITLES = [
  'What changed',
  'What to do next',
  'What else changed',
  'Not scanned, withheld, partial or stale',
  'About this run',
];

test.each(Object.entries(CASES))('%s', async (name, steps) => {
  const { summary, heading, log, subject } = await play(steps);
  // One line of news, in three places. A run that publishes nothing has no commit, and no gate writes into history.
  const news = heading?.startsWith('❌ ') ? expect.stringMatching(/^[^❌]/) : heading;
  expect({ log, subject }).toEqual({ log: heading, subject: subject && news });
  const rows = summary.split('\n').filter((line) => /^ *(?:- |\| (?! \||---))/.test(line));
  expect(rows).toEqual([...new Set(rows)]);
  if (!summary.startsWith('## ❌ Publishing failed'))
    expect(titlesOf(summary)).toEqual(TITLES.filter((each) => titlesOf(summary).includes(each)));
  const file = path.join(__dirname, 'golden', `${name}.md`);
  if (process.env['UPDATE_GOLDEN']) writeFileSync(file, summary);
  expect(summary).toBe(readFileSync(file, 'utf8'));
});
