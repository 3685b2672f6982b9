/** Packages that the scanner skipped: nothing is clean because nobody looked. */
import { describe, expect, test } from '@jest/globals';
import type { ImagePackages } from '../../src/contract/packages';
import { publishOn, readOn } from '../builders/branch';
import { memoryGit } from '../builders/memory-git';
import { grype, grypeMatch } from '../builders/reports';
import {
  catalogWith,
  deb,
  nightOf,
  reportOf,
  SLUG,
  statusOf,
  third,
} from '../builders/unchecked-runs';

const FIRST =
  'package names, private ones included, are published from this run on; to publish none, write packages: false at the top of the manifest';
const libc = deb('libc6', 'official');
const server = third('mongodb-org-server');
const mongos = third('mongodb-org-mongos');

const skipped = (found: string, expected: string): string =>
  `found ${found}: ${expected} CVEs are not in these numbers; scan with another scanner alone, see docs/reports.md`;
const TWO = skipped(
  `2 packages that Trivy did not check (mongodb-org-mongos, mongodb-org-server) in 1 version (${SLUG} 8.0.4)`,
  'they come from a third party, so their',
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
  const found = badges.map((file) => readOn<{ color?: string } | null>(remote, file)?.color);
  expect(found).toEqual(['lightgrey', 'yellowgreen']);
  expect(readOn<ImagePackages>(remote, `images/${SLUG}/packages.json`).data).toEqual([
    { type: 'deb', name: 'libc6', version: '1.0', versions: ['8.0.4'] },
    ...['mongodb-org-mongos', 'mongodb-org-server'].map((name) => ({
      ...{ type: 'deb', name, version: '1.0' },
      ...{ versions: ['8.0.4'], unchecked: ['8.0.4'] },
    })),
  ]);
  const again = await publishOn(remote, night);
  expect([again.warnings, again.outputs['changed']]).toEqual([[], 'false']);
});

test('what was skipped in several versions is one warning', async () => {
  const versions = ['4', '3', '2', '1'];
  const files = Object.fromEntries(
    versions.map((version) => [
      `reports/${SLUG}/${version}.json`,
      reportOf({ packages: [libc, server, third(`only-${version}`)] }),
    ]),
  );
  const ran = await publishOn(memoryGit(), { ...catalogWith({}, versions), ...files });
  expect(ran.warnings).toEqual([
    skipped(
      `5 packages that Trivy did not check (mongodb-org-server, only-1, only-2 and 2 more) in 4 versions (${SLUG} 4, ${SLUG} 3, ${SLUG} 2 and 1 more)`,
      'they come from a third party, so their',
    ),
    FIRST,
  ]);
});

test('a scan for licenses marks nothing unchecked', async () => {
  const remote = memoryGit();
  const licenses = { Target: 'x', Class: 'license', Licenses: [] };
  await publishOn(remote, {
    ...nightOf({ packages: [libc] }),
    'reports/licenses/mongodb/8.0.4.json': reportOf({
      ...{ packages: [libc, server], results: [licenses] },
    }),
  });
  const { state, unchecked } = statusOf(remote);
  const { data } = readOn<ImagePackages>(remote, `images/${SLUG}/packages.json`);
  expect([state, unchecked, data.map((each) => [each.name, each.unchecked])]).toEqual([
    ...['scanned', undefined],
    [
      ['libc6', undefined],
      ['mongodb-org-server', undefined],
    ],
  ]);
});

test('a status names twenty packages, and counts all', async () => {
  const remote = memoryGit();
  const names = Array.from({ length: 21 }, (_, i) => `p${String(i).padStart(2, '0')}`);
  await publishOn(remote, nightOf({ packages: [libc, ...names.map((name) => third(name))] }));
  const { state, unchecked } = statusOf(remote);
  expect([state, unchecked]).toEqual(['partial', { total: 21, names: names.slice(0, 20) }]);
});

test('a report all of whose packages were skipped examined nothing', async () => {
  const remote = memoryGit();
  const ran = await publishOn(remote, nightOf({ packages: [server] }));
  const { state, unchecked } = statusOf(remote);
  expect([state, unchecked, ran.warnings[0]]).toEqual([
    'withheld',
    undefined,
    `${SLUG}/8.0.4: found no findings in "reports/mongodb/8.0.4.json", expected a scan that could have found some: the scanner checked none of the packages that it lists, because they come from a third party, for which it has no advisories; use a scanner that has some; the version is published without a record`,
  ]);
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

describe('a second scanner', () => {
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
