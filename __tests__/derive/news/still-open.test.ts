/** What stays open is not passed over in silence: the subject of the commit, the heading, and what to do next. */
import { describe, expect, test } from '@jest/globals';
import { type Findings, manifestText, reportsOf } from '../../builders/catalog';
import { memoryGit } from '../../builders/memory-git';
import { runAction } from '../../builders/run';

interface Night {
  readonly found: Findings;
  readonly scanner?: string;
  /** What is known to be exploited; without it, no KEV catalog is given. */
  readonly kev?: ReadonlyArray<string>;
  readonly manifest?: object;
  readonly inputs?: Readonly<Record<string, string>>;
}

const kevOf = (ids: ReadonlyArray<string>): string =>
  JSON.stringify({
    ...{ catalogVersion: '1', dateReleased: '2026-08-01T00:00:00Z' },
    vulnerabilities: ids.map((cveID) => ({ cveID, dateAdded: '2026-07-01' })),
  });

const filesOf = (day: number, { found, scanner = '0.72.0', kev, manifest }: Night) => ({
  'catalog.yaml': manifestText(Object.keys(found), manifest),
  ...reportsOf(found, {
    ...{ CreatedAt: `2026-08-0${day}T03:00:00Z`, Trivy: { Version: scanner } },
  }),
  ...(kev === undefined ? {} : { 'kev.json': kevOf(kev) }),
});

/** The last of some nights: the subject of its commit, the heading, and the lines of what to do next. */
const lastOf = async (...nights: ReadonlyArray<Night>) => {
  const remote = memoryGit();
  let said = { subject: '', heading: '', next: '', log: '' };
  for (const [i, night] of nights.entries()) {
    const before = remote.commits.length;
    const files = filesOf(i + 1, night);
    const { summary, log } = await runAction({
      ...{ git: remote.git, files, committed: '2026-08-01T00:00:00Z' },
      inputs: {
        ...(night.kev === undefined ? {} : { kev: 'kev.json' }),
        ...(Object.keys(files).some((file) => file.startsWith('reports/')) ? {} : { reports: '' }),
        ...night.inputs,
      },
    });
    const message = remote.commits.length > before ? (remote.commits.at(-1)?.message ?? '') : '';
    said = {
      subject: message.split('\n')[0] ?? '',
      heading: /^## (.+)$/m.exec(summary)?.[1] ?? '',
      next: /### What to do next\n\n([^#]+?)\n\n/.exec(`${summary}\n\n`)?.[1] ?? '',
      log: log.at(-1) ?? '',
    };
  }
  return said;
};

const A = 'CVE-2026-0001';
const FOUND: Findings = {
  'redis/1': [`${A} HIGH 2`],
  'git/1': [`${A} HIGH 2`, 'CVE-2026-0002 CRITICAL 2'],
  'curl/1': [],
};
const TOTALS = '3 findings in newest versions, 3 with a fix';
const STILL = `🚨 Still open: ${A} (exploited) in 2 images`;
const FIRST: Night = { found: FOUND, kev: [A] };
const NEXT: Night = { found: FOUND };

/** Nights after the first, and the whole line of news of the last one. */
const NIGHTS: ReadonlyArray<readonly [string, ReadonlyArray<Night>, string]> = [
  ['nothing is new', [NEXT], `${STILL} · ${TOTALS}`],
  ['nothing is new for the second time', [NEXT, NEXT], `${STILL} · ${TOTALS}`],
  [
    'a version was not scanned',
    [{ found: { ...FOUND, 'curl/1': null } }],
    `${STILL} · 1 version not scanned by this run · ${TOTALS}`,
  ],
  [
    'another scanner found the same',
    [{ ...NEXT, scanner: '0.73.0' }],
    `${STILL} · Trivy 0.73.0 instead of 0.72.0 · ${TOTALS}`,
  ],
  [
    'the owner edited the manifest',
    [{ ...NEXT, manifest: { source: 'elsewhere' } }],
    `${STILL} · catalog edited · ${TOTALS}`,
  ],
  [
    'something is new, which is a fact',
    [{ found: { ...FOUND, 'curl/1': ['CVE-2026-0009 LOW'] } }],
    '🔵 CVE-2026-0009 (low) new in 1 image',
  ],
  ['an image came, which is a fact', [{ found: { ...FOUND, 'nats/1': [] } }], '➕ nats added'],
  [
    'something became known to be exploited',
    [{ ...NEXT, kev: [A, 'CVE-2026-0002'] }],
    '🚨 CVE-2026-0002 (critical, exploited) in 1 image · fix available in all',
  ],
  [
    'what is exploited is closed everywhere',
    [
      { found: { 'redis/1': [], 'git/1': ['CVE-2026-0002 CRITICAL 2'], 'curl/1': [] } },
      {
        found: { 'redis/1': [], 'git/1': ['CVE-2026-0002 CRITICAL 2'], 'curl/1': [] },
      },
    ],
    '✅ Nothing new · 1 finding in newest versions, 1 with a fix',
  ],
];

test.each(NIGHTS)('the line of news where %s', async (_, nights, expected) => {
  const { subject, heading, log } = await lastOf(FIRST, ...nights);
  expect([subject, heading, log]).toEqual([expected, expected, expected]);
});

test('three are named, and more are counted, in distinct images', async () => {
  const ids = ['1', '2', '3', '4'].map((n) => `CVE-2026-000${n}`);
  const found = (number: number): Findings => ({
    'a/1': ids.slice(0, number).map((id) => `${id} HIGH`),
    'b/1': [`${ids[0]} HIGH`],
  });
  const lineOf = async (number: number) =>
    (await lastOf({ found: found(number), kev: ids }, { found: found(number) })).heading;
  expect([await lineOf(3), await lineOf(4)]).toEqual([
    '🚨 Still open: CVE-2026-0001, CVE-2026-0002, CVE-2026-0003 (exploited) in 2 images · 4 findings in newest versions, 0 with a fix',
    '🚨 Still open: 4 exploited CVEs in 2 images · 5 findings in newest versions, 0 with a fix',
  ]);
});

test('it is said where nothing was scanned and nothing is published, too', async () => {
  const none: Findings = { 'redis/1': null, 'git/1': null, 'curl/1': null };
  expect(await lastOf(FIRST, { found: none })).toMatchObject({
    subject: '',
    heading: `${STILL} · ${TOTALS}`,
  });
});

const REASON = `1 exploited CVE (${A}) still in git, redis (open since 2026-08-01) · fix available: rebuild`;
const CRITICAL =
  '1 critical CVE (CVE-2026-0002) still in git (open since 2026-08-01) · fix available: rebuild';
const HIGH = `2 CVEs (CVE-2026-0002, ${A}) still in git, redis (open since 2026-08-01) · fix available: rebuild`;
const AGAIN = `Still open: ${A} (exploited) in 2 images`;

describe('with gates, the subject is the same, and the reasons are first in the heading', () => {
  test.each([
    ['exploited', `❌ ${REASON} · ${TOTALS}`],
    // A reason that does not say what is exploited leaves it to the line of news.
    ['critical', `❌ ${CRITICAL} · ${AGAIN} · ${TOTALS}`],
    ['critical, exploited', `❌ ${CRITICAL} · ${REASON} · ${TOTALS}`],
    ['high, exploited', `❌ ${HIGH} · ${AGAIN} · ${TOTALS}`],
  ])('%s', async (gates, heading) => {
    const said = await lastOf(FIRST, { ...NEXT, inputs: { 'fail-on': gates } });
    expect(said).toMatchObject({ subject: `${STILL} · ${TOTALS}`, heading });
  });

  test('what became exploited is counted as in the subject', async () => {
    const found: Findings = { 'a/2': ['CVE-2026-0001 HIGH 2'], 'a/1': ['CVE-2026-0002 HIGH'] };
    const kev = ['CVE-2026-0001', 'CVE-2026-0002'];
    const news =
      '2 exploited CVEs: CVE-2026-0001, CVE-2026-0002 · fix available in 1 of 2 versions';
    expect(
      await lastOf({ found }, { found, kev, inputs: { 'fail-on': 'exploited' } }),
    ).toMatchObject({
      subject: `🚨 ${news}`,
      heading: `❌ 1 exploited CVE (CVE-2026-0001) in a · fix available: rebuild · ${news}`,
    });
  });

  test('what a gate cannot see is said behind its reason', async () => {
    const found: Findings = { 'a/2': ['CVE-2026-0001 HIGH 2'], 'a/1': ['CVE-2026-0002 HIGH'] };
    const kev = ['CVE-2026-0001', 'CVE-2026-0002'];
    const { heading } = await lastOf({ found, kev }, { found, inputs: { 'fail-on': 'exploited' } });
    expect(heading).toBe(
      '❌ 1 exploited CVE (CVE-2026-0001) still in a (open since 2026-08-01) · fix available: rebuild · Still open: CVE-2026-0001, CVE-2026-0002 (exploited) in 1 image · 1 finding in newest versions, 1 with a fix · 1 open CVE only in other versions',
    );
  });
});

const URGENT = [
  '- 🚨 **Begin with 2 versions**, which have a fix for an exploited CVE: `git:1` (1 critical, 1 high; 2 fixable), `redis:1` (1 high; 1 fixable)',
  '- 🔧 No other version needs a rebuild; the output `needs-rebuild` lists all',
].join('\n');
const ALL =
  '- 🔧 **2 versions need a rebuild**, worst first: `git:1` (1 critical, 1 high; 2 fixable), `redis:1` (1 high; 1 fixable); the output `needs-rebuild` lists all';

describe('what to do next is said again', () => {
  test.each<readonly [string, ReadonlyArray<Night>, string]>([
    ['as long as something exploited has a fix', [FIRST, NEXT, NEXT], URGENT],
    [
      'without naming a version twice',
      [
        FIRST,
        {
          found: { ...FOUND, 'git/1': ['CVE-2026-0002 CRITICAL 2'], 'curl/1': ['CVE-3 LOW 2'] },
          kev: [A],
        },
      ],
      [
        '- 🚨 **Begin with 1 version**, which has a fix for an exploited CVE: `redis:1` (1 high; 1 fixable)',
        '- 🔧 **2 other versions need a rebuild** (1 new), worst first: `git:1` (1 critical; 1 fixable), `curl:1` (1 low; 1 fixable); the output `needs-rebuild` lists all',
      ].join('\n'),
    ],
    ['as long as a gate fails', [NEXT, { ...NEXT, inputs: { 'fail-on': 'critical' } }], ALL],
    ['not otherwise', [NEXT, NEXT], ''],
    [
      'not where what is exploited has no fix',
      [{ found: { 'redis/1': [`${A} HIGH`] }, kev: [A] }, { found: { 'redis/1': [`${A} HIGH`] } }],
      '',
    ],
    [
      'with what is not scanned, before this run too',
      [
        { found: { 'redis/1': [`${A} HIGH 2`], 'git/1': null }, kev: [A] },
        { found: { 'redis/1': [`${A} HIGH 2`], 'git/1': null, 'curl/1': null } },
      ],
      [
        '- 🚨 **Begin with 1 version**, which has a fix for an exploited CVE: `redis:1` (1 high; 1 fixable)',
        '- 🔧 No other version needs a rebuild; the output `needs-rebuild` lists all',
        '- ❔ **1 more version not scanned**: `curl:1` (no report yet)',
        '- 1 version still not scanned, withheld or partial: see the folded list',
      ].join('\n'),
    ],
  ])('%s', async (_, nights, expected) => {
    expect((await lastOf(...nights)).next).toBe(expected);
  });
});
