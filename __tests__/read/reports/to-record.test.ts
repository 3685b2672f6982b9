import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MAX_ALIASES, MAX_TARGETS } from '../../../src/contract/security';
import type { Finding } from '../../../src/read/reports/finding';
import type { Found } from '../../../src/read/reports/report';
import { isAllInRow, mergeFound, toFound, toRecord } from '../../../src/read/reports/to-record';
import { foundOf } from '../../builders/arbitraries';
import { finding, suppression } from '../../builders/reports';

const range = (count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, i) => `CVE-2026-${i}`);

describe('the findings of several reports', () => {
  test('are the same if some reports are merged first', () => {
    fc.assert(
      fc.property(fc.array(foundOf, { maxLength: 4 }), (parts) => {
        expect(mergeFound(parts.map((part) => mergeFound([part])))).toEqual(mergeFound(parts));
      }),
    );
  });

  test('are the same if they were stored as rows, with what rows leave out', () => {
    const stored = (part: Found): Found => {
      const merged = mergeFound([part]);
      const unabridged = merged.findings.filter((each) => !isAllInRow(each));
      return toFound(toRecord(merged), unabridged);
    };
    const record = (parts: ReadonlyArray<Found>) => toRecord(mergeFound(parts));
    fc.assert(
      fc.property(fc.array(foundOf, { maxLength: 4 }), (parts) => {
        expect(record(parts.map(stored))).toEqual(record(parts));
      }),
    );
  });

  test.each<readonly [string, Partial<Finding>, boolean]>([
    ['a title and an address', { title: 'a', url: 'b' }, true],
    ['neither title nor address', {}, true],
    ['a title and a replacement of it', { title: 'a', fallbackTitle: 'b' }, true],
    ['only a replacement of its title', { fallbackTitle: 'b' }, false],
    ['only a replacement of its address', { fallbackUrl: 'b' }, false],
    ['as many targets as a row', { targets: range(MAX_TARGETS) }, true],
    ['more targets than a row', { targets: range(MAX_TARGETS + 1) }, false],
    ['as many aliases as a row', { aliases: range(MAX_ALIASES) }, true],
    ['more aliases than a row', { aliases: range(MAX_ALIASES + 1) }, false],
  ])('are stored in their rows alone if these leave nothing out: %s', (_, more, expected) => {
    expect(isAllInRow(finding(more))).toBe(expected);
  });

  test('are not suppressed if any report has them as findings', () => {
    const [a, b] = [suppression({ id: 'CVE-1' }), suppression({ id: 'CVE-2' })];
    const found = finding({ id: 'CVE-2' });
    expect(
      mergeFound([
        { findings: [], suppressions: [a, b] },
        { findings: [found], suppressions: [] },
      ]),
    ).toEqual({ findings: [found], suppressions: [a] });
  });
});
