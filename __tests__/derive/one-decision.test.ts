/** Decisions of the memory that no other test of one document shows. */
import { expect, test } from '@jest/globals';
import type { ChangesCollection } from '../../src/contract/changes';
import { catalog, publishOn, readOn } from '../builders/branch';
import { manifestText } from '../builders/catalog';
import { memoryGit } from '../builders/memory-git';
import { trivy } from '../builders/reports';
import { runAction } from '../builders/run';

test('a verdict that changes with nothing but the date of the catalog is published', async () => {
  const remote = memoryGit();
  const text = manifestText(['redis/1']).replace(
    'version: "1"',
    'version: "1"\n        eol: 2026-08-20',
  );
  const report = { ...trivy([], { ArtifactName: 'redis/1' }), CreatedAt: '2026-08-19T00:00:00Z' };
  const verdictOn = async (committed: string, reports: Readonly<Record<string, string>>) => {
    const { errors } = await runAction({
      ...{ git: remote.git, files: { 'catalog.yaml': text, ...reports }, committed },
      ...{ commit: committed.replace(/\D/g, '').padEnd(40, '0'), relation: 'newer' },
      inputs: Object.keys(reports).length > 0 ? {} : { reports: '' },
    });
    expect(errors).toEqual([]);
    return JSON.parse(remote.files()?.get('api/v1/status.json') ?? '{}').data[0].verdict;
  };
  const first = await verdictOn('2026-08-20T00:00:00Z', {
    'reports/redis/1.json': JSON.stringify(report),
  });
  expect([first, await verdictOn('2026-08-21T00:00:00Z', {})]).toEqual(['supported', 'eol']);
});

test('changes of the catalog are told from the second look on: none where no list of changes is published', async () => {
  const remote = memoryGit();
  const toldWith = async (...versions: ReadonlyArray<string>) => {
    await publishOn(remote, catalog(...versions), { reports: '' });
    return readOn<ChangesCollection>(remote, 'changes.json').data.length;
  };
  const told = [await toldWith('redis/1'), await toldWith('redis/2', 'redis/1')];
  for (const file of remote.files()?.keys() ?? [])
    if (file.startsWith('api/v1/changes')) remote.edit({ [file]: undefined });
  expect([...told, await toldWith('redis/2')]).toEqual([0, 1, 0]);
});
