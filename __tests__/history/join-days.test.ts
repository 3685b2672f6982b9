import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { CveChanges, DayChanges, ImageChanges } from '../../src/contract/changes';
import { joinDays } from '../../src/derive/days/join-days';

const DAY = '2026-08-14';
const at = (minute: number): string => `${DAY}T02:${String(minute).padStart(2, '0')}:00Z`;
const minute = fc.integer({ min: 0, max: 59 }).map(at);
const tags = fc.uniqueArray(fc.constantFrom('2', '10', '1.0', '1.0-rc'), { maxLength: 4 });
const slug = fc.constantFrom('a', 'b', 'c');

const changed = fc.uniqueArray(fc.record({ slug, versions: tags }), { selector: (x) => x.slug });

const cve: fc.Arbitrary<CveChanges> = fc.record({
  id: fc.constantFrom('CVE-2026-0001', 'CVE-2026-0002', 'GHSA-aaaa-aaaa-aaaa'),
  severity: fc.constantFrom('LOW', 'HIGH', 'CRITICAL'),
  title: fc.constantFrom(null, 'A title', 'Another'),
  ...{ opened: changed, fixable: changed, closed: changed, suppressed: changed },
  withdrawn: changed,
  ...{ first: minute, last: minute },
});
const digest = fc.constantFrom(null, `sha256:${'a'.repeat(64)}`, `sha256:${'b'.repeat(64)}`);
const image: fc.Arbitrary<ImageChanges> = fc.record({
  ...{ slug, new: fc.boolean(), gone: fc.boolean(), added: tags, removed: tags },
  rebuilt: fc.array(
    fc.record({ version: fc.constantFrom('2', '10'), from: digest, to: digest, at: minute }),
    { maxLength: 3 },
  ),
  ...{ first: minute, last: minute },
});
const chart = fc.record({
  ...{ slug, new: fc.boolean(), gone: fc.boolean() },
  versions: fc.array(
    fc.record({ from: fc.constantFrom('1', '2'), to: fc.constantFrom('3', '4'), at: minute }),
    { maxLength: 3 },
  ),
  ...{ first: minute, last: minute },
});

/** Documents of one day, in any order, with repetitions. */
const day: fc.Arbitrary<DayChanges> = fc.record({
  apiVersion: fc.constant('v1' as const),
  resource: fc.constant('changes' as const),
  date: fc.constant(DAY),
  cves: fc.array(cve, { maxLength: 4 }),
  images: fc.array(image, { maxLength: 4 }),
  charts: fc.array(chart, { maxLength: 4 }),
});

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
          ...{ first: at(1), last: at(2) },
        },
        {
          ...{ id: 'CVE-2026-0001', severity: 'HIGH', title: 'x', ...none },
          ...{ first: at(3), last: at(3) },
        },
      ],
      images: [
        {
          ...{ slug: 'a', new: false, gone: false, added: ['2', '10'], removed: ['1', '1.0-rc'] },
          rebuilt: [
            { version: '2', from: null, to: null, at: at(5) },
            { version: '2', from: `sha256:${'a'.repeat(64)}`, to: null, at: at(5) },
            { version: '10', from: null, to: null, at: at(4) },
          ],
          ...{ first: at(4), last: at(5) },
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
