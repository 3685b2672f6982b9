import { expect, test } from '@jest/globals';
import type { FindingEvent } from '../../../src/derive/house/finding-event';
import { groupByCve } from '../../../src/tell/summary/group-by-cve';

const cve = (id: string, given: Partial<FindingEvent> = {}): FindingEvent => ({
  ...{ id, slug: 'x', version: '1', since: null, date: null },
  severity: 'LOW',
  fixable: false,
  fixes: [],
  packages: ['a'],
  ...given,
  kind: 'fixable',
});

test('a CVE is listed once, with its versions by image and its worst severity', () => {
  const first = cve('A', { packages: ['a', 'b'] });
  const second = cve('A', {
    version: '2',
    severity: 'HIGH',
    fixable: true,
    fixes: ['2'],
    packages: ['b', 'c'],
  });
  expect(groupByCve([first, second, { ...first, slug: 'y' }])).toEqual([
    {
      ...{ id: 'A', severity: 'HIGH', fixable: true, fixes: ['2'] },
      ...{ packages: ['a', 'b', 'c'] },
      versions: new Map([
        ['x', ['1', '2']],
        ['y', ['1']],
      ]),
    },
  ]);
});

test('CVEs are sorted by severity, then fixable first, then images, versions and id', () => {
  const found = [
    ...[cve('L'), cve('W'), cve('D'), cve('F', { fixable: true }), cve('K')],
    ...[cve('D', { version: '2' }), cve('H', { severity: 'HIGH' }), cve('W', { slug: 'y' })],
  ];
  expect(groupByCve(found).map(({ id }) => id)).toEqual(['H', 'F', 'W', 'D', 'K', 'L']);
});
