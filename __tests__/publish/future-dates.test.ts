/** A date ahead of the runner's clock is treated as unknown; otherwise, it would stay the latest date for good. */
import { describe, expect, test } from '@jest/globals';
import type { CveCollection } from '../../src/contract/cves';
import type { State } from '../../src/previous/state';
import { catalog, type Files, readOn, statusOn } from '../builders/branch';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { trivy, trivyFinding } from '../builders/reports';
import { type Ran, runAction } from '../builders/run';

const NOW = Date.parse('2026-09-01T12:00:00Z');
const DAY_AHEAD = '2026-09-02T12:00:00Z';
const MORE = '2026-09-02T12:00:01Z';
const TAIL =
  'expected none more than 24 hours ahead of the clock of this runner, so it is treated as unknown; check the clocks';

const versions = (...names: ReadonlyArray<string>): Files =>
  catalog(...names.map((name) => `a/${name}@`));

const scan = (version: string, CreatedAt: string, findings = 0): Files => {
  const rows = Array.from({ length: findings }, (_, i) =>
    trivyFinding({ VulnerabilityID: `C-${i}` }),
  );
  const report = trivy(rows, { ArtifactName: 'local', CreatedAt });
  return { [`reports/a/${version}.json`]: JSON.stringify(report) };
};

const run = (remote: MemoryGit, files: Files, more: object = {}): Promise<Ran> =>
  runAction({ git: remote.git, files, now: () => NOW, ...more });

/** `version: scan date` of every version. */
const datesOf = (remote: MemoryGit): ReadonlyArray<string> =>
  statusOn(remote).map(({ version, scannedAt }) => `${version}: ${scannedAt}`);

describe('a report', () => {
  test.each([
    [DAY_AHEAD, DAY_AHEAD, []],
    [MORE, 'null', [`reports/a/1.json: found the scan date ${MORE}, ${TAIL}`]],
    [
      '9999-12-31T00:00:00Z',
      'null',
      [`reports/a/1.json: found the scan date 9999-12-31T00:00:00Z, ${TAIL}`],
    ],
  ])('of %s has the scan date %s', async (date, shown, warnings) => {
    const remote = memoryGit();
    const ran = await run(remote, { ...versions('1'), ...scan('1', date) });
    expect([ran.errors, ran.warnings, datesOf(remote)]).toEqual([[], warnings, [`1: ${shown}`]]);
  });
});

test('the clock of the runner is in no document', async () => {
  const trees = await Promise.all(
    ['2026-12-31', '2031-05-06'].map(async (now) => {
      const remote = memoryGit();
      for (const night of [scan('1', '2026-08-01T00:00:00Z', 1), scan('1', '2026-08-02T00:00:00Z')])
        await run(remote, { ...versions('1'), ...night }, { now: () => Date.parse(now) });
      return remote.files();
    }),
  );
  expect(trees[1]).toEqual(trees[0]);
});

describe('the source commit', () => {
  const OWN_DATE = '2026-08-01T00:00:00Z';
  const sourceIn = (remote: MemoryGit) => readOn<State>(remote, 'state.json').source;

  test('of this run has no date if it is dated in the future', async () => {
    const remote = memoryGit();
    const now = () => Date.parse('2026-07-30T23:59:59Z');
    const ran = await run(remote, versions('1'), { now });
    expect(ran.warnings).toEqual([
      `catalog.yaml: found the date ${OWN_DATE} of the source commit ${'c'.repeat(40)}, ${TAIL}`,
    ]);
    expect(sourceIn(remote)).toMatchObject({ commit: 'c'.repeat(40), committed: null });
  });
});

test('what a runner published whose clock was ahead is unknown to the next one, which says so', async () => {
  const remote = memoryGit();
  const report = trivy([trivyFinding({ VulnerabilityID: 'CVE-2026-0001' })], {
    ...{ ArtifactName: 'local', CreatedAt: '2026-08-01T00:00:00Z' },
  });
  const files = { ...versions('1'), 'reports/a/1.json': JSON.stringify(report) };
  const kev = JSON.stringify({
    ...{ catalogVersion: '1', dateReleased: '2026-09-20T00:00:00Z' },
    vulnerabilities: [{ cveID: 'CVE-2026-0001', dateAdded: '2026-09-19' }],
  });
  const ahead = { inputs: { kev: 'kev.json' }, now: () => Date.parse('2026-09-20T00:00:00Z') };
  await run(remote, { ...files, 'kev.json': kev }, ahead);
  const next = await run(remote, files);
  const { kev: source, data } = readOn<CveCollection>(remote, 'cve.json');
  expect([next.warnings, source, data[0]?.exploitation, data[0]?.kev]).toEqual([
    [`api/v1/cve.json: found the date 2026-09-20T00:00:00Z, ${TAIL}`],
    { version: '1', released: null, count: 1 },
    'unknown',
    null,
  ]);
  const again = await run(remote, files);
  expect([again.warnings, again.outputs['changed']]).toEqual([[], 'false']);
});
