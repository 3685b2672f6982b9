/** Every kind of view, once: opened by its link, at every width, by every rule of accessibility. */
import { expect } from '@jest/globals';
import { FORMER } from '../../explorer/trees/answers';
import {
  brokenOn,
  type InBrowser,
  NONE_THERE,
  SEEN,
  type Site,
  shown,
  tooNarrow,
  UNFOLD,
} from '../page';

/** One of each range of widths, in which the page is laid out alike. */
const WIDTHS = [320, 768, 1024, 1280, 1920];

/** Those that between them have every color, on a phone in the dark. */
const IN_THE_DARK = [
  ...['example#/images', 'example#/images/mongodb', 'answers#/images/redis/8.0.3'],
  ...['answers#/changes/2026-08-20', 'cves#/images', 'cves#/cves/CVE-2026-1000'],
  ...['packages#/packages?q=openssl+3.0.1', 'coverage#/images/redis/7.0', 'bases#/images/app'],
  ...['readers#/cves/CVE-2026-1001', 'readers#/images/argo/2.14.2'],
];

/**
 * Where it is, its title, and what it shows once it is whole. `__tests__/explorer/expected` has what views like these
 * say in other words.
 */
const VIEWS: ReadonlyArray<readonly [place: string, title: string, text: string]> = [
  ['example#/images', 'Images', 'MongoDB'],
  ['example#/images/mongodb', 'MongoDB', '62 findings of 34 CVEs'],
  ['example#/images/mongodb/8.0.13?cve=CVE-2023-45853', 'MongoDB', 'heap overflow in MiniZip'],
  ['example#/cves', 'CVEs', '96 CVEs'],
  ['example#/charts', 'Charts', '26 charts'],
  ['example#/charts/monitoring', 'Monitoring stack', 'Not in this catalog'],
  ['example#/roadmap', 'Roadmap', 'Exploring'],
  ['example#/updates', 'Updates', 'breaks the chart'],
  ['example#/somewhere/else', 'Not found', 'There is nothing at this address'],
  ['answers#/images', 'Images', 'The numbers as tables'],
  ['answers#/images/adminer/5.4.4', 'adminer', 'nobody needs it'],
  ['answers#/images/redis/8.0.3', 'Redis', 'Rebuild due'],
  ['answers#/changes', 'Changes', 'Aug 20, 2026'],
  ['answers#/changes/2026-08-20', 'Changes of Aug 20, 2026', '2 charts changed'],
  [`answers#/digest/${FORMER}`, '', 'Replace it now'],
  ['cves#/images', 'Images', 'Exploited'],
  ['cves#/images/redis/8.0', 'Redis', '1 suppressed finding'],
  ['cves#/cves/CVE-2026-1000', 'CVE-2026-1000', 'Affected images'],
  ['packages#/packages?q=openssl+3.0.1', 'Packages', 'openssl 3.0.1 is in 2 images'],
  ['packages#/packages/deb/libssl3', 'libssl3', '1 open CVE in a package of this name'],
  ['packages#/images/redis/7.0/packages', 'Packages of Redis 7.0', 'Not complete.'],
  ['coverage#/images/redis/7.0', 'redis', 'Partial.'],
  ['bases#/bases', 'Bases', '3 versions stand on 2 bases.'],
  ['bases#/bases/debian/12-slim', 'debian 12-slim', '2 versions stand on it'],
  ['bases#/images/app', 'app', 'Its present build has 1 of them: rebuild on it closes 2'],
  ['readers#/images', 'Images', 'No package named curl was listed'],
  ['readers#/images/redis', 'redis', 'is not scanned yet'],
  ['readers#/images/argo/2.14.2', 'argo', '2.14.2 does not. Neither is clean.'],
  ['readers#/cves/CVE-2026-1001', 'CVE-2026-1001', 'check your digest'],
  ['readers#/packages?q=XZ-+9', 'Packages', 'Similar names'],
  ['statements#/images/redis/8.0', 'redis', 'The owner’s statements: '],
  ['empty#/images', 'Images', 'No images yet'],
  ['empty#/cves', 'CVEs', 'This catalog has no versions yet.'],
  ['empty#/changes', 'Changes', 'No changes are recorded yet'],
  ['unscanned#/images', 'Images', '1 image'],
  ['unscanned#/images/redis', 'redis', 'Its build is not scanned yet.'],
  ['unscanned#/packages', 'Packages', 'No package is known'],
  ['quiet#/images', 'Images', '0 without findings'],
];

/** Every view, in tabs that stay at one size. */
export const testViews = (inBrowser: InBrowser, { see, at }: Site): void => {
  const trees = [...new Set(VIEWS.map(([place]) => place.split('#')[0] ?? ''))];
  for (const tree of trees)
    inBrowser(`breaks no rule of accessibility, and needs no sideways scrolling: ${tree}`, () =>
      see(
        tree,
        async (page) => {
          for (const [place, title, text] of VIEWS.filter(([each]) =>
            each.startsWith(`${tree}#`),
          )) {
            await page.setViewportSize({ width: 1280, height: 800 });
            await page.goto(at(place));
            await shown(page, text);
            // The title follows the page in an effect.
            if (title !== '')
              await page.waitForFunction(
                (name) => Reflect.get(globalThis, 'document').title.startsWith(`${name} · `),
                title,
              );
            const narrow = await tooNarrow(page, WIDTHS);
            await page.setViewportSize({ width: 1280, height: 800 });
            await page.evaluate(UNFOLD);
            expect([place, narrow, await brokenOn(page)]).toEqual([place, [], []]);
            if (!IN_THE_DARK.includes(place)) continue;
            await page.setViewportSize({ width: 390, height: 800 });
            await page.emulateMedia({ colorScheme: 'dark' });
            expect([place, await brokenOn(page, SEEN)]).toEqual([place, []]);
            await page.emulateMedia({ colorScheme: 'light' });
          }
        },
        NONE_THERE,
      ),
    );

  inBrowser('would be caught if it broke a rule of accessibility', () =>
    see('example#/roadmap', async (page) => {
      await shown(page, 'Exploring');
      await page.evaluate('document.body.append(document.createElement("button"))');
      expect(await brokenOn(page)).toEqual([expect.stringMatching(/^button-name: /)]);
    }),
  );

  inBrowser('would be caught if it asked another host, or ran what its policy forbids', () =>
    see(
      'example',
      async (page, { complaints }) => {
        await shown(page, '39 images');
        expect(complaints).toEqual([]);
        await page.evaluate('document.body.append(document.createElement("script"))');
        await page.evaluate('fetch("https://example.test/").catch(() => 0)');
        await page.evaluate(
          'document.body.append(Object.assign(new Image(), { src: "https://example.test/a.png" }))',
        );
        await expect(page.evaluate('document.body.innerHTML = "<b>"')).rejects.toThrow(
          'TrustedHTML',
        );
        const text = complaints.join('\n');
        for (const rule of ['connect-src', 'img-src', 'TrustedHTML']) expect(text).toContain(rule);
      },
      { allow: /./ },
    ),
  );

  inBrowser('shows in forced colors what colors say elsewhere', () =>
    see('example#/images', async (page) => {
      await page.emulateMedia({ forcedColors: 'active' });
      const row = page.getByRole('row', { name: /MongoDB/ });
      await row.getByText('1 critical, 3 high, 9 medium, 49 low').waitFor();
      const border = (selector: string): Promise<unknown> =>
        page.evaluate(`getComputedStyle(document.querySelector('${selector}')).borderTopWidth`);
      expect([await border('.dot'), await border('tbody .grade')]).toEqual(['1px', '1px']);
      await page.emulateMedia({ forcedColors: 'none' });
      await row.getByText('1 critical, 3 high, 9 medium, 49 low').waitFor({ state: 'attached' });
      expect(await border('.dot')).toBe('0px');
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto(at('cves#/cves'));
      await shown(page, '2 CVEs');
      expect(await border('[data-exploited]')).toBe('1px');
      await page.goto(at('answers#/images/redis'));
      await page
        .getByRole('img', { name: /^Worst finding by night/ })
        .first()
        .waitFor();
      const color = 'getComputedStyle(document.querySelector(".nights i")).backgroundColor';
      expect(await page.evaluate(color)).toMatch(/^(rgb|color)\(/);
    }),
  );

  inBrowser('shows a good grade in the color of a scan that could not see everything', () =>
    see('coverage#/images/redis/7.0', async (page) => {
      await shown(page, 'Partial.');
      const ink = (selector: string) =>
        page.evaluate(
          `getComputedStyle(document.querySelector('${selector}')).getPropertyValue('--ink')`,
        );
      await page.locator('[data-scan="partial"]').first().waitFor();
      expect(await ink('.head .grade')).toBe(await ink('[data-scan="partial"]'));
      await page.goto(at('coverage#/images/redis/8.0'));
      await shown(page, 'Outdated database.');
    }),
  );
};
