/** What reports prove of a version, from the manifest and the reports to the published tree. */
import { expect, test } from '@jest/globals';
import { checkedBranch } from '../builders/checked-branch';
import { digestOf } from '../builders/digest';
import { REGISTRY } from '../builders/items';
import {
  grypeReport,
  image,
  MANIFEST,
  manifestOf,
  reportOf,
  trivyReport,
  V1,
} from '../e2e/builders';
import { idsOf, json, recordsIn, statesOf } from '../e2e/results';

const OLD = { endOfLife: true };
const REDIS = { [MANIFEST]: manifestOf(image('redis', ['1.0'])) };
const REDIS_1 = reportOf('redis', '1.0', [
  { id: 'CVE-1', fixed: '1.1' },
  { id: 'CVE-2', severity: 'LOW' },
]);
const NO_REPORTS = { reports: '' };

test('withheld stays withheld in runs without a report, until the digest changes', async () => {
  const branch = checkedBranch();
  await branch.publish({ ...REDIS, 'reports/r.json': reportOf('redis', '1.0', [], OLD) });
  const same = await branch.publish(REDIS, NO_REPORTS);
  expect(same.outputs).toMatchObject({ changed: 'false', withheld: '1', unscanned: '0' });
  const rebuilt = image('redis', [], { versions: [{ version: '1.0', digest: digestOf('new') }] });
  const last = await branch.publish({ [MANIFEST]: manifestOf(rebuilt) }, NO_REPORTS);
  expect(last.outputs).toMatchObject({ withheld: '0', unscanned: '1' });
});

test('a withheld report leaves an older record of the same digest in place', async () => {
  const branch = checkedBranch();
  await branch.publish({ ...REDIS, 'reports/r.json': REDIS_1 });
  const before = branch.tree();
  const withheld = reportOf('redis', '1.0', [], { ...OLD, at: '2026-03-01T00:00:00Z' });
  const { outputs, warnings } = await branch.publish({ ...REDIS, 'reports/r.json': withheld });
  expect(branch.tree()).toEqual(before);
  expect(outputs).toMatchObject({ changed: 'false', withheld: '0', cves: '2' });
  expect(warnings).toEqual([
    'redis/1.0: found no findings in "reports/r.json", expected a scan that could have found some: its operating system is end of life, so the scanner has no current advisories for it; rebuild the image on a supported release; the published record stays',
  ]);
});

test('os: none makes a report without any package a clean one', async () => {
  const branch = checkedBranch();
  const nothing = JSON.stringify({
    SchemaVersion: 2,
    ArtifactName: 'scan-me',
    ArtifactType: 'container_image',
    Metadata: { OS: { Family: 'none', Name: '' } },
  });
  await branch.publish({
    [MANIFEST]: manifestOf(image('static', ['1'], { os: 'none' }), image('shell', ['1'])),
    'reports/static/1.json': nothing,
    'reports/shell/1.json': nothing,
  });
  expect(statesOf(branch.tree())).toEqual({ 'static/1': 'scanned', 'shell/1': 'withheld' });
});

test('a record is dropped with its digest, unless the new digest is scanned', async () => {
  const branch = checkedBranch();
  await branch.publish({
    [MANIFEST]: manifestOf(image('redis', ['1.0', '2.0'])),
    'reports/1.json': REDIS_1,
    'reports/2.json': reportOf('redis', '2.0', [{ id: 'CVE-3', severity: 'CRITICAL' }]),
  });
  const rebuilt = image('redis', [], {
    versions: [
      { version: '1.0', digest: digestOf('one') },
      { version: '2.0', digest: digestOf('two') },
    ],
  });
  await branch.publish({
    [MANIFEST]: manifestOf(rebuilt),
    'reports/new.json': trivyReport({
      name: `${REGISTRY}/images/redis@${digestOf('two')}`,
      findings: [{ id: 'CVE-NEW' }],
    }),
  });
  expect(statesOf(branch.tree())).toEqual({ 'redis/2.0': 'scanned', 'redis/1.0': 'unscanned' });
  expect(recordsIn(branch.tree())).toEqual(['redis/2.0']);
  expect(idsOf(branch.tree(), 'redis', '2.0')).toEqual(['CVE-NEW']);
});

test('a later published scan takes precedence over an older report', async () => {
  const branch = checkedBranch();
  const later = reportOf('redis', '1.0', [{ id: 'CVE-LATER' }], { at: '2026-02-01T00:00:00Z' });
  const older = reportOf('redis', '1.0', [{ id: 'CVE-OLDER' }], { at: '2026-01-31T23:59:59Z' });
  await branch.publish({ ...REDIS, 'reports/r.json': later });
  const { outputs, notices } = await branch.publish({ ...REDIS, 'reports/r.json': older });
  expect(outputs['changed']).toBe('false');
  expect(notices).toContain(
    'redis/1.0: the published scan of 2026-02-01T00:00:00Z is later than "reports/r.json" of 2026-01-31T23:59:59Z, so it stays',
  );
  await branch.publish({ ...REDIS, 'reports/r.json': older }, { 'carry-forward': 'false' });
  expect(idsOf(branch.tree(), 'redis', '1.0')).toEqual(['CVE-OLDER']);
});

test('a report of the year 9999 does not block later ones', async () => {
  const branch = checkedBranch();
  const farAhead = reportOf('redis', '1.0', [], { at: '9999-12-31T00:00:00Z' });
  const first = await branch.publish({ ...REDIS, 'reports/r.json': farAhead });
  expect(first.warnings).toEqual([
    'reports/r.json: found the scan date 9999-12-31T00:00:00Z, expected none more than 24 hours ahead of the clock of this runner, so it is treated as unknown; check the clocks',
  ]);
  expect(branch.tree()['api/v1/status.json']).toContain('"scannedAt":null');
  const next = await branch.publish({ ...REDIS, 'reports/r.json': REDIS_1 });
  expect(next.warnings).toEqual([]);
  expect(idsOf(branch.tree(), 'redis', '1.0')).toEqual(['CVE-1', 'CVE-2']);
});

const SHARED = { id: 'CVE-1', pkg: 'zlib', installed: '1' };
const LOW = { ...SHARED, severity: 'LOW', target: 'amd64', title: 'First' };
const HIGH = { ...SHARED, severity: 'HIGH', fixed: '2', target: 'arm64', title: 'Second' };
const AMD64 = {
  'reports/amd64.json': reportOf('redis', '1.0', [LOW, { id: 'CVE-2' }], {
    at: '2026-01-02T00:00:00Z',
  }),
};
const ARM64 = {
  'reports/arm64.json': reportOf('redis', '1.0', [HIGH], { at: '2026-01-01T23:59:59.9Z' }),
};

test('several reports of one version are merged, in any order', async () => {
  const [branch, other] = [checkedBranch(), checkedBranch()];
  await branch.publish({ ...REDIS, ...AMD64, ...ARM64 });
  await other.publish({ ...REDIS, ...ARM64, ...AMD64 });
  expect(other.tree()).toEqual(branch.tree());
  expect(json(branch.tree(), `${V1}/security/redis/1.0.json`)).toMatchObject({
    total: 2,
    high: 2,
    low: 0,
    fixable: 1,
    cves: [
      {
        id: 'CVE-1',
        severity: 'HIGH',
        pkg: 'zlib',
        installed: '1',
        fixed: '2',
        title: 'First',
        url: 'https://example.test/CVE-1',
        targets: ['amd64', 'arm64'],
      },
      { id: 'CVE-2' },
    ],
  });
  expect(json(branch.tree(), `${V1}/status.json`)).toMatchObject({
    data: [{ state: 'scanned', scannedAt: '2026-01-01T23:59:59Z', scanner: 'Trivy 0.74.0' }],
  });
});

test('reports of Trivy are used if those of two scanners match a version', async () => {
  const branch = checkedBranch();
  const { warnings } = await branch.publish({
    [MANIFEST]: manifestOf(image('redis', ['1.0']), image('node', ['20'])),
    'reports/grype.json': grypeReport(`${REGISTRY}/images/redis:1.0`, [{ id: 'CVE-G' }]),
    'reports/trivy.json': reportOf('redis', '1.0', [{ id: 'CVE-T' }]),
    'reports/node.json': grypeReport(`${REGISTRY}/images/node:20`, [{ id: 'CVE-N' }]),
  });
  expect(idsOf(branch.tree(), 'redis', '1.0')).toEqual(['CVE-T']);
  expect(idsOf(branch.tree(), 'node', '20')).toEqual(['CVE-N']);
  expect(warnings).toEqual([
    `redis/1.0: found reports of two scanners, expected those of one, so Trivy's are used and "reports/grype.json" not; leave one scanner out`,
  ]);
});

test('versions and reports in another order publish the same bytes', async () => {
  const branch = checkedBranch();
  const node = image('node', ['20']);
  const one = { 'reports/1.json': REDIS_1 };
  const two = { 'reports/2.json': reportOf('redis', '2.0', [{ id: 'CVE-3' }]) };
  await branch.publish({
    [MANIFEST]: manifestOf(image('redis', ['1.0', '2.0']), node),
    ...one,
    ...two,
  });
  const before = branch.tree();
  const { outputs } = await branch.publish({
    [MANIFEST]: manifestOf(image('redis', ['2.0', '1.0']), node),
    ...two,
    ...one,
  });
  expect(outputs['changed']).toBe('false');
  expect(branch.tree()).toEqual(before);
});
