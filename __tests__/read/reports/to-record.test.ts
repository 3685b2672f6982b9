import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mergeFound } from '../../../src/read/reports/to-record';
import { foundOf } from '../../builders/arbitraries';
import { finding, suppression } from '../../builders/reports';

describe('the findings of several reports', () => {
  test('are the same if some reports are merged first', () => {
    fc.assert(
      fc.property(fc.array(foundOf, { maxLength: 4 }), (parts) => {
        expect(mergeFound(parts.map((part) => mergeFound([part])))).toEqual(mergeFound(parts));
      }),
    );
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
