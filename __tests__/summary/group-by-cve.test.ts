import { expect, test } from '@jest/globals';
import type { Transition } from '../../src/history/image-records';
import { groupByCve } from '../../src/summary/group-by-cve';
import type { VersionChange } from '../../src/summary/scan-diff';

const cve = (id: string, given: Partial<Transition> = {}): Transition => ({
  ...{ kind: 'opened', id, slug: 'x', version: '1', title: null, date: null },
  severity: 'LOW',
  fixable: false,
  fixes: [],
  packages: ['a'],
  url: null,
  ...given,
});

const change = (slug: string, ...opened: ReadonlyArray<Transition>): VersionChange => ({
  slug,
  version: '1',
  kind: 'worse',
  before: undefined,
  after: undefined,
  opened,
  closed: [],
  suppressed: [],
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
  expect(groupByCve(versions, ({ opened }) => opened)).toEqual([
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
  expect(groupByCve(versions, ({ opened }) => opened).map(({ id }) => id)).toEqual([
    'H',
    'F',
    'W',
    'D',
    'K',
    'L',
  ]);
});
