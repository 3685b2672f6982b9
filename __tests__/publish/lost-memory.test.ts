/** A run without a document of memory calls what it lost unknown, and dates nothing today. */
import { describe, expect, test } from '@jest/globals';
import type { ChangesCollection } from '../../src/contract/changes';
import type { ImageFindings } from '../../src/contract/findings';
import type { ImageReleases } from '../../src/contract/releases';
import { readOn } from '../builders/branch';
import {
  branchOf,
  LAST_RUN,
  livedCatalog,
  type Night,
  playNight,
  QUIET_RUN,
} from '../builders/lived-catalog';
import type { MemoryGit } from '../builders/memory-git';

const API = 'api/v1/';
const TODAY = '2026-08-09';
const lived = livedCatalog();

/** Nothing is found, but the manifest was committed today. */
const QUIET: Night = { ...QUIET_RUN, committed: `${TODAY}T00:00:00Z` };
/** `a/1` is rebuilt and scanned today. */
const BUSY: Night = {
  ...LAST_RUN,
  committed: `${TODAY}T00:00:00Z`,
  files: Object.fromEntries(
    Object.entries(LAST_RUN.files).map(([path, text]) => [
      path,
      text.replaceAll('2026-08-03T13', `${TODAY}T13`),
    ]),
  ),
};

const FILES = [
  ...['images/a/releases.json', 'images/b/releases.json', 'images/a/findings.json'],
  ...['images/b/findings.json', 'images/c/findings.json', 'changes.json', 'cve.json'],
  ...['changes/2026-08-02.json', 'changes/2026-08-03.json', 'history.json', 'fixes.json'],
  ...['removed.json', 'feed.json', 'feed.atom', 'status.json', 'security.json', 'updates.json'],
  ...['security/a/1.json', 'security/b/1.json', 'digest/c2.json', 'integrity.json'],
];

const without = async (file: string, night: Night): Promise<MemoryGit> => {
  const remote = branchOf(await lived);
  remote.edit({ [API + file]: file === 'state.json' ? '{"format":9}' : undefined });
  await playNight(remote, night);
  return remote;
};

/** How often each document has today's date; the documents of the run itself are left out. */
const todayIn = (remote: MemoryGit): ReadonlyMap<string, number> =>
  new Map(
    [...(remote.files() ?? [])]
      .map(([path, text]) => [path, text.split(TODAY).length - 1] as const)
      .filter(([path, count]) => count > 0 && !/(?:state|history|fixes)\.json$/.test(path)),
  );

describe.each([
  ['a quiet run', QUIET],
  ['a run that scans', BUSY],
])('%s', (_, night) => {
  test.each([...FILES, 'state.json'])(
    'claims nothing more as of today without %s',
    async (file) => {
      const honest = branchOf(await lived);
      await playNight(honest, night);
      const usual = todayIn(honest);
      const claimed = [...todayIn(await without(file, night))].filter(
        ([path, count]) => count > (usual.get(path) ?? 0),
      );
      // The line of the image starts again at the first known scan.
      const isLine = ([path]: readonly [string, number]) =>
        path === `${API}${file}` && file.endsWith('/findings.json');
      expect(claimed.filter((each) => !isLine(each))).toEqual([]);
    },
  );
});

test('without its releases, a version has no date of its digest', async () => {
  const remote = await without('images/b/releases.json', QUIET);
  const { releases } = readOn<ImageReleases>(remote, 'images/b/releases.json');
  expect(
    releases.map(({ since, releaseTimestamp, former }) => [since, releaseTimestamp, former]),
  ).toEqual([[undefined, undefined, []]]);
  expect(remote.files()?.get(`${API}images/b/feed.atom`)).not.toContain('rebuilt');
});

test('without its findings, an image has no dates, but its fixes', async () => {
  const remote = await without('images/a/findings.json', QUIET);
  const { versions, open, line } = readOn<ImageFindings>(remote, 'images/a/findings.json');
  expect(versions.map(({ first }) => first)).toEqual([null, null]);
  expect(open.map(({ since }) => since)).toEqual([null, null, null]);
  expect(open.flatMap((each) => each.versions.map(({ since }) => since))).toEqual(
    Array(4).fill(null),
  );
  const at = '2026-08-03T03:00:00Z';
  expect(line.open.map(({ id, since, fixableSince }) => [id, since, fixableSince])).toEqual([
    ['CVE-2026-0001', null, at],
    ['CVE-2026-0009', null, null],
  ]);
});

test('without the list of days, its beginning is unknown', async () => {
  const remote = await without('changes.json', QUIET);
  const { from, data } = readOn<ChangesCollection>(remote, 'changes.json');
  expect([from, data.map(({ date }) => date)]).toEqual([null, ['2026-08-03', '2026-08-02']]);
});

test('without a state, digests and dates are those of other documents', async () => {
  const honest = branchOf(await lived);
  await playNight(honest, QUIET);
  const remote = await without('state.json', QUIET);
  for (const file of ['images/a/releases.json', 'images/b/releases.json', 'removed.json'])
    expect(remote.files()?.get(API + file)).toBe(honest.files()?.get(API + file));
});

test('without the list of vulnerabilities, none is announced as exploited', async () => {
  const kev = JSON.stringify({
    ...{ catalogVersion: '2', dateReleased: '2026-08-08T00:00:00Z' },
    vulnerabilities: [{ cveID: 'CVE-2026-0001', dateAdded: '2026-08-02' }],
  });
  const remote = branchOf(await lived);
  remote.edit({ [`${API}cve.json`]: undefined });
  const { log, outputs } = await playNight(remote, {
    ...QUIET,
    files: { ...QUIET.files, 'kev.json': kev },
    inputs: { kev: 'kev.json' },
  });
  expect([outputs['exploited'], log.filter((line) => line.includes('🚨 CVE-'))]).toEqual(['1', []]);
});
