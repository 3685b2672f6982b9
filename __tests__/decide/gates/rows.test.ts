import { describe, expect, test } from '@jest/globals';
import type { Cve } from '../../../src/contract/security';
import { findMet, type GateFacts, mayMeet } from '../../../src/decide/gates/rows';
import { type FindingGate, parseFailOn } from '../../../src/read/inputs/fail-on';
import { rollupOfRecord, row } from '../../builders/findings';
import { orThrow } from '../../builders/source';

const gateOf = (text: string): FindingGate => {
  const [gate] = orThrow(parseFailOn(text));
  if (gate?.kind !== 'findings') throw new Error(`${text} is not about findings`);
  return gate;
};

const NO_FACTS: GateFacts = { exploited: new Map(), new: new Map() };
const FACTS: GateFacts = {
  exploited: new Map([['a', new Set(['CVE-2026-0001'])]]),
  new: new Map([['a', new Set(['CVE-2026-0001', 'H'])]]),
};

const ROWS: ReadonlyArray<Cve> = [
  row('C', { severity: 'CRITICAL' }),
  row('H', { severity: 'HIGH', fixed: '2' }),
  row('M', { severity: 'MEDIUM' }),
  row('L', { severity: 'LOW', fixed: '2' }),
  row('U', { severity: 'UNKNOWN' }),
  row('GHSA-1', { severity: 'LOW', aliases: ['CVE-2026-0001'] }),
];

const findingsOf = (gate: string, rows: ReadonlyArray<Cve>, facts = FACTS): number =>
  findMet(gateOf(gate), facts, [{ slug: 'a', version: '1', rows, survived: new Map() }])
    ?.findings ?? 0;

describe('rows that meet', () => {
  test.each<readonly [string, number]>([
    ['critical', 1],
    ['high', 2],
    ['medium', 3],
    ['low', 5],
    ['unknown', 6],
    ['fixable', 2],
    ['critical+fixable', 0],
    ['high+fixable', 1],
    ['low+fixable', 2],
    ['exploited', 1],
    ['exploited+low', 1],
    ['exploited+medium', 0],
    ['exploited+fixable', 0],
    ['new', 2],
    ['new+high', 1],
    ['new+fixable', 1],
    ['new+exploited', 1],
    ['new+exploited+high', 0],
  ])('%s: %d', (gate, expected) => {
    expect(findingsOf(gate, ROWS)).toBe(expected);
  });

  test('a severity with a fix must hold for the same row', () => {
    const rows = [
      row('A', { severity: 'CRITICAL' }),
      row('A', { severity: 'LOW', fixed: '2', pkg: 'b' }),
    ];
    expect(findingsOf('critical+fixable', rows)).toBe(0);
  });

  test('none is exploited in an image that no exploited vulnerability names', () => {
    expect(findingsOf('exploited', ROWS, NO_FACTS)).toBe(0);
  });

  test('none is new in an image without new ids', () => {
    expect(findingsOf('new', ROWS, NO_FACTS)).toBe(0);
  });
});

describe('a record is read for a gate only if its counts may meet it', () => {
  test.each<readonly [string, ReadonlyArray<Cve>, boolean]>([
    ['critical', [], false],
    ['fixable', [], false],
    ['unknown', [], false],
    ['exploited', [], false],
    ['critical', [row('A', { severity: 'HIGH' })], false],
    ['high', [row('A', { severity: 'HIGH' })], true],
    ['medium', [row('A', { severity: 'HIGH' })], true],
    ['unknown', [row('A', { severity: 'UNKNOWN' })], true],
    ['low', [row('A', { severity: 'UNKNOWN' })], false],
    ['high+fixable', [row('A', { severity: 'HIGH' })], false],
    [
      'high+fixable',
      [row('A', { severity: 'HIGH' }), row('B', { severity: 'LOW', fixed: '2' })],
      true,
    ],
    ['fixable', [row('A', { severity: 'LOW', fixed: '2' })], true],
    ['exploited', [row('A')], true],
    ['critical+exploited', [row('A')], false],
    ['new', [row('A')], true],
    ['new', [], false],
    ['critical+new', [row('A')], false],
  ])('%s with %j: %p', (gate, rows, expected) => {
    const counts = rollupOfRecord('1', 'i', { rows, suppressions: [] });
    expect(mayMeet(gateOf(gate), FACTS, 'a', counts)).toBe(expected);
  });

  test.each(['exploited', 'new', 'new+exploited', 'high+new'])(
    '%s: and only if its image has such ids',
    (gate) => {
      const counts = rollupOfRecord('1', 'i', { rows: [row('A')], suppressions: [] });
      expect(mayMeet(gateOf(gate), FACTS, 'b', counts)).toBe(false);
    },
  );
});

describe('the rows that meet a gate', () => {
  test('are none if no row does', () => {
    const records = [{ slug: 'a', version: '1', rows: ROWS.slice(1), survived: new Map() }];
    expect(findMet(gateOf('critical'), NO_FACTS, records)).toBeUndefined();
  });

  test('are counted with their images and canonical ids, and the worst row of each of three ids stays', () => {
    const gate = gateOf('low');
    const high = row('CVE-2026-0002', { severity: 'HIGH' });
    const fixable = row('CVE-2026-0002', { severity: 'HIGH', fixed: '2', pkg: 'z' });
    const alias = row('GHSA-1', { severity: 'MEDIUM', aliases: ['CVE-2026-0001'] });
    const critical = row('CVE-2026-0001', { severity: 'CRITICAL' });
    const [medium, low] = [
      row('X', { severity: 'MEDIUM' }),
      row('Y', { severity: 'LOW', fixed: '1' }),
    ];
    const met = findMet(gate, NO_FACTS, [
      { slug: 'b', version: '2', rows: [high, alias, medium, low], survived: new Map() },
      { slug: 'clean', version: '1', rows: [], survived: new Map() },
      {
        slug: 'a',
        version: '1',
        rows: [critical, fixable, high],
        survived: new Map([['CVE-2026-0002', 2]]),
      },
    ]);
    expect(met).toEqual({
      ...{ gate, key: expect.any(String), findings: 7, hasNew: false },
      fixes: { system: 1, language: 0, survived: 1, newer: [], builds: 2 },
      cves: new Map([
        ['CVE-2026-0002', 'HIGH'],
        ['CVE-2026-0001', 'CRITICAL'],
        ['X', 'MEDIUM'],
        ['Y', 'LOW'],
      ]),
      slugs: ['b', 'a'],
      worst: [
        { slug: 'a', version: '1', id: 'CVE-2026-0001', row: critical },
        { slug: 'a', version: '1', id: 'CVE-2026-0002', row: fixable },
        { slug: 'b', version: '2', id: 'X', row: medium },
      ],
    });
  });

  test('of one id are named by the first of the records', () => {
    const records = ['b', 'a', 'c'].map((slug) => {
      const rows = [row('A', { fixed: '2', severity: 'HIGH', installed: slug })];
      return { slug, version: '1', rows, survived: new Map() };
    });
    expect(findMet(gateOf('high'), NO_FACTS, records)).toMatchObject({
      ...{
        findings: 3,
        fixes: { system: 3 },
        cves: new Map([['A', 'HIGH']]),
        slugs: ['b', 'a', 'c'],
      },
      worst: [{ slug: 'b' }],
    });
  });

  test('have a key that gates share which the same rows meet, and no others', () => {
    const records = [{ slug: 'a', version: '1', rows: ROWS, survived: new Map() }];
    const keyOf = (text: string) => findMet(gateOf(text), FACTS, records)?.key;
    expect(keyOf('low')).toBe(keyOf('low'));
    expect(keyOf('high+fixable')).toBe(keyOf('high+fixable+new'));
    expect(keyOf('high')).not.toBe(keyOf('critical'));
  });
});
