/** The page of the example catalog in a real browser, served below a base path as a host would. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { visiting } from './browser';
import { image, MANIFEST, manifestOf, V1 } from './builders';
import { exampleFiles } from './example';
import {
  AXE,
  checkViews,
  describePage,
  NONE_THERE,
  RUN_AXE,
  resultOf,
  shown,
  textOf,
} from './page';
import { inWorld, publish } from './runs';
import type { World } from './world';

/** A base path below which a host may serve the tree. */
const BASE = 'some/base';
const PAGE = path.resolve(__dirname, '../../dist/explorer.html');

/** Width and height of a picture that is there and could be drawn. */
const drawnSize = async (picture: Locator): Promise<ReadonlyArray<number>> => {
  await picture.scrollIntoViewIfNeeded();
  return picture.evaluate(async (img) => {
    await Reflect.get(img, 'decode').call(img);
    return [Reflect.get(img, 'naturalWidth'), Reflect.get(img, 'naturalHeight')];
  });
};

test(
  'the page is published byte for byte as it was built, and removed where it is not wanted',
  inWorld(async (w) => {
    const files = { [MANIFEST]: manifestOf(image('redis', ['1.0'])) };
    await publish(w, files);
    expect(w.tree('gh-pages')[`${V1}/index.html`]).toBe(readFileSync(PAGE, 'utf8'));
    const { result } = await publish(w, files, { explorer: 'false' });
    expect(result.outputs).toMatchObject({
      'files-added': '0',
      // The memory, and what is known of every file, as with every change.
      'files-modified': '2',
      // The page, and the landing that leads to it.
      'files-removed': '2',
    });
    expect(w.tree('gh-pages')[`${V1}/index.html`]).toBeUndefined();
  }),
);

const UPDATES =
  '- {app: redis, from: 8.2.1, to: 8.2.2, outcome: shipped, url: "https://example.test/manual/release-notes/8.2-changelog/#everything"}\n' +
  `- {app: nats, from: 2.12.0, to: 2.12.1, outcome: held, reason: "${'x'.repeat(99)}", url: "https://example.test/${'y'.repeat(99)}"}\n` +
  `- {app: kafka, from: "4.0", to: "4.1", outcome: held, reason: breaks the chart ${'of-all-'.repeat(9)}}\n`;

const publishExample = async (w: World, folder: string): Promise<void> => {
  const files = { ...exampleFiles(), 'updates.yaml': UPDATES };
  await publish(w, files, { reports: 'reports', updates: 'updates.yaml' });
  w.exportTree('gh-pages', path.join(folder, BASE));
};

describePage('the explorer', BASE, publishExample, (inBrowser, site) => {
  const { at, see, urls } = site;

  const heading = (page: Page): Promise<string> => textOf(page.getByRole('heading', { level: 1 }));
  const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
  const namesIn = async (page: Page): Promise<ReadonlyArray<string>> =>
    page.locator('.rows tbody th a').allTextContents();

  const VIEWS: ReadonlyArray<
    readonly [hash: string, heading: string, text: string, json: ReadonlyArray<string>]
  > = [
    ['', 'Images', 'MongoDB', ['images.json', 'status.json', 'security.json']],
    [
      '#/images',
      'Images',
      '38 images, all scanned (7 of 76 versions not in full), 17 without findings; 1 more is planned',
      ['images.json', 'status.json', 'security.json'],
    ],
    [
      '#/images/mongodb',
      'MongoDB',
      '62 findings of 34 CVEs',
      ['images.json', 'status.json', 'security/mongodb.json', 'security/mongodb/8.0.13.json'],
    ],
    [
      '#/images/redis/8.2.2',
      'Redis',
      'No known CVE',
      ['images.json', 'status.json', 'security/redis.json', 'security/redis/8.2.2.json'],
    ],
    ['#/images/envoy', 'Envoy', 'This image is planned and not published yet.', ['images.json']],
    ['#/cves', 'CVEs', '96 CVEs', ['cve.json']],
    ['#/cves/CVE-2025-9230', 'CVE-2025-9230', '4 images have it', ['cve/2025/CVE-2025-9230.json']],
    ['#/charts', 'Charts', '26 charts', ['charts.json']],
    [
      '#/charts/monitoring',
      'Monitoring stack',
      'Not in this catalog',
      ['charts.json', 'charts/monitoring/security.json'],
    ],
    ['#/roadmap', 'Roadmap', 'Exploring', ['roadmap.json']],
    ['#/updates', 'Updates', 'breaks the chart', ['updates.json']],
    ['#/badges', 'Badges', 'Copy Markdown', ['badge/cves.json', 'badge/signing.json']],
    ['#/badges?name=slsa', 'Badges', 'Copy Markdown', ['badge/cves.json', 'badge/slsa.json']],
    ['#/api', 'API', 'Findings of a version', ['openapi.json']],
    ['#/api/Image', 'Not found', 'There is nothing at this address', []],
    ['#/images/nothing', 'Not found', 'There is nothing at this address', []],
    ['#/somewhere/else', 'Not found', 'There is nothing at this address', []],
  ];

  const OPEN_DIALOG = [
    '#/images/mongodb/8.0.13?cve=CVE-2023-45853',
    'heap overflow in MiniZip',
  ] as const;

  inBrowser('shows every view by its link, and the JSON behind it', () =>
    see('', async (page) => {
      for (const [hash, title, text, json] of VIEWS) {
        await page.goto('about:blank');
        await page.goto(at(hash));
        await shown(page, text);
        await shown(page, 'Acme catalog');
        // The title follows the page in an effect.
        await page.waitForFunction(
          (name) => Reflect.get(globalThis, 'document').title === name,
          `${title} · Acme catalog`,
        );
        const links = await page.evaluate(
          '[...document.querySelectorAll("a.json")].map((a) => a.href)',
        );
        expect([hash, await heading(page), await page.title(), links]).toEqual([
          hash,
          title,
          `${title} · Acme catalog`,
          expect.arrayContaining([...urls(json)]),
        ]);
        for (const link of links as string[])
          expect([link, (await fetch(link)).status]).toEqual([link, 200]);
      }
    }),
  );

  inBrowser(
    'asks for what the first view needs, and for its name, news and exploited CVEs behind that',
    () => {
      const asked: string[] = [];
      let early = true;
      const before = async (page: Page): Promise<void> => {
        page.on('request', (request) => asked.push(request.url()));
        await page.route('**/images.json', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 300));
          early = ['feed.json', 'cve.json'].some((each) => asked.includes(at(each)));
          await route.continue();
        });
      };
      const use = async (page: Page): Promise<void> => {
        await shown(page, 'Acme catalog');
        expect([early, asked.toSorted()]).toEqual([
          false,
          urls([
            '',
            'cve.json',
            'feed.json',
            'history.json',
            'images.json',
            'integrity.json',
            'status.json',
          ]),
        ]);
      };
      return see('', use, { before });
    },
  );

  inBrowser('says first what is wrong with a version, and shows findings on the first screen', () =>
    see(
      '#/images/mongodb/8.0.13',
      async (page) => {
        const topOf = async (place: Locator): Promise<number> => {
          await place.waitFor();
          return (await place.boundingBox())?.y ?? Number.NaN;
        };
        const row = await topOf(page.locator('.rows-findings tbody tr').first());
        const [lead, verdict, versions, use] = [
          await topOf(page.locator('.lead')),
          await topOf(page.locator('.verdict')),
          await topOf(page.getByRole('heading', { name: 'Versions' })),
          await topOf(page.getByRole('heading', { name: 'Pull 8.0.13' })),
        ];
        expect([lead < verdict, verdict < versions, use < row, row < 900]).toEqual([
          true,
          true,
          true,
          true,
        ]);
      },
      { width: 1440, height: 900 },
    ),
  );

  inBrowser('filters and sorts images, and keeps that in its address', () =>
    see('#/images', async (page) => {
      const search = page.getByRole('searchbox', { name: /^Search images/ });
      await search.fill('database redis');
      expect(await namesIn(page)).toEqual(['Redis', 'Valkey']);
      await search.fill('');
      await page.getByRole('button', { name: 'Databases 7' }).click();
      await choice(page, 'Tier').selectOption('standard');
      const databases = await namesIn(page);
      await page.getByLabel('Needs rebuild').check();
      const rebuild = await namesIn(page);
      expect(databases).toEqual(expect.arrayContaining([...rebuild]));
      expect([rebuild.length > 0, rebuild.length < databases.length]).toEqual([true, true]);
      await choice(page, 'Grade').selectOption('F');
      expect(await namesIn(page)).toEqual(['MongoDB']);
      await page.waitForURL(/grade=F/);
      await page.reload();
      await shown(page, '1 of 39 images');
      expect(await namesIn(page)).toEqual(['MongoDB']);
      await page.goto(at('#/images?grade=none'));
      await shown(page, 'Envoy');
      expect(await resultOf(page)).toMatch(/^\d of 39 images$/);
      await search.fill('no such thing');
      await page.getByRole('button', { name: 'Clear the filters' }).click();
      expect(await resultOf(page)).toBe('39 images');
      const sortOf = (name: string) =>
        page.getByRole('columnheader', { name, exact: true }).getAttribute('aria-sort');
      expect([(await namesIn(page))[0], await sortOf('Grade')]).toEqual(['MongoDB', 'descending']);
      await page.getByRole('button', { name: 'Findings' }).click();
      expect([(await namesIn(page))[0], await sortOf('Findings')]).toEqual([
        'MongoDB',
        'descending',
      ]);
      await page.getByRole('button', { name: 'Findings' }).click();
      expect([(await namesIn(page))[0], await sortOf('Findings')]).not.toContain('MongoDB');
      expect([await sortOf('Findings'), await sortOf('Grade')]).toEqual(['ascending', 'none']);
      await page.waitForURL(/sort=total&reverse=1/);
    }),
  );

  inBrowser('shows images as a table or as cards, and remembers which', () =>
    see('#/images', async (page) => {
      await shown(page, '39 images');
      const cards = page.getByRole('button', { name: 'Cards' });
      expect(await cards.getAttribute('aria-pressed')).toBe('false');
      await cards.click();
      await page.reload();
      const first = page.locator('.card-image').first();
      await first.waitFor();
      expect([
        await page.locator('.rows').count(),
        await page.locator('.card-image').count(),
        await textOf(first),
      ]).toEqual([
        0,
        39,
        'MongoDBDatabasesGrade FDocument database with replica sets and change streams.62 findings, 5 with a fix',
      ]);
      await choice(page, 'Order').selectOption('name');
      await page.waitForURL(/sort=name/);
      await page.getByRole('button', { name: 'Storage 1' }).click();
      expect([await first.locator('a').textContent(), await resultOf(page)]).toEqual([
        'MinIO',
        '1 of 39 images',
      ]);
    }),
  );

  inBrowser('moves nothing on the front page, however late its documents are', async () => {
    const history = site.read<{ data: ReadonlyArray<object> }>('history.json');
    const data = [1, 2, 3].map((day) => ({
      ...history.data[0],
      ...{ date: `2026-07-0${day}`, exploited: 1 },
    }));
    const cve = site.read<{ data: ReadonlyArray<object> }>('cve.json');
    const known = { exploitation: 'known', kev: { added: '2026-07-01', due: null } };
    const answers = {
      '**/history.json': { ...history, data },
      '**/cve.json': {
        ...cve,
        kev: { version: '1', released: null, count: 1 },
        data: cve.data.map((item, i) => (i === 0 ? { ...item, ...known } : item)),
      },
    };
    for (const width of [1440, 820, 390]) {
      const before = async (page: Page): Promise<void> => {
        await page.addInitScript(`
          globalThis.shifts = [];
          new PerformanceObserver((list) => {
            for (const each of list.getEntries()) shifts.push(each.value);
          }).observe({ type: 'layout-shift', buffered: true });`);
        for (const name of ['feed', 'cve'])
          await page.route(`**/${name}.json`, async (route) => {
            await new Promise((resolve) => setTimeout(resolve, 300));
            await route.fallback();
          });
      };
      const use = async (page: Page): Promise<void> => {
        await page.getByRole('region', { name: 'Exploited CVEs' }).getByRole('link').waitFor();
        await shown(page, 'Nothing has changed yet. What later runs change will stand here.');
        expect([width, await page.evaluate('shifts')]).toEqual([width, []]);
      };
      await see('', use, { width, before, answers });
    }
  });

  inBrowser('filters, searches and sorts the findings of a version, by CVE and by package', () =>
    see('#/images/mongodb/8.0.13', async (page) => {
      await shown(page, '62 findings of 34 CVEs');
      expect(await resultOf(page)).toBe('34 CVEs');
      await choice(page, 'Severity').selectOption('HIGH');
      expect(await resultOf(page)).toBe('3 of 34 CVEs');
      await choice(page, 'Fix').selectOption('1');
      expect(await namesIn(page)).toEqual(['CVE-2025-9230']);
      await choice(page, 'Severity').selectOption('');
      await choice(page, 'Fix').selectOption('');
      await page.getByRole('searchbox').fill('zlib');
      expect(await namesIn(page)).toEqual(['CVE-2023-45853']);
      await page.getByRole('searchbox').fill('coreutlis');
      await shown(page, 'Nothing matches “coreutlis”. Similar names:');
      await page.getByRole('searchbox').fill('');
      await page.getByRole('button', { name: 'CVE', exact: true }).click();
      const ids = await namesIn(page);
      expect(ids).toEqual([...ids].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })));
      const sorted = page.getByRole('columnheader', { name: 'CVE', exact: true });
      expect(await sorted.getAttribute('aria-sort')).toBe('ascending');
      await page.getByLabel('One row per package').check();
      expect(await resultOf(page)).toBe('62 findings');
      await page.waitForURL(/rows=1/);
    }),
  );

  const DIALOG = 'CVE-2023-45853';
  const dialogIn = (page: Page) => page.getByRole('dialog', { name: DIALOG });
  const rowLink = (page: Page) => page.getByRole('link', { name: DIALOG });
  const scrollTop = async (page: Page): Promise<number> =>
    Number(await page.evaluate('window.scrollY'));
  const entries = async (page: Page): Promise<number> =>
    Number(await page.evaluate('history.length'));

  /** The browser closes a dialog first, and tells the page of it a little later. */
  const comesTo = (page: Page, hash: string): Promise<void> =>
    page.waitForURL(({ href }) => href === at(hash));

  inBrowser('opens a CVE on top of where a person is, and closing it goes back there', () =>
    see('#/images/mongodb', async (page) => {
      await rowLink(page).scrollIntoViewIfNeeded();
      await page.evaluate('window.scrollBy(0, 100)');
      const left = await scrollTop(page);
      const before = await entries(page);
      const closings = [
        () => page.keyboard.press('Escape'),
        () => page.getByRole('button', { name: 'Close' }).click(),
        () => page.mouse.click(5, 5),
        () => page.goBack(),
      ];
      for (const close of closings) {
        await rowLink(page).press('Enter');
        await dialogIn(page).getByText('heap overflow in MiniZip').waitFor();
        expect(page.url()).toBe(at(`#/images/mongodb/8.0.13?cve=${DIALOG}`));
        await close();
        await dialogIn(page).waitFor({ state: 'hidden' });
        await comesTo(page, '#/images/mongodb');
        expect(await scrollTop(page)).toBe(left);
        expect(await page.evaluate('document.activeElement.textContent')).toBe(DIALOG);
        expect(await entries(page)).toBe(before + 1);
      }
    }),
  );

  inBrowser('closes a CVE that was opened by its link without a way back into it', () =>
    see(`#/images/mongodb/8.0.13?q=zlib&cve=${DIALOG}`, async (page) => {
      await dialogIn(page).waitFor();
      const before = await entries(page);
      await page.keyboard.press('Escape');
      await dialogIn(page).waitFor({ state: 'hidden' });
      await comesTo(page, '#/images/mongodb/8.0.13?q=zlib');
      expect(await entries(page)).toBe(before);
      // Escape twice closes no more than the dialog.
      await rowLink(page).press('Enter');
      await dialogIn(page).waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await dialogIn(page).waitFor({ state: 'hidden' });
      await comesTo(page, '#/images/mongodb/8.0.13?q=zlib');
    }),
  );

  inBrowser('goes back to where a list was left: to its place, its filters and its link', () =>
    see('#/images?tier=standard', async (page) => {
      await shown(page, 'BusyBox');
      const last = page.locator('.rows tbody tr').last();
      await last.scrollIntoViewIfNeeded();
      const left = await scrollTop(page);
      expect(left).toBeGreaterThan(200);
      const link = last.getByRole('link');
      const name = await textOf(link);
      await link.click();
      await page.getByRole('heading', { name: 'Versions' }).waitFor();
      const focused = 'document.activeElement.tagName + " " + window.scrollY';
      expect(await page.evaluate(focused)).toBe('H1 0');
      await page.goBack();
      await shown(page, /of 39 images/);
      expect(await choice(page, 'Tier').inputValue()).toBe('standard');
      expect(Math.abs((await scrollTop(page)) - left)).toBeLessThan(3);
      await page.locator('.rows a:focus').waitFor();
      expect(await page.evaluate('document.activeElement.textContent')).toBe(name);
      await page.goForward();
      await page.getByRole('heading', { name: 'Versions' }).waitFor();
    }),
  );

  inBrowser('shows another version without leaving the place', () =>
    see('#/images/redis', async (page) => {
      const versions = page.getByRole('table', { name: 'Versions' });
      await versions.scrollIntoViewIfNeeded();
      await page.evaluate('window.scrollBy(0, 100)');
      const topOf = async (): Promise<number> => (await versions.boundingBox())?.y ?? Number.NaN;
      const left = await topOf();
      await versions.getByRole('link', { name: '8.0.3' }).click();
      await shown(page, 'none of these findings');
      // A banner above may have come or gone.
      expect(Math.abs((await topOf()) - left)).toBeLessThan(3);
    }),
  );

  inBrowser('opens an image by a click anywhere in its row', () =>
    see('#/images', async (page) => {
      const row = page.getByRole('row', { name: /MongoDB/ });
      const { x, y, height } = (await row.boundingBox()) ?? { x: 0, y: 0, height: 0 };
      await page.mouse.click(x + 500, y + height / 2);
      await page.getByRole('heading', { name: 'MongoDB', level: 1 }).waitFor();
    }),
  );

  inBrowser('finds images by what people know of them', () =>
    see('#/images', async (page) => {
      const search = page.getByRole('searchbox');
      await search.fill('postgress');
      await shown(page, 'Nothing matches “postgress”. Similar names:');
      expect(await namesIn(page)).toEqual(['PostgreSQL']);
      for (const [query, name] of [
        ['ghcr.io/acme/images/redis:8', 'Redis'],
        ['sha256:6fd00387', 'MongoDB'],
        ['8.0.13', 'MongoDB'],
      ] as const) {
        await search.fill(query);
        expect([query, await namesIn(page)]).toEqual([query, [name]]);
      }
    }),
  );

  inBrowser('says how to use a version, what deploys it and what to take instead', () =>
    see('#/images/redis/8.0.3', async (page) => {
      const use = page.getByRole('region', { name: 'Pull 8.0.3' });
      await use.getByText('docker pull ghcr.io/acme/images/redis:8.0.3').waitFor();
      await use.getByRole('button', { name: 'digest', exact: true }).click();
      await use
        .getByText(/^docker pull ghcr\.io\/acme\/images\/redis@sha256:[0-9a-f]{64}$/)
        .waitFor();
      await use.getByRole('button', { name: 'cosign', exact: true }).click();
      await use
        .getByText(/^cosign verify .* '\^https:\/\/github\\\.com\/acme\/' ghcr\.io/)
        .waitFor();
      const deployed = page.getByRole('region', { name: 'Charts that deploy it' });
      await deployed.getByRole('link', { name: 'Redis', exact: true }).waitFor();
      await page.getByText('Badges for a README').click();
      const badge = page.getByRole('img', { name: 'Result of the last scan of Redis' });
      expect((await drawnSize(badge))[1]).toBe(20);
      await page
        .getByText(`[![Redis CVEs](${at('images/redis/badge.svg')})](${at('#/images/redis')})`)
        .waitFor();
      await page.getByRole('button', { name: 'Copy Markdown of the grade badge' }).click();
      await page.getByText('Copied', { exact: true }).waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
        `[![Redis grade](https://img.shields.io/badge/dynamic/json?url=${encodeURIComponent(at('security/redis.json'))}&query=%24.latest.grade&label=Redis+grade)](${at('#/images/redis')})`,
      );
      await page.goto(at('#/images/mongodb'));
      await page.getByRole('link', { name: 'PostgreSQL' }).click();
      await page.getByRole('heading', { name: 'PostgreSQL', level: 1 }).waitFor();
    }),
  );

  inBrowser(
    'shows the API to people: questions, where the answers are, and what they look like',
    () =>
      see('#/api', async (page) => {
        const row = page.getByRole('row').filter({ hasText: 'Findings of a version' });
        const example = row.getByRole('textbox', { name: /^Example of security/ });
        expect(await example.isVisible()).toBe(false);
        await row.getByText('Example', { exact: true }).click();
        expect(await example.inputValue()).toMatch(/^\{\n {2}"apiVersion": "v1",/);
        const images = page.getByRole('link', { name: 'images.json', exact: true });
        expect(await images.first().getAttribute('href')).toBe('images.json');
      }),
  );

  inBrowser('copies the whole digest of a version', () =>
    see(
      '#/images/redis',
      async (page) => {
        const button = page.getByRole('button', { name: /^Copy digest of/ }).first();
        await button.click();
        await page.getByText('Copied', { exact: true }).waitFor();
        expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(
          /^sha256:[0-9a-f]{64}$/,
        );
      },
      // Beside other columns there is no room for it.
      { width: 1200 },
    ),
  );

  inBrowser('shows badges without asking anybody, and the Markdown for them', () =>
    see('#/badges', async (page) => {
      await page.getByRole('textbox', { name: /^Name of a badge/ }).fill(' slsa');
      await page.getByRole('button', { name: 'Show it' }).click();
      await page.getByRole('img', { name: 'slsa: level 3' }).waitFor();
      expect(page.url()).toBe(at('#/badges?name=slsa'));
      const own = page.getByRole('listitem').filter({ hasText: 'slsa' });
      await own.getByRole('button', { name: 'Copy Markdown', exact: true }).click();
      await page.getByText('Copied', { exact: true }).first().waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
        `[![slsa](${at('badge/slsa.svg')})](${at('')})`,
      );
      const cves = page.getByRole('listitem').filter({ hasText: 'badge/cves.json' });
      await cves.getByText('As shields.io draws it').click();
      await cves.getByRole('button', { name: 'Copy Markdown of the badge cves' }).click();
      await cves.getByText('Copied', { exact: true }).waitFor();
      const payload = encodeURIComponent(at('badge/cves.json'));
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
        `[![findings](https://img.shields.io/endpoint?url=${payload})](${at('')})`,
      );
      expect(await drawnSize(page.getByRole('img', { name: 'slsa: level 3' }))).toEqual([78, 20]);
    }),
  );

  inBrowser('tells "not scanned" and "proves nothing" from "no known CVE"', () =>
    see('#/images/mongodb/7.0.24', async (page) => {
      await shown(page, 'No scan of this version is known.');
      await page.goto(at('#/images/busybox/1.36.1'));
      await shown(page, 'There is a report, but it proves nothing, so no numbers are published.');
      const row = page.getByRole('row', { name: /^1\.36\.1/ });
      expect(await textOf(row.locator('[data-label="Findings"]'))).toBe('Withheld');
      await page.goto(at('#/images/traefik/v2.11.2'));
      await shown(page, 'The scanner could not check everything: the numbers are a lower bound.');
      await page.goto(at('#/images/redis/0.0.1'));
      await shown(page, 'Redis has no version 0.0.1');
    }),
  );

  type Item = Record<string, unknown>;
  /** An answer for a collection with its items changed. */
  const changed = (name: string, change: (item: Item, i: number) => Item): Item => {
    const collection = site.read<{ data: ReadonlyArray<Item> }>(`${name}.json`);
    return { [`**/${name}.json`]: { ...collection, data: collection.data.map(change) } };
  };
  const tile = (page: Page, name: string): Promise<string> =>
    textOf(page.locator('.tile').filter({ has: page.getByText(name, { exact: true }) }));

  inBrowser('never says 0, nor shows anything green, where nobody looked', () => {
    const answers = {
      ...changed('images', (image) => ({ ...image, security: null })),
      ...changed('charts', (chart) => ({ ...chart, security: null, worst: null })),
      ...changed('history', (row) => ({ ...row, scanned: 0, partial: 0 })),
      ...changed('status', (status, i) => ({
        ...status,
        state: i === 0 ? 'withheld' : 'unscanned',
        scannedAt: null,
        scanner: null,
      })),
      '**/cve.json': {
        coverage: { scanned: 0, partial: 0 },
        kev: { version: '1', released: null, count: 1 },
        epss: null,
        total: 0,
        data: [],
      },
    };
    const use = async (page: Page): Promise<void> => {
      await shown(page, '39 images');
      expect([
        await tile(page, 'Open findings in newest versions'),
        await page.locator('.trend').count(),
      ]).toEqual(['Open findings in newest versions–Nothing scanned yet', 0]);
      expect(await page.getByText('known to be exploited').count()).toBe(0);
      await page.getByText('The trend as a table').click();
      await shown(page, 'Nothing scanned');
      expect(await tile(page, 'Scans of newest versions')).toBe(
        'Scans of newest versions1 withheld37 not scanned0 of 76 versions fully scanned',
      );
      const green = '[data-grade^="A"], [data-scan="fresh"]';
      const seen = page.locator(green).filter({ visible: true });
      expect(await seen.count()).toBe(0);
      expect(await page.locator('tbody [data-column="total"]').first().textContent()).toBe(
        'Withheld',
      );
      await page.goto(at('#/charts'));
      await shown(page, '26 charts');
      expect(await seen.count()).toBe(0);
      expect(await page.getByText(/^0 finding/).count()).toBe(0);
    };
    return see('#/images', use, { answers });
  });

  inBrowser('names the oldest scan of all versions, not only of the newest', () => {
    const answers = changed('status', (status) => ({
      ...status,
      state: status['version'] === '7.0.24' ? 'unscanned' : 'scanned',
      scannedAt: status['version'] === '8.0.3' ? '2020-01-01T02:00:00Z' : '2020-01-26T02:00:00Z',
    }));
    const use = async (page: Page): Promise<void> => {
      await shown(page, '39 images');
      expect(await tile(page, 'Scans of newest versions')).toMatch(
        /^Scans of newest versions38 stale75 of 76 versions fully scannedOldest scan: \d+ years ago \(redis 8\.0\.3\)$/,
      );
      await shown(page, /^38 images, all scanned \(1 of 76 versions not in full\)/);
      await page.getByRole('link', { name: 'redis 8.0.3' }).click();
      await page.waitForURL(/#\/images\/redis\/8\.0\.3$/);
    };
    return see('#/images', use, { answers });
  });

  inBrowser('asks for no rebuild of versions that are no longer supported', () => {
    const answers = changed('status', (status) => ({ ...status, verdict: 'deprecated' }));
    const use = async (page: Page): Promise<void> => {
      await shown(page, '39 images');
      await shown(page, /^[1-9]\d* with a fix: rebuild 0 images$/);
      await page.getByLabel('Needs rebuild').check();
      expect(await resultOf(page)).toBe('0 of 39 images');
    };
    return see('#/images', use, { answers });
  });

  inBrowser('says of how many images its numbers are', () => {
    const answers = changed('images', (image, i) => (i < 3 ? { ...image, security: null } : image));
    const use = async (page: Page): Promise<void> => {
      await shown(page, '39 images');
      await shown(page, /^35 of 38 images scanned/);
    };
    return see('#/images', use, { answers });
  });

  inBrowser('shows words that a later release may use as they are', () => {
    const answers = {
      ...changed('images', (image) => ({ ...image, tier: 'vital', security: null })),
      ...changed('status', (status) => ({ ...status, state: 'queued' })),
    };
    const use = async (page: Page): Promise<void> => {
      await page.setViewportSize({ width: 1240, height: 800 });
      await shown(page, 'vital');
      expect(await page.locator('tbody [data-column="total"]').first().textContent()).toBe(
        'queued',
      );
      await page.goto(at('#/images/redis'));
      await page.getByRole('cell', { name: 'queued' }).first().waitFor();
    };
    return see('#/images', use, { answers });
  });

  inBrowser('calls scans fresh, old, stale or dated in the future, and finds them by that', () => {
    const days = [0, 5, 90, -3];
    const answers = changed('status', (status, i) => ({
      ...status,
      scannedAt: new Date(Date.now() - (days[i % 4] ?? 0) * 86_400_000).toISOString(),
    }));
    const use = async (page: Page): Promise<void> => {
      for (const [scan, words] of [
        ['fresh', 'Freshjust now'],
        ['old', 'Old5 days ago'],
        ['stale', 'Stale2 months ago'],
        ['future', /^Date in the future\w{3} \d/],
      ] as const) {
        await page.goto(at(`#/images?scan=${scan}`));
        await page.locator(`.scans a[href="#/images?scan=${scan}"]`).waitFor();
        const cells = await page.locator('tbody [data-column="scan"]').allTextContents();
        expect(cells.length).toBeGreaterThan(0);
        for (const cell of cells.filter((each) => !each.startsWith('Partial')))
          expect(cell).toMatch(words);
      }
    };
    return see('#/images', use, { answers });
  });

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
        await page.waitForFunction(() => Reflect.get(globalThis, 'isAsked'));
        await page.evaluate("location.hash = '#/images'");
        await shown(page, '39 images');
      };
      await see('', use, { before });
    },
  );

  inBrowser('says that it is loading, that it failed, and tries again', async () => {
    let answers = 0;
    let answer = (): void => undefined;
    const seen = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const before = (page: Page): Promise<unknown> =>
      page.route('**/roadmap.json', async (route) => {
        answers += 1;
        if (answers > 1) return route.continue();
        await seen;
        return route.fulfill({ status: 503 });
      });
    const use = async (page: Page): Promise<void> => {
      await shown(page, 'Loading…');
      answer();
      await shown(page, /The host answered with status 503/);
      await page.getByRole('button', { name: 'Try again' }).click();
      await shown(page, 'Exploring');
    };
    await see('#/roadmap', use, { before, allow: /503/ });
  });

  inBrowser('shows a catalog of nothing', async () => {
    const empty = { apiVersion: 'v1', resource: 'any', total: 0, data: [] };
    const use = async (page: Page): Promise<void> => {
      for (const [hash, text] of [
        ['#/images', 'Add images to catalog.yaml: the next run shows them here.'],
        ['#/charts', 'This catalog publishes no charts'],
        ['#/roadmap', 'The roadmap is empty'],
        ['#/updates', 'The daily version check has published no result.'],
      ] as const) {
        await page.goto(at(hash));
        await shown(page, text);
      }
    };
    await see('', use, { answers: { '**/*.json': empty } });
  });

  inBrowser('says of a catalog without images what to do, and where that is explained', () => {
    const empty = { apiVersion: 'v1', resource: 'images', total: 0, data: [] };
    const use = async (page: Page): Promise<void> => {
      const guide = page.getByRole('link', { name: 'How to write it' });
      expect(await guide.getAttribute('href')).toMatch(/\/docs\/manifest\.md$/);
    };
    return see('#/images', use, { answers: { '**/images.json': empty } });
  });

  inBrowser('leads to no list that is empty, and to every other', () => {
    const sections = (page: Page): Promise<ReadonlyArray<string>> =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link').allTextContents();
    const integrity = site.read<{ files: ReadonlyArray<{ path: string }> }>('integrity.json');
    const empty = { apiVersion: 'v1', resource: 'charts', total: 0, data: [] };
    const files = integrity.files.map((each) =>
      each.path === 'charts.json' ? { ...each, bytes: `${JSON.stringify(empty)}\n`.length } : each,
    );
    const use = async (page: Page): Promise<void> => {
      await shown(page, 'Exploring');
      await page.getByRole('link', { name: 'Charts' }).waitFor({ state: 'detached' });
      const without = await sections(page);
      expect(without).toContain('Updates');
      await page.unroute('**/integrity.json');
      for (const answer of [{}, { status: 404 }]) {
        await page.route('**/integrity.json', (route) =>
          'status' in answer ? route.fulfill(answer) : route.continue(),
        );
        await page.reload();
        await shown(page, 'Acme catalog');
        expect((await sections(page)).filter((each) => each !== 'Charts')).toEqual(without);
        expect(await sections(page)).toContain('Charts');
      }
    };
    return see('#/roadmap', use, {
      ...NONE_THERE,
      answers: { '**/integrity.json': { ...integrity, files } },
    });
  });

  inBrowser(
    'has four sections within reach on a phone, with the current one, and the others in a menu',
    () => {
      const use = async (page: Page): Promise<void> => {
        await shown(page, 'Exploring');
        const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
        const seen = (): Promise<ReadonlyArray<string>> =>
          links.filter({ visible: true }).allTextContents();
        expect(await seen()).toEqual(['Images', 'CVEs', 'Changes', 'Roadmap']);
        await page.getByRole('button', { name: 'More' }).click();
        await links.filter({ hasText: 'API' }).click();
        await page.getByRole('heading', { name: 'API', level: 1 }).waitFor();
        expect(await seen()).toEqual(['Images', 'CVEs', 'Changes', 'API']);
      };
      return see('#/roadmap', use, { width: 320 });
    },
  );

  inBrowser('says at its end what published it, and when something changed', () => {
    const feed = site.read<object>('feed.json');
    const items = [
      { id: 'a', title: 'a', date_modified: new Date(Date.now() - 6e5).toISOString() },
    ];
    const use = (page: Page): Promise<void> =>
      shown(page, 'Powered by catalog-api-action · latest change 10 minutes ago');
    return see('#/roadmap', use, { answers: { '**/feed.json': { ...feed, items } } });
  });

  inBrowser('lists the images without their scans while these cannot be loaded', () => {
    let isDown = true;
    const before = (page: Page): Promise<unknown> =>
      page.route('**/status.json', (route) =>
        isDown ? route.fulfill({ status: 500 }) : route.continue(),
      );
    const use = async (page: Page): Promise<void> => {
      await shown(page, 'The host answered with status 500.');
      expect(await resultOf(page)).toBe('39 images');
      expect(await page.locator('.rows-images th[scope="col"]').allTextContents()).not.toContain(
        'Scan',
      );
      expect(await page.getByText('Nothing scanned').count()).toBe(0);
      await page.getByRole('searchbox').fill('redis');
      expect(await namesIn(page)).toContain('Redis');
      await page.evaluate(AXE);
      expect(await page.evaluate(RUN_AXE)).toEqual([]);
      isDown = false;
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('columnheader', { name: 'Scan', exact: true }).waitFor();
    };
    return see('#/images', use, { before, allow: /500/ });
  });

  inBrowser('keeps 10,000 rows at hand and few of them in the page', async () => {
    const detail = site.read<{ cves: object[] }>('security/mongodb/8.0.13.json');
    const cves = Array.from({ length: 10_000 }, (_, i) => ({
      ...detail.cves[i % detail.cves.length],
      id: `CVE-2026-${i + 1}`,
    }));
    const answers = { '**/8.0.13.json': { ...detail, cves } };
    const use = async (page: Page): Promise<void> => {
      await shown(page, '10,000 findings of 10,000 CVEs');
      const table = page.locator('.rows');
      expect(await table.getAttribute('aria-rowcount')).toBe('10001');
      await page.evaluate('document.querySelector(".rows").scrollIntoView(false)');
      await page.getByRole('link', { name: 'CVE-2026-10000' }).waitFor();
      const rows = page.locator('.rows tbody tr');
      expect(await rows.count()).toBeLessThan(80);
      expect(await rows.last().getAttribute('aria-rowindex')).toBe('10001');
      await page.getByRole('searchbox').fill('CVE-2026-777');
      await shown(page, '11 of 10,000 CVEs');
      // The Tab key finds the next row and the one before, also where both were beyond the screen.
      await page.getByRole('searchbox').fill('CVE-2026');
      await rows.first().getByRole('link').first().focus();
      const at = 'Number(document.activeElement.closest("tr")?.getAttribute("aria-rowindex"))';
      const passed = async (key: string): Promise<ReadonlyArray<unknown>> => {
        const places: unknown[] = [];
        for (let i = 0; i < 60; i += 1) {
          const place = await page.evaluate(at);
          if (places.at(-1) !== place) places.push(place);
          await page.keyboard.press(key);
        }
        return places;
      };
      const [down, up] = [await passed('Tab'), await passed('Shift+Tab')];
      expect(down).toEqual(down.map((_, i) => i + 2));
      expect(up.slice(0, 20)).toEqual(up.slice(0, 20).map((_, i) => Number(up[0]) - i));
      expect(down.length).toBeGreaterThan(20);
    };
    await see('#/images/mongodb/8.0.13', use, { answers });
  });

  inBrowser('can be used by keyboard alone', () =>
    see('#/images', async (page) => {
      await shown(page, '39 images');
      const focused = 'document.activeElement.textContent';
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await page.evaluate(focused)).toBe('MongoDB');
      await page.keyboard.press('/');
      expect(await page.evaluate('document.activeElement.type')).toBe('search');
      await page.keyboard.type('valkey/');
      expect(await page.getByRole('searchbox').inputValue()).toBe('valkey/');
      await page.waitForURL(/q=valkey/);
      await page.keyboard.press('Backspace');
      // A key of one character can be switched off, for longer than a visit.
      await page.getByLabel('/ moves to the search').uncheck();
      await page.reload();
      await shown(page, '1 of 39 images');
      await page.keyboard.press('/');
      expect(await page.evaluate('document.activeElement.tagName')).toBe('BODY');
      await page.getByRole('link', { name: 'Valkey' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Valkey' }).waitFor();
    }),
  );

  inBrowser('shows in forced colors what colors say elsewhere', () =>
    see('#/images', async (page) => {
      await page.emulateMedia({ forcedColors: 'active' });
      const row = page.getByRole('row', { name: /MongoDB/ });
      await row.getByText('1 critical, 3 high, 9 medium, 49 low').waitFor();
      const border = (selector: string): Promise<unknown> =>
        page.evaluate(`getComputedStyle(document.querySelector('${selector}')).borderTopWidth`);
      expect([await border('.dot'), await border('tbody .grade')]).toEqual(['1px', '1px']);
      await page.emulateMedia({ forcedColors: 'none' });
      await row.getByText('1 critical, 3 high, 9 medium, 49 low').waitFor({ state: 'attached' });
      expect(await border('.dot')).toBe('0px');
    }),
  );

  inBrowser('shows a table on a tablet, and hides filters behind a button on a phone', () =>
    see('#/images', async (page) => {
      await shown(page, '39 images');
      const heads = page.locator('.rows-images th[scope="col"]').filter({ visible: true });
      const filters = page.getByRole('button', { name: 'Filters' });
      const columnsAt = async (width: number): Promise<ReadonlyArray<string>> => {
        await page.setViewportSize({ width, height: 844 });
        return (await heads.allTextContents()).map((each) => each.replace(/[↑↓↕]/, ''));
      };
      expect(await columnsAt(820)).toEqual(['Image', 'Version', 'Grade', 'Findings', 'Scan']);
      expect((await columnsAt(1240)).length).toBe(9);
      // Beside the numbers.
      expect((await columnsAt(1440)).length).toBe(6);
      expect(await filters.isVisible()).toBe(false);
      await columnsAt(390);
      const first = await page.locator('tbody tr').first().boundingBox();
      expect(first?.y).toBeLessThan(640);
      expect(await choice(page, 'Tier').isVisible()).toBe(false);
      await filters.click();
      await choice(page, 'Tier').selectOption('low');
      await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
      await choice(page, 'Order').selectOption('name');
      await page.waitForURL(/tier=low&sort=name/);
    }),
  );

  // Without an address, the page shows the list of images, which has one too.
  const addressed = VIEWS.filter(([hash]) => hash !== '');
  checkViews(inBrowser, site, [
    ...addressed.map(([hash, , text]) => [hash, text] as const),
    OPEN_DIALOG,
  ]);

  inBrowser('would be caught if it broke a rule of accessibility', () =>
    see('#/roadmap', async (page) => {
      await shown(page, 'Exploring');
      await page.evaluate(AXE);
      await page.evaluate('document.body.append(document.createElement("button"))');
      expect(await page.evaluate(RUN_AXE)).toEqual([expect.stringMatching(/^button-name: /)]);
    }),
  );

  inBrowser('would be caught if it asked another host, or ran what its policy forbids', () =>
    visiting(site.tab(), at(''), { allow: /./ }, async ({ page, complaints }) => {
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
