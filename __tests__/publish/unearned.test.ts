/** Reports that look like clean images and are none: whole runs. */
import { describe, expect, test } from '@jest/globals';
import { manifestText } from '../builders/catalog';
import { digestOf } from '../builders/digest';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { trivy, trivyFinding } from '../builders/reports';
import { type Ran, runAction } from '../builders/run';

type Files = Readonly<Record<string, string>>;
type Json = Readonly<Record<string, unknown>>;

const IMAGES = 'ghcr.io/acme/images';
const [A, B, C] = [digestOf('a'), digestOf('b'), digestOf('c')];
const NIGHTS = ['2026-08-01T03:00:00Z', '2026-08-02T03:00:00Z', '2026-08-03T03:00:00Z'] as const;

const catalog = (...keys: ReadonlyArray<string>): Files => ({ 'catalog.yaml': manifestText(keys) });

const REDIS = catalog('redis/7@a');

const run = (remote: MemoryGit, files: Files, inputs: Files = {}): Promise<Ran> =>
  runAction({ git: remote.git, files, inputs });

const read = (remote: MemoryGit, file: string) =>
  JSON.parse(remote.files()?.get(`api/v1/${file}`) ?? 'null');

/** `slug/version: state total` of every version. */
const statesOf = (remote: MemoryGit): ReadonlyArray<string> =>
  read(remote, 'status.json').data.map(
    ({ slug, version, state }: { slug: string; version: string; state: string }) => {
      const record = read(remote, `security/${slug}/${version}.json`);
      return `${slug}/${version}: ${state}${record === null ? '' : ` ${record.total}`}`;
    },
  );

const findings = (count: number): ReadonlyArray<Json> =>
  Array.from({ length: count }, (_, i) =>
    trivyFinding({ VulnerabilityID: `CVE-2026-${1000 + i}` }),
  );

/** What a report of Trivy says of redis 7, with a number of findings. */
const report = (count: number, night: number, more: Json = {}): string =>
  JSON.stringify(
    trivy(findings(count), {
      ArtifactName: `${IMAGES}/redis@${A}`,
      CreatedAt: NIGHTS[night] ?? '',
      ...more,
    }),
  );

const PACKAGES = [{ Name: 'curl', Version: '8.1' }];

/** A report of a scan for licenses: since 0.67 it lists packages, and nothing was looked up. */
const licenses = (night = 1, more: Json = {}): string =>
  report(0, night, {
    Results: [
      { Target: 'redis (wolfi 1)', Class: 'os-pkgs', Type: 'wolfi', Packages: PACKAGES },
      { Target: 'OS Packages', Class: 'license', Licenses: [{ Name: 'MIT' }] },
    ],
    ...more,
  });

const NO_SCAN = (count: number, first: string): string =>
  `found ${count === 1 ? '1 report' : `${count} reports`} of a scan for licenses and none of its vulnerabilities: ${count === 1 ? 'it brings' : 'they bring'} no scan; scan with --scanners vuln (a clean image scanned with --scanners vuln,license looks the same, so it is not believed: write its licenses into another report); ${count === 1 ? '' : 'the first is '}"${first}"`;

describe('a scan for licenses', () => {
  test('makes no image clean, closes nothing, and brings its packages', async () => {
    const remote = memoryGit();
    await run(remote, { ...REDIS, 'reports/redis/7.json': report(1, 0) });
    const ran = await run(remote, { ...REDIS, 'reports/redis/7.json': licenses() });
    expect(ran.warnings.slice(0, 1)).toEqual([NO_SCAN(1, 'reports/redis/7.json')]);
    expect([ran.errors, statesOf(remote), ran.outputs['closed']]).toEqual([
      [],
      ['redis/7: scanned 1'],
      '0',
    ]);
    expect(read(remote, 'images/redis/packages.json').data).toEqual([
      { type: 'apk', name: 'curl', version: '8.1', versions: ['7'] },
    ]);
    expect(ran.log).toContain('reports read: 0 (Trivy 0, Grype 0), scans for licenses: 1');
  });

  test.each<readonly [string, Files, ReadonlyArray<string>]>([
    [
      'of an image that was never scanned',
      { 'reports/r.json': licenses() },
      ['redis/7: unscanned'],
    ],
    [
      'beside a real one that is clean',
      { 'reports/l.json': licenses(), 'reports/r.json': report(0, 0) },
      ['redis/7: scanned 0'],
    ],
    [
      'of an image of no version',
      { 'reports/r.json': licenses(1, { ArtifactName: `other@${B}` }) },
      ['redis/7: unscanned'],
    ],
  ])('is no scan: %s', async (_, files, states) => {
    const remote = memoryGit();
    const [first = ''] = Object.keys(files);
    const ran = await run(remote, { ...REDIS, ...files }, { 'unmatched-reports': 'error' });
    expect(ran.errors).toEqual([]);
    expect(ran.warnings.filter((text) => !text.includes('found packages'))).toEqual([
      NO_SCAN(1, first),
    ]);
    expect(statesOf(remote)).toEqual(states);
  });

  test('is a scan if it has a vulnerability, a suppressed one too', async () => {
    const suppressed = {
      Type: 'vulnerability',
      Status: 'ignored',
      Finding: { VulnerabilityID: 'CVE-2026-1', PkgName: 'curl', Severity: 'HIGH' },
    };
    for (const result of [
      { Vulnerabilities: findings(1) },
      { ExperimentalModifiedFindings: [suppressed] },
    ]) {
      const remote = memoryGit();
      const Results = [
        { Class: 'os-pkgs', Type: 'wolfi', ...result },
        { Class: 'license', Licenses: [] },
      ];
      const ran = await run(remote, { ...REDIS, 'reports/r.json': report(0, 0, { Results }) });
      expect([ran.warnings, statesOf(remote)]).toEqual([
        [],
        [`redis/7: scanned ${'Vulnerabilities' in result ? 1 : 0}`],
      ]);
    }
  });
});

const FORGOTTEN = (total = 12, before = 'on 2026-08-01T03:00:00Z'): string =>
  `redis/7: found none of the ${total} findings that the same image (${A}) had ${before}, which proves nothing: check that the scan looks for vulnerabilities (--scanners vuln) with a complete database; if it is right, publish it once with carry-forward: false`;

/** What the second night brings, and what is published then. */
interface SecondNight {
  readonly first?: Files;
  readonly files?: Files;
  readonly inputs?: Files;
  readonly states: ReadonlyArray<string>;
  readonly warnings?: ReadonlyArray<string>;
}

const STAYS: SecondNight = { states: ['redis/7: scanned 12'], warnings: [FORGOTTEN()] };
const CLEAN: SecondNight = { states: ['redis/7: scanned 0'] };

describe('a scan that forgets everything', () => {
  const first = { ...REDIS, 'reports/redis/7.json': report(12, 0) };
  const second = (more: Files): Files => ({ ...REDIS, ...more });
  const NOTHING = report(0, 1);
  test.each<readonly [string, SecondNight]>([
    ['of the same image', STAYS],
    ['is published once without carry-forward', { ...CLEAN, inputs: { 'carry-forward': 'false' } }],
    [
      'of a partial record keeps it partial',
      {
        first: {
          ...REDIS,
          'reports/redis/7.json': report(12, 0, {
            Metadata: { OS: { Family: 'alpine', Name: '3.9', EOSL: true } },
          }),
        },
        ...{ states: ['redis/7: partial 12'], warnings: [FORGOTTEN()] },
      },
    ],
  ])('%s', async (_, night) => {
    const remote = memoryGit();
    await run(remote, night.first ?? first);
    const files = night.files ?? second({ 'reports/redis/7.json': NOTHING });
    const ran = await run(remote, files, night.inputs);
    expect([statesOf(remote), ran.errors, ran.warnings]).toEqual([
      night.states,
      [],
      night.warnings ?? [],
    ]);
    // The same run again finds the same.
    if (night.inputs === undefined) {
      expect((await run(remote, files)).outputs['changed']).toBe('false');
      expect(statesOf(remote)).toEqual(night.states);
    }
  });

  test('counts what is in an edited record, not what the list says', async () => {
    const remote = memoryGit();
    await run(remote, first);
    const path = 'api/v1/security/redis/7.json';
    const record = read(remote, 'security/redis/7.json');
    remote.edit({ [path]: `${JSON.stringify({ ...record, cves: record.cves.slice(0, 11) })}\n` });
    const ran = await run(remote, second({ 'reports/redis/7.json': NOTHING }));
    expect(ran.warnings).toContain(FORGOTTEN(11));
  });
});

describe('one report of the whole catalog', () => {
  const VERSIONS = ['redis', 'nginx', 'node'].map((slug, i) => [slug, [A, B, C][i] ?? ''] as const);
  const whole = catalog('redis/7@a', 'nginx/7@b', 'node/7@c');
  const each = Object.fromEntries(
    VERSIONS.map(([slug], i) => [
      `reports/${slug}/7.json`,
      JSON.stringify(trivy(findings(i + 2), { ArtifactName: 'local' })),
    ]),
  );
  const BEFORE = ['redis/7: scanned 2', 'nginx/7: scanned 3', 'node/7: scanned 4'];
  const RepoDigests = VERSIONS.map(([, digest]) => `evil.test/x@${digest}`);
  const RepoTags = VERSIONS.map(([slug]) => `${IMAGES}/${slug}:7`);
  const OS = { Family: 'wolfi', Name: '1' };
  const ofTrivy = (ArtifactName: string, Metadata: object): string =>
    report(0, 1, { ArtifactName, Metadata: { OS, ...Metadata } });
  const DIGESTS = `redis/7 (${A}), nginx/7 (${B}), node/7 (${C})`;
  const AMBIGUOUS = (named: string, name: string): string =>
    `reports/evil.json: found a report that names 3 versions of different images or digests (${named}), expected those of one: what was scanned, "${name}", is none of them, so it is used for none; scan each image by its own reference, with its digest`;

  const CASES: ReadonlyArray<readonly [string, Files, string, string]> = [
    ['digests', whole, ofTrivy('app.tar', { RepoDigests }), AMBIGUOUS(DIGESTS, 'app.tar')],
  ];
  test.each(CASES)('is used for none: %s', async (_, files, evil, warning) => {
    const remote = memoryGit();
    await run(remote, { ...files, ...each });
    for (const policy of ['warn', 'ignore', 'error']) {
      const inputs = { 'unmatched-reports': policy };
      const ran = await run(remote, { ...files, 'reports/evil.json': evil }, inputs);
      expect([policy, ran.errors, ran.warnings]).toEqual([
        policy,
        policy === 'error' ? [warning] : [],
        policy === 'error' ? [] : [warning],
      ]);
      expect(statesOf(remote)).toEqual(BEFORE);
    }
  });

  test.each<readonly [string, string]>([
    ['digests', ofTrivy(`${IMAGES}/nginx@${B}`, { RepoDigests })],
  ])('is used for the one that was scanned: %s', async (_, named) => {
    const remote = memoryGit();
    await run(remote, { ...whole, ...each });
    const ran = await run(remote, { ...whole, 'reports/node/7.json': named });
    expect([statesOf(remote), ran.warnings]).toEqual([
      ['redis/7: scanned 2', 'nginx/7: scanned 0', 'node/7: scanned 4'],
      [],
    ]);
  });

  test('says of a version without a scan why', async () => {
    const files = { ...whole, 'reports/evil.json': ofTrivy('', { RepoTags }) };
    const { summary, warnings } = await run(memoryGit(), files);
    expect(summary.match(/its report names several images/g)).toHaveLength(3);
    expect(warnings[0]).toContain('expected those of one: it does not say what was scanned, so');
  });
});
