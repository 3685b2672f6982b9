import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { SecurityVersion, type Suppression } from '../../src/contract/security';
import type { Severity } from '../../src/domain/severity';
import { toRecord } from '../../src/read/reports/to-record';
import { recordOf } from '../builders/arbitraries';
import { rollupOfRecord } from '../builders/findings';
import { finding, suppression } from '../builders/reports';

describe('the rollup of a version', () => {
  const rows = [
    { severity: 'CRITICAL' },
    { severity: 'HIGH', fixed: '2' },
    { severity: 'HIGH', fixed: '2' },
    { severity: 'MEDIUM' },
    { severity: 'LOW' },
    { severity: 'LOW' },
    { severity: 'UNKNOWN', fixed: '2' },
  ] as const;
  const findings = rows.map((row, i) => finding({ id: `CVE-${i}`, ...row }));
  const NUMBERS = {
    version: '7.2',
    tag: 'ghcr.io/acme/images/redis:7.2',
    critical: 1,
    high: 2,
    medium: 1,
    low: 2,
    unknown: 1,
    total: 7,
    fixable: 3,
    grade: 'F',
    score: 32,
  };
  const rollup = (suppressions: ReadonlyArray<Suppression>) =>
    rollupOfRecord('7.2', 'ghcr.io/acme/images/redis', toRecord({ findings, suppressions }));

  test('has counts, grade and score', () => {
    expect(rollup([])).toEqual(NUMBERS);
  });

  test('has the number of suppressions, which other counts exclude', () => {
    const critical = suppression({ severity: 'CRITICAL', fixed: '3' });
    expect(rollup([critical, { ...critical, id: 'CVE-9' }])).toEqual({ ...NUMBERS, suppressed: 2 });
  });

  test('counts exactly the rows and the suppressions', () => {
    fc.assert(
      fc.property(recordOf, (record) => {
        const { rows: all, suppressions } = record;
        const summary = rollupOfRecord('1', 'image', record);
        const { critical, high, medium, low, unknown, total, fixable, grade } = summary;
        const of = (severity: Severity) => all.filter((each) => each.severity === severity).length;
        expect([critical, high, medium, low, unknown]).toEqual([
          of('CRITICAL'),
          of('HIGH'),
          of('MEDIUM'),
          of('LOW'),
          of('UNKNOWN'),
        ]);
        expect(critical + high + medium + low + unknown).toBe(total);
        expect(total).toBe(all.length);
        expect(fixable).toBe(all.filter(({ fixed }) => fixed !== null).length);
        expect(grade === 'A+').toBe(total === 0);
        expect(summary.suppressed ?? 0).toBe(suppressions.length);
        expect(summary.suppressed).not.toBe(0);
        expect(SecurityVersion.is(summary)).toBe(true);
      }),
    );
  });
});
