/** Whole runs with reports that look like clean images but prove nothing. */
import { describe, expect, test } from '@jest/globals';
import type { ImagePackages } from '../../src/contract/packages';
import type { SecurityVersionWithCves } from '../../src/contract/security';
import { catalog, type Files, readOn, runOn, statesOn } from '../builders/branch';
import { digestOf } from '../builders/digest';
import { memoryGit } from '../builders/memory-git';
import { trivy, trivyFinding } from '../builders/reports';

type Json = Readonly<Record<string, unknown>>;

const IMAGES = 'ghcr.io/acme/images';
const A = digestOf('a');
const NIGHTS = ['2026-08-01T03:00:00Z', '2026-08-02T03:00:00Z', '2026-08-03T03:00:00Z'] as const;

const REDIS = catalog('redis/7@a');

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
const LICENSES = report(0, 1, {
  Results: [
    { Target: 'redis (wolfi 1)', Class: 'os-pkgs', Type: 'wolfi', Packages: PACKAGES },
    { Target: 'OS Packages', Class: 'license', Licenses: [{ Name: 'MIT' }] },
  ],
});

/** A report of a scan for misconfigurations, which lists packages, too. */
const MISCONFIGURATIONS = report(0, 1, {
  Results: [
    { Target: 'redis (wolfi 1)', Class: 'os-pkgs', Type: 'wolfi', Packages: PACKAGES },
    { Target: 'Dockerfile', Class: 'config', Type: 'dockerfile', Misconfigurations: [{}] },
  ],
});

const noScan = (what: string, scanner: string): string =>
  `found 1 report of a scan for ${what} without any vulnerability: it does not count as a scan; scan with --scanners vuln (a clean image scanned with --scanners vuln,${scanner} looks the same, so it is not believed: write its ${what} into another report); "reports/redis/7.json"`;

describe('a scan for something else', () => {
  test.each([
    ['licenses', 'license', LICENSES],
    ['misconfigurations', 'misconfig', MISCONFIGURATIONS],
  ])(
    'for %s makes no image clean, closes nothing, and brings its packages',
    async (what, scanner, text) => {
      const remote = memoryGit();
      await runOn(remote, { ...REDIS, 'reports/redis/7.json': report(1, 0) });
      const ran = await runOn(remote, { ...REDIS, 'reports/redis/7.json': text });
      expect(ran.warnings.slice(0, 1)).toEqual([noScan(what, scanner)]);
      expect([ran.errors, statesOn(remote), ran.outputs['closed']]).toEqual([
        [],
        ['redis/7: scanned 1'],
        '0',
      ]);
      expect(readOn<ImagePackages>(remote, 'images/redis/packages.json').data).toEqual([
        { type: 'apk', name: 'curl', version: '8.1', versions: ['7'] },
      ]);
      expect(ran.log).toContain(`reports read: 0 (Trivy 0, Grype 0), scans for ${what}: 1`);
    },
  );
});

const FORGOTTEN = (total = 12, before = 'on 2026-08-01T03:00:00Z'): string =>
  `redis/7: found none of the ${total} findings that the same image (${A}) had ${before}, which proves nothing: check that the scan looks for vulnerabilities (--scanners vuln) with a complete database; if it is right, publish it once with carry-forward: false`;

/** What the second night finds, and what is published then. */
interface SecondNight {
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
  ])('%s', async (_, night) => {
    const remote = memoryGit();
    await runOn(remote, first);
    const files = second({ 'reports/redis/7.json': NOTHING });
    const ran = await runOn(remote, files, night.inputs);
    expect([statesOn(remote), ran.errors, ran.warnings]).toEqual([
      night.states,
      [],
      night.warnings ?? [],
    ]);
    // The same run again finds the same.
    if (night.inputs === undefined) {
      expect((await runOn(remote, files)).outputs['changed']).toBe('false');
      expect(statesOn(remote)).toEqual(night.states);
    }
  });

  test('counts what is in an edited record, not what the list says', async () => {
    const remote = memoryGit();
    await runOn(remote, first);
    const path = 'api/v1/security/redis/7.json';
    const record = readOn<SecurityVersionWithCves>(remote, 'security/redis/7.json');
    remote.edit({ [path]: `${JSON.stringify({ ...record, cves: record.cves.slice(0, 11) })}\n` });
    const ran = await runOn(remote, second({ 'reports/redis/7.json': NOTHING }));
    expect(ran.warnings).toContain(FORGOTTEN(11));
  });
});

test('a version whose only report names several images is without a scan, and says why', async () => {
  const whole = catalog('redis/7@a', 'nginx/7@b', 'node/7@c');
  const RepoTags = ['redis', 'nginx', 'node'].map((slug) => `${IMAGES}/${slug}:7`);
  const Metadata = { OS: { Family: 'wolfi', Name: '1' }, RepoTags };
  const files = { ...whole, 'reports/evil.json': report(0, 1, { ArtifactName: '', Metadata }) };
  const { summary, warnings } = await runOn(memoryGit(), files);
  expect(summary.match(/its report names several images/g)).toHaveLength(3);
  expect(warnings[0]).toContain(
    'expected versions of one image and one digest: it does not say what was scanned, so',
  );
});
