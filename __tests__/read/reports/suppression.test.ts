import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compareSuppressions } from '../../../src/contract/record/rows';
import type { Suppression } from '../../../src/contract/security';
import { canonicalId } from '../../../src/domain/canonical-id';
import { compareText } from '../../../src/domain/values/compare';
import type { Finding } from '../../../src/read/reports/finding';
import { mergeSuppressions } from '../../../src/read/reports/suppression';
import { findingOf, permuted, suppressionOf } from '../../builders/arbitraries';
import { finding, suppression } from '../../builders/reports';

const keyOf = (found: Pick<Finding, 'id' | 'pkg' | 'installed' | 'aliases'>) =>
  JSON.stringify([canonicalId(found), found.pkg, found.installed]);
const suppressions = fc.array(suppressionOf, { maxLength: 20 });

describe('merged suppressions', () => {
  const A = 'component_not_present';
  const B = 'vulnerable_code_not_present';
  type Parts = ReadonlyArray<Partial<Suppression>>;
  test.each<readonly [string, Parts, Parts]>([
    ['none', [], []],
    [
      'have not_affected rather than fixed and ignored',
      [{}, { status: 'fixed', statement: 'f' }, { status: 'not_affected' }],
      [{ status: 'not_affected' }],
    ],
    [
      'have fixed rather than ignored',
      [{}, { status: 'fixed', statement: 'f' }],
      [{ status: 'fixed', statement: 'f' }],
    ],
    [
      'have the first reason: a justification',
      [
        { status: 'fixed', statement: 'f' },
        { status: 'not_affected' },
        { status: 'not_affected', justification: A },
        { status: 'not_affected', statement: 's' },
      ],
      [{ status: 'not_affected', justification: A }],
    ],
    [
      'have the first reason: a statement',
      [
        { status: 'not_affected', statement: 's' },
        { status: 'not_affected', justification: B },
      ],
      [{ status: 'not_affected', statement: 's' }],
    ],
    [
      'have the highest severity, first fix and all aliases of any status',
      [
        { status: 'ignored', severity: 'CRITICAL', fixed: '2', aliases: ['GHSA-b'] },
        { status: 'not_affected', severity: 'LOW', fixed: '3', aliases: ['CVE-1', 'GHSA-b'] },
      ],
      [
        {
          status: 'not_affected',
          severity: 'CRITICAL',
          fixed: '2',
          aliases: ['CVE-1', 'GHSA-b'],
        },
      ],
    ],
    [
      'of two ids have the canonical one, and both names',
      [{ id: 'GO-2026-1', aliases: ['CVE-2026-1001'], status: 'fixed' }, { id: 'CVE-2026-1001' }],
      [{ id: 'CVE-2026-1001', aliases: ['GO-2026-1'], status: 'fixed' }],
    ],
    [
      'are separate for different versions, in order',
      [{ installed: '2' }, { installed: null }, { installed: '10' }],
      [{ installed: null }, { installed: '10' }, { installed: '2' }],
    ],
  ])('%s', (_, given, expected) => {
    expect(mergeSuppressions(given.map(suppression), [])).toEqual(expected.map(suppression));
  });

  test('exclude findings of the same package and version', () => {
    const [a, b, c] = [{ pkg: 'a' }, { pkg: 'b' }, { pkg: 'a', installed: null }].map(suppression);
    const all = [a, b, c].flatMap((each) => each ?? []);
    expect(mergeSuppressions(all, [finding({ pkg: 'a' }), finding({ pkg: 'z' })])).toEqual([c, b]);
  });

  test.each<readonly [string, Partial<Finding>, Partial<Suppression>, boolean]>([
    [
      'of another id',
      { id: 'GO-2026-1', aliases: ['CVE-2026-1001'] },
      { id: 'CVE-2026-1001' },
      false,
    ],
    [
      'under another id',
      { id: 'CVE-2026-1001' },
      { id: 'GO-2026-1', aliases: ['CVE-2026-1001'] },
      false,
    ],
    [
      'of an advisory',
      { id: 'GHSA-aaaa-bbbb-cccc' },
      { id: 'GO-2026-1', aliases: ['GHSA-aaaa-bbbb-cccc'] },
      false,
    ],
    ['of another package', { id: 'CVE-2026-1001', pkg: 'z' }, { id: 'CVE-2026-1001' }, true],
    [
      'that shares a third name',
      { id: 'CVE-2026-1001', aliases: ['GHSA-aaaa-bbbb-cccc'] },
      { id: 'CVE-2026-1002', aliases: ['GHSA-aaaa-bbbb-cccc'] },
      true,
    ],
  ])('what is open under one id is open: a finding %s', (_, found, hidden, isLeft) => {
    const all = [suppression(hidden)];
    expect(mergeSuppressions(all, [finding(found)])).toEqual(isLeft ? all : []);
  });

  test('have distinct keys that no finding has, and merging is idempotent', () => {
    fc.assert(
      fc.property(suppressions, fc.array(findingOf), (all, findings) => {
        const merged = mergeSuppressions(all, findings);
        const rows = new Set(findings.map(keyOf));
        const left = all.map(keyOf).filter((key) => !rows.has(key));
        expect(merged.map(keyOf).sort()).toEqual([...new Set(left)].sort());
        expect(mergeSuppressions(merged, findings)).toEqual(merged);
      }),
    );
  });
});

test('the order of suppressions is by severity, then id, package and version as plain text', () => {
  const ordered: ReadonlyArray<Partial<Suppression>> = [
    { severity: 'CRITICAL', id: 'Z' },
    { severity: 'HIGH', id: 'CVE-1' },
    { severity: 'HIGH', id: 'CVE-10', fixed: '2' },
    { severity: 'HIGH', id: 'CVE-2', pkg: 'B' },
    { severity: 'HIGH', id: 'CVE-2', pkg: 'a', installed: null },
    { severity: 'HIGH', id: 'CVE-2', pkg: 'a', installed: '10', fixed: '2' },
    { severity: 'HIGH', id: 'CVE-2', pkg: 'a', installed: '9' },
    { severity: 'UNKNOWN', id: 'A' },
  ];
  const all = ordered.map(suppression);
  expect([...all].reverse().sort(compareSuppressions)).toEqual(all);
});

test('the order of suppressions changes only reasons and fixes of the merged ones', () => {
  fc.assert(
    fc.property(permuted(suppressions), ([all, others]) => {
      const told = (list: ReadonlyArray<Suppression>) =>
        mergeSuppressions(list, [])
          .map(({ justification, statement, fixed, ...rest }) => ({
            ...rest,
            hasFix: fixed !== null,
            hasReason: justification !== null || statement !== null,
          }))
          // Two of one id, of which only one has the other names, are joined later: see `toRecord`.
          .sort((a, b) => compareText(keyOf(a), keyOf(b)));
      expect(told(others)).toEqual(told(all));
    }),
  );
});
