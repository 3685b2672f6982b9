/** Decisions of the memory that no other test of one document shows. */
import { describe, expect, test } from '@jest/globals';
import { collectFacts } from '../../src/derive/days/days';
import type { FindingFact } from '../../src/derive/house/image-records';
import { nextVersion } from '../../src/derive/house/next-version';
import type { Previous } from '../../src/previous/previous';
import { manifestText } from '../builders/catalog';
import { day, entry, recorded } from '../builders/findings';
import { memoryGit } from '../builders/memory-git';
import { trivy } from '../builders/reports';
import { runAction } from '../builders/run';

const ID = 'CVE-2026-0001';

describe('a record that lacks known packages only', () => {
  const next = (...packages: ReadonlyArray<string>) => {
    const record = recorded({ rows: [] }, { state: 'partial', unchecked: new Set(['mongo']) });
    const { entries, closed } = nextVersion(
      record,
      new Map([[ID, entry({ packages: [...packages] })]]),
      null,
    );
    return [[...entries.keys()], closed.map(({ id }) => id)];
  };
  test.each<readonly [string, ReadonlyArray<string>, unknown]>([
    ['closes what is in none of them', ['openssl'], [[], [ID]]],
    ['keeps open what is in one of them', ['mongo'], [[ID], []]],
    ['keeps open what is in one of them, and in another package', ['mongo', 'openssl'], [[ID], []]],
  ])('%s', (_, packages, expected) => {
    expect(next(...packages)).toEqual(expected);
  });
});

test('facts are told from the second look on: none where no list of changes is published', () => {
  const fact: FindingFact = {
    ...{ slug: 'redis', version: '1', id: ID, kind: 'opened', severity: 'HIGH', title: null },
    ...{ date: day(5), fixable: false, packages: [], fixes: [], url: null },
  };
  const factsAfter = (list: object | undefined) =>
    collectFacts({ read: (() => list) as Previous['read'] }, [fact], []).facts;
  expect([factsAfter(undefined), factsAfter({})]).toEqual([[], [fact]]);
});

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
