import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Finding, mergeFindings } from '../../../src/read/reports/finding';
import { mergeFound, toRecord } from '../../../src/read/reports/to-record';
import { findingOf } from '../../builders/arbitraries';
import { finding } from '../../builders/reports';

const keyOf = ({ id, pkg, installed }: Finding) => JSON.stringify([id, pkg, installed]);
const findings = fc.array(findingOf, { maxLength: 20 });

describe('merged findings', () => {
  test.each<readonly [string, ReadonlyArray<Partial<Finding>>, ReadonlyArray<Partial<Finding>>]>([
    ['none', [], []],
    [
      'have the highest severity',
      [{ severity: 'LOW' }, { severity: 'CRITICAL' }],
      [{ severity: 'CRITICAL' }],
    ],
    [
      'have UNKNOWN only if there is no other severity',
      [{ severity: 'UNKNOWN' }, { severity: 'LOW' }],
      [{ severity: 'LOW' }],
    ],
    ['the first fix is taken', [{}, { fixed: '2' }, { fixed: '1' }], [{ fixed: '2' }]],
    [
      'have the first reason in order why there is no fix',
      [{}, { fixState: 'affected' }, { fixState: 'deferred' }],
      [{ fixState: 'deferred' }],
    ],
    [
      'have the first title and address',
      [
        { fallbackTitle: 's' },
        { title: 'a', fallbackUrl: 'https://s.test' },
        { title: 'b', url: 'https://a.test' },
      ],
      [{ title: 'a', url: 'https://a.test', fallbackTitle: 's', fallbackUrl: 'https://s.test' }],
    ],
    [
      'have their targets in order of appearance',
      [{ targets: ['b'] }, { targets: ['a', 'b'] }, { targets: ['c'] }],
      [{ targets: ['b', 'a', 'c'] }],
    ],
    [
      'have all aliases, in order',
      [{ aliases: ['GHSA-b'] }, {}, { aliases: ['CVE-1', 'GHSA-a', 'GHSA-b'] }],
      [{ aliases: ['CVE-1', 'GHSA-a', 'GHSA-b'] }],
    ],
    [
      'are separate for different versions',
      [{}, { installed: null }, { installed: '3' }],
      [{}, { installed: null }, { installed: '3' }],
    ],
    [
      'are separate for keys that look alike',
      [
        { id: 'ab', pkg: 'c' },
        { id: 'a', pkg: 'bc' },
      ],
      [
        { id: 'ab', pkg: 'c' },
        { id: 'a', pkg: 'bc' },
      ],
    ],
    [
      'are in order of first appearance',
      [{ id: 'b' }, { id: 'a' }, { id: 'b' }],
      [{ id: 'b' }, { id: 'a' }],
    ],
  ])('%s', (_, given, expected) => {
    expect(mergeFindings(given.map(finding))).toEqual(expected.map(finding));
  });

  test('have distinct keys, and merging is idempotent', () => {
    fc.assert(
      fc.property(findings, (all) => {
        const merged = mergeFindings(all);
        expect(merged.map(keyOf)).toEqual([...new Set(all.map(keyOf))]);
        expect(mergeFindings(merged)).toEqual(merged);
      }),
    );
  });

  test('are the same if some of them are merged first', () => {
    fc.assert(
      fc.property(fc.array(findings, { maxLength: 4 }), (parts) => {
        expect(mergeFindings(parts.flatMap(mergeFindings))).toEqual(mergeFindings(parts.flat()));
      }),
    );
  });

  test('of a single key take linear time', () => {
    const many = Array.from({ length: 100_000 }, (_, i) => finding({ targets: [`t${i}`] }));
    expect(mergeFindings(many)[0]?.targets).toHaveLength(100_000);
  });
});

describe('fallbacks, targets and aliases in a row', () => {
  const row = {
    id: 'CVE-2026-1',
    severity: 'HIGH',
    pkg: 'openssl',
    installed: '3.0.1',
    fixed: null,
    title: null,
    url: null,
    targets: [],
  };
  const targets = (n: number) => Array.from({ length: n }, (_, i) => `t${i}`);

  test.each<readonly [string, ReadonlyArray<Partial<Finding>>, object]>([
    ['nothing', [{}], {}],
    [
      'fallbacks are used if no finding has its own text',
      [{ fallbackTitle: 's', fallbackUrl: 'https://s.test' }, { fallbackTitle: 't' }],
      { title: 's', url: 'https://s.test' },
    ],
    [
      'fallbacks are not used if a finding has its own text',
      [
        { fallbackTitle: 's', fallbackUrl: 'https://s.test' },
        { title: 'o', url: 'https://o.test' },
      ],
      { title: 'o', url: 'https://o.test' },
    ],
    ['why there is no fix', [{ fixState: 'deferred' }], { fixState: 'deferred' }],
    ['a fix, and why another has none', [{ fixState: 'deferred' }, { fixed: '3' }], { fixed: '3' }],
    ['8 targets', [{ targets: targets(8) }], { targets: targets(8) }],
    ['9 targets', [{ targets: targets(9) }], { targets: targets(8), targetsMore: 1 }],
    [
      'targets of several findings are joined',
      [{ targets: targets(6) }, { targets: targets(12) }],
      { targets: targets(8), targetsMore: 4 },
    ],
    [
      'aliases',
      [{ aliases: ['GHSA-a'] }, { aliases: ['CVE-1'] }],
      { aliases: ['CVE-1', 'GHSA-a'] },
    ],
  ])('%s', (_, given, expected) => {
    const found = mergeFound([{ findings: given.map(finding), suppressions: [] }]);
    expect(toRecord(found).rows).toEqual([{ ...row, ...expected }]);
  });
});
