import { expect, test } from '@jest/globals';
import { groupByCve } from '../../src/diff/group-by-cve';
import type { FoundCve, VersionChange } from '../../src/diff/scan-diff';

const cve = (id: string, given: Partial<FoundCve> = {}): FoundCve => ({
  id,
  severity: 'LOW',
  fixable: false,
  fixes: [],
  packages: ['a'],
  url: null,
  ...given,
});

const change = (slug: string, ...added: ReadonlyArray<FoundCve>): VersionChange => ({
  slug,
  version: '1',
  kind: 'worse',
  before: undefined,
  after: undefined,
  added,
  closed: [],
});

test('a CVE is listed once, with its versions, images and worst severity', () => {
  const first = cve('A', { packages: ['a', 'b'], url: 'https://a.test' });
  const second = cve('A', {
    severity: 'HIGH',
    fixable: true,
    fixes: ['2'],
    packages: ['b', 'c'],
    url: 'https://b.test',
  });
  const versions = [change('x', first), change('x', second), change('y', first)];
  expect(groupByCve(versions, ({ added }) => added)).toEqual([
    {
      id: 'A',
      severity: 'HIGH',
      fixable: true,
      fixes: ['2'],
      packages: ['a', 'b', 'c'],
      url: 'https://a.test',
      images: 2,
      versions: 3,
    },
  ]);
});

test('CVEs are sorted by severity, then fixable first, then images, versions and id', () => {
  const [low, wide, deep, fixed, high] = [
    cve('L'),
    cve('W'),
    cve('D'),
    cve('F', { fixable: true }),
    cve('H', { severity: 'HIGH' }),
  ];
  const other = cve('K');
  const versions = [
    change('x', low, wide, deep, fixed, other),
    change('x', deep, high),
    change('y', wide),
  ];
  expect(groupByCve(versions, ({ added }) => added).map(({ id }) => id)).toEqual([
    'H',
    'F',
    'W',
    'D',
    'K',
    'L',
  ]);
});
