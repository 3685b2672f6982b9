/** A catalog whose every text is an attack: nothing of it happens. `__tests__/explorer/hostile.test.ts` has every view. */
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { evil, SIGNER } from '../../explorer/trees/hostile';
import {
  foreignOn,
  type InBrowser,
  NONE_THERE,
  type Site,
  shown,
  tooNarrow,
  UNFOLD,
} from '../page';

/** A view of each kind. */
const VIEWS = [
  ...[
    '#/images',
    '#/images/redis/1.0',
    `#/images/redis/1.0?cve=${encodeURIComponent(evil('CVE'))}`,
  ],
  ...['#/charts', '#/charts/redis', '#/roadmap', '#/updates', '#/cves'],
  ...[`#/cves/${encodeURIComponent(evil('CVE'))}`, '#/changes', '#/packages'],
  `#/images?q=${encodeURIComponent(evil('query'))}`,
];

const BASE_VIEWS = ['#/bases', '#/bases/debian/12-slim', '#/bases/runtime/3.2', '#/images/app'];

/** Until all that the view asked for is there. */
const settled = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)))');
};

export const testHostile = (inBrowser: InBrowser, { at, see, read }: Site): void => {
  inBrowser('runs nothing of a text', () =>
    see(
      'tampered',
      async (page) => {
        await page.goto(at('tampered#/images/redis/1.0'));
        await shown(page, evil('issue'));
        await page.getByText('About the image').click();
        await shown(page, evil('origin'));
        await page.getByRole('button', { name: 'verify' }).first().click();
        await page.getByText(SIGNER).waitFor();
        expect(await foreignOn(page)).toEqual([]);
        for (const [hash, text] of [
          [`#/${encodeURIComponent(evil('address'))}`, 'There is nothing at this address'],
          [`#/images?q=${encodeURIComponent(evil('query'))}`, 'No image matches these filters'],
        ] as const) {
          await page.goto(at(`tampered${hash}`));
          await shown(page, text);
          expect([hash, await foreignOn(page)]).toEqual([hash, []]);
        }
      },
      NONE_THERE,
    ),
  );

  // Of the longer words, some are in place of those that the page knows.
  for (const [tree, widths, views] of [
    ['long', [320, 768, 1280], VIEWS],
    ['longer', [320], VIEWS],
    ['long-bases', [320, 768, 1280], BASE_VIEWS],
  ] as const)
    inBrowser(`is as wide as the screen, however long a word is: ${tree}`, () =>
      see(
        tree,
        async (page) => {
          for (const hash of views) {
            await page.goto(at(`${tree}${hash}`));
            await settled(page);
            await page.evaluate(UNFOLD);
            const narrow = await tooNarrow(page, widths);
            expect([hash, narrow]).toEqual([hash, []]);
          }
        },
        { allow: /./ },
      ),
    );

  inBrowser('spells out characters that hide, or turn a text around', () => {
    const images = read<{ data: ReadonlyArray<object> }>('published/images.json');
    const [name, summary] = ['lib\u202egnp.exe', 'two\u200bwords\nand\u2066more'];
    const answers = {
      '**/images.json': {
        ...images,
        data: images.data.map((each) => ({ ...each, name, summary })),
      },
    };
    const use = async (page: Page): Promise<void> => {
      for (const hash of ['#/images', '#/images/redis', '#/images/redis/1.0']) {
        await page.goto(at(`published${hash}`));
        await shown(page, 'lib\\u202egnp.exe');
        const hidden = String.raw`(document.body.innerHTML.match(/.{0,90}[\u200b\u202e\u2066]/g) ?? [])`;
        expect([hash, await page.evaluate(hidden)]).toEqual([hash, []]);
      }
    };
    return see('published#/images', use, { ...NONE_THERE, answers });
  });

  inBrowser('writes Markdown that says no more than the badge', () =>
    see(
      'published#/images/redis',
      async (page) => {
        await page.getByText('Badge for a README').click();
        await page.getByRole('button', { name: 'Copy Markdown of the badge' }).click();
        await page.getByText('Copied').first().waitFor();
        const text = String.raw`\[!\[(?:[^\\[\]\`<>!]|\\.)* CVEs\]`;
        const host = String.raw`http://127\.0\.0\.1:\d+/published/api/v1/`;
        expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(
          new RegExp(
            String.raw`^${text}\(${host}images/redis/badge\.svg\)\]\(${host}#/images/redis\)$`,
          ),
        );
      },
      NONE_THERE,
    ),
  );
};
