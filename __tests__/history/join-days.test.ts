import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { DayChanges } from '../../src/contract/changes';
import { joinDays } from '../../src/derive/days/join-days';
import { anyDay, at, DAY } from './days';

const minute = (number: number): string => at(`02:0${number}:00`);
const day = anyDay(DAY);

const join = (...days: ReadonlyArray<DayChanges>): DayChanges => joinDays(DAY, days);

describe('joining the documents of a day', () => {
  test('ignores their order and repetition', () => {
    fc.assert(
      fc.property(day, day, day, (a, b, c) => {
        const whole = join(a, b, c);
        expect(join(c, a, b, a)).toEqual(whole);
        expect(join(join(a, b), c)).toEqual(whole);
        expect(join(a, join(b, c))).toEqual(whole);
        expect(join(whole)).toEqual(whole);
        expect(JSON.stringify(join(c, b, a))).toBe(JSON.stringify(whole));
      }),
      { numRuns: 20 },
    );
  });

  test('sorts a single document too', () => {
    const none = { opened: [], fixable: [], closed: [], suppressed: [], withdrawn: [] };
    const told: DayChanges = {
      ...{ apiVersion: 'v1', resource: 'changes', date: DAY },
      cves: [
        {
          ...{ id: 'CVE-2026-0002', severity: 'LOW', title: null, ...none },
          opened: [
            { slug: 'b', versions: ['2'] },
            { slug: 'a', versions: ['2', '10'] },
          ],
          ...{ first: minute(1), last: minute(2) },
        },
        {
          ...{ id: 'CVE-2026-0001', severity: 'HIGH', title: 'x', ...none },
          ...{ first: minute(3), last: minute(3) },
        },
      ],
      images: [
        {
          ...{ slug: 'a', new: false, gone: false, added: ['2', '10'], removed: ['1', '1.0-rc'] },
          rebuilt: [
            { version: '2', from: null, to: null, at: minute(5) },
            { version: '2', from: `sha256:${'a'.repeat(64)}`, to: null, at: minute(5) },
            { version: '10', from: null, to: null, at: minute(4) },
          ],
          ...{ first: minute(4), last: minute(5) },
        },
      ],
      charts: [],
    };
    const [first, second] = told.cves;
    const [only] = told.images;
    expect(join(told)).toEqual({
      ...told,
      cves: [
        second,
        {
          ...first,
          opened: [
            { slug: 'a', versions: ['10', '2'] },
            { slug: 'b', versions: ['2'] },
          ],
        },
      ],
      images: [
        {
          ...only,
          added: ['10', '2'],
          removed: ['1.0-rc', '1'],
          rebuilt: [only?.rebuilt[2], only?.rebuilt[1], only?.rebuilt[0]],
        },
      ],
    });
  });
});
