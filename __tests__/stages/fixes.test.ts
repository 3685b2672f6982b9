/** A quick-start catalog, which states no digest, over three nights: a scan, a rebuild that did not help, another that did. */
import { expect, test } from '@jest/globals';
import type { DayChanges } from '../../src/contract/changes';
import type { Fixes } from '../../src/contract/fixes';
import type { StatusItem } from '../../src/contract/items';
import type { ImageReleases } from '../../src/contract/releases';
import { readOn, statusOn } from '../builders/branch';
import { digestOf } from '../builders/digest';
import { imageFields, REGISTRY } from '../builders/items';
import { memoryGit } from '../builders/memory-git';
import { trivy, trivyFinding } from '../builders/reports';
import { runAction } from '../builders/run';

const MANIFEST = JSON.stringify({
  registry: REGISTRY,
  images: [
    { ...imageFields('kubectl'), versions: [{ version: '1.34' }] },
    { ...imageFields('redis'), versions: [{ version: '8.2' }] },
    { ...imageFields('nginx'), versions: [{ version: '1.29' }] },
  ],
});

const SYSTEM = {
  ...{ Target: 'debian 12', Class: 'os-pkgs', Type: 'debian' },
  Packages: [{ Name: 'libc6', Version: '2.36' }],
};

const timeOf = (day: number): string => `2026-08-0${day}T03:00:00Z`;

const reportOf = (image: string, day: number, build: string, results: ReadonlyArray<object>) => {
  const address = `${REGISTRY}/images/${image.split(':')[0]}`;
  return JSON.stringify(
    trivy([], {
      CreatedAt: timeOf(day),
      ArtifactName: `${REGISTRY}/images/${image}`,
      Metadata: {
        OS: { Family: 'debian', Name: '12' },
        RepoTags: [`${REGISTRY}/images/${image}`],
        RepoDigests: [`${address}@${digestOf(build)}`],
      },
      Results: [SYSTEM, ...results],
    }),
  );
};

const TEXT = {
  ...{ Target: 'usr/local/bin/kubectl', Class: 'lang-pkgs', Type: 'gobinary' },
  Vulnerabilities: [
    trivyFinding({
      ...{ VulnerabilityID: 'CVE-2026-0001', PkgName: 'golang.org/x/text' },
      ...{ Severity: 'HIGH', FixedVersion: '0.3.8' },
    }),
  ],
};
const OPENSSL = {
  ...{ Target: 'debian 12', Class: 'os-pkgs', Type: 'debian' },
  Vulnerabilities: [
    trivyFinding({ VulnerabilityID: 'CVE-2026-0002', PkgName: 'openssl', FixedVersion: '3.0.2' }),
  ],
};

const ZLIB = {
  ...{ Target: 'debian 12', Class: 'os-pkgs', Type: 'debian' },
  Vulnerabilities: [
    trivyFinding({
      ...{ VulnerabilityID: 'CVE-2026-0003', PkgName: 'zlib1g' },
      ...{ Severity: 'LOW', FixedVersion: '1.3' },
    }),
  ],
};

/** A build of an image, and what is found in it. */
type Found = readonly [build: string, ...results: object[]];

const night = (day: number, kubectl: Found, redis: Found, nginx: Found) =>
  Object.fromEntries(
    Object.entries({ 'kubectl:1.34': kubectl, 'redis:8.2': redis, 'nginx:1.29': nginx }).map(
      ([image, [build, ...results]], i) => [
        `reports/${i}.json`,
        reportOf(image, day, build, results),
      ],
    ),
  );

const ADVICE = 'look for a pinned base, a cached layer, a bundled copy';

const linesOf = (summary: string): ReadonlyArray<string> =>
  summary.split('\n').filter((line) => /^- (?:🔧|📦|🧱)/u.test(line));

test('a night without a failing gate says what is new to do', async () => {
  const remote = memoryGit();
  const told: unknown[] = [];
  const nights = [
    night(1, ['k1'], ['r1'], ['n1']),
    night(2, ['k1', TEXT], ['r1', OPENSSL], ['n1']),
    night(3, ['k1', TEXT], ['r1', OPENSSL], ['n1']),
    night(4, ['k2', TEXT], ['r2', OPENSSL], ['n1']),
    night(5, ['k2', TEXT], ['r2', OPENSSL], ['n1']),
    night(6, ['k2', TEXT], ['r3', OPENSSL], ['n1']),
  ];
  for (const reports of nights) {
    const files = { 'catalog.yaml': MANIFEST, ...reports };
    const ran = await runAction({ git: remote.git, files, committed: timeOf(1) });
    told.push(linesOf(ran.summary));
  }
  expect(told).toEqual([
    [],
    [
      '- 🔧 **1 more version needs a rebuild**: `redis:8.2` (1 high; 1 fixable); 1 in all',
      '- 📦 **1 more version needs newer packages**: `kubectl:1.34` (`golang.org/x/text` in `usr/local/bin/kubectl`)',
    ],
    [],
    [
      '- 🔧 **1 fewer version needs a rebuild**; 0 in all',
      `- 🧱 **Still there after rebuilds** in 2 versions: \`kubectl:1.34\` (1 rebuild), \`redis:8.2\` (1 rebuild); ${ADVICE}`,
    ],
    [],
    [`- 🧱 **Still there after rebuilds** in 1 version: \`redis:8.2\` (2 rebuilds); ${ADVICE}`],
  ]);
});

test('what brings a fix is said, and that builds did not bring it', async () => {
  const remote = memoryGit();
  const told: unknown[] = [];
  const nights = [
    night(1, ['k1', TEXT], ['r1', OPENSSL], ['n1']),
    night(2, ['k2', TEXT], ['r2', OPENSSL], ['n1', ZLIB]),
    night(3, ['k3'], ['r3', OPENSSL], ['n2']),
  ];
  for (const [i, reports] of nights.entries()) {
    const ran = await runAction({
      ...{ git: remote.git, files: { 'catalog.yaml': MANIFEST, ...reports } },
      ...{ committed: timeOf(1), inputs: { 'fail-on': 'low' } },
    });
    const lines = linesOf(ran.summary);
    const needs = JSON.parse(ran.outputs['needs-rebuild'] ?? '[]') as {
      slug: string;
      system: number;
    }[];
    told.push({
      night: i + 1,
      heading: ran.log.at(-1),
      lines,
      needs: needs.map(({ slug, system }) => `${slug} ${system}`),
      fixes: statusOn(remote).map(({ slug, fixes, digestFrom }: StatusItem) => [
        slug,
        fixes,
        digestFrom,
      ]),
    });
  }
  const none = { system: 0, language: 0, survived: 0 };
  expect(told).toEqual([
    {
      night: 1,
      heading:
        '❌ 2 high CVEs (CVE-2026-0002, CVE-2026-0001) in redis, kubectl · 1 fix available: rebuild · 1 fix available: needs a newer golang.org/x/text · First publish: 3 images · 2 findings in newest versions, 2 with a fix',
      lines: [
        '- 🔧 **1 version needs a rebuild**, worst first: `redis:8.2` (1 high; 1 fixable); the output `needs-rebuild` lists all',
        '- 📦 **1 version needs newer packages**: `kubectl:1.34` (`golang.org/x/text` in `usr/local/bin/kubectl`)',
      ],
      needs: ['redis 1', 'kubectl 0'],
      fixes: [
        ['kubectl', { ...none, language: 1 }, 'scan'],
        ['redis', { ...none, system: 1 }, 'scan'],
        ['nginx', undefined, 'scan'],
      ],
    },
    {
      night: 2,
      heading: `❌ 3 CVEs in 3 images · 1 fix available: rebuild · 2 findings still there after 1 rebuild: ${ADVICE} · CVE-2026-0003 (low) new in 1 image · kubectl 1.34, redis 8.2 rebuilt`,
      lines: [
        '- 🔧 **1 version needs a rebuild** (1 new), worst first: `nginx:1.29` (1 low; 1 fixable); the output `needs-rebuild` lists all',
        `- 🧱 **Still there after rebuilds** in 2 versions: \`kubectl:1.34\` (1 rebuild), \`redis:8.2\` (1 rebuild); ${ADVICE}`,
      ],
      needs: ['nginx 1', 'kubectl 0', 'redis 0'],
      fixes: [
        ['kubectl', { ...none, survived: 1 }, 'scan'],
        ['redis', { ...none, survived: 1 }, 'scan'],
        ['nginx', { ...none, system: 1 }, 'scan'],
      ],
    },
    {
      night: 3,
      heading: `❌ 1 high CVE (CVE-2026-0002) still in redis (open since 2026-08-01) · still there after 2 rebuilds: ${ADVICE} · CVE-2026-0001, CVE-2026-0003 closed in 2 images · kubectl 1.34, redis 8.2 and 1 more rebuilt`,
      lines: [
        `- 🧱 **Still there after rebuilds** in 1 version: \`redis:8.2\` (2 rebuilds); ${ADVICE}`,
      ],
      needs: ['redis 0'],
      fixes: [
        ['kubectl', undefined, 'scan'],
        ['redis', { ...none, survived: 1 }, 'scan'],
        ['nginx', undefined, 'scan'],
      ],
    },
  ]);
  const [kubectl] = readOn<ImageReleases>(remote, 'images/kubectl/releases.json').releases;
  expect([kubectl?.digest, kubectl?.since, kubectl?.former]).toEqual([
    digestOf('k3'),
    timeOf(3),
    [
      { digest: digestOf('k2'), until: timeOf(3), scanned: timeOf(2) },
      { digest: digestOf('k1'), until: timeOf(2), scanned: timeOf(1) },
    ],
  ]);
  const day = readOn<DayChanges>(remote, 'changes/2026-08-03.json');
  expect(day.images.map(({ slug, rebuilt }) => [slug, rebuilt])).toEqual([
    ['kubectl', [{ version: '1.34', from: digestOf('k2'), to: digestOf('k3'), at: timeOf(3) }]],
    ['nginx', [{ version: '1.29', from: digestOf('n1'), to: digestOf('n2'), at: timeOf(3) }]],
    ['redis', [{ version: '8.2', from: digestOf('r2'), to: digestOf('r3'), at: timeOf(3) }]],
  ]);
  const rows = readOn<Fixes>(remote, 'fixes.json').data;
  const all = rows.find(({ scope, clock }) => scope === 'all' && clock === 'seen');
  expect([all?.n, all?.fixed]).toEqual([1, 1]);
});
