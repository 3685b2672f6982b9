/** The page of a published tree in a browser: one tree, one server and one tab for a file of tests. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { type Preview, startPreview } from '../../scripts/preview-server.mjs';
import { describeInBrowser, launch, openTab, type VisitOptions, visiting } from './browser';
import { V1 } from './builders';
import { type World, world } from './world';

/** What a test does on the page. */
type Use = (page: Page) => Promise<void>;

export interface Site {
  /** The world that published the trees; they are in the folder `site` of its root. */
  readonly world: () => World;
  /** A document of the first tree. */
  readonly read: <A>(name: string) => A;
  /** The path of a document of a tree. */
  readonly file: (name: string, tree?: string) => string;
  /** The address of a view or a document of a tree. */
  readonly at: (hash: string, tree?: string) => string;
  /** The addresses of documents of the first tree. */
  readonly urls: (names: ReadonlyArray<string>) => ReadonlyArray<string>;
  /** Opens a view of the first tree. */
  readonly see: (hash: string, use: Use, options?: VisitOptions) => Promise<void>;
  readonly tab: () => Page;
}

type InBrowser = (title: string, run: () => Promise<void>) => void;

/**
 * Tests of the page. `publish` publishes trees into the folder that it is given; `tree` is the first of them, where
 * tests begin.
 */
export const describePage = (
  name: string,
  tree: string,
  publish: (w: World, folder: string) => Promise<void>,
  define: (inBrowser: InBrowser, site: Site) => void,
): void =>
  describeInBrowser(name, (inBrowser) => {
    let w: World;
    let server: Preview;
    let tab: Page;

    beforeAll(async () => {
      w = await world();
      const root = path.join(w.root, 'site');
      await publish(w, root);
      server = await startPreview({ root });
      tab = await openTab(await launch());
    });

    afterAll(async () => {
      await tab?.context().browser()?.close();
      await server?.close();
      await w?.dispose();
    });

    const at = (hash: string, of = tree): string =>
      `${server.url}/${path.posix.join(of, V1)}/${hash}`;
    const file = (each: string, of = tree): string => path.join(w.root, 'site', of, V1, each);
    define(inBrowser, {
      world: () => w,
      tab: () => tab,
      read: (each) => JSON.parse(readFileSync(file(each), 'utf8')),
      file,
      at,
      urls: (names) => names.map((each) => at(each)),
      see: (hash, use, options = {}) => visiting(tab, at(hash), options, ({ page }) => use(page)),
    });
  });

/** The browser notes every document that is not there. */
export const NONE_THERE = { allow: /status of 404/ };

export const shown = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().waitFor();

export const textOf = async (place: Locator): Promise<string> => (await place.textContent()) ?? '';

export const resultOf = (page: Page): Promise<string> => textOf(page.locator('.result'));

/** Texts of the cells of a row. */
export const cellsOf = (row: Locator): Promise<ReadonlyArray<string>> =>
  row.locator('th, td').allTextContents();

/** Texts of the cells of a table, row by row. */
export const rowsOf = async (table: Locator): Promise<ReadonlyArray<ReadonlyArray<string>>> => {
  await table.waitFor();
  return Promise.all((await table.locator('tbody tr').all()).map(cellsOf));
};

export const linksOf = async (place: Locator): Promise<ReadonlyArray<string | null>> =>
  Promise.all((await place.getByRole('link').all()).map((link) => link.getAttribute('href')));

/** Runs wherever a page takes a text for markup, an attribute, a script, a style or a template. */
export const evil = (where: string): string =>
  `${where}"'><img src=x onerror=alert(1)><script>alert(2)</script><svg/onload=alert(3)>\${alert(4)}{{alert(5)}}</style><a href="javascript:alert(6)">x</a>`;

const FOREIGN = `[...document.querySelectorAll(
  '#app img, #app script, #app style, #app iframe, #app [onerror], #app [onload], #app a')]
  .filter((each) => !/^https?:$/.test(each.protocol ?? ''))
  .filter((each) => !each.matches('img[src^="badge/"], img[src^="images/"]'))
  .map((each) => each.outerHTML)`;

/** Elements and addresses that the page never has of its own. */
export const foreignOn = (page: Page): Promise<unknown> => page.evaluate(FOREIGN);

export const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
/** Every rule of WCAG 2.2 A and AA that a machine can check, and best practice. */
export const RUN_AXE = `axe
  .run(document, {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  })
  .then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`;

const WIDE = 1280;
const WIDTHS = [320, 390, 768, 1024, 1920];

const fitsAt = async (page: Page, hash: string, widths: ReadonlyArray<number>): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate('document.documentElement.scrollWidth');
    expect([hash, found]).toEqual([hash, width]);
  }
};

/** Opens what is folded, but for the menu, which covers what is below it. */
export const UNFOLD = `
  for (const each of document.querySelectorAll('main details:not(.json-menu)')) each.open = true`;

/**
 * Two tests of every view, once it shows a text: light and wide, then dark and narrow. The first also checks that each
 * view is as wide as the screen, however narrow that is.
 */
export const checkViews = (
  inBrowser: InBrowser,
  { see, at }: Site,
  views: ReadonlyArray<readonly [hash: string, text: string]>,
): void => {
  for (const [name, options, widths] of [
    ['light, at every width', { width: WIDE }, [...WIDTHS, WIDE]],
    ['dark, on a phone', { width: 390, dark: true }, []],
  ] as const)
    inBrowser(`breaks no rule of accessibility, and needs no sideways scrolling: ${name}`, () =>
      see(
        '#/somewhere/else',
        async (page) => {
          await page.evaluate(AXE);
          for (const [hash, text] of views) {
            await page.goto(at(hash));
            await shown(page, text);
            await fitsAt(page, hash, widths);
            await page.evaluate(UNFOLD);
            expect([hash, await page.evaluate(RUN_AXE)]).toEqual([hash, []]);
          }
        },
        { ...options, ...NONE_THERE },
      ),
    );
};
