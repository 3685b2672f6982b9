import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canonicalId } from '../../../src/domain/canonical-id';
import { mergeFound, toRecord } from '../../../src/read/reports/to-record';
import { foundOf, permuted } from '../../builders/arbitraries';
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

  test('are a row or a suppression of each vulnerability, and of each id', () => {
    const where = ({ pkg, installed }: { pkg: string; installed: string | null }) =>
      JSON.stringify([pkg, installed]);
    fc.assert(
      fc.property(fc.array(foundOf, { maxLength: 4 }), (parts) => {
        const { rows, suppressions } = toRecord(mergeFound(parts));
        const all = [...rows, ...suppressions];
        for (const nameOf of [canonicalId, ({ id }: { id: string }) => id]) {
          const keys = all.map((each) => nameOf(each) + where(each));
          expect(new Set(keys).size).toBe(keys.length);
        }
      }),
    );
  });

  test('have the same names in another order', () => {
    fc.assert(
      fc.property(permuted(fc.array(foundOf, { maxLength: 4 })), ([parts, others]) => {
        const told = (all: typeof parts) => {
          const { rows, suppressions } = toRecord(mergeFound(all));
          return [...rows, ...suppressions]
            .map(({ id, aliases, pkg, installed }) => JSON.stringify([id, aliases, pkg, installed]))
            .sort();
        };
        expect(told(others)).toEqual(told(parts));
      }),
    );
  });

  test('of an id that only one of them gives another name are one', () => {
    const [named, plain] = [
      finding({ id: 'GO-2026-1', aliases: ['CVE-2026-1001'] }),
      finding({ id: 'GO-2026-1', severity: 'LOW' }),
    ];
    const hidden = suppression({ id: 'GO-2026-1' });
    const { rows, suppressions } = toRecord(
      mergeFound([
        { findings: [plain], suppressions: [] },
        { findings: [named], suppressions: [hidden] },
      ]),
    );
    expect([
      rows.map(({ id, aliases, severity }) => [id, aliases, severity]),
      suppressions,
    ]).toEqual([[['GO-2026-1', ['CVE-2026-1001'], 'HIGH']], []]);
  });
});
