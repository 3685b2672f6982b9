/** Packages that the scanner skipped: nothing is clean because nobody looked. */
import { describe, expect, test } from '@jest/globals';
import type { ImagePackages } from '../../src/contract/packages';
import { hasAnswersChecker, violationsOf } from '../builders/answers';
import { coverageViolations } from '../builders/coverage';
import { memoryGit } from '../builders/memory-git';
import { publishOn } from '../builders/package-runs';
import { hasPackagesChecker, packageViolations } from '../builders/packages';
import { grype, grypeMatch, trivyFinding } from '../builders/reports';
import {
  catalogWith,
  deb,
  type Night,
  nightOf,
  published,
  reportOf,
  SLUG,
  statusOf,
  third,
} from '../builders/unchecked-runs';

const FIRST =
  'found packages in the reports, which are published from now on, with the names of private ones; to publish none, write packages: false at the top of the manifest';
const libc = deb('libc6', 'official');
const server = third('mongodb-org-server');
const mongos = third('mongodb-org-mongos');

const skipped = (text: string): string =>
  `${SLUG} 8.0.4: Trivy did not check ${text} are not in these numbers; see docs/reports.md`;
const TWO = skipped(
  '2 packages (mongodb-org-mongos, mongodb-org-server): they come from a third party, for which it has no advisories; their CVEs',
);

test('an image whose own packages were skipped is partial, with a warning, and no color says that it is clean', async () => {
  const remote = memoryGit();
  const night = nightOf({ packages: [libc, server, mongos] });
  const ran = await publishOn(remote, night, { 'fail-on': '' });
  expect(ran.warnings).toEqual([TWO, FIRST]);
  expect(statusOf(remote)).toEqual({
    slug: SLUG,
    version: '8.0.4',
    digest: statusOf(remote).digest,
    state: 'partial',
    scannedAt: '2026-08-01T00:00:00Z',
    scanner: 'Trivy 0.74.0',
    verdict: 'unverified',
    urgent: null,
    database: null,
    unchecked: { total: 2, names: ['mongodb-org-mongos', 'mongodb-org-server'] },
  });
  expect(Object.keys(statusOf(remote)).slice(-2)).toEqual(['database', 'unchecked']);
  const badges = ['images/mongodb/badge.json', 'badge/cves.json'];
  const found = badges.map((file) => published<{ color?: string } | null>(remote, file)?.color);
  expect(found).toEqual(['lightgrey', 'yellowgreen']);
  expect(published<ImagePackages>(remote, `images/${SLUG}/packages.json`).data).toEqual([
    { type: 'deb', name: 'libc6', version: '1.0', versions: ['8.0.4'] },
    ...['mongodb-org-mongos', 'mongodb-org-server'].map((name) => ({
      ...{ type: 'deb', name, version: '1.0' },
      ...{ versions: ['8.0.4'], unchecked: ['8.0.4'] },
    })),
  ]);
  const again = await publishOn(remote, night);
  expect([again.warnings, again.outputs['changed']]).toEqual([[], 'false']);
});

describe('what a report says of a package of a third party', () => {
  const names = (count: number) =>
    Array.from({ length: count }, (_, i) => `p${String(i).padStart(2, '0')}`);
  test.each<readonly [what: string, night: Night, state: string, unchecked: unknown]>([
    ['nothing more', { packages: [libc, server] }, 'partial', ['mongodb-org-server']],
    [
      'a finding names it',
      { packages: [libc, server], found: [['CVE-2026-1', 'mongodb-org-server']] },
      'scanned',
      undefined,
    ],
    [
      'a suppressed finding names it',
      { packages: [libc, server], suppressed: [['CVE-2026-1', 'mongodb-org-server']] },
      'scanned',
      undefined,
    ],
    [
      'a finding in another result names it',
      {
        packages: [libc, server],
        results: [
          {
            ...{ Class: 'lang-pkgs', Type: 'jar', Packages: [{ Name: 'x' }] },
            Vulnerabilities: [trivyFinding({ PkgName: 'mongodb-org-server' })],
          },
        ],
      },
      'scanned',
      undefined,
    ],
    [
      'it is of a language',
      {
        packages: [libc],
        results: [{ Class: 'lang-pkgs', Type: 'jar', Packages: [third('mongodb-org-server', {})] }],
      },
      'scanned',
      undefined,
    ],
    [
      'there are 21',
      { packages: [libc, ...names(21).map((name) => third(name))] },
      'partial',
      { total: 21, names: names(20) },
    ],
  ])('%s', async (_, night, state, unchecked) => {
    const remote = memoryGit();
    await publishOn(remote, nightOf(night));
    const found = statusOf(remote);
    const expected = Array.isArray(unchecked)
      ? { total: unchecked.length, names: unchecked }
      : unchecked;
    expect([found.state, found.unchecked]).toEqual([state, expected]);
  });
});

describe('a report all of whose packages were skipped examined nothing', () => {
  const WITHHELD = `${SLUG}/8.0.4: found no findings in "reports/mongodb/8.0.4.json", expected a scan that could have found some: the scanner checked none of the packages that it lists, because they come from a third party, for which it has no advisories; use a scanner that has some; the version is published without a record`;
  test.each<readonly [what: string, night: Night, image: object, state: string, warning: string]>([
    ['without findings', { packages: [server] }, {}, 'withheld', WITHHELD],
    [
      'with a finding in something that it does not list',
      { packages: [server], found: [['CVE-2026-1', 'curl']] },
      {},
      'partial',
      `${SLUG}/8.0.4: found gaps in "reports/mongodb/8.0.4.json", expected a scan of everything: the scanner checked none of the packages that it lists, because they come from a third party, for which it has no advisories; use a scanner that has some; the record is partial, its counts are a lower bound`,
    ],
  ])('%s', async (_, night, image, state, warning) => {
    const remote = memoryGit();
    const ran = await publishOn(remote, nightOf(night, catalogWith(image)));
    const { unchecked, state: found } = statusOf(remote);
    expect([found, unchecked, ran.warnings[0]]).toEqual([
      state,
      state === 'withheld' ? undefined : { total: 1, names: ['mongodb-org-server'] },
      warning,
    ]);
  });
});

test('of two platforms, one that skipped a package is partial, and names are those of both', async () => {
  const remote = memoryGit();
  await publishOn(remote, {
    ...catalogWith({ platforms: ['linux/amd64', 'linux/arm64'] }),
    'reports/a/mongodb/8.0.4.json': reportOf({ packages: [libc, server], platform: 'amd64' }),
    'reports/b/mongodb/8.0.4.json': reportOf({
      packages: [libc, mongos, server],
      found: [['CVE-2026-1', 'mongodb-org-server']],
      platform: 'arm64',
      day: 2,
    }),
  });
  const { state, platforms, unchecked } = statusOf(remote);
  expect([state, platforms?.map((each) => each.state), unchecked]).toEqual([
    'partial',
    ['partial', 'partial'],
    { total: 2, names: ['mongodb-org-mongos', 'mongodb-org-server'] },
  ]);
});

describe('a scanner beside', () => {
  const other = (): string =>
    JSON.stringify(
      grype([grypeMatch({ id: 'CVE-2026-9' }, { name: 'mongodb-org-server' })], { userInput: 'x' }),
    );

  test('counts where Trivy’s proves nothing, and alone it is a full record', async () => {
    const remote = memoryGit();
    await publishOn(remote, {
      ...nightOf({ packages: [server] }),
      'reports/grype/mongodb/8.0.4.json': other(),
    });
    const both = statusOf(remote);
    await publishOn(remote, { ...catalogWith(), 'reports/grype/mongodb/8.0.4.json': other() });
    const alone = statusOf(remote);
    expect(
      [both, alone].map(({ state, scanner, unchecked }) => [state, scanner, unchecked]),
    ).toEqual([
      ['partial', 'Grype 0.116.0', undefined],
      ['scanned', 'Grype 0.116.0', undefined],
    ]);
  });
});

test('what was not checked is kept, replaced and dropped with its record', async () => {
  const remote = memoryGit();
  const seen: unknown[] = [];
  const look = (): void => {
    const { state, unchecked } = statusOf(remote);
    seen.push([state, unchecked?.names]);
  };
  const nights: ReadonlyArray<readonly [Readonly<Record<string, string>>, boolean?]> = [
    [nightOf({ packages: [libc, server] })],
    // Nothing was scanned: it stays.
    [catalogWith({ knownIssue: 'x' })],
    // An older report does not replace it.
    [nightOf({ packages: [libc, mongos], day: 1 })],
    // Nor does one that proves nothing.
    [nightOf({ packages: [libc, mongos], os: { EOSL: true }, day: 3 })],
    [nightOf({ packages: [libc, mongos], day: 4 })],
    [nightOf({ packages: [libc, deb('mongodb-org-server')], day: 5 })],
    [nightOf({ packages: [libc, server], day: 6 })],
    // Another digest has no record.
    [catalogWith({ versions: [{ version: '8.0.4' }] })],
  ];
  for (const [files] of nights) {
    await publishOn(remote, files);
    look();
  }
  await publishOn(remote, nightOf({ packages: [libc, server], day: 7 }));
  await publishOn(remote, catalogWith(), { 'carry-forward': 'false' });
  look();
  expect(seen).toEqual([
    ['partial', ['mongodb-org-server']],
    ['partial', ['mongodb-org-server']],
    ['partial', ['mongodb-org-mongos']],
    ['partial', ['mongodb-org-mongos']],
    ['partial', ['mongodb-org-mongos']],
    ['scanned', undefined],
    ['partial', ['mongodb-org-server']],
    ['unscanned', undefined],
    ['unscanned', undefined],
  ]);
});

(hasPackagesChecker ? test : test.skip)('its marks are those that the reports give', async () => {
  const remote = memoryGit();
  const catalog = catalogWith({}, ['8.0.4', '7.0.1']);
  const files = {
    ...nightOf({ packages: [libc, server, third('a', { SrcName: 'b' }), deb('z')] }, catalog),
    'reports/x/mongodb/8.0.4.json': reportOf({
      packages: [libc, deb('a'), server, third('z')],
      day: 2,
    }),
    [`reports/${SLUG}/7.0.1.json`]: reportOf({ packages: [libc, server, deb('a')] }),
  };
  await publishOn(remote, files);
  const first = remote.files() ?? new Map<string, string>();
  expect(await packageViolations({ files, tree: first })).toEqual([]);
  const next = {
    ...catalog,
    [`reports/${SLUG}/7.0.1.json`]: reportOf({ packages: [libc, third('a')], day: 3 }),
  };
  await publishOn(remote, next);
  const tree = remote.files() ?? new Map<string, string>();
  expect(await packageViolations({ files: next, tree, before: first })).toEqual([]);
});

const reportsIn = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).filter(([file]) => file.startsWith('reports/')));

/** The checkers hold a tree to these rules once its findings state digests. */
const isHeld = (tree: ReadonlyMap<string, string>): boolean =>
  /"first":[^,]*,"digest"/.test(tree.get(`api/v1/images/${SLUG}/findings.json`) ?? '');

(hasAnswersChecker ? test : test.skip)(
  'the checkers find nothing wrong night after night',
  async () => {
    const remote = memoryGit();
    const found: ReadonlyArray<readonly [id: string, pkg: string]> = [
      ['CVE-2026-1', 'mongodb-org-server'],
      ['CVE-2026-2', 'libc6'],
      ['CVE-2026-3', 'libc6'],
    ];
    const skips: Night = { packages: [libc, server], found: found.slice(2), day: 2 };
    const nights = [
      nightOf({ packages: [libc, deb('mongodb-org-server')], found }),
      nightOf(skips),
      nightOf({ ...skips, day: 3 }, catalogWith({ software: 'redis' })),
      // With another row: the checker takes a record that stays the same for one that nobody scanned again.
      nightOf(
        { packages: [libc, mongos], found: [...found.slice(2), ['CVE-2026-4', 'libc6']], day: 4 },
        catalogWith({ software: 'libc6' }),
      ),
      catalogWith({ software: 'none' }),
    ];
    let before: ReadonlyMap<string, string> = new Map();
    for (const files of nights) {
      await publishOn(remote, files);
      const tree = remote.files() ?? new Map<string, string>();
      if (isHeld(tree)) {
        const [now, then] = [tree, before].map((each) => Object.fromEntries(each));
        expect(await violationsOf(tree, before.size > 0 ? before : undefined)).toEqual([]);
        expect(await coverageViolations(now ?? {}, reportsIn(files), then)).toEqual([]);
      }
      before = tree;
    }
  },
);
