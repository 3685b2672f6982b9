import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canonicalId } from '../../../src/domain/canonical-id';
import { type Finding, mergeFindings } from '../../../src/read/reports/finding';
import { mergeFound, toRecord } from '../../../src/read/reports/to-record';
import { findingOf, permuted } from '../../builders/arbitraries';
import { finding } from '../../builders/reports';

const keyOf = (found: Finding) => JSON.stringify([canonicalId(found), found.pkg, found.installed]);
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
      'are of a language if all are',
      [{ kind: 'language' }, { kind: 'language' }],
      [{ kind: 'language' }],
    ],
    ['are of no language if one is not', [{ kind: 'language' }, {}], [{ kind: undefined }]],
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
      'of two ids have the canonical one',
      [
        { id: 'GO-2026-1', aliases: ['CVE-2026-1001'] },
        { id: 'CVE-2026-1001' },
        { id: 'GHSA-aaaa-bbbb-cccc', aliases: ['CVE-2026-1001', 'CVE-2026-1002'] },
      ],
      [
        {
          id: 'CVE-2026-1001',
          aliases: ['CVE-2026-1002', 'GHSA-aaaa-bbbb-cccc', 'GO-2026-1'],
        },
      ],
    ],
    [
      'of two ids of which none is the canonical one have the first',
      [
        { id: 'GO-2026-1', aliases: ['CVE-2026-1001'] },
        { id: 'GHSA-aaaa-bbbb-cccc', aliases: ['CVE-2026-1001'] },
      ],
      [{ id: 'GHSA-aaaa-bbbb-cccc', aliases: ['CVE-2026-1001', 'GO-2026-1'] }],
    ],
    [
      'of an advisory without a CVE and a name of it are one',
      [{ id: 'GO-2026-1', aliases: ['GHSA-aaaa-bbbb-cccc'] }, { id: 'GHSA-aaaa-bbbb-cccc' }],
      [{ id: 'GHSA-aaaa-bbbb-cccc', aliases: ['GO-2026-1'] }],
    ],
    [
      'of advisories with one CVE are one, whatever they begin with',
      [
        { id: 'ELSA-2026-2', aliases: ['CVE-2026-1001'] },
        { id: 'ELSA-2026-1', aliases: ['CVE-2026-1001'] },
      ],
      [{ id: 'ELSA-2026-1', aliases: ['CVE-2026-1001', 'ELSA-2026-2'] }],
    ],
    [
      'are separate if they share nothing but a third name',
      [
        { id: 'CVE-2026-1001', aliases: ['GHSA-aaaa-bbbb-cccc'] },
        { id: 'CVE-2026-1002', aliases: ['GHSA-aaaa-bbbb-cccc'] },
        { id: 'GO-2026-1', aliases: ['CVE-2026-1000', 'GHSA-aaaa-bbbb-cccc'] },
      ],
      [
        { id: 'CVE-2026-1001', aliases: ['GHSA-aaaa-bbbb-cccc'] },
        { id: 'CVE-2026-1002', aliases: ['GHSA-aaaa-bbbb-cccc'] },
        { id: 'GO-2026-1', aliases: ['CVE-2026-1000', 'GHSA-aaaa-bbbb-cccc'] },
      ],
    ],
    [
      'are separate in different packages',
      [
        { id: 'GO-2026-1', pkg: 'a', aliases: ['CVE-2026-1001'] },
        { id: 'CVE-2026-1001', pkg: 'b' },
      ],
      [
        { id: 'GO-2026-1', pkg: 'a', aliases: ['CVE-2026-1001'] },
        { id: 'CVE-2026-1001', pkg: 'b' },
      ],
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
        expect(mergeFindings(parts.flatMap((part) => mergeFindings(part)))).toEqual(
          mergeFindings(parts.flat()),
        );
      }),
    );
  });

  test('in another order have the same names, severities and targets', () => {
    const told = (all: ReadonlyArray<Finding>) =>
      mergeFindings(all)
        .map((each) => [
          keyOf(each),
          each.id,
          each.aliases,
          each.severity,
          [...each.targets].sort(),
        ])
        .map((each) => JSON.stringify(each))
        .sort();
    fc.assert(
      fc.property(permuted(findings), ([all, others]) => {
        expect(told(others)).toEqual(told(all));
      }),
    );
  });

  test('of a single key take linear time', () => {
    const many = Array.from({ length: 100_000 }, (_, i) =>
      finding({
        id: i % 2 === 0 ? 'CVE-2026-1001' : `GO-${i}`,
        aliases: i % 2 === 0 ? [] : ['CVE-2026-1001'],
        targets: [`t${i}`],
      }),
    );
    const [merged] = mergeFindings(many);
    expect([merged?.targets.length, merged?.aliases.length]).toEqual([100_000, 50_000]);
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
    ['a package of a language', [{ kind: 'language' }], { kind: 'language' }],
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
