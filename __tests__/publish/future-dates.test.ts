/** A date ahead of the runner's clock is treated as unknown; otherwise, it would stay the latest date for good. */
import { describe, expect, test } from '@jest/globals';
import type { CveCollection } from '../../src/contract/cves';
import { catalog, type Files, readOn, statusOn } from '../builders/branch';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { trivy, trivyFinding } from '../builders/reports';
import { type Ran, runAction } from '../builders/run';

const NOW = Date.parse('2026-09-01T12:00:00Z');
const DAY_AHEAD = '2026-09-02T12:00:00Z';
const MORE = '2026-09-02T12:00:01Z';
const TAIL =
  'expected at most 24 hours ahead of the clock of this runner, so it is treated as unknown; check the clocks';

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
  ])('of %s has the scan date %s', async (date, shown, warnings) => {
    const remote = memoryGit();
    const ran = await run(remote, { ...versions('1'), ...scan('1', date) });
    expect([ran.errors, ran.warnings, datesOf(remote)]).toEqual([[], warnings, [`1: ${shown}`]]);
  });
});

const HOUR = 3_600_000;
const AT = '2026-08-01T00:00:00Z';
const COMMIT = 'c'.repeat(40);

const stopped = (clock: string, date: string, what: string, mend: string): string =>
  `found ${clock} on the clock of this runner, expected at most 24 hours before ${date}, the date of ${what}: this run would drop what seems to be from the future; nothing was published; set the clock of the runner; if it is right, the date of that commit is wrong: ${mend}, and run again`;

const SOURCE = `the source commit ${COMMIT}`;
const MEND_SOURCE = 'add any commit with the right date after it';
const MEND_TIP =
  'add any commit with the right date to the branch, for example by editing a file on it in the browser';

/** Clocks that are behind, and whether a run of each stops. */
const CLOCKS: ReadonlyArray<readonly [clock: string, stops: boolean]> = [
  ['2026-07-31T00:00:00Z', false],
  ['2026-07-30T23:59:59Z', true],
  ['1970-01-01T00:00:00Z', true],
];

const VEX = JSON.stringify({
  ...{ '@context': 'https://openvex.dev/ns/v0.2.0', '@id': 'https://acme.test/vex', version: 1 },
  ...{ author: 'A', timestamp: AT },
  statements: [],
});

describe.each(CLOCKS)('a clock that says %s', (clock, stops) => {
  const now = (): number => Date.parse(clock);

  test(`stops a run of a source commit of ${AT}: ${stops}`, async () => {
    const remote = memoryGit();
    const ran = await run(remote, versions('1'), { now });
    const expected = `catalog.yaml: ${stopped(clock, AT, SOURCE, MEND_SOURCE)}`;
    expect([ran.errors, remote.tip() === undefined]).toEqual([stops ? [expected] : [], stops]);
  });

  test.each<readonly [string, object, Files]>([
    ['nothing else', {}, {}],
    ['the input vex', { inputs: { vex: 'vex' } }, { 'vex/a.json': VEX }],
    ['a source commit without a date', { committed: null }, {}],
    ['a report of the time of the tip', {}, scan('1', AT, 2)],
  ])(
    `stops a run on a tip of ${AT} with %s: ${stops}, and then nothing is forgotten`,
    async (...row) => {
      const [, more, files] = row;
      const remote = memoryGit();
      const own = { ...versions('1'), ...files };
      const before = { ...versions('1'), ...scan('1', '2026-07-31T23:00:00Z', 1) };
      await run(remote, before, { committed: '2026-07-31T23:00:00Z', now: () => Date.parse(AT) });
      const [tip, published] = [remote.tip(), remote.files()];
      const ran = await run(remote, own, { committed: null, ...more, now });
      const what = `the commit ${tip} at the tip of "gh-pages"`;
      expect(ran.errors).toEqual(stops ? [stopped(clock, AT, what, MEND_TIP)] : []);
      if (stops) expect(remote.files()).toEqual(published);
      const { data } = readOn<CveCollection>(remote, 'cve.json');
      expect(data.map(({ id, since }) => [id, since])).toContainEqual([
        'C-0',
        '2026-07-31T23:00:00Z',
      ]);
      expect(ran.warnings.filter((each) => each.includes('check the clocks'))).toEqual([]);
    },
  );
});

test('a clock that is behind by less than a day forgets no date up to a day after the tip', async () => {
  const remote = memoryGit();
  await run(
    remote,
    { ...versions('1'), ...scan('1', '2026-08-01T20:00:00Z', 1) },
    {
      now: () => Date.parse(AT),
    },
  );
  const ran = await run(remote, versions('1', '2'), {
    now: () => Date.parse(AT) - 23 * HOUR,
    committed: '2026-07-31T12:00:00Z',
  });
  expect([ran.errors, ran.warnings, datesOf(remote)]).toEqual([
    [],
    [],
    ['2: null', '1: 2026-08-01T20:00:00Z'],
  ]);
});

test.each(['2099-01-01T00:00:00Z', '2026-09-02T12:00:01Z'])(
  'a tip with the date %s stops every run until another commit follows it, as the message says',
  async (date) => {
    const remote = memoryGit();
    await run(remote, versions('1'));
    remote.edit({ 'README.md': 'x' }, date);
    const what = `the commit ${remote.tip()} at the tip of "gh-pages"`;
    const ran = await run(remote, versions('1', '2'));
    expect(ran.errors).toEqual([stopped('2026-09-01T12:00:00Z', date, what, MEND_TIP)]);
    remote.edit({ 'README.md': 'y' }, '2026-09-01T12:00:00Z');
    const mended = await run(remote, versions('1', '2'));
    expect([mended.errors, mended.warnings, datesOf(remote).length]).toEqual([[], [], 2]);
  },
);

test('a tip without a date that can be read stops no run', async () => {
  const remote = memoryGit();
  await run(remote, versions('1'));
  remote.edit({ 'README.md': 'x' });
  expect((await run(remote, versions('1', '2'))).errors).toEqual([]);
});

test('a tip from the future that comes while a run publishes stops it', async () => {
  const remote = memoryGit();
  const push: MemoryGit['git']['push'] = (change) => {
    if (remote.commits.length === 0) remote.edit({ 'README.md': 'x' }, '2099-01-01T00:00:00Z');
    return remote.git.push(change);
  };
  const ran = await run({ ...remote, git: { ...remote.git, push } }, versions('1'));
  const what = `the commit ${remote.tip()} at the tip of "gh-pages"`;
  expect(ran.errors).toEqual([
    stopped('2026-09-01T12:00:00Z', '2099-01-01T00:00:00Z', what, MEND_TIP),
  ]);
});

test('a document of a runner with a fast clock is dropped by later runs, with a warning', async () => {
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
  expect((await run(remote, files)).errors).toHaveLength(1);
  remote.edit({ 'README.md': 'x' }, '2026-09-01T12:00:00Z');
  const next = await run(remote, files);
  const { kev: source, data } = readOn<CveCollection>(remote, 'cve.json');
  expect([next.warnings, source, data[0]?.exploitation, data[0]?.kev]).toEqual([
    [
      'api/v1/cve.json: the published document is dropped: found the date 2026-09-20T00:00:00Z, expected at most 24 hours ahead of the clock of this runner; check the clocks; what only it remembered starts over',
    ],
    null,
    'unknown',
    null,
  ]);
  const again = await run(remote, files);
  expect([again.warnings, again.outputs['changed']]).toEqual([[], 'false']);
});
