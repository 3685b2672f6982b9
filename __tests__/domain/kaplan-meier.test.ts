import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { kaplanMeier, type Lasted } from '../../src/domain/kaplan-meier';

const event = (days: number): Lasted => ({ days, isEvent: true });
const censored = (days: number): Lasted => ({ days, isEvent: false });

/** Efron's "redistribute to the right": another way to the same curve. */
const weightsLeft = (cases: ReadonlyArray<Lasted>): ReadonlyMap<number, number> => {
  const sorted = [...cases].sort(
    (a, b) => a.days - b.days || Number(b.isEvent) - Number(a.isEvent),
  );
  const left = new Map<number, number>();
  let [weight, share] = [1 / sorted.length, 1];
  for (const [i, { days, isEvent }] of sorted.entries()) {
    if (isEvent) share -= weight;
    else weight += weight / (sorted.length - 1 - i);
    left.set(days, share);
  }
  return left;
};

describe('the estimator of Kaplan and Meier', () => {
  /** The leukemia patients of Freireich (1963) who got 6-MP, the textbook example, in weeks. */
  test('the example of textbooks', () => {
    const events = [6, 6, 6, 7, 10, 13, 16, 22, 23].map(event);
    const others = [6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35].map(censored);
    const curve = kaplanMeier([...others, ...events]);
    const at = new Map(curve.map(({ days, share }) => [days, share.toFixed(3)]));
    expect([6, 7, 10, 13, 16, 22, 23, 35].map((days) => at.get(days))).toEqual([
      ...['0.857', '0.807', '0.753', '0.690', '0.627', '0.538', '0.448', '0.448'],
    ]);
  });

  const anyCases = fc.array(
    fc.record({ days: fc.integer({ min: 0, max: 12 }), isEvent: fc.boolean() }),
    { maxLength: 40 },
  );

  test('is what is left of weights: each censored case gives its own to those that lasted longer', () => {
    fc.assert(
      fc.property(anyCases, (cases) => {
        const left = weightsLeft(cases);
        expect(kaplanMeier(cases)).toEqual(
          [...left].map(([days, share]) => ({ days, share: expect.closeTo(share, 9) })),
        );
      }),
    );
  });

  test('never rises, and does not depend on the order of cases', () => {
    fc.assert(
      fc.property(anyCases, (cases) => {
        const curve = kaplanMeier(cases);
        for (const [i, { share }] of curve.entries())
          expect(share).toBeLessThanOrEqual(curve[i - 1]?.share ?? 1);
        expect(kaplanMeier([...cases].reverse())).toEqual(curve);
      }),
    );
  });
});
