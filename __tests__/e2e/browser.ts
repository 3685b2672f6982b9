/** A real browser, if one is installed, that records everything a page must not do. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { type Browser, chromium, type Page } from 'playwright-core';

/** The headless shell first: a page opens with a third of the work. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** An empty CHROMIUM_PATH means no browser. */
const executable =
  (process.env['CHROMIUM_PATH'] ?? USUAL_PLACES.find((each) => existsSync(each))) || undefined;

export const launch = (): Promise<Browser> =>
  chromium.launch({
    ...(executable === undefined ? {} : { executablePath: executable }),
    // The sandbox needs user namespaces, which containers lack; the pages are our own.
    args: ['--no-sandbox'],
  });

/** A tab for all visits of a file: to open one for each costs a third of a visit. */
export const openTab = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  return context.newPage();
};

type Run = () => Promise<void>;

/** Tests that need a browser. Without one they are skipped, and a line on stderr says so. */
export const describeInBrowser = (
  name: string,
  define: (inBrowser: (title: string, run: Run) => void) => void,
): void => {
  let count = 0;
  (executable === undefined ? describe.skip : describe)(name, () =>
    define((title, run) => {
      count += 1;
      test(title, run);
    }),
  );
  if (executable === undefined)
    process.stderr.write(
      `no Chromium found: ${count} tests of ${name} skipped; set CHROMIUM_PATH\n`,
    );
};

export interface VisitOptions {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  /** Called before the page loads, for example to intercept requests, with a tab that no other visit uses. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Documents in place of published ones, by a pattern of their address. Undefined is answered with 404. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Gets the address of every request but those for pictures. */
  readonly asked?: string[];
  /** Complaints that the test expects. */
  readonly allow?: RegExp;
}

export interface Visit {
  readonly page: Page;
  /** Script errors, violations of the page's policy, dialogs, requests to other hosts. */
  readonly complaints: ReadonlyArray<string>;
}

const watch = (page: Page, origin: string): ReadonlyArray<string> => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'log')
      complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.origin !== origin) complaints.push(`request: ${url.href}`);
  });
  return complaints;
};

/** The tab as if it were new: without what the visit before added to it, saw, and went through. */
const renew = async (tab: Page): Promise<void> => {
  for (const event of ['pageerror', 'console', 'dialog', 'request']) tab.removeAllListeners(event);
  await tab.unrouteAll();
  await tab.goto('about:blank');
  const session = await tab.context().newCDPSession(tab);
  await session.send('Page.resetNavigationHistory');
  await session.detach();
};

/** Opens an address in a tab; fails if the page complains. */
export const visiting = async (
  tab: Page,
  address: string,
  { width = 1280, height = 800, dark = false, answers = {}, asked, before, allow }: VisitOptions,
  use: (visit: Visit) => Promise<void>,
): Promise<void> => {
  const page = before === undefined ? tab : await tab.context().newPage();
  try {
    page.setDefaultTimeout(30_000);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', forcedColors: 'none' });
    const complaints = watch(page, new URL(address).origin);
    // A browser asks for a picture that is folded away when it has time.
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') asked?.push(request.url());
    });
    for (const [pattern, json] of Object.entries(answers))
      await page.route(pattern, (route) =>
        route.fulfill(json === undefined ? { status: 404 } : { json }),
      );
    await before?.(page);
    await page.goto(address);
    await use({ page, complaints });
    expect(complaints.filter((each) => allow?.test(each) !== true)).toEqual([]);
  } finally {
    await (page === tab ? renew(tab) : page.close());
  }
};
