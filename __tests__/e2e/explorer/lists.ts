/** Lists that a person filters, sorts and scrolls, and texts that a person copies. */
import { readFileSync } from 'node:fs';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { CveDocument } from '../../../src/contract/cves';
import { CURRENT, FORMER, IMAGE, SIGNED } from '../../explorer/trees/answers';
import {
  choice,
  copied,
  type InBrowser,
  NONE_THERE,
  namesIn,
  resultOf,
  type Site,
  shown,
} from '../page';

/** Runs in the page: notes the rows of each frame that leaves a part of the screen empty, as it is about to be painted. */
const NOTE_GAPS = `
  globalThis.gaps = [];
  const look = () => {
    const body = document.querySelector('.rows tbody');
    if (body !== null && body.offsetHeight > 0) {
      const { top, bottom } = body.getBoundingClientRect();
      const first = body.firstElementChild?.getBoundingClientRect().top ?? bottom;
      const last = body.lastElementChild?.getBoundingClientRect().bottom ?? top;
      if (first > Math.max(top, 0) + 1 || last < Math.min(bottom, innerHeight) - 1)
        gaps.push(location.hash + ': ' + body.rows.length);
    }
    requestAnimationFrame(look);
  };
  look();`;

export const testLists = (inBrowser: InBrowser, { at, see, read }: Site): void => {
  inBrowser('filters and sorts a list, and keeps that in its address', () =>
    see('example#/images', async (page) => {
      const search = page.getByRole('searchbox', { name: /^Search images/ });
      await search.fill('database redis');
      expect(await namesIn(page)).toEqual(['Redis', 'Valkey']);
      await search.fill('');
      await choice(page, 'Category').selectOption('Databases');
      await page.getByRole('button', { name: 'Filters (1)' }).click();
      await choice(page, 'Tier').selectOption('standard');
      await page.getByLabel('Needs rebuild').check();
      await choice(page, 'Grade').selectOption('F');
      await page.waitForURL(/category=Databases&tier=standard&grade=F&rebuild=1/);
      await page.reload();
      await shown(page, '1 of 39 images');
      expect(await namesIn(page)).toEqual(['MongoDB']);
      await search.fill('no such thing');
      await page.getByRole('button', { name: 'Clear the filters' }).click();
      expect(await resultOf(page)).toBe('39 images');
      const sortOf = (name: string) =>
        page.getByRole('columnheader', { name, exact: true }).getAttribute('aria-sort');
      const sorted = async () => [
        (await namesIn(page))[0] === 'MongoDB',
        await sortOf('Grade'),
        await sortOf('Findings'),
      ];
      expect(await sorted()).toEqual([true, 'none', 'none']);
      await page.getByRole('button', { name: 'Findings' }).click();
      expect(await sorted()).toEqual([true, 'none', 'descending']);
      await page.getByRole('button', { name: 'Findings' }).click();
      expect(await sorted()).toEqual([false, 'none', 'ascending']);
      await page.waitForURL(/sort=total&reverse=1/);
    }),
  );

  inBrowser(
    'shows findings by CVE or by package, and says first what is wrong with a version',
    () =>
      see(
        'example#/images/mongodb/8.0.13',
        async (page) => {
          const topOf = async (selector: string): Promise<number> =>
            (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;
          await page.locator('.rows-findings tbody tr').first().waitFor();
          const tops = [
            await topOf('h1'),
            await topOf('.verdict'),
            await topOf('h2:text("Versions")'),
          ];
          const row = await topOf('.rows-findings tbody tr');
          expect(tops).toEqual(tops.toSorted((a, b) => a - b));
          expect([(await topOf('.use-it')) < row, row < 740]).toEqual([true, true]);
          await choice(page, 'Severity').selectOption('HIGH');
          expect(await resultOf(page)).toBe('3 of 34 CVEs');
          await choice(page, 'Severity').selectOption('');
          await page.getByRole('button', { name: 'CVE', exact: true }).click();
          const ids = await namesIn(page);
          expect(ids).toEqual([...ids].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })));
          await page.getByLabel('One row per package').check();
          expect(await resultOf(page)).toBe('62 findings');
          await page.waitForURL(/rows=1&sort=id|sort=id&rows=1/);
        },
        { width: 1440, height: 900 },
      ),
  );

  inBrowser('keeps 3,000 rows at hand and few of them in the page', () => {
    const detail = read<{ cves: object[] }>('example/security/mongodb/8.0.13.json');
    const cves = Array.from({ length: 3_000 }, (_, i) => ({
      ...detail.cves[i % detail.cves.length],
      id: `CVE-2026-${i + 1}`,
    }));
    const answers = { '**/8.0.13.json': { ...detail, cves } };
    const use = async (page: Page): Promise<void> => {
      await shown(page, '3,000 findings of 3,000 CVEs');
      const table = page.locator('.rows');
      expect(await table.getAttribute('aria-rowcount')).toBe('3001');
      await page.evaluate('document.querySelector(".rows").scrollIntoView(false)');
      await page.getByRole('link', { name: 'CVE-2026-3000' }).waitFor();
      const rows = page.locator('.rows tbody tr');
      expect(await rows.count()).toBeLessThan(80);
      expect(await rows.last().getAttribute('aria-rowindex')).toBe('3001');
      await page.getByRole('searchbox').fill('CVE-2026-277');
      await shown(page, '11 of 3,000 CVEs');
      // The Tab key finds the next row and the one before, also where both were beyond the screen.
      await page.getByRole('searchbox').fill('CVE-2026');
      await rows.first().getByRole('link').first().focus();
      const index = 'Number(document.activeElement.closest("tr")?.getAttribute("aria-rowindex"))';
      const passed = async (key: string): Promise<ReadonlyArray<unknown>> => {
        const places: unknown[] = [];
        for (let i = 0; i < 30; i += 1) {
          const place = await page.evaluate(index);
          if (places.at(-1) !== place) places.push(place);
          await page.keyboard.press(key);
        }
        return places;
      };
      const [down, up] = [await passed('Tab'), await passed('Shift+Tab')];
      expect(down).toEqual(down.map((_, i) => i + 2));
      expect(up.slice(0, 10)).toEqual(up.slice(0, 10).map((_, i) => Number(up[0]) - i));
      expect(down.length).toBeGreaterThan(10);
    };
    return see('example#/images/mongodb/8.0.13', use, { answers });
  });

  inBrowser(
    'leaves no part of the screen without rows: at first, where a search finds more, and on the way back',
    () =>
      see(
        'example#/changes',
        async (page) => {
          await shown(page, 'Changes');
          await page.evaluate(NOTE_GAPS);
          await page.evaluate('location.hash = "#/images"');
          await shown(page, '39 images');
          const search = page.getByRole('searchbox', { name: /^Search images/ });
          await search.fill('redis');
          await shown(page, /^\d of 39 images/);
          await search.fill('');
          await shown(page, /^39 images/);
          const last = page.locator('.rows tbody tr').last();
          await last.scrollIntoViewIfNeeded();
          await last.getByRole('link').click();
          await page.locator('.rows').waitFor({ state: 'detached' });
          await page.goBack();
          await page.locator('.rows a:focus').waitFor();
          expect(await page.evaluate('gaps')).toEqual([]);
        },
        { ...NONE_THERE, width: 1440, height: 1600 },
      ),
  );

  inBrowser('grows a list of 2,000 images by a page with each click', () => {
    const cve = read<CveDocument>('cves/cve/2026/CVE-2026-1000.json');
    const images = Array.from({ length: 2000 }, (_, i) => ({ ...cve.images[0], slug: `i-${i}` }));
    const use = async (page: Page): Promise<void> => {
      await shown(page, '2,000 images');
      const rows = page.locator('.plain-affected tbody tr');
      expect(await rows.count()).toBe(20);
      await page.getByRole('button', { name: 'Show 20 more' }).click();
      expect(await rows.count()).toBe(40);
      await page.getByRole('searchbox').fill('i-1999');
      await shown(page, '1 of 2,000 images');
    };
    return see('cves#/cves/CVE-2026-1000', use, {
      answers: { '**/cve/2026/*': { ...cve, images } },
    });
  });

  inBrowser('gives the rows that are shown as a file', () =>
    see('example#/images?q=postgresql', async (page) => {
      const started = page.waitForEvent('download');
      await page.getByRole('button', { name: 'CSV' }).click();
      const download = await started;
      const text = readFileSync(await download.path(), 'utf8');
      expect([
        download.suggestedFilename(),
        text.split('\r\n').map((line) => line.split(',')[0]),
      ]).toEqual(['images.csv', ['image', 'postgresql', '']]);
    }),
  );

  inBrowser('shows how the owner says that a build is verified, but no command that hides', () =>
    see('answers#/images/redis', async (page) => {
      await page.getByRole('button', { name: 'verify' }).click();
      await shown(
        page,
        'The owner states how to verify this build. This catalog has not checked it.',
      );
      await page.getByText(SIGNED).waitFor();
      await shown(page, 'This reference contains characters that are unsafe in a command.');
    }),
  );

  inBrowser('shows what is folded once it is opened', () =>
    see('answers#/images', async (page) => {
      await page.getByText('The numbers as tables').click();
      const rows = page.getByRole('table', { name: 'Open findings by day' }).locator('tbody tr');
      await page.getByRole('button', { name: 'Show 30 more' }).click();
      expect(await rows.count()).toBe(60);
      await page.goto(at('answers#/images/redis'));
      await page.getByText('Former digests').click();
      await page.getByRole('table', { name: 'Former digests' }).waitFor();
      await page.goto(at('answers#/changes/2026-08-20'));
      const first = page.getByRole('table', { name: 'Found: 2 CVEs' }).locator('tbody tr').first();
      await first.waitFor();
      expect(await first.locator('.places:visible li').count()).toBe(5);
      await first.getByText('4 more images').click();
      expect(await first.locator('.places:visible li').count()).toBe(9);
    }),
  );

  inBrowser('keeps the mark of an exploited CVE in sight next to a long name, on a phone', () => {
    const images = read<{ data: ReadonlyArray<object> }>('cves/images.json');
    const name = 'A name that is far too long for a row on a phone';
    const answers = {
      '**/images.json': { ...images, data: images.data.map((image) => ({ ...image, name })) },
    };
    const use = async (page: Page): Promise<void> => {
      const row = page.locator('.rows-images tbody tr', { has: page.locator('[data-exploited]') });
      const mark = await row.first().locator('[data-exploited]').boundingBox();
      const grade = await row.first().locator('.grade').boundingBox();
      expect((mark?.x ?? Number.NaN) + (mark?.width ?? 0)).toBeLessThanOrEqual(grade?.x ?? 0);
    };
    return see('cves#/images', use, { answers, width: 390 });
  });

  inBrowser('shows a table on a tablet, and hides filters behind a button on a phone', () =>
    see('example#/images', async (page) => {
      await shown(page, '39 images');
      const heads = page.locator('.rows-images th[scope="col"]').filter({ visible: true });
      const filters = page.getByRole('button', { name: 'Filters' });
      const columnsAt = async (width: number): Promise<ReadonlyArray<string>> => {
        await page.setViewportSize({ width, height: 844 });
        return (await heads.allTextContents()).map((each) => each.replace(/[↑↓↕]/, ''));
      };
      expect(await columnsAt(820)).toEqual(['Image', 'Version', 'Grade', 'Findings', 'Scan']);
      expect((await columnsAt(1440)).length).toBe(6);
      expect(await choice(page, 'Category').isVisible()).toBe(true);
      await columnsAt(390);
      expect((await page.locator('tbody tr').first().boundingBox())?.y).toBeLessThan(640);
      expect(await choice(page, 'Tier').isVisible()).toBe(false);
      await filters.click();
      await choice(page, 'Tier').selectOption('low');
      await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
      await choice(page, 'Order').selectOption('name');
      await page.waitForURL(/tier=low&sort=name/);
    }),
  );

  inBrowser('copies references, digests, commands and Markdown', async () => {
    const copies = async (page: Page, button: string | RegExp, text: unknown): Promise<void> => {
      await page.getByRole('button', { name: button }).first().click();
      await shown(page, 'Copied');
      expect(await copied(page)).toEqual(text);
    };
    await see(`answers#/digest/${FORMER}`, async (page) => {
      await copies(page, 'Copy digest', `docker pull ${IMAGE}@${CURRENT}`);
      const pull = page.getByRole('region', { name: 'Pull 8.2.2' });
      for (const place of [`digest/${CURRENT}`, 'images/redis']) {
        await page.goto(at(`answers#/${place}`));
        for (const [name, text] of [
          ['Dockerfile', `FROM ${IMAGE}:8.2.2@${CURRENT}`],
          ['compose', `image: ${IMAGE}:8.2.2@${CURRENT}`],
          ['digest', `docker pull ${IMAGE}@${CURRENT}`],
        ] as const) {
          await pull.getByRole('button', { name, exact: true }).click();
          await copies(page, `Copy ${name}`, text);
        }
      }
      await page.goto(at('example#/images/mongodb'));
      await page.getByText('Badge for a README').click();
      const picture = page.getByRole('img', { name: 'Result of the last scan of MongoDB' });
      await picture.waitFor();
      await copies(
        page,
        'Copy Markdown of the badge',
        `[![MongoDB CVEs](${at('example/images/mongodb/badge.svg')})](${at('example#/images/mongodb')})`,
      );
      const size = async (img: { decode: () => Promise<void> } | object) => {
        await Reflect.get(img, 'decode').call(img);
        return [Reflect.get(img, 'naturalWidth'), Reflect.get(img, 'naturalHeight')];
      };
      expect(await picture.evaluate(size)).toEqual([228, 20]);
    });
  });
};
