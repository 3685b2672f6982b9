/** What reaches the paper. */
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { imageItem, recordOf, statusItem } from '../../explorer/items';
import { type InBrowser, NONE_THERE, type Site, shown } from '../page';

const SLUGS = Array.from({ length: 1000 }, (_, i) => `image-${String(i).padStart(4, '0')}`);
const LONG = {
  '**/images.json': {
    data: SLUGS.map((slug) => imageItem(slug, { security: recordOf('D', 1) })),
  },
  '**/status.json': {
    data: SLUGS.map((slug) => statusItem(slug, '2', { scannedAt: '2026-01-02T02:00:00Z' })),
  },
};

/** Runs in the page: notes its rows as they are when the browser lays them out on paper. */
const NOTE_ROWS = `addEventListener('beforeprint', () => {
  globalThis.printed = document.querySelectorAll('main tbody tr').length;
})`;

/** Runs in the page, in the style of paper: rows that cover each other, and what could be pressed. */
const LOOK = `(() => {
  const seen = (each) => each.checkVisibility();
  const rows = [...document.querySelectorAll('main tbody tr')].filter(seen);
  const boxes = rows.map((each) => each.getBoundingClientRect());
  return {
    rows: rows.length,
    covered: boxes.filter(({ top }, i) => i > 0 && top < boxes[i - 1].bottom - 1).length,
    pressed: [...document.querySelectorAll('button, .button, input, select, summary, nav')]
      .filter(seen)
      .filter((each) => !each.matches('thead button, details[open] > summary'))
      .map((each) => each.outerHTML),
    foot: document.querySelector('.printed')?.textContent,
  };
})()`;

interface Look {
  readonly rows: number;
  readonly covered: number;
  readonly pressed: ReadonlyArray<string>;
  readonly foot: string;
}

/** The pages of a print, and the rows that were on them. */
const print = async (page: Page): Promise<readonly [pages: number, rows: unknown]> => {
  await page.evaluate(NOTE_ROWS);
  const paper = await page.pdf({ format: 'A4' });
  const pages = paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  return [pages, await page.evaluate('globalThis.printed')];
};

const onPaper = async (page: Page): Promise<Look> => {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate('dispatchEvent(new Event("beforeprint"))');
  return page.evaluate(LOOK);
};

const OFF_PAPER = 'dispatchEvent(new Event("afterprint"))';

export const testPrinting = (inBrowser: InBrowser, { see, at }: Site): void => {
  inBrowser('prints every row of a long list, with the address and the date, and no button', () =>
    see(
      'example#/images',
      async (page) => {
        await shown(page, 'image-0000');
        const [pages, rows] = await print(page);
        expect([pages > 30, rows]).toEqual([true, 1000]);
        for (const width of [1280, 700]) {
          await page.setViewportSize({ width, height: 800 });
          const { foot, ...look } = await onPaper(page);
          expect(look).toEqual({ rows: 1000, covered: 0, pressed: [] });
          expect(foot).toMatch(/^http:\S+#\/images · printed \w+ \d+, 20\d\d.* UTC$/);
        }
        await page.emulateMedia({ media: 'screen' });
        await page.evaluate(OFF_PAPER);
        await page.getByRole('row').nth(80).waitFor({ state: 'detached' });
        expect(await page.locator('.printed').count()).toBe(0);
      },
      { answers: LONG },
    ),
  );

  inBrowser('prints what is folded in a list or behind a click, and folds it again', () =>
    see(
      'answers#/changes/2026-08-20',
      async (page) => {
        await shown(page, '4 more images');
        const folded = page.locator('main details:not([open])');
        expect([await folded.count(), (await onPaper(page)).pressed]).toEqual([1, []]);
        await page.getByText('image-7').waitFor();
        await page.emulateMedia({ media: 'screen' });
        await page.evaluate(OFF_PAPER);
        expect(await folded.count()).toBe(1);
        await page.goto(at('example#/cves'));
        await shown(page, '96 CVEs');
        expect((await onPaper(page)).rows).toBe(96);
        await page.emulateMedia({ media: 'screen' });
      },
      NONE_THERE,
    ),
  );
};
