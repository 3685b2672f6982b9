/** Addresses, the way back, dialogs, and the searches that lead everywhere; by keys where a person may use them. */
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { CURRENT, FORMER, IMAGE } from '../../explorer/trees/answers';
import { GHSA } from '../../explorer/trees/cves';
import {
  brokenOn,
  finderOn,
  focused,
  type InBrowser,
  NONE_THERE,
  type Site,
  shown,
  titled,
} from '../page';

const CVE = 'CVE-2023-45853';
const dialogIn = (page: Page) => page.getByRole('dialog', { name: CVE });
const rowLink = (page: Page) => page.getByRole('link', { name: CVE });
const number = async (page: Page, script: string) => Number(await page.evaluate(script));
const scrollTop = (page: Page) => number(page, 'window.scrollY');
const entries = (page: Page) => number(page, 'history.length');

export const testPlaces = (inBrowser: InBrowser, { at, see }: Site): void => {
  /** The browser closes a dialog first, and tells the page of it a little later. */
  const comesTo = (page: Page, place: string): Promise<void> =>
    page.waitForURL(({ href }) => href === at(place));

  inBrowser('opens a CVE on top of where a person is, and closing it goes back there', () =>
    see('example#/images/mongodb', async (page) => {
      await rowLink(page).scrollIntoViewIfNeeded();
      await page.evaluate('window.scrollBy(0, 100)');
      const left = await scrollTop(page);
      const before = await entries(page);
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => page.getByRole('button', { name: 'Close' }).click(),
        () => page.mouse.click(5, 5),
        () => page.goBack(),
      ]) {
        await rowLink(page).press('Enter');
        await dialogIn(page).getByText('heap overflow in MiniZip').waitFor();
        expect(page.url()).toBe(at(`example#/images/mongodb/8.0.13?cve=${CVE}`));
        await close();
        await dialogIn(page).waitFor({ state: 'hidden' });
        await comesTo(page, 'example#/images/mongodb');
        expect([await scrollTop(page), await focused(page), await entries(page)]).toEqual([
          left,
          CVE,
          before + 1,
        ]);
      }
    }),
  );

  inBrowser('closes a CVE that was opened by its link without a way back into it', () =>
    see(`example#/images/mongodb/8.0.13?q=zlib&cve=${CVE}`, async (page) => {
      await dialogIn(page).waitFor();
      const before = await entries(page);
      await page.keyboard.press('Escape');
      await dialogIn(page).waitFor({ state: 'hidden' });
      await comesTo(page, 'example#/images/mongodb/8.0.13?q=zlib');
      expect(await entries(page)).toBe(before);
      // Escape twice closes no more than the dialog.
      await rowLink(page).press('Enter');
      await dialogIn(page).waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await dialogIn(page).waitFor({ state: 'hidden' });
      await comesTo(page, 'example#/images/mongodb/8.0.13?q=zlib');
    }),
  );

  inBrowser('goes back to where a list was left: to its place, its filters and its link', () =>
    see(
      'example#/images?tier=standard',
      async (page) => {
        await shown(page, 'BusyBox');
        // The first key leads to the results.
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        expect(await focused(page)).toBe('MongoDB');
        const last = page.locator('.rows tbody tr').last();
        await last.scrollIntoViewIfNeeded();
        const left = await scrollTop(page);
        expect(left).toBeGreaterThan(200);
        const link = last.getByRole('link');
        const name = await link.textContent();
        await link.click();
        await shown(page, /^This image is planned/);
        expect(await page.evaluate('document.activeElement.tagName + " " + window.scrollY')).toBe(
          'H1 0',
        );
        await page.goBack();
        await shown(page, /of 39 images/);
        await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
        expect(Math.abs((await scrollTop(page)) - left)).toBeLessThan(3);
        await page.locator('.rows a:focus').waitFor();
        expect(await focused(page)).toBe(name);
        await page.goForward();
        await shown(page, /^This image is planned/);
      },
      NONE_THERE,
    ),
  );

  inBrowser(
    'shows another version without leaving the place, and opens a row by a click anywhere',
    () =>
      see('example#/images/redis', async (page) => {
        const versions = page.getByRole('table', { name: 'Versions' });
        await versions.scrollIntoViewIfNeeded();
        await page.evaluate('window.scrollBy(0, 100)');
        const topOf = async (): Promise<number> => (await versions.boundingBox())?.y ?? Number.NaN;
        const left = await topOf();
        await versions.getByRole('link', { name: '8.0.3' }).click();
        await shown(page, 'it has 0 CVEs instead of 3');
        // A banner above may have come or gone.
        expect(Math.abs((await topOf()) - left)).toBeLessThan(3);
        await page.goto(at('example#/images'));
        const row = page.getByRole('row', { name: /MongoDB/ });
        const { x, y, height } = (await row.boundingBox()) ?? { x: 0, y: 0, height: 0 };
        await page.mouse.click(x + 500, y + height / 2);
        await titled(page, 'MongoDB');
      }),
  );

  inBrowser('follows an address that changes before anything listens', () => {
    const leave = `
      new MutationObserver((_, observer) => {
        if (document.querySelector('h1') === null) return;
        observer.disconnect();
        location.hash = '#/changes';
      }).observe(document, { childList: true, subtree: true });`;
    const use = (page: Page): Promise<void> => shown(page, 'Aug 20, 2026');
    return see('answers#/roadmap', use, { before: (page) => page.addInitScript(leave) });
  });

  inBrowser('says what it could not look into, and looks for packages in their list', () =>
    see(
      'readers#/changes',
      async (page) => {
        await titled(page, 'Changes');
        await page.keyboard.press('Control+k');
        await page.keyboard.type('xz-9 5.6.1');
        await shown(page, /^No matches\. The packages of 1 of 7 versions are known/);
        expect(await brokenOn(page)).toEqual([]);
        await page.keyboard.press('Enter');
        await page.waitForURL(at('readers#/packages?q=xz-9+5.6.1'));
        await shown(page, 'xz-9 5.6.1 is in no list');
        await page.keyboard.press('Control+k');
        await page.keyboard.type('xz 5.6.1');
        await shown(page, 'apk, is in 1 image; curl 3.1.5 has 5.6.1-r0');
        await page.keyboard.press('Enter');
        await page.waitForURL(at('readers#/packages/apk/xz?version=5.6.1'));
        await shown(page, 'xz 5.6.1 is in 1 image');
      },
      NONE_THERE,
    ),
  );

  inBrowser('finds everything in one search, by keys alone', () =>
    see(
      'answers#/changes',
      async (page) => {
        const finder = finderOn(page);
        const options = page.getByRole('listbox', { name: 'Found' }).getByRole('option');
        for (const [text, keys, hash] of [
          ['redis', [], '#/images/redis'],
          [`${IMAGE}:8.0`, ['ArrowDown'], '#/images/redis/8.0.3'],
          [CURRENT.slice(0, 19), ['ArrowDown'], '#/images/redis/8.2.2'],
          [FORMER.slice(0, 19), [], `#/digest/${encodeURIComponent(FORMER)}`],
          [` ${IMAGE}:8.2.2@${FORMER}`, [], `#/digest/${encodeURIComponent(FORMER)}`],
          [' cve-2026-3000', [], '#/cves/CVE-2026-3000'],
          ['no such thing', [], '#/images?q=no+such+thing'],
        ] as const) {
          await page.goto(at('answers#/changes'));
          await shown(page, 'Aug 20, 2026');
          await page.keyboard.press('Control+k');
          await page.keyboard.type(text);
          if (keys.length > 0) await options.nth(1).waitFor();
          for (const key of keys) await page.keyboard.press(key);
          await page.keyboard.press('Enter');
          await page.waitForURL(at(`answers${hash}`));
          expect(await finder.inputValue()).toBe('');
        }
        await finder.fill('redis');
        await options.first().waitFor();
        expect(await brokenOn(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await options.first().waitFor({ state: 'detached' });
        await finder.fill('redi');
        await options.first().click();
        await titled(page, 'Redis');
      },
      NONE_THERE,
    ),
  );

  inBrowser('finds packages in the search over everything, and versions of them', () =>
    see('packages#/images', async (page) => {
      const finder = finderOn(page);
      await finder.fill('openssl');
      await shown(page, 'deb, in 2 images');
      await finder.fill('openssl 3.0.1');
      await shown(page, 'deb, is in 2 images; nats 2.0 has 3.0.1, redis 8.0 has 3.0.1');
      await finder.press('Enter');
      await page.waitForURL(/#\/packages\/deb\/openssl\?version=3\.0\.1$/);
      await finder.fill('pkg:golang/github.com/Acme/Tool@v1.2.3#cmd');
      await page.getByRole('option', { name: 'github.com/acme/tool' }).waitFor();
      await finder.press('Enter');
      await page.waitForURL(/#\/packages\/golang\/github\.com%2Facme%2Ftool$/);
      await page.goto(at('without-packages#/images'));
      await finder.fill('libssl3');
      await shown(page, 'CVE-2026-1000');
      expect(await page.getByText('Packages', { exact: true }).count()).toBe(0);
    }),
  );

  inBrowser('leads to a CVE and a digest from the search of a view: by a link, and by Enter', () =>
    see('cves#/images', async (page) => {
      const search = page.getByRole('searchbox');
      await search.fill(GHSA);
      await shown(page, 'No image matches these filters');
      await page.getByRole('link', { name: GHSA, exact: true }).click();
      await shown(page, `${GHSA} is another name of`);
      await page.getByRole('main').getByRole('link', { name: 'CVE-2026-1000' }).click();
      await titled(page, 'CVE-2026-1000');
      await page.getByRole('link', { name: '8.0' }).click();
      await page.getByRole('dialog', { name: 'CVE-2026-1000' }).waitFor();
      await page.goto(at('cves#/images'));
      await search.fill('CVE-2026-1000');
      await search.press('Enter');
      await titled(page, 'CVE-2026-1000');
      await page.goto(at('cves#/roadmap'));
      await titled(page, 'Roadmap');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('openssl');
      await page.keyboard.press('Enter');
      await titled(page, 'CVE-2026-1000');
    }),
  );

  inBrowser('looks up the digest that somebody runs on the page of a CVE that closed', () =>
    see(
      'readers#/cves/CVE-2026-1001',
      async (page) => {
        const field = page.getByRole('searchbox', { name: 'Your digest' });
        await field.fill(`${IMAGE}@${FORMER}`);
        await page.getByRole('link', { name: FORMER, exact: true }).waitFor();
        await field.press('Enter');
        await page.waitForURL(at(`readers#/digest/${encodeURIComponent(FORMER)}`));
        await shown(page, 'This digest is not in this catalog');
      },
      NONE_THERE,
    ),
  );

  inBrowser('has five sections within reach on a phone, and the others in a menu', () =>
    see(
      'example#/roadmap',
      async (page) => {
        await shown(page, 'Exploring');
        const menu = page.getByRole('navigation', { name: 'Main' });
        const links = menu.getByRole('link');
        const seen = () => links.filter({ visible: true }).allTextContents();
        const tabs = ['Images', 'CVEs', 'Changes', 'Packages', 'Charts'];
        expect(await seen()).toEqual(tabs);
        await menu.getByText('More').click();
        expect(await seen()).toEqual([...tabs, 'Bases', 'Roadmap', 'Updates']);
        await links.filter({ hasText: 'Updates' }).click();
        await titled(page, 'Updates');
        await links.filter({ hasText: 'Updates' }).waitFor({ state: 'hidden' });
        expect(await seen()).toEqual(tabs);
      },
      { width: 320 },
    ),
  );
};
