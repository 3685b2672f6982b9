import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compareRows, computeScore, countRows } from '../../src/contract/record/rows';
import type { Cve, Grade } from '../../src/contract/security';
import { computeGrade } from '../../src/domain/grade';
import type { Severity } from '../../src/domain/severity';
import { permuted, rowsOf } from '../builders/arbitraries';

const row = (more: Partial<Cve> = {}): Cve => ({
  id: 'CVE-1',
  severity: 'HIGH',
  pkg: 'a',
  installed: '1',
  fixed: null,
  title: null,
  url: null,
  targets: [],
  ...more,
});

/** `CHu`: a critical, a high and an unknown finding; `+` marks the one before it as fixable. */
const rows = (letters: string): ReadonlyArray<Cve> =>
  (letters.match(/[A-Z]\+?/g) ?? []).map((letter, i) =>
    row({
      id: `CVE-${i}`,
      severity: (
        { C: 'CRITICAL', H: 'HIGH', M: 'MEDIUM', L: 'LOW', U: 'UNKNOWN' } satisfies Record<
          string,
          Severity
        >
      )[letter.charAt(0) as 'C'],
      fixed: letter.endsWith('+') ? '2' : null,
    }),
  );

test.each<readonly [string, Grade, number]>([
  ['', 'A+', 100],
  ['L', 'A', 99],
  ['U', 'A', 98],
  ['LLU', 'A', 96],
  ['L+', 'B', 94],
  ['U+', 'B', 93],
  ['LU+', 'B', 92],
  ['M', 'C', 96],
  ['M+', 'C', 91],
  ['MLU', 'C', 93],
  ['H', 'D', 90],
  ['H+L', 'D', 84],
  ['HMLU', 'D', 83],
  ['C', 'F', 75],
  ['C+', 'F', 70],
  ['CHMLU', 'F', 58],
  ['CCCC', 'F', 0],
  ['CCCCC', 'F', 0],
  ['H+H+H+H+H+H+H+', 'D', 0],
  ['L+'.repeat(20), 'B', 0],
  ['L'.repeat(100), 'A', 0],
])('grade and score: %s', (letters, grade, score) => {
  const counts = countRows(rows(letters));
  expect([computeGrade(counts), computeScore(counts)]).toEqual([grade, score]);
});

describe('the order of rows', () => {
  test('is by severity, fixable first, then id, package and version as plain text', () => {
    const ordered = [
      row({ severity: 'CRITICAL', id: 'Z', fixed: '2' }),
      row({ severity: 'CRITICAL', id: 'A' }),
      row({ severity: 'HIGH', id: 'Z', fixed: '2' }),
      row({ severity: 'HIGH', id: 'CVE-1' }),
      row({ severity: 'HIGH', id: 'CVE-10' }),
      row({ severity: 'HIGH', id: 'CVE-2', pkg: 'B' }),
      row({ severity: 'HIGH', id: 'CVE-2', pkg: 'a', installed: null }),
      row({ severity: 'HIGH', id: 'CVE-2', pkg: 'a', installed: '1' }),
      row({ severity: 'HIGH', id: 'CVE-2', pkg: 'a', installed: '10' }),
      row({ severity: 'HIGH', id: 'CVE-2', pkg: 'a', installed: '9' }),
      row({ severity: 'HIGH', id: 'CVE-2', pkg: '😀' }),
      row({ severity: 'HIGH', id: 'CVE-2', pkg: '\uffff' }),
      row({ severity: 'MEDIUM' }),
      row({ severity: 'LOW' }),
      row({ severity: 'UNKNOWN', fixed: '2' }),
      row({ severity: 'UNKNOWN' }),
    ];
    expect([...ordered].reverse().sort(compareRows)).toEqual(ordered);
  });

  test('is total: any permutation is sorted to the same', () => {
    fc.assert(
      fc.property(permuted(rowsOf), ([all, others]) => {
        const sorted = [...all].sort(compareRows);
        expect([...others].sort(compareRows)).toEqual(sorted);
        const pairs = sorted.flatMap((a, i) => sorted.slice(i + 1).map((b) => [a, b] as const));
        expect(pairs.filter(([a, b]) => compareRows(a, b) >= 0 || compareRows(b, a) <= 0)).toEqual(
          [],
        );
      }),
    );
  });
});
