/** The page of the example catalog in a real browser, served below a base path as a host would. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { type Preview, startPreview } from '../../scripts/preview-server.mjs';
import { describeInBrowser, launch, type VisitOptions, visiting } from './browser';
import { image, MANIFEST, manifestOf, V1 } from './builders';
import { exampleFiles } from './example';
import { inWorld, publish } from './runs';
import { type World, world } from './world';

const PAGE = path.resolve(__dirname, '../../dist/explorer.html');

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
/** Every rule of WCAG 2.2 A and AA that a machine can check, and best practice. */
const RUN_AXE = `axe
  .run(document, {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  })
  .then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`;

test(
  'the page is published byte for byte as it was built, and removed where it is not wanted',
  inWorld(async (w) => {
    const files = { [MANIFEST]: manifestOf(image('redis', ['1.0'])) };
    await publish(w, files);
    expect(w.tree('gh-pages')[`${V1}/index.html`]).toBe(readFileSync(PAGE, 'utf8'));
    const { result } = await publish(w, files, { explorer: 'false' });
    expect(result.outputs).toMatchObject({
      'files-added': '0',
      // The memory, as with every change.
      'files-modified': '1',
      'files-removed': '1',
    });
    expect(w.tree('gh-pages')[`${V1}/index.html`]).toBeUndefined();
  }),
);

describeInBrowser('the explorer', (inBrowser) => {
  let w: World;
  let server: Preview;
  let browser: Browser;

  beforeAll(async () => {
    w = await world();
    const updates =
      '- {app: redis, from: 8.2.1, to: 8.2.2, outcome: shipped, url: "https://example.test/r"}\n' +
      '- {app: kafka, from: "4.0", to: "4.1", outcome: held, reason: breaks the chart}\n';
    await publish(
      w,
      { ...exampleFiles(), 'updates.yaml': updates },
      { reports: 'reports', updates: 'updates.yaml' },
    );
    w.exportTree('gh-pages', path.join(w.root, 'site', 'some', 'base'));
    server = await startPreview({ root: path.join(w.root, 'site') });
    browser = await launch();
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await w?.dispose();
  });

  const at = (hash: string): string => `${server.url}/some/base/api/v1/${hash}`;
  const see = (
    hash: string,
    use: (page: Page) => Promise<void>,
    options: VisitOptions = {},
  ): Promise<void> => visiting(browser, at(hash), options, ({ page }) => use(page));

  const textOf = async (place: Locator): Promise<string> => (await place.textContent()) ?? '';
  const heading = (page: Page): Promise<string> => textOf(page.getByRole('heading', { level: 1 }));
  const result = (page: Page): Promise<string> => textOf(page.locator('.result'));
  const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
  const rowsOf = async (page: Page): Promise<ReadonlyArray<string>> =>
    page.locator('.rows tbody th a').allTextContents();
  const shown = (page: Page, text: string | RegExp): Promise<void> =>
    page.getByText(text).first().waitFor();

  const VIEWS: ReadonlyArray<
    readonly [hash: string, heading: string, text: string, json: ReadonlyArray<string>]
  > = [
    ['', 'Images', 'Static base', ['images.json', 'status.json', 'security.json']],
    ['#/images', 'Images', '39 images', ['images.json', 'status.json', 'security.json']],
    [
      '#/images/mongodb',
      'MongoDB',
      '62 rows',
      ['images.json', 'security/mongodb.json', 'security/mongodb/8.0.13.json'],
    ],
    [
      '#/images/redis/8.2.2',
      'Redis',
      'No known CVE',
      ['images.json', 'security/redis.json', 'security/redis/8.2.2.json'],
    ],
    ['#/images/envoy', 'Envoy', 'This image is planned and not published yet.', ['images.json']],
    ['#/charts', 'Charts', '26 charts', ['charts.json']],
    ['#/charts/monitoring', 'Monitoring stack', 'Not of this catalog', ['charts.json']],
    ['#/roadmap', 'Roadmap', 'Exploring', ['roadmap.json']],
    ['#/updates', 'Updates', 'breaks the chart', ['updates.json']],
    ['#/badges', 'Badges', 'cosign keyless', ['badge/cves.json', 'badge/slsa.json']],
    ['#/images/nothing', 'Not found', 'There is nothing at this address', []],
    ['#/somewhere/else', 'Not found', 'There is nothing at this address', []],
  ];

  const OPEN_DIALOG = [
    '#/images/mongodb/8.0.13?cve=CVE-2023-45853',
    'MongoDB',
    'heap overflow in MiniZip',
  ] as const;

  inBrowser('shows every view by its link, and the JSON behind it', () =>
    see('', async (page) => {
      for (const [hash, title, text, json] of VIEWS) {
        await page.goto('about:blank');
        await page.goto(at(hash));
        await shown(page, text);
        const links = await page.evaluate(
          '[...document.querySelectorAll("a.json")].map((a) => a.href)',
        );
        expect([hash, await heading(page), await page.title(), links]).toEqual([
          hash,
          title,
          `${title} · Catalog`,
          expect.arrayContaining(json.map(at)),
        ]);
        for (const link of links as string[])
          expect([link, (await fetch(link)).status]).toEqual([link, 200]);
      }
    }),
  );

  inBrowser('filters and sorts images, and keeps that in its address', () =>
    see('#/images', async (page) => {
      const search = page.getByRole('searchbox', { name: 'Search images' });
      await search.fill('database redis');
      expect(await rowsOf(page)).toEqual(['Redis', 'Valkey']);
      await search.fill('');
      await choice(page, 'Category').selectOption('Databases');
      await choice(page, 'Tier').selectOption('standard');
      const databases = await rowsOf(page);
      await page.getByLabel('Needs rebuild').check();
      const rebuild = await rowsOf(page);
      expect(databases).toEqual(expect.arrayContaining([...rebuild]));
      expect([rebuild.length > 0, rebuild.length < databases.length]).toEqual([true, true]);
      await choice(page, 'Grade').selectOption('F');
      expect(await rowsOf(page)).toEqual(['MongoDB']);
      await page.waitForURL(/grade=F/);
      await page.reload();
      await shown(page, '1 of 39 images');
      expect(await rowsOf(page)).toEqual(['MongoDB']);
      await page.goto(at('#/images?grade=none'));
      await shown(page, 'Envoy');
      expect(await result(page)).toMatch(/^\d of 39 images$/);
      await search.fill('no such thing');
      await page.getByRole('button', { name: 'Clear the filters' }).click();
      expect(await result(page)).toBe('39 images');
      await page.getByRole('button', { name: 'CVEs' }).click();
      expect((await rowsOf(page))[0]).toBe('MongoDB');
      await page.getByRole('button', { name: 'CVEs' }).click();
      expect((await rowsOf(page))[0]).not.toBe('MongoDB');
    }),
  );

  inBrowser('filters, searches and sorts the CVEs of a version', () =>
    see('#/images/mongodb/8.0.13', async (page) => {
      await shown(page, '62 rows');
      await choice(page, 'Severity').selectOption('HIGH');
      expect(await result(page)).toBe('3 of 62 rows');
      await page.getByLabel('Fixable only').check();
      expect(await rowsOf(page)).toEqual(['CVE-2025-9230']);
      await choice(page, 'Severity').selectOption('');
      await page.getByLabel('Fixable only').uncheck();
      await page.getByRole('searchbox').fill('zlib');
      expect(await rowsOf(page)).toEqual(['CVE-2023-45853']);
      await page.getByRole('searchbox').fill('');
      await page.getByRole('button', { name: 'CVE', exact: true }).click();
      const ids = await rowsOf(page);
      expect(ids).toEqual([...ids].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })));
      const sorted = page.getByRole('columnheader', { name: 'CVE', exact: true });
      expect(await sorted.getAttribute('aria-sort')).toBe('ascending');
    }),
  );

  inBrowser('opens a CVE by its link, and closes it by key and by going back', () =>
    see('#/images/mongodb/8.0.13', async (page) => {
      const dialog = page.getByRole('dialog', { name: 'CVE-2023-45853' });
      await page.getByRole('link', { name: 'CVE-2023-45853' }).press('Enter');
      await dialog.getByText('heap overflow in MiniZip').waitFor();
      expect(page.url()).toBe(at('#/images/mongodb/8.0.13?cve=CVE-2023-45853'));
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(page.url()).toBe(at('#/images/mongodb/8.0.13'));
      await page.goto(at('#/images/mongodb/8.0.13?cve=CVE-2023-45853'));
      await dialog.waitFor();
      await page.goBack();
      await dialog.waitFor({ state: 'hidden' });
    }),
  );

  inBrowser('goes back to where a list was left, and moves the focus to each new title', () =>
    see('#/images?tier=standard', async (page) => {
      await shown(page, 'BusyBox');
      const last = page.locator('.rows tbody tr').last();
      await last.scrollIntoViewIfNeeded();
      const left = Number(await page.evaluate('window.scrollY'));
      expect(left).toBeGreaterThan(200);
      await last.getByRole('link').click();
      await page.getByRole('heading', { name: 'Versions' }).waitFor();
      const focused = 'document.activeElement.tagName + " " + window.scrollY';
      expect(await page.evaluate(focused)).toBe('H1 0');
      await page.goBack();
      await shown(page, /of 39 images/);
      expect(await choice(page, 'Tier').inputValue()).toBe('standard');
      expect(Math.abs(Number(await page.evaluate('window.scrollY')) - left)).toBeLessThan(3);
      await page.goForward();
      await page.getByRole('heading', { name: 'Versions' }).waitFor();
    }),
  );

  inBrowser('copies the whole digest of a version', () =>
    see('#/images/redis', async (page) => {
      const button = page.getByRole('button', { name: /^Copy digest of/ }).first();
      await button.click();
      await page.getByText('Copied', { exact: true }).waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(
        /^sha256:[0-9a-f]{64}$/,
      );
    }),
  );

  inBrowser('shows badges without asking anybody, and the Markdown for them', () =>
    see('#/badges', async (page) => {
      await page.getByRole('img', { name: 'slsa: level 3' }).waitFor();
      await page.getByRole('button', { name: 'Copy Markdown of the badge cves' }).click();
      await page.getByText('Copied', { exact: true }).waitFor();
      const payload = encodeURIComponent(at('badge/cves.json'));
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
        `[![CVEs: 108](https://img.shields.io/endpoint?url=${payload})](${at('')})`,
      );
    }),
  );

  inBrowser('tells "not scanned" and "proves nothing" from "no known CVE"', () =>
    see('#/images/mongodb/7.0.24', async (page) => {
      await shown(page, 'No scan of this version is known.');
      await page.goto(at('#/images/busybox/1.36.1'));
      await shown(page, 'There is a report, but it proves nothing, so no numbers are published.');
      await page.goto(at('#/images/traefik/v2.11.2'));
      await shown(page, 'The scanner could not look at everything: the numbers are a lower bound.');
      await page.goto(at('#/images/redis/0.0.1'));
      await shown(page, 'Redis has no version 0.0.1');
    }),
  );

  inBrowser(
    'shows an answer that comes after a view was drawn and before its effects run',
    async () => {
      // Effects wait for the time-out that stands in for a frame; answers, for the next change of place.
      const before = (page: Page): Promise<unknown> =>
        page.addInitScript(`
        window.requestAnimationFrame = () => 0;
        const moved = new Promise((done) => window.addEventListener('hashchange', done));
        const real = window.fetch;
        window.fetch = (address, options) => {
          if (address === 'images.json') window.isAsked = true;
          return Promise.all([real(address, options), moved]).then(([answer]) => answer);
        };`);
      const use = async (page: Page): Promise<void> => {
        await page.waitForFunction('window.isAsked');
        await page.evaluate("location.hash = '#/images'");
        await shown(page, '39 images');
      };
      await see('', use, { before });
    },
  );

  inBrowser('says that it is loading, that it failed, and tries again', async () => {
    let answers = 0;
    const before = (page: Page): Promise<unknown> =>
      page.route('**/roadmap.json', async (route) => {
        answers += 1;
        if (answers > 1) return route.continue();
        await new Promise((resolve) => setTimeout(resolve, 300));
        return route.fulfill({ status: 503 });
      });
    const use = async (page: Page): Promise<void> => {
      await shown(page, 'Loading…');
      await shown(page, /the host answered with status 503/);
      await page.getByRole('button', { name: 'Try again' }).click();
      await shown(page, 'Exploring');
    };
    await see('#/roadmap', use, { before, allow: /503/ });
  });

  inBrowser('shows a catalog of nothing', async () => {
    const empty = '{"apiVersion":"v1","resource":"any","total":0,"data":[]}';
    const before = (page: Page): Promise<unknown> =>
      page.route('**/*.json', (route) => route.fulfill({ body: empty }));
    const use = async (page: Page): Promise<void> => {
      for (const [hash, text] of [
        ['#/images', 'This catalog publishes no images.'],
        ['#/charts', 'This catalog publishes no charts'],
        ['#/roadmap', 'Nothing is on the roadmap'],
        ['#/updates', 'The daily version check has published no result.'],
      ] as const) {
        await page.goto(at(hash));
        await shown(page, text);
      }
    };
    await see('', use, { before });
  });

  inBrowser('keeps 10,000 rows at hand and few of them in the page', async () => {
    const tree = path.join(w.root, 'site', 'some', 'base', V1, 'security/mongodb/8.0.13.json');
    const detail = JSON.parse(readFileSync(tree, 'utf8')) as { cves: object[] };
    const cves = Array.from({ length: 10_000 }, (_, i) => ({
      ...detail.cves[i % detail.cves.length],
      id: `CVE-2026-${i + 1}`,
    }));
    const before = (page: Page): Promise<unknown> =>
      page.route('**/8.0.13.json', (route) => route.fulfill({ json: { ...detail, cves } }));
    const use = async (page: Page): Promise<void> => {
      await shown(page, '10,000 rows');
      const table = page.locator('.rows');
      expect(await table.getAttribute('aria-rowcount')).toBe('10001');
      await page.evaluate('document.querySelector(".rows").scrollIntoView(false)');
      await page.getByRole('link', { name: 'CVE-2026-10000' }).waitFor();
      const rows = page.locator('.rows tbody tr');
      expect(await rows.count()).toBeLessThan(80);
      expect(await rows.last().getAttribute('aria-rowindex')).toBe('10001');
      await page.getByRole('searchbox').fill('CVE-2026-777');
      await shown(page, '11 of 10,000 rows');
    };
    await see('#/images/mongodb/8.0.13', use, { before });
  });

  inBrowser('can be used by keyboard alone', () =>
    see('#/images', async (page) => {
      await shown(page, '39 images');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await page.evaluate('document.activeElement.textContent')).toBe('Images');
      await page.getByRole('searchbox').focus();
      await page.keyboard.type('valkey');
      await page.getByRole('link', { name: 'Valkey' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Valkey' }).waitFor();
    }),
  );

  inBrowser('is as wide as the screen, however narrow that is', () =>
    see('', async (page) => {
      for (const [hash, , text] of VIEWS) {
        await page.goto(at(hash));
        await shown(page, text);
        for (const width of [320, 390, 768, 1024, 1920]) {
          await page.setViewportSize({ width, height: 800 });
          const found = await page.evaluate('document.documentElement.scrollWidth');
          expect([hash, found]).toEqual([hash, width]);
        }
      }
    }),
  );

  for (const [name, options] of [
    ['light', {}],
    ['dark', { dark: true }],
    ['narrow', { width: 390 }],
  ] as const) {
    inBrowser(`breaks no rule of accessibility that a machine can check: ${name}`, () =>
      see(
        '',
        async (page) => {
          await page.evaluate(AXE);
          for (const [hash, , text] of [...VIEWS.slice(1), OPEN_DIALOG]) {
            await page.goto(at(hash));
            await shown(page, text);
            expect([hash, await page.evaluate(RUN_AXE)]).toEqual([hash, []]);
          }
        },
        options,
      ),
    );
  }

  inBrowser('would be caught if it broke a rule of accessibility', () =>
    see('#/roadmap', async (page) => {
      await shown(page, 'Exploring');
      await page.evaluate(AXE);
      await page.evaluate('document.body.append(document.createElement("button"))');
      expect(await page.evaluate(RUN_AXE)).toEqual([expect.stringMatching(/^button-name: /)]);
    }),
  );

  inBrowser('would be caught if it asked another host, or ran what its policy forbids', () =>
    visiting(browser, at(''), { allow: /./ }, async ({ page, complaints }) => {
      await shown(page, '39 images');
      expect(complaints).toEqual([]);
      await page.evaluate('document.body.append(document.createElement("script"))');
      await page.evaluate('fetch("https://example.test/").catch(() => 0)');
      await page.evaluate(
        'document.body.append(Object.assign(new Image(), { src: "https://example.test/a.png" }))',
      );
      await expect(page.evaluate('document.body.innerHTML = "<b>"')).rejects.toThrow('TrustedHTML');
      const text = complaints.join('\n');
      for (const rule of ['connect-src', 'img-src', 'TrustedHTML']) expect(text).toContain(rule);
    }),
  );
});
