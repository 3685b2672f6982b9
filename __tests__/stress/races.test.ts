import { expect, test } from '@jest/globals';
import { runWell, withWorld } from '../e2e/runs';
import { BRANCH, checkoutOf, isSound, names, say } from './catalog';

const RACES = Number(process.env['STRESS_RACES'] ?? 20);

test.each([8, 16])('%d runs at once, each with its own scan, all land', async (count) => {
  let lost = 0;
  for (let race = 0; race < RACES; race += 1) {
    await withWorld(async (w) => {
      const checkout = checkoutOf(w, count);
      // Every second race is one of two catalogs in two folders of the branch.
      const homeOf = (i: number): string => (race % 2 === 1 && i % 2 === 1 ? 'other' : '');
      // In every third race, every fourth run takes the history away from under the others.
      const historyOf = (i: number): string =>
        race % 3 === 2 && i % 4 === 3 ? 'squash' : 'append';
      const results = await Promise.all(
        names(count).map((slug, i) =>
          runWell(w, checkout, {
            reports: `a/${slug}.json`,
            destination: homeOf(i),
            history: historyOf(i),
          }),
        ),
      );
      lost += results.filter(({ log }) => log.includes('the branch moved meanwhile')).length;
      const files = Object.keys(w.tree(BRANCH));
      const missing = names(count).filter((slug, i) => {
        const home = homeOf(i);
        const file = `api/v1/security/${slug}/1.json`;
        return !files.includes(home === '' ? file : `${home}/${file}`);
      });
      expect(missing).toEqual([]);
      expect(isSound(w)).toBe(true);
    });
  }
  say(
    `races of ${count} survived: ${RACES} of ${RACES}; runs that lost a push and won later: ${lost}`,
  );
});
