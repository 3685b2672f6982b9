/** What the page says of changes, digests, what is gone and what to run, in a real browser. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Images, Statuses } from '../../explorer/model/documents';
import { digestOf } from '../builders/digest';
import { REGISTRY } from '../builders/items';
import { image, MANIFEST, manifest, reportOf, V1, yaml } from './builders';
import {
  AXE,
  checkViews,
  describePage,
  evil,
  foreignOn,
  linksOf,
  NONE_THERE,
  RUN_AXE,
  rowsOf,
  shown,
  textOf,
} from './page';
import {
  CURRENT,
  day,
  FORMER,
  GONE,
  historyOf,
  IMAGE,
  OLD,
  writeDocuments,
} from './page-documents';
import { publish } from './runs';
import type { World } from './world';

const FILES = {
  [MANIFEST]: yaml(
    manifest({
      project: { signing: 'cosign' },
      images: [
        image('redis', ['8.2.2', '8.0.3'], { name: 'Redis' }),
        image('envoy', [], { name: 'Envoy', status: 'planned' }),
      ],
    }),
  ),
  'reports/redis-8.2.2.json': reportOf('redis', '8.2.2', []),
  'reports/redis-8.0.3.json': reportOf('redis', '8.0.3', [{ id: 'CVE-2026-3000' }]),
};

const short = (digest: string): string => `${digest.slice(0, 'sha256:'.length + 12)}…`;

const publishAnswers = async (w: World, folder: string): Promise<void> => {
  await publish(w, FILES, { reports: 'reports' });
  w.exportTree('gh-pages', folder);
  writeDocuments(path.join(folder, V1));
};

describePage('changes and digests', '', publishAnswers, (inBrowser, site) => {
  const { at, see, urls } = site;
  const factsIn = async (page: Page): Promise<ReadonlyArray<string>> =>
    page.locator('main .facts').first().locator('.fact').allTextContents();

  inBrowser(
    'lists the days of changes in words, the day they are recorded from, and the feeds',
    () => {
      const asked: string[] = [];
      const use = async (page: Page): Promise<void> => {
        const days = page.locator('.days');
        await days.waitFor();
        expect(await days.locator('> li').allTextContents()).toEqual([
          'Aug 20, 2026CVEs found 9 times, closed 1 time, no longer reported 1 time, 1 version added, 2 removed, 1 rebuilt, 5 other changes',
          'Aug 14, 2026CVEs found 1 time',
        ]);
        expect(await linksOf(days)).toEqual(['#/changes/2026-08-20', '#/changes/2026-08-14']);
        const note = page.locator('main .note');
        expect(await textOf(note)).toBe(
          'Changes are recorded since Jul 26, 2026. Also as a feed: Atom, JSON Feed.',
        );
        expect(await linksOf(note)).toEqual(['feed.atom', 'feed.json']);
        await shown(page, `${REGISTRY} catalog`);
        expect(asked.toSorted()).toEqual(
          // Nothing changed this week: the page asks whether anybody looked.
          urls(['', 'changes.json', 'feed.json', 'integrity.json', 'status.json']),
        );
      };
      return see('#/changes', use, { asked });
    },
  );

  inBrowser(
    'describes changes in sentences by day, in which one CVE in 18 versions is one CVE',
    () => {
      const slugs = Array.from({ length: 11 }, (_, i) => `image-${i}`);
      const item = (facts: object, title: string, text: string, named: ReadonlyArray<string>) => ({
        ...{ id: title, title, content_text: text, date_modified: new Date().toISOString() },
        _catalog: {
          date: '2026-08-20',
          cve: null,
          severity: null,
          images: 1,
          versions: 1,
          slugs: named,
          ...facts,
        },
      });
      const cve = { cve: 'CVE-2026-2000', severity: 'CRITICAL', images: 11, versions: 18 };
      const items = [
        item({ ...cve, kind: 'found' }, 'found', 'openssl: leak\nimage-0: 1.0', slugs),
        item({ ...cve, kind: 'exploited', date: '2026-08-21' }, 'known', 'openssl: leak', []),
        item({ kind: 'closed' }, '2 CVEs closed in 1 image', 'redis: 2 gone', ['redis']),
        item(
          { kind: 'closed' },
          '1 CVE no longer reported in 1 image',
          'nats: 1 no longer reported',
          ['nats'],
        ),
        item({ kind: 'catalog' }, '1 version rebuilt', 'redis: rebuilt 8.2.2', ['redis']),
      ];
      const use = async (page: Page): Promise<void> => {
        const days = page.locator('.days > li');
        await days.first().waitFor();
        expect(await days.allTextContents()).toEqual([
          'Aug 21, 2026CVE-2026-2000Criticalis known to be exploited, in 18 versions of 11 imagesopenssl: leak',
          `Aug 20, 2026CVE-2026-2000Criticalfound in 18 versions of 11 imagesopenssl: leak${slugs.slice(0, 8).join('')}and 3 more2 CVEs closed in redisredis1 CVE no longer reported in natsnatsredis: rebuilt 8.2.2redis`,
          'Aug 14, 2026CVEs found 1 time',
        ]);
        expect(await linksOf(days.nth(1))).toEqual([
          '#/changes/2026-08-20',
          '#/cves/CVE-2026-2000',
          ...slugs.slice(0, 8).map((slug) => `#/images/${slug}`),
          '#/cves/CVE-2026-2000',
          '#/changes/2026-08-20',
          '#/images/redis',
          '#/changes/2026-08-20',
          '#/images/nats',
          '#/changes/2026-08-20',
          '#/images/redis',
        ]);
        // Of the last three, only a repair is green.
        const colors = '(sign) => getComputedStyle(sign).backgroundColor';
        const [repaired, reported, rebuilt] = (await page.evaluate(
          `[...document.querySelectorAll('.days .sign')].slice(-3).map(${colors})`,
        )) as ReadonlyArray<string>;
        expect([repaired === rebuilt, reported === rebuilt]).toEqual([false, true]);
        expect(await textOf(page.getByRole('region', { name: 'Last 7 days' }))).toBe(
          'Last 7 days1CVE found1 of them critical or high1 CVE became known to be exploited',
        );
      };
      return see('#/changes', use, { answers: { '**/feed.json': { title: 'x', items } } });
    },
  );

  inBrowser(
    'describes a day from one document, the worst first, with links to CVEs and images',
    () => {
      const asked: string[] = [];
      const use = async (page: Page): Promise<void> => {
        const found = page.getByRole('table', { name: 'Found: 2 CVEs' });
        expect((await rowsOf(found)).map(([id, severity]) => [id, severity])).toEqual([
          ['CVE-2026-2000openssl: out of bounds access', 'Critical'],
          ['CVE-2026-3000curl: leak', 'Medium'],
        ]);
        const first = found.locator('tbody tr').first();
        expect(await first.locator('.places:visible li').count()).toBe(5);
        await first.getByText('4 more images').click();
        expect(await first.locator('.places:visible li').count()).toBe(9);
        expect((await linksOf(first)).slice(0, 3)).toEqual([
          '#/cves/CVE-2026-2000',
          '#/images/image-0',
          '#/images/image-0/1.0',
        ]);
        expect([
          await rowsOf(page.getByRole('table', { name: 'Fix available: 1 CVE' })),
          await rowsOf(page.getByRole('table', { name: 'Closed: 1 CVE' })),
          await rowsOf(page.getByRole('table', { name: 'No longer reported (same image): 1 CVE' })),
          await rowsOf(page.getByRole('table', { name: 'Suppressed: 1 CVE' })),
          await rowsOf(page.getByRole('table', { name: '2 images changed' })),
          await rowsOf(page.getByRole('table', { name: '2 charts changed' })),
        ]).toEqual([
          [['CVE-2026-1000', 'Low', 'redis 8.2.2, 8.0.3']],
          [['CVE-2026-2000openssl: out of bounds access', 'Critical', 'redis 8.2.2']],
          [['CVE-2026-3000curl: leak', 'Medium', 'redis 8.2.2']],
          [['CVE-2026-1000', 'Low', 'redis 8.0.3']],
          [
            ['adminerGone', '–', '5.4.4, 5.4.3', '–'],
            [
              'redis',
              '8.4.0',
              '–',
              `8.2.2: ${short(FORMER)} to ${short(CURRENT)}8.0.3: unknown to ${short(OLD)}`,
            ],
          ],
          [
            ['oldGone', '–'],
            ['redisNew', '1.4.0 to 1.5.0'],
          ],
        ]);
        expect(await linksOf(page.getByRole('table', { name: '2 charts changed' }))).toEqual([
          '#/charts/redis',
        ]);
        await shown(page, `${REGISTRY} catalog`);
        expect(asked.toSorted()).toEqual(
          urls(['', 'changes/2026-08-20.json', 'feed.json', 'integrity.json']),
        );
        await page.getByRole('link', { name: 'adminer', exact: true }).click();
        await shown(page, 'The catalog no longer has this image.');
      };
      return see('#/changes/2026-08-20', use, { asked });
    },
  );

  inBrowser('says of a week without changes whether anything was scanned', () => {
    const statuses = site.read<Statuses>('status.json');
    const week = async (scannedAt: string | null): Promise<string> => {
      const data = statuses.data.map((each) => ({ ...each, scannedAt }));
      const answers = {
        '**/feed.json': { title: 'x', items: [] },
        '**/status.json': { ...statuses, data },
      };
      let said = '';
      const use = async (page: Page): Promise<void> => {
        const region = page.getByRole('region', { name: 'Last 7 days' });
        await region.getByText(/scan|recorded/).waitFor();
        said = await textOf(region);
      };
      await see('#/changes', use, { answers });
      return said;
    };
    return (async () => {
      const now = new Date().toISOString();
      expect([
        await week('2020-01-01T02:00:00Z'),
        await week(null),
        (await week(now)).replace(/on .+\./, 'on DAY.'),
      ]).toEqual([
        'Last 7 daysNothing was scanned. The latest scan is of Jan 1, 2020.',
        'Last 7 daysNo changes are recorded.',
        'Last 7 daysNo changes up to the latest scan, on DAY.',
      ]);
    })();
  });

  for (const asked of ['2020-01-01', '2026-02-30', evil('day'), '..']) {
    inBrowser(`says of a day that it does not know what that means: ${asked.slice(0, 12)}`, () =>
      see(
        `#/changes/${encodeURIComponent(asked)}`,
        async (page) => {
          await shown(page, 'No changes are recorded for this day');
          await page.getByRole('link', { name: 'All changes' }).click();
          await shown(page, 'Aug 20, 2026');
        },
        NONE_THERE,
      ),
    );
  }

  inBrowser('says where nothing changed', () =>
    see('#/changes', async (page) => {
      const answer = async (json: unknown, text: string): Promise<void> => {
        await page.route('**/changes.json', (route) => route.fulfill({ json }));
        await page.reload();
        await shown(page, text);
        await page.unroute('**/changes.json');
      };
      const none = { from: null, total: 0, data: [] };
      await answer(none, 'Nothing has changed since');
      await answer(none, 'It is not known when this record begins.');
      await page.route('**/changes/*', (route) =>
        route.fulfill({ json: { ...day, cves: [], images: [], charts: [] } }),
      );
      await page.goto(at('#/changes/2026-08-20'));
      await shown(page, 'Nothing happened on this day');
    }),
  );

  const DIGESTS: ReadonlyArray<
    readonly [asked: string, digest: string, answer: string, rows: unknown, links: unknown]
  > = [
    [
      `sha256:${CURRENT.slice('sha256:'.length).toUpperCase()}`,
      CURRENT,
      'A version in this catalog has this digest now.',
      [['redis 8.2.2', 'Current', '–', 'Its findings']],
      ['#/images/redis/8.2.2', '#/images/redis/8.2.2'],
    ],
    [
      OLD,
      OLD,
      'A version in this catalog has this digest now.',
      [['redis 8.0.3', 'Current', '–', 'No scan record']],
      ['#/images/redis/8.0.3'],
    ],
    [
      FORMER,
      FORMER,
      'No version has it now: the version that had it was rebuilt.',
      [
        ['redis 8.2.2', 'Superseded', 'Aug 20, 2026', `${short(CURRENT)}Copy`],
        ['redis 7.0', 'Removed', 'Unknown', 'Not stated'],
      ],
      ['#/images/redis/8.2.2', '#/images/redis/7.0'],
    ],
    [
      GONE,
      GONE,
      'No version has it now: the version that had it was removed.',
      [['adminer 5.4.4', 'Removed', 'Aug 18, 2026', 'redis']],
      ['#/images/adminer/5.4.4', '#/images/redis'],
    ],
  ];

  for (const [asked, digest, answer, rows, links] of DIGESTS) {
    inBrowser(`says by one document whether a digest is still good: ${asked.slice(0, 16)}`, () => {
      const requests: string[] = [];
      const use = async (page: Page): Promise<void> => {
        await shown(page, answer);
        const table = page.getByRole('table', { name: 'Versions that have it or had it' });
        expect([await rowsOf(table), await linksOf(table)]).toEqual([rows, links]);
        expect(await textOf(page.getByRole('heading', { level: 1 }))).toBe(short(digest));
        await page.getByText(digest, { exact: true }).waitFor();
        await shown(page, `${REGISTRY} catalog`);
        expect(requests.toSorted()).toEqual(
          urls(['', `digest/${digest.slice(7, 9)}.json`, 'feed.json', 'integrity.json']),
        );
      };
      return see(`#/digest/${asked}`, use, { asked: requests });
    });
  }

  inBrowser('says of a digest that it does not know what that means', () =>
    see(
      '#/digest/sha256:abc',
      async (page) => {
        await shown(page, 'This is not a digest');
        const others = [digestOf('never'), `${FORMER.slice(0, -1)}${FORMER.endsWith('0') ? 1 : 0}`];
        for (const digest of others) {
          await page.goto(at(`#/digest/${digest}`));
          await page.getByText(digest, { exact: true }).waitFor();
          await shown(page, 'This digest is not in this catalog');
          await shown(page, 'The catalog does not have it now');
          await shown(page, 'Only digests of multi-architecture indexes are listed');
        }
      },
      NONE_THERE,
    ),
  );

  inBrowser('copies what replaces a digest', () =>
    see(`#/digest/${FORMER}`, async (page) => {
      await page.getByRole('button', { name: 'Copy reference of redis 8.2.2' }).click();
      await shown(page, 'Copied');
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`${IMAGE}@${CURRENT}`);
    }),
  );

  inBrowser('finds images, versions, references and digests in one search, by keys alone', () =>
    see(
      '#/changes',
      async (page) => {
        const finder = page.getByRole('combobox', {
          name: 'Find an image, version, package, digest or CVE',
        });
        const options = page.getByRole('listbox', { name: 'Found' }).getByRole('option');
        for (const [text, keys, hash] of [
          ['redis', [], '#/images/redis'],
          [`${IMAGE}:8.0`, ['ArrowDown'], '#/images/redis/8.0.3'],
          [CURRENT.slice(0, 19), ['ArrowDown'], '#/images/redis/8.2.2'],
          [FORMER.slice(0, 19), [], `#/digest/${encodeURIComponent(FORMER)}`],
          ['no such thing', [], '#/images?q=no+such+thing'],
        ] as const) {
          await page.goto(at('#/changes'));
          await shown(page, 'Aug 20, 2026');
          await page.keyboard.press('Control+k');
          await page.keyboard.type(text);
          if (keys.length > 0) await options.nth(1).waitFor();
          for (const key of keys) await page.keyboard.press(key);
          await page.keyboard.press('Enter');
          await page.waitForURL(at(hash));
          expect(await finder.inputValue()).toBe('');
        }
        await finder.fill('redis');
        await options.first().waitFor();
        await page.evaluate(AXE);
        expect(await page.evaluate(RUN_AXE)).toEqual([]);
        await page.keyboard.press('Escape');
        await options.first().waitFor({ state: 'detached' });
        await finder.fill('redi');
        await options.first().click();
        await page.getByRole('heading', { name: 'Redis', level: 1 }).waitFor();
      },
      NONE_THERE,
    ),
  );

  inBrowser('drops a search that Enter ended as soon as the reader goes elsewhere', () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const before = (page: Page): Promise<unknown> =>
      page.route('**/cve.json', async (route) => {
        await released;
        await route.continue();
      });
    const use = async (page: Page): Promise<void> => {
      await shown(page, 'Aug 20, 2026');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('no such thing');
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'API', exact: true }).click();
      await page.getByRole('heading', { name: 'API', level: 1 }).waitFor();
      const answered = page.waitForResponse('**/cve.json');
      release();
      await (await answered).finished();
      await page.keyboard.press('Control+k');
      await shown(page, 'Nothing is called that');
      expect(page.url()).toBe(at('#/api'));
    };
    return see('#/changes', use, { before });
  });

  inBrowser('leads to a digest from every search, alone or behind a reference', () =>
    see('#/changes', async (page) => {
      const isThere = page.getByRole('heading', { name: short(FORMER), level: 1 });
      const finder = page.getByRole('combobox', {
        name: 'Find an image, version, package, digest or CVE',
      });
      for (const text of [FORMER, ` ${IMAGE}:8.2.2@${FORMER}`, FORMER.toUpperCase()]) {
        await page.goto(at('#/changes'));
        await shown(page, 'Aug 20, 2026');
        await finder.fill(text);
        await finder.press('Enter');
        await isThere.waitFor();
      }
      await page.goto(at('#/images'));
      await page.getByRole('searchbox').fill(`${IMAGE}@${FORMER}`);
      await shown(page, 'The images here cannot be searched by former digest');
      await page.getByRole('link', { name: FORMER, exact: true }).click();
      await isThere.waitFor();
      await page.goto(at('#/images'));
      await page.getByRole('searchbox').fill(CURRENT);
      await shown(page, '1 of 2 images');
      await page.getByRole('searchbox').press('Enter');
      await page.getByRole('heading', { name: short(CURRENT), level: 1 }).waitFor();
    }),
  );

  inBrowser('shows at the old address of an image when it went, what replaces it, and why', () => {
    const asked: string[] = [];
    const use = async (page: Page): Promise<void> => {
      await shown(page, 'The catalog no longer has this image.');
      expect(await factsIn(page)).toEqual([
        'RemovedAug 18, 2026',
        'Replaced byredis',
        'Reasonnobody needs it',
      ]);
      const versions = page.getByRole('table', { name: 'Removed versions' });
      expect(await rowsOf(versions)).toEqual([
        ['5.4.4', 'Aug 18, 2026', 'redis 8.2.2', 'Not stated', `${short(GONE)}Copy`],
      ]);
      await shown(page, `${REGISTRY} catalog`);
      expect(asked.toSorted()).toEqual(
        urls(['', 'feed.json', 'images.json', 'integrity.json', 'removed.json', 'status.json']),
      );
      await page.goto(at('#/images/adminer/5.4.4'));
      await versions.locator('[data-current="true"]').waitFor();
      await page.goto(at('#/images/never'));
      await shown(page, 'There is nothing at this address');
    };
    return see('#/images/adminer', use, { asked });
  });

  inBrowser('shows of a version that is gone what replaces it, below those that are there', () =>
    see('#/images/redis/7.0', async (page) => {
      const gone = page.getByRole('region', { name: '7.0 was removed' });
      await gone.getByRole('link', { name: 'Go to 8.2.2' }).waitFor();
      expect(await gone.locator('.fact').allTextContents()).toEqual([
        'RemovedUnknown',
        'Replaced byredis 8.2.2',
        'Reasonsuperseded',
      ]);
      await page.goto(at('#/images/redis/6.0'));
      await shown(page, 'Redis has no version 6.0');
      await page.goto(at('#/images/envoy'));
      await shown(page, 'It was published before.');
    }),
  );

  inBrowser('says which version of an image to run, and what to think of each', () => {
    const asked: string[] = [];
    const use = async (page: Page): Promise<void> => {
      const versions = page.getByRole('table', { name: 'Versions' });
      expect((await rowsOf(versions)).map((cells) => cells.slice(0, 2))).toEqual([
        ['8.2.2LatestRecommended', 'Supported'],
        ['8.0.3', 'Rebuild dueSupported until Jan 31, 2097'],
      ]);
      expect(await textOf(page.locator('.verdict'))).toBe(
        'Use 8.2.2. It was scanned in full, and no critical or high finding has a fix.',
      );
      expect(await versions.getByRole('columnheader', { name: 'Published' }).count()).toBe(0);
      const pull = page.getByRole('region', { name: 'Pull 8.2.2' });
      for (const [name, text] of [
        ['Dockerfile', `FROM ${IMAGE}:8.2.2@${CURRENT}`],
        ['compose', `image: ${IMAGE}:8.2.2@${CURRENT}`],
        ['digest', `docker pull ${IMAGE}@${CURRENT}`],
        ['docker', `docker pull ${IMAGE}:8.2.2`],
      ] as const) {
        await pull.getByRole('button', { name, exact: true }).click();
        await pull.getByRole('button', { name: `Copy ${name}` }).click();
        await shown(page, `Copied: ${name}`);
        expect(await page.evaluate('navigator.clipboard.readText()')).toBe(text);
      }
      await shown(page, 'No known CVE');
      expect(asked).not.toContain(at('images/redis/releases.json'));
      await page.getByText('Former digests').click();
      expect(await rowsOf(page.getByRole('table', { name: 'Former digests' }))).toEqual([
        ['8.2.2', `${short(FORMER)}Copy`, 'Aug 20, 2026'],
        ['8.0.3', `${short(digestOf('redis:8.0.3 before'))}Copy`, 'Unknown'],
      ]);
      await page.goto(at('#/images/redis/8.0.3'));
      expect(await textOf(page.locator('.verdict'))).toBe(
        '8.0.3: rebuild due. A critical or high finding has a fix. 8.2.2 has none of these findings.Go to 8.2.2',
      );
      await page.locator('.verdict').getByRole('link').click();
      await page.waitForURL(/#\/images\/redis\/8\.2\.2$/);
    };
    return see('#/images/redis', use, { asked });
  });

  inBrowser('draws what a version had night by night, and when it was published, if known', () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    const { data, ...images } = site.read<Images>('images.json');
    const statuses = site.read<Statuses>('status.json');
    const answers = {
      '**/images.json': {
        ...images,
        data: data.map((image) => ({
          ...image,
          versions: image.versions?.map((version) => ({ ...version, published: '2026-01-02' })),
        })),
      },
      '**/status.json': {
        ...statuses,
        data: statuses.data.map((status) => ({ ...status, scannedAt: yesterday })),
      },
    };
    const use = async (page: Page): Promise<void> => {
      const nights = page.getByRole('img', { name: 'Worst finding by night: 30 ' });
      await nights.nth(1).waitFor();
      expect([
        await nights.nth(0).getAttribute('title'),
        await nights.nth(1).getAttribute('title'),
        await nights.nth(1).locator('i').count(),
      ]).toEqual([
        'Worst finding by night: 30 without findings',
        'Worst finding by night: 30 high',
        30,
      ]);
      await page.getByRole('columnheader', { name: 'Published' }).waitFor();
      await page.emulateMedia({ forcedColors: 'active' });
      const color = 'getComputedStyle(document.querySelector(".nights i")).backgroundColor';
      expect(await page.evaluate(color)).toBe('rgb(47, 158, 99)');
    };
    // Beside other columns there is no room for it.
    return see('#/images/redis', use, { answers, width: 1200 });
  });

  inBrowser('says that no version is recommended, and nothing where the catalog does not say', () =>
    see('#/images/redis', async (page) => {
      const images = site.read<{ data: ReadonlyArray<object> }>('images.json');
      const answer = async (
        recommended: unknown,
        text: string | RegExp = 'No known CVE',
      ): Promise<void> => {
        await page.unroute('**/images.json');
        const data = images.data.map((each) => ({ ...each, recommended }));
        await page.route('**/images.json', (route) => route.fulfill({ json: { ...images, data } }));
        await page.reload();
        await shown(page, text);
      };
      const statuses = site.read<Statuses>('status.json');
      const judge = async (verdict: (version: string) => string): Promise<void> => {
        await page.unroute('**/status.json');
        const data = statuses.data.map((each) => ({ ...each, verdict: verdict(each.version) }));
        await page.route('**/status.json', (route) =>
          route.fulfill({ json: { ...statuses, data } }),
        );
      };
      const said: string[] = [];
      for (const verdict of ['eol', 'rebuild']) {
        await judge((version) => (version === '8.2.2' ? verdict : 'eol'));
        await page.goto(at('#/images/redis/8.0.3'));
        await answer(null, /^8\.0\.3: end of support/);
        said.push(await textOf(page.locator('.verdict')));
      }
      expect(said).toEqual([
        '8.0.3: end of support. Its support has ended. A critical or high finding has a fix. No version is supported.',
        '8.0.3: end of support. Its support has ended. A critical or high finding has a fix. No version is recommended: 8.2.2 needs a rebuild.',
      ]);
      await page.goto(at('#/images/redis'));
      // The owner may recommend what the scans do not support.
      await judge(() => 'unverified');
      await answer('8.2.2');
      expect(await textOf(page.locator('.verdict'))).toBe(
        '8.2.2: unverified. No full scan in the last 30 days.',
      );
      await answer(undefined);
      expect(await page.getByText('Recommended').count()).toBe(0);
      expect(await page.getByRole('link', { name: /^Go to/ }).count()).toBe(0);
    }),
  );

  inBrowser('draws how the numbers changed, and lists them in a table', () => {
    const use = async (page: Page): Promise<void> => {
      const [found, exploited] = [
        page.getByRole('img', {
          name: 'Open findings: Jun 20, 2024 to Sep 17, 2024, peak 16; the table below has the numbers',
        }),
        page.getByRole('img', { name: /^Exploited CVEs: known, peak 1;/ }),
      ];
      await found.waitFor();
      expect([
        await found.locator('path').count(),
        await exploited.locator('path').count(),
        await page.getByText('as many as on Sep 10, 2024').count(),
      ]).toEqual([5, 1, 1]);
      await page.getByText('The trend as a table').click();
      const table = page.getByRole('table', { name: 'Open findings by day' });
      const rows = await rowsOf(table);
      expect([rows.length, rows[0]]).toEqual([
        30,
        ['Sep 17, 2024', '15', '1', '7', '3', '4', '0', '1'],
      ]);
      await page.getByRole('button', { name: 'Show 30 more' }).click();
      await page.getByRole('button', { name: 'Show 30 more' }).click();
      expect((await rowsOf(table)).at(-1)).toEqual([
        'Jun 20, 2024',
        '10',
        '1',
        '2',
        '3',
        '4',
        '0',
        'Not checked',
      ]);
    };
    return see('', use);
  });

  inBrowser('draws no day that was not scanned, and says so in the table', () => {
    const { data, ...history } = historyOf(8);
    const never = { scanned: 0, unscanned: 3, total: 0, critical: 0, high: 0, medium: 0, low: 0 };
    const rows = data.map((row, i) => (i < 5 ? { ...row, ...never } : row));
    const use = async (page: Page): Promise<void> => {
      await page
        .getByRole('img', { name: /^Open findings: Jun 25, 2024 to Jun 27, 2024,/ })
        .waitFor();
      await page.getByText('The trend as a table').click();
      const shownRows = await rowsOf(page.getByRole('table', { name: 'Open findings by day' }));
      expect(shownRows.slice(2, 4)).toEqual([
        ['Jun 25, 2024', '15', '1', '7', '3', '4', '0', '1'],
        ['Jun 24, 2024', 'Nothing scanned', '–', '–', '–', '–', '–', '–'],
      ]);
    };
    return see('', use, { answers: { '**/history.json': { ...history, data: rows } } });
  });

  for (const [days, graphics] of [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 2],
    [800, 2],
  ] as const) {
    inBrowser(`draws a history of ${days} days`, () => {
      const use = async (page: Page): Promise<void> => {
        await shown(page, '2 images');
        if (days < 3) await page.locator('.trend').waitFor({ state: 'detached' });
        else await page.locator('.trend svg').first().waitFor();
        expect(await page.locator('.trend svg').count()).toBe(graphics);
      };
      return see('', use, { answers: { '**/history.json': historyOf(days) } });
    });
  }

  inBrowser('follows an address that changes before anything listens', () => {
    const leave = `
      new MutationObserver((_, observer) => {
        if (document.querySelector('h1') === null) return;
        observer.disconnect();
        location.hash = '#/changes';
      }).observe(document, { childList: true, subtree: true });`;
    const use = (page: Page): Promise<void> => shown(page, 'Aug 20, 2026');
    return see('#/roadmap', use, { before: (page) => page.addInitScript(leave) });
  });

  inBrowser('names both feeds for programs, and asks only one for its own name', () => {
    const asked: string[] = [];
    const use = async (page: Page): Promise<void> => {
      await shown(page, `${REGISTRY} catalog`);
      const links = await page.evaluate(
        `[...document.querySelectorAll('link')].map((link) => [link.rel, link.type, link.getAttribute('href').slice(0, 9)])`,
      );
      expect(links).toEqual([
        ['icon', '', 'data:imag'],
        ['alternate', 'application/atom+xml', 'feed.atom'],
        ['alternate', 'application/feed+json', 'feed.json'],
      ]);
      expect(asked.filter((url) => /feed|state/.test(url))).toEqual([at('feed.json')]);
    };
    return see('', use, { asked });
  });

  inBrowser('shows hostile texts of these documents as text', () => {
    /** Every text of a document, but those by which it is found. */
    const poisoned = (value: unknown, key: string, kept: ReadonlyArray<string>): unknown => {
      if (Array.isArray(value)) return value.map((each) => poisoned(each, key, kept));
      if (typeof value === 'object' && value !== null)
        return Object.fromEntries(
          Object.entries(value).map(([name, each]) => [name, poisoned(each, name, kept)]),
        );
      return typeof value === 'string' && !kept.includes(key) ? evil(key) : value;
    };
    const before = async (page: Page): Promise<void> => {
      for (const [place, kept] of [
        ['**/changes.json', []],
        ['**/changes/*', []],
        ['**/digest/*', []],
        ['**/removed.json', ['slug']],
        ['**/releases.json', []],
        ['**/history.json', []],
        ['**/status.json', ['slug', 'version']],
      ] as const)
        await page.route(place, (route) => {
          const { pathname } = new URL(route.request().url());
          const published = readFileSync(path.join(site.world().root, 'site', pathname), 'utf8');
          return route.fulfill({ json: poisoned(JSON.parse(published), '', kept) });
        });
    };
    const use = async (page: Page): Promise<void> => {
      for (const [hash, texts] of [
        ['#/changes', ['date', 'from']],
        ['#/changes/2026-08-20', ['id', 'title', 'versions', 'slug', 'from']],
        [`#/digest/${FORMER}`, ['slug', 'status', 'until', 'version']],
        ['#/images/adminer', ['version', 'removed', 'reason']],
        ['#/images/redis', ['verdict']],
        ['#/images', []],
      ] as const) {
        await page.goto(at(hash));
        for (const text of texts) await shown(page, evil(text).slice(0, 30));
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect([hash, await foreignOn(page)]).toEqual([hash, []]);
      }
    };
    return see('#/roadmap', use, { before });
  });

  const VIEWS: ReadonlyArray<readonly [hash: string, text: string]> = [
    ['#/changes', 'Aug 20, 2026'],
    ['#/changes/2026-08-20', '2 charts changed'],
    ['#/changes/2020-01-01', 'No changes are recorded for this day'],
    [`#/digest/${CURRENT}`, 'Its findings'],
    [`#/digest/${FORMER}`, 'Superseded'],
    [`#/digest/${digestOf('never')}`, 'This digest is not in this catalog'],
    ['#/images/adminer/5.4.4', 'nobody needs it'],
    ['#/images/redis/7.0', '7.0 was removed'],
    ['#/images/redis/8.0.3', 'Rebuild due'],
    ['#/images', 'The trend as a table'],
  ];

  checkViews(inBrowser, site, VIEWS);
});
