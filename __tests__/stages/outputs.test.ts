import { expect, test } from '@jest/globals';
import { readAction } from '../../scripts/action-metadata.mjs';
import { workspaceOf } from '../builders/catalog';
import { digestOf } from '../builders/digest';
import { REGISTRY } from '../builders/items';
import { memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';

test('outputs are those of action.yml', async () => {
  const ran = await runAction({ git: memoryGit().git, files: workspaceOf({ 'redis/1': null }) });
  expect(Object.keys(ran.outputs).sort()).toEqual([...readAction().outputs].sort());
});

test('needs-rebuild names 256 versions, with the fields that a job needs, and a notice counts the rest', async () => {
  const versions = Array.from({ length: 258 }, (_, i) => `${i}`);
  const findings = Object.fromEntries(
    versions.map((version) => [`redis/${version}`, ['CVE-1 HIGH 9']]),
  );
  const ran = await runAction({ git: memoryGit().git, files: workspaceOf(findings) });
  const image = `${REGISTRY}/images/redis`;
  expect(JSON.parse(ran.outputs['needs-rebuild'] ?? '')).toEqual(
    versions
      .reverse()
      .slice(0, 256)
      .map((version) => ({
        ...{ slug: 'redis', version, image, digest: digestOf(`redis/${version}`) },
        ...{ fixable: 1, system: 1 },
      })),
  );
  expect(ran.notices).toEqual([
    'needs-rebuild names the 256 worst versions; 2 more have fixable findings',
  ]);
});

test.each<readonly [string, Parameters<typeof workspaceOf>[0], readonly [string, string]]>([
  ['are empty where no version has a record', { 'redis/1': null }, ['', '']],
  ['are numbers once a version has one', { 'redis/1': [], 'node/20': null }, ['0', '0']],
])('cves and fixable %s', async (_, findings, expected) => {
  const { outputs } = await runAction({ git: memoryGit().git, files: workspaceOf(findings) });
  expect([outputs['cves'], outputs['fixable']]).toEqual(expected);
});
