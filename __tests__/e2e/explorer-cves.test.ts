/** What the page says of vulnerabilities, in a real browser: the list, one of them, and those of an image. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Images } from '../../explorer/model/documents';
import type { CveCollection, CveDocument, CveItem } from '../../src/api/cves';
import { cveFile } from '../../src/api/paths';
import { digestOf } from '../builders/digest';
import { REGISTRY } from '../builders/items';
import { trivy, trivyFinding } from '../builders/reports';
import { visiting } from './browser';
import { image, MANIFEST, manifest, yaml } from './builders';
import {
  cellsOf,
  checkViews,
  describePage,
  evil,
  foreignOn,
  NONE_THERE,
  resultOf,
  rowsOf,
  shown,
  textOf,
  UNFOLD,
} from './page';
import { publish } from './runs';
import type { World } from './world';

type Fields = Readonly<Record<string, unknown>>;

const GHSA = 'GHSA-3ppc-4f35-3m26';
const OPENSSL = trivyFinding({
  VulnerabilityID: 'CVE-2026-1000',
  PkgName: 'libssl3',
  FixedVersion: '3.0.2',
  Severity: 'CRITICAL',
  Title: 'openssl: out of bounds access',
  PrimaryURL: 'https://example.test/CVE-2026-1000',
  VendorIDs: [GHSA],
});
const ZLIB = trivyFinding({ VulnerabilityID: 'CVE-2026-2000', PkgName: 'zlib', Severity: 'LOW' });
const CURL = trivyFinding({
  VulnerabilityID: 'CVE-2026-3000',
  PkgName: 'curl',
  Title: 'curl: leak',
});

const suppressed = (finding: unknown): Fields => ({
  Type: 'vulnerability',
  Status: 'not_affected',
  Statement: 'vulnerable_code_not_in_execute_path',
  Finding: finding,
});

/** A report of the digest that a version has, at the night of a day in January. */
const report = (
  slug: string,
  version: string,
  day: number,
  findings: ReadonlyArray<Fields>,
  left: ReadonlyArray<Fields> = [],
): string => {
  const repository = `${REGISTRY}/images/${slug}`;
  return JSON.stringify(
    trivy([], {
      CreatedAt: `2026-01-0${day}T03:00:00Z`,
      ArtifactName: `${repository}:${version}`,
      Metadata: {
        OS: { Family: 'wolfi', Name: '1' },
        RepoDigests: [`${repository}@${digestOf(`${slug}:${version}`)}`],
      },
      Results: [
        {
          Target: 'wolfi',
          Class: 'os-pkgs',
          Type: 'wolfi',
          Vulnerabilities: findings,
          ExperimentalModifiedFindings: left,
        },
      ],
    }),
  );
};

const nats = (digest: string): Fields => ({
  ...image('nats', []),
  versions: [{ version: '2.0', digest: digestOf(digest) }],
});
const manifestWith = (...images: ReadonlyArray<Fields>): string =>
  yaml(manifest({ project: { signing: 'cosign' }, images }));
const REDIS = image('redis', ['8.0', '7.0'], { name: 'Redis' });
const NEVER = image('never', ['1.0']);

const FIRST = {
  [MANIFEST]: manifestWith(REDIS, nats('nats:2.0'), NEVER),
  'reports/redis-8.json': report('redis', '8.0', 2, [OPENSSL, ZLIB]),
  'reports/redis-7.json': report('redis', '7.0', 1, [OPENSSL, CURL]),
  'reports/nats.json': report('nats', '2.0', 2, [OPENSSL]),
};
const SECOND = {
  // A digest that nobody scanned yet: what was found before is not confirmed.
  [MANIFEST]: manifestWith(REDIS, nats('rebuilt'), NEVER),
  'reports/redis-8.json': report('redis', '8.0', 5, [OPENSSL], [suppressed(CURL)]),
  'reports/redis-7.json': report('redis', '7.0', 5, [OPENSSL, CURL]),
  'kev.json': JSON.stringify({
    catalogVersion: '2026.01.04',
    dateReleased: '2026-01-04T14:00:00Z',
    vulnerabilities: [
      {
        cveID: 'CVE-2026-1000',
        dateAdded: '2026-01-03',
        dueDate: '2026-01-24',
        knownRansomwareCampaignUse: 'Known',
      },
    ],
  }),
  'epss.csv':
    '#model_version:v2025.03.14,score_date:2026-01-04T00:00:00Z\ncve,epss,percentile\nCVE-2026-1000,0.9721,0.991\n',
};

const CLOSED: Fields = {
  severity: 'CRITICAL',
  reason: 'gone',
  since: '2026-01-01T03:00:00Z',
  until: '2026-01-05T03:00:00Z',
};

const publishTwice = async (w: World, folder: string): Promise<void> => {
  await publish(w, FIRST, { reports: 'reports' });
  w.exportTree('gh-pages', path.join(folder, 'first'));
  // Without the check of the first release's contract, which knows no suppressed findings.
  const inputs = { reports: 'reports', kev: 'kev.json', epss: 'epss.csv' };
  const { code, log } = await w.run(w.checkout(SECOND, { depth: 0 }), inputs);
  if (code !== 0) throw new Error(log);
  w.exportTree('gh-pages', path.join(folder, 'second'));
};

describePage('what the page says of CVEs', 'second', publishTwice, (inBrowser, site) => {
  const { at, read, see, urls } = site;

  const idsIn = async (page: Page): Promise<ReadonlyArray<string>> =>
    page.locator('.rows-cves tbody th a').allTextContents();

  inBrowser(
    'lists CVEs in the order of the document, with what is known of their exploitation',
    () =>
      see('#/cves', async (page) => {
        await shown(page, '2 CVEs');
        // The title follows the page in an effect.
        await page.waitForFunction(
          (title) => Reflect.get(globalThis, 'document').title === title,
          `CVEs · ${REGISTRY} catalog`,
        );
        expect(await idsIn(page)).toEqual(['CVE-2026-1000', 'CVE-2026-3000']);
        await shown(page, '2 of 4 versions were not scanned.');
        await shown(
          page,
          'Known exploitation: KEV catalog 2026.01.04 of Jan 4, 2026, 1 entry. EPSS scores of Jan 4, 2026, model v2025.03.14.',
        );
        const rows = page.locator('.rows-cves tbody tr');
        expect(await cellsOf(rows.nth(0))).toEqual([
          'Critical',
          'CVE-2026-1000Exploited',
          '97.2%',
          '2',
          '3',
          '3 of 3',
          'Jan 1, 2026',
          'openssl: out of bounds access',
        ]);
        expect(await cellsOf(rows.nth(1))).toEqual([
          'High',
          'CVE-2026-3000',
          '',
          '1',
          '1',
          'no fix',
          'Jan 1, 2026',
          'curl: leak',
        ]);
        expect(await rows.nth(0).locator('[data-exploited]').getAttribute('title')).toBe(
          'In KEV since Jan 3, 2026, due Jan 24, 2026, used by ransomware',
        );
      }),
  );

  inBrowser('says "not looked for" where nobody looked, and never "no"', () =>
    visiting(site.tab(), at('#/cves', 'first'), {}, async ({ page }) => {
      await shown(page, '3 CVEs');
      await shown(page, 'Known exploitation: not checked. EPSS scores: not checked.');
      expect(await page.locator('.rows-cves thead th').allTextContents()).not.toContain('EPSS↕');
      await page.getByLabel('Known to be exploited').check();
      expect(await textOf(page.locator('.state-title'))).toBe('Known exploitation: not checked');
      await page.goto(at('#/images', 'first'));
      await shown(page, '3 images');
      await shown(page, 'Catalog');
      expect(await page.locator('.exploited').count()).toBe(0);
    }),
  );

  inBrowser('filters the list, searches it, and keeps that in its address', () =>
    see('#/cves', async (page) => {
      await shown(page, '2 CVEs');
      const exploited = page.getByLabel('Known to be exploited');
      await exploited.check();
      expect(await idsIn(page)).toEqual(['CVE-2026-1000']);
      await exploited.uncheck();
      const fix = page.getByRole('combobox', { name: 'Fix', exact: true });
      await fix.selectOption('Fixable only');
      expect(await idsIn(page)).toEqual(['CVE-2026-1000']);
      await fix.selectOption('Without a fix');
      expect(await idsIn(page)).toEqual(['CVE-2026-3000']);
      await page.waitForURL(/#\/cves\?fixable=open$/);
      await fix.selectOption('');
      await page.getByRole('button', { name: '1 in newest versions' }).click();
      expect(await idsIn(page)).toEqual(['CVE-2026-1000']);
      await page.waitForURL(/#\/cves\?latest=1$/);
      await page.getByRole('button', { name: '2 CVEs' }).click();
      await page.getByRole('button', { name: 'Severity' }).click();
      await page.getByRole('button', { name: 'Severity' }).click();
      expect(await idsIn(page)).toEqual(['CVE-2026-3000', 'CVE-2026-1000']);
      await page.waitForURL(/#\/cves\?sort=severity&reverse=1$/);
      await page.getByRole('combobox', { name: 'Order' }).selectOption('');
      await page.getByRole('combobox', { name: 'Severity' }).selectOption('HIGH');
      expect([await idsIn(page), await resultOf(page)]).toEqual([['CVE-2026-3000'], '1 of 2 CVEs']);
      await fix.selectOption('Fixable only');
      await shown(page, 'No CVE matches these filters');
      await page.waitForURL(/#\/cves\?severity=HIGH&fixable=1$/);
      await page.getByRole('button', { name: 'Clear the filters' }).click();
      for (const [query, id] of [
        ['3ppc-4f35', 'CVE-2026-1000'],
        ['CURL', 'CVE-2026-3000'],
        ['libssl3', 'CVE-2026-1000'],
      ] as const) {
        await page.getByRole('searchbox').fill(query);
        expect([query, await idsIn(page)]).toEqual([query, [id]]);
      }
      await page.waitForURL(/q=libssl3$/);
      await page.reload();
      await shown(page, '1 of 2 CVEs');
    }),
  );

  inBrowser(
    'shows one CVE as an advisory: where it is, since when, whether it is exploited, and what to do',
    () => {
      const asked: string[] = [];
      return see(
        '#/cves/cve-2026-1000',
        async (page) => {
          await shown(
            page,
            '2 images have it, in 3 of 4 versions. A fix is available for all of them.',
          );
          await shown(page, `${REGISTRY} catalog`);
          expect(asked.toSorted()).toEqual(
            urls(['', 'cve.json', 'cve/2026/CVE-2026-1000.json', 'feed.json', 'integrity.json']),
          );
          expect([
            await rowsOf(page.getByRole('table', { name: 'Affected images' })),
            await page.locator('.head-line .pill').allTextContents(),
            await page.locator('.steps li').allTextContents(),
          ]).toEqual([
            [
              ['nats', '2.0Not confirmed', 'Jan 2, 2026', 'Needs a rebuild'],
              ['redis', '8.07.0', 'Jan 1, 2026', 'Needs a rebuild'],
            ],
            ['Critical', 'Exploited, due Jan 24, 2026', 'EPSS 97.2%, top 1%'],
            ['Jan 1, 2026Found', 'Jan 3, 2026In the KEV catalog', 'Jan 24, 2026Due'],
          ]);
          await shown(page, /^Not confirmed: the last conclusive scan found it, and no later scan/);
          await shown(page, 'openssl: out of bounds access');
          await shown(page, '2 of 4 versions were not scanned.');
          await shown(page, 'In KEV since Jan 3, 2026, due Jan 24, 2026, used by ransomware');
          await page.getByRole('button', { name: 'Copy affected list' }).click();
          await shown(page, 'Copied');
          expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
            `${REGISTRY}/images/nats:2.0\n${REGISTRY}/images/redis:8.0\n${REGISTRY}/images/redis:7.0`,
          );
          await page.getByRole('link', { name: '8.0' }).click();
          await page.getByRole('dialog', { name: 'CVE-2026-1000' }).waitFor();
        },
        { asked },
      );
    },
  );

  inBrowser(
    'says which versions of packages fix a CVE, and which version of an image to use',
    () => {
      const cve = read<CveDocument>('cve/2026/CVE-2026-1000.json');
      const fixedBy = (fixes: (slug: string) => ReadonlyArray<string> | undefined): unknown => ({
        ...cve,
        closed: [{ ...CLOSED, slug: 'redis', version: '8.2' }],
        images: cve.images.map((each) => ({
          ...each,
          latest: each.slug === 'redis' ? '8.2' : each.latest,
          versions: each.versions.map((entry) => ({ ...entry, fixes: fixes(each.slug) })),
        })),
      });
      const use = async (page: Page): Promise<void> => {
        const seen: unknown[] = [];
        for (const fixes of [
          () => undefined,
          () => ['3.0.2'],
          (slug: string) => [slug === 'redis' ? '3.0.2' : '3.1'],
        ]) {
          await page.route('**/cve/2026/*', (route) => route.fulfill({ json: fixedBy(fixes) }));
          await page.reload();
          await shown(page, 'in 3 of 4 versions');
          const rows = await rowsOf(page.getByRole('table', { name: 'Affected images' }));
          seen.push([
            await textOf(page.locator('.remedy')),
            ...rows.map((cells) => cells.slice(2)),
          ]);
        }
        const says =
          '2 images have it, in 3 of 4 versions. The newest scanned version of 1 image does not have it; for the rest, a fix is available.';
        const [nats, redis] = [
          ['Jan 2, 2026', 'Needs a rebuild'],
          ['Jan 1, 2026', 'Use 8.2'],
        ] as const;
        expect(seen).toEqual([
          [`${says} In libssl3.`, nats, redis],
          [`${says} libssl3 3.0.2 or newer.`, nats, redis],
          [
            `${says} In libssl3; fixed in 3.0.2, 3.1.`,
            ['libssl3 → 3.1', ...nats],
            ['libssl3 → 3.0.2', ...redis],
          ],
        ]);
        await page.getByText('Closed in 1 case').click();
        await page.getByRole('link', { name: 'redis 8.2' }).waitFor();
        await page.getByRole('link', { name: 'Use 8.2' }).click();
        await page.waitForURL(/#\/images\/redis\/8\.2$/);
      };
      return see('#/cves/CVE-2026-1000', use);
    },
  );

  inBrowser('shares the address of a CVE where the device can, and else copies it', async () => {
    const hash = '#/cves/CVE-2026-1000';
    const runs = (script: string) => ({ before: (page: Page) => page.addInitScript(script) });
    const share = '(what) => { window.shared = what; return Promise.resolve(); }';
    const shares = async (page: Page): Promise<void> => {
      await page.getByRole('button', { name: 'Share' }).click();
      expect(await page.evaluate('window.shared')).toEqual({
        title: 'CVE-2026-1000',
        url: at(hash),
      });
    };
    const copies = async (page: Page): Promise<void> => {
      await page.getByRole('button', { name: 'Copy link' }).click();
      await shown(page, 'Copied');
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(at(hash));
    };
    await see(
      hash,
      shares,
      runs(
        `Object.defineProperty(Navigator.prototype, 'share', { configurable: true, value: ${share} })`,
      ),
    );
    await see(hash, copies, runs('delete Navigator.prototype.share'));
  });

  inBrowser('shows where a CVE is suppressed and why, and where it was until when', () =>
    see('#/cves/CVE-2026-3000', async (page) => {
      const left = page.getByRole('table', { name: 'Suppressed in 1 version' });
      await left.waitFor();
      expect(await cellsOf(left.locator('tbody tr'))).toEqual([
        'redis 8.0',
        'High',
        'Marked as not affected',
        'The vulnerable code is never executed.',
      ]);
      await page.goto(at('#/cves/CVE-2026-2000'));
      await shown(page, 'No version of this catalog is known to have it now.');
      const closed = page.getByRole('table', { name: 'No longer reported in 1 case' });
      expect(await cellsOf(closed.locator('tbody tr'))).toEqual([
        'redis 8.0',
        'Low',
        'Jan 2, 2026',
        'Jan 5, 2026',
        'No longer reported (same image)',
      ]);
    }),
  );

  inBrowser('leads on from a name to the CVE that has it', () =>
    see(`#/cves/${GHSA.toLowerCase()}`, async (page) => {
      await shown(page, `${GHSA} is another name of CVE-2026-1000.`);
      await page.getByRole('main').getByRole('link', { name: 'CVE-2026-1000' }).click();
      await page.getByRole('heading', { name: 'CVE-2026-1000', level: 1 }).waitFor();
    }),
  );

  for (const id of ['CVE-2020-9999', evil('CVE'), '../../state', '%', 'A'.repeat(200)]) {
    inBrowser(`says of an id without a document how much was looked at: ${id.slice(0, 20)}`, () => {
      const asked: string[] = [];
      const use = async (page: Page): Promise<void> => {
        await shown(page, 'No version of this catalog is known to have it');
        await shown(page, '2 of 4 versions were not scanned.');
        await shown(page, `${REGISTRY} catalog`);
        expect(await textOf(page.getByRole('heading', { level: 1 }))).toBe(id);
        expect(await page.getByText(/not affected/i).count()).toBe(0);
        const own = cveFile(id);
        expect(asked.toSorted()).toEqual(
          ['', ...(own === undefined ? [] : [own]), 'cve.json', 'feed.json', 'integrity.json']
            .map((each) => at(each))
            .toSorted(),
        );
      };
      return see(`#/cves/${encodeURIComponent(id)}`, use, { ...NONE_THERE, asked });
    });
  }

  inBrowser('does not say of an id without a document that none has it, if the list has it', () => {
    const list = read<CveCollection>('cve.json');
    const id = 'X'.repeat(129);
    const data = list.data.map((item, i) => (i === 1 ? { ...item, id, href: null } : item));
    const use = async (page: Page): Promise<void> => {
      await shown(page, /^1 version of 1 image has it, or may have it: High curl: leak/);
      expect(await page.getByText('is known to have it').count()).toBe(0);
    };
    return see(`#/cves/${id}`, use, { answers: { '**/cve.json': { ...list, data } } });
  });

  inBrowser('leads to a CVE from every view', () =>
    see('#/images', async (page) => {
      const finder = page.getByRole('combobox', {
        name: 'Find an image, version, package, digest or CVE',
      });
      const isThere = page.getByRole('heading', { name: 'CVE-2026-1000', level: 1 });
      for (const hash of [
        '#/images',
        '#/charts',
        '#/roadmap',
        '#/updates',
        '#/api',
        '#/images/redis',
      ]) {
        await page.goto(at(hash));
        await page.getByRole('heading', { level: 1 }).waitFor();
        await finder.fill(' cve-2026-1000');
        await finder.press('Enter');
        await isThere.waitFor();
        expect(await finder.inputValue()).toBe('');
      }
      await page.goto(at('#/charts'));
      await page.getByRole('heading', { name: 'Charts', level: 1 }).waitFor();
      await finder.fill('openssl');
      await finder.press('Enter');
      await isThere.waitFor();
      // So does the search of a view: by a link, and by the key that ends the typing.
      await page.goto(at('#/images'));
      await page.getByRole('searchbox').fill(GHSA);
      await shown(page, 'The images here cannot be searched by CVE');
      await page.getByRole('link', { name: GHSA, exact: true }).click();
      await shown(page, `${GHSA} is another name of`);
      await page.goto(at('#/images'));
      await page.getByRole('searchbox').fill('CVE-2026-1000');
      await page.getByRole('searchbox').press('Enter');
      await isThere.waitFor();
      // The key of the search finds it where a view has no other.
      await page.goto(at('#/roadmap'));
      await page.getByRole('heading', { name: 'Roadmap' }).waitFor();
      await page.keyboard.press('/');
      await page.keyboard.type(GHSA);
      await page.keyboard.press('Enter');
      await shown(page, `${GHSA} is another name of`);
    }),
  );

  inBrowser('begins with what is exploited, and with what happened, in sentences', () =>
    see('#/images', async (page) => {
      const band = page.getByRole('region', { name: 'Exploited CVEs' });
      await band.getByRole('link').waitFor();
      const week = page.getByRole('region', { name: 'Latest changes' });
      expect([
        await textOf(band),
        await textOf(page.locator('.about > span').first()),
        await textOf(week.locator('.sentence').first()),
        await page.locator('.rows-images .pill-exploited').count(),
      ]).toEqual([
        'Exploited CVE-2026-1000 openssl: out of bounds accessIn 2 images. A fix is available for all of them. In KEV since Jan 3, 2026, due Jan 24, 2026, used by ransomware.',
        '3 images, 1 scanned (2 of 4 versions not in full), 0 without findings',
        '1 CVE no longer reported in redis',
        2,
      ]);
      await band.getByRole('link').click();
      await page.getByRole('heading', { name: 'CVE-2026-1000', level: 1 }).waitFor();
    }),
  );

  inBrowser('keeps the mark of an exploited CVE in sight beside a long name, on a phone', () => {
    const images = read<Images>('images.json');
    const name = 'A name that is far too long for a row on a phone';
    const answers = {
      '**/images.json': { ...images, data: images.data.map((image) => ({ ...image, name })) },
    };
    const use = async (page: Page): Promise<void> => {
      const row = page.locator('.rows-images tbody tr', { has: page.locator('[data-exploited]') });
      const mark = await row.first().locator('[data-exploited]').boundingBox();
      const grade = await row.first().locator('.grade').boundingBox();
      const [right, limit] = [(mark?.x ?? Number.NaN) + (mark?.width ?? 0), grade?.x ?? 0];
      expect(right).toBeLessThanOrEqual(limit);
    };
    return see('#/images', use, { answers, width: 390 });
  });

  inBrowser('says on the first view how many CVEs are known to be exploited', () =>
    see('#/images', async (page) => {
      await page.getByRole('link', { name: '1 CVE known to be exploited' }).click();
      await shown(page, '1 of 2 CVEs');
      expect(await idsIn(page)).toEqual(['CVE-2026-1000']);
    }),
  );

  inBrowser(
    'says of an image since when it has what, what is left out of it, and under which names',
    () =>
      see('#/images/redis/8.0', async (page) => {
        const row = page.locator('.rows-findings tbody tr');
        await row.getByText('Jan 2, 2026').waitFor();
        await row.getByRole('link').click();
        const dialog = page.getByRole('dialog', { name: 'CVE-2026-1000' });
        await dialog.getByText('Also known as').waitFor();
        await dialog.getByText('EPSS').waitFor();
        expect(await textOf(dialog.locator('.facts').first())).toBe(
          `In this version1 findingSinceJan 2, 2026In the image sinceJan 1, 2026ExploitationExploitedIn KEV since Jan 3, 2026, due Jan 24, 2026, used by ransomwareEPSS97.2%Also known as${GHSA}Advisoryexample.test/CVE-2026-1000`,
        );
        await dialog.getByRole('link', { name: 'All versions that have it' }).click();
        await page.getByRole('heading', { name: 'Affected images' }).waitFor();
        await page.goto(at('#/images/redis/8.0'));
        const left = page.getByRole('table', { name: '1 suppressed finding' });
        await left.waitFor();
        expect(await cellsOf(left.locator('tbody tr'))).toEqual([
          'CVE-2026-3000',
          'High',
          'curl3.0.1',
          'Marked as not affected',
          'The vulnerable code is never executed.',
        ]);
        await page.goto(at('#/images/nats'));
        await page.getByRole('heading', { name: '1 CVE not confirmed' }).waitFor();
        await shown(page, 'No scan of this version is known.');
      }),
  );

  inBrowser('shows an image of which nothing is known over time', () => {
    const answers = { '**/findings.json': undefined };
    const use = async (page: Page): Promise<void> => {
      await page.locator('.rows-findings').getByText('Unknown').waitFor();
      await page.goto(at('#/images/never'));
      await shown(page, 'No scan of this version is known.');
    };
    return see('#/images/redis', use, { ...NONE_THERE, answers });
  });

  inBrowser('shows hostile ids, titles, names and versions as text', async () => {
    const list = read<CveCollection>('cve.json');
    const cve = read<CveDocument>('cve/2026/CVE-2026-1000.json');
    const data = list.data.map((item) => ({
      ...item,
      id: evil('id'),
      aliases: [evil('alias')],
      title: evil('title'),
      severity: evil('severity'),
      exploitation: evil('exploitation'),
    }));
    const evilCve = {
      ...cve,
      id: evil('id'),
      aliases: [evil('alias')],
      see: [evil('see')],
      title: evil('title'),
      url: 'javascript:alert(4)',
      images: cve.images.map((each) => ({ ...each, slug: evil('slug'), since: evil('since') })),
      suppressed: [
        {
          slug: evil('slug'),
          version: evil('version'),
          severity: 'LOW',
          status: evil('status'),
          justification: evil('justification'),
        },
      ],
      closed: [
        {
          slug: evil('slug'),
          version: evil('gone'),
          severity: 'LOW',
          reason: evil('reason'),
          since: evil('since'),
          until: null,
        },
      ],
    };
    const answers = {
      '**/cve.json': {
        ...list,
        data,
        kev: { ...list.kev, version: evil('kev') },
        epss: { ...list.epss, model: evil('epss') },
      },
      '**/cve/2026/*': evilCve,
    };
    const use = async (page: Page): Promise<void> => {
      for (const [hash, texts] of [
        ['#/cves', ['id', 'title', 'kev', 'epss']],
        [
          '#/cves/CVE-2026-1000',
          [
            'id',
            'alias',
            'see',
            'title',
            'slug',
            'since',
            'status',
            'justification',
            'gone',
            'reason',
          ],
        ],
      ] as const) {
        await page.goto(at(hash));
        await shown(page, evil('id'));
        await page.evaluate(UNFOLD);
        for (const text of texts) await shown(page, evil(text));
        expect([hash, await foreignOn(page)]).toEqual([hash, []]);
      }
    };
    await see('', use, { answers });
  });

  /** A list of 5,000 CVEs, as a file: a browser takes it from a host, not from a test. */
  const many = (): string => {
    const list = read<CveCollection>('cve.json');
    const data = Array.from({ length: 5000 }, (_, i): CveItem => {
      const item = list.data[i % 2];
      if (item === undefined) throw new Error('the list has fewer CVEs than the test needs');
      return { ...item, id: `CVE-2026-${10_000 + i}`, aliases: [`GHSA-2222-3333-${10_000 + i}`] };
    });
    const folder = path.dirname(site.file('index.html', 'many'));
    mkdirSync(folder, { recursive: true });
    for (const name of ['index.html', 'feed.json', 'integrity.json'])
      writeFileSync(path.join(folder, name), readFileSync(site.file(name)));
    writeFileSync(path.join(folder, 'cve.json'), JSON.stringify({ ...list, total: 5000, data }));
    return 'many';
  };

  inBrowser('has few of 5,000 CVEs in the page, and all within reach', () =>
    visiting(site.tab(), at('#/cves', many()), {}, async ({ page }) => {
      await shown(page, '5,000 CVEs');
      const rows = page.locator('.rows-cves tbody tr');
      expect(await rows.count()).toBeLessThan(80);
      await page.evaluate('document.querySelector(".rows").scrollIntoView(false)');
      await page.getByRole('link', { name: 'CVE-2026-14999' }).waitFor();
      expect(await rows.last().getAttribute('aria-rowindex')).toBe('5001');
      await page.getByRole('searchbox').fill('CVE-2026-1477');
      await shown(page, '10 of 5,000 CVEs');
    }),
  );

  inBrowser(
    'keeps a CVE that is in thousands of versions at hand, and few of them in the page',
    () => {
      const cve = read<CveDocument>('cve/2026/CVE-2026-1000.json');
      const [first] = cve.images;
      const images = Array.from({ length: 2000 }, (_, i) => ({ ...first, slug: `image-${i}` }));
      const use = async (page: Page): Promise<void> => {
        await shown(page, '2,000 images');
        const rows = page.locator('.plain-affected tbody tr');
        expect(await rows.count()).toBe(100);
        await page.getByRole('button', { name: 'Show 100 more' }).click();
        expect(await rows.count()).toBe(200);
        await page.getByRole('searchbox').fill('image-1999');
        await shown(page, '1 of 2,000 images');
        expect(await rows.count()).toBe(1);
      };
      return see('#/cves/CVE-2026-1000', use, { answers: { '**/cve/2026/*': { ...cve, images } } });
    },
  );

  const VIEWS: ReadonlyArray<readonly [hash: string, text: string]> = [
    ['#/cves', '2 CVEs'],
    ['#/cves/CVE-2026-1000', 'Affected images'],
    ['#/cves/CVE-2026-2000', 'No longer reported in 1 case'],
    ['#/cves/CVE-2026-3000', 'Suppressed in 1 version'],
    [`#/cves/${GHSA}`, 'is another name of'],
    ['#/cves/CVE-2020-9999', 'is known to have it'],
    ['#/images', 'known to be exploited'],
    ['#/images/redis/8.0', '1 suppressed finding'],
    ['#/images/nats', '1 CVE not confirmed'],
    ['#/images/redis/8.0?cve=CVE-2026-1000', 'All versions that have it'],
  ];

  checkViews(inBrowser, site, VIEWS);

  inBrowser('can be used by keyboard alone, and in colors of the reader', () =>
    see('#/cves', async (page) => {
      await shown(page, '2 CVEs');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await page.evaluate('document.activeElement.textContent')).toBe('CVE-2026-1000');
      await page.emulateMedia({ forcedColors: 'active' });
      const border = await page.evaluate(
        'getComputedStyle(document.querySelector("[data-exploited]")).borderTopWidth',
      );
      expect(border).toBe('1px');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Affected images' }).waitFor();
    }),
  );
});
