/** The built page with published trees in a browser: one server and one tab for all tests. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { type Preview, startPreview } from '../../scripts/preview-server.mjs';
import { writeFiles } from '../builders/files';
import type { Tree } from '../explorer/rendering';
import {
  describeInBrowser,
  launch,
  openTab,
  type Visit,
  type VisitOptions,
  visiting,
} from './browser';
import { V1 } from './builders';

/** The page as it was built. */
export const PAGE = path.resolve(__dirname, '../../dist/explorer.html');

type Use = (page: Page, visit: Visit) => Promise<void>;

export type InBrowser = (title: string, run: () => Promise<void>) => void;

export interface Site {
  /** The address of a view or a document: `example#/images`. */
  readonly at: (place: string) => string;
  /** Opens a view. */
  readonly see: (place: string, use: Use, options?: VisitOptions) => Promise<void>;
  /** A document of a tree: `example/images.json`. */
  readonly read: <A>(file: string) => A;
}

/** Tests of the page with trees by name. A host may serve them below any path. */
export const describePage = (
  name: string,
  publish: () => Promise<Readonly<Record<string, Tree>>>,
  define: (inBrowser: InBrowser, site: Site) => void,
): void =>
  describeInBrowser(name, (inBrowser) => {
    const root = mkdtempSync(path.join(tmpdir(), 'page-'));
    let server: Preview;
    let tab: Page;

    beforeAll(async () => {
      const page = readFileSync(PAGE, 'utf8');
      for (const [tree, documents] of Object.entries(await publish()))
        writeFiles(path.join(root, tree, V1), [...documents, ['index.html', page]]);
      server = await startPreview({ root });
      tab = await openTab(await launch());
    });

    afterAll(async () => {
      await tab?.context().browser()?.close();
      await server?.close();
      rmSync(root, { recursive: true, force: true });
    });

    const at = (place: string): string => {
      const [, tree = '', rest = ''] = /^([\w-]+)(.*)$/s.exec(place) ?? [];
      return `${server.url}/${tree}/${V1}/${rest.replace(/^\//, '')}`;
    };
    define(inBrowser, {
      at,
      see: (place, use, options = {}) =>
        visiting(tab, at(place), options, (visit) => use(visit.page, visit)),
      read: (file) => {
        const [tree = '', ...rest] = file.split('/');
        return JSON.parse(readFileSync(path.join(root, tree, V1, ...rest), 'utf8'));
      },
    });
  });

/** The browser notes every document that is not there. */
export const NONE_THERE = { allow: /status of 404/ };

export const shown = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().waitFor();

/** Until a view has a title. */
export const titled = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { name, level: 1, exact: true }).waitFor();

export const resultOf = async (page: Page): Promise<string> =>
  (await page.locator('.result').textContent()) ?? '';

/** Names in the rows of a list. */
export const namesIn = (page: Page): Promise<ReadonlyArray<string>> =>
  page.locator('.rows tbody th a').allTextContents();

export const choice = (page: Page, name: string): Locator =>
  page.getByRole('combobox', { name, exact: true });

export const finderOn = (page: Page): Locator =>
  page.getByRole('combobox', { name: /^Find an image/ });

export const focused = (page: Page): Promise<unknown> =>
  page.evaluate('document.activeElement.textContent');

export const copied = (page: Page): Promise<unknown> =>
  page.evaluate('navigator.clipboard.readText()');

const FOREIGN = `[...document.querySelectorAll(
  '#app img, #app script, #app style, #app iframe, #app [onerror], #app [onload], #app a')]
  .filter((each) => !/^https?:$/.test(each.protocol ?? ''))
  .filter((each) => !each.matches('img[src^="images/"]'))
  .map((each) => each.outerHTML)`;

/** Elements and addresses that the page never has of its own. */
export const foreignOn = (page: Page): Promise<unknown> => page.evaluate(FOREIGN);

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
/** Every rule of WCAG 2.2 A and AA that a machine can check, and best practice. */
const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Those that depend on colors and on the size of the screen. */
export const SEEN = ['color-contrast', 'link-in-text-block', 'target-size'];

/**
 * Rows of tables but the one with the shortest text of each shape: a rule finds in that one, with its smallest
 * targets, what it finds in those that differ in texts alone.
 */
const ALIKE = `(() => {
  const words = / (?:aria-label|aria-rowindex|data-letters|datetime|href|id|style|title)="[^"]*"/g;
  const shapes = new Set();
  return [...document.querySelectorAll('tbody tr')]
    .sort((one, other) => one.textContent.length - other.textContent.length)
    .filter((row) => {
      const shape = row.outerHTML.replace(/>[^<]+/g, '>').replace(words, '');
      return shapes.size === shapes.add(shape).size;
    });
})()`;

/** Rules of accessibility that the page breaks as it is. */
export const brokenOn = async (
  page: Page,
  runOnly: ReadonlyArray<string> = ALL,
): Promise<unknown> => {
  // Half a megabyte, which a view of the same document has from the one before.
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(AXE);
  const options = { resultTypes: ['violations'], runOnly, preload: false };
  return page.evaluate(`axe
    .run({ include: [document], exclude: ${ALIKE} }, ${JSON.stringify(options)})
    .then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`);
};

/** Widths of the screen, of some, that the page needs more of. */
export const tooNarrow = async (
  page: Page,
  widths: ReadonlyArray<number>,
): Promise<ReadonlyArray<string>> => {
  const found: string[] = [];
  for (const width of widths) {
    // Nobody looks at it, so little of it is painted.
    await page.setViewportSize({ width, height: 80 });
    const needed = await page.evaluate('document.documentElement.scrollWidth');
    if (needed !== width) found.push(`${width} of ${needed}`);
  }
  return found;
};

/** Opens what is folded, but for the menu, which covers what is below it. */
export const UNFOLD = `
  for (const each of document.querySelectorAll('main details')) each.open = true`;
