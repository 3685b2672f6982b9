/** What reports prove of a version, from the manifest and the reports to the published tree. */
import { expect, test } from '@jest/globals';
import { checkedBranch } from '../builders/checked-branch';
import { REGISTRY } from '../builders/items';
import { grypeReport, image, MANIFEST, manifestOf, reportOf, V1 } from '../e2e/builders';
import { idsOf, json } from '../e2e/results';

const REDIS = { [MANIFEST]: manifestOf(image('redis', ['1.0'])) };
const REDIS_1 = reportOf('redis', '1.0', [
  { id: 'CVE-1', fixed: '1.1' },
  { id: 'CVE-2', severity: 'LOW' },
]);

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
