/** What the page says of the scope of scans, in a real browser: platforms, age of the database, fixes, charts. */
import path from 'node:path';
import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { digestOf } from '../builders/digest';
import { REGISTRY } from '../builders/items';
import { trivy, trivyFinding } from '../builders/reports';
import { chart, image, MANIFEST, manifest, yaml } from './builders';
import { cellsOf, checkViews, describePage, NONE_THERE, resultOf, shown } from './page';
import { publish } from './runs';
import type { World } from './world';

const FINDINGS = [
  trivyFinding({ VulnerabilityID: 'CVE-2026-1', PkgName: 'openssl', FixedVersion: '3.0.2' }),
  trivyFinding({ VulnerabilityID: 'CVE-2026-2', PkgName: 'zlib', Status: 'affected' }),
  trivyFinding({ VulnerabilityID: 'CVE-2026-3', PkgName: 'curl', Status: 'will_not_fix' }),
  trivyFinding({ VulnerabilityID: 'CVE-2026-4', PkgName: 'bash', Status: 'end_of_life' }),
];

const report = (
  name: string,
  architecture: string,
  findings: ReadonlyArray<Readonly<Record<string, unknown>>> = [],
): string => {
  const [slug, version] = name.split('/');
  const repository = `${REGISTRY}/images/${slug}`;
  return JSON.stringify(
    trivy(findings, {
      CreatedAt: '2026-01-20T03:00:00Z',
      ArtifactName: `${repository}:${version}`,
      Metadata: {
        OS: { Family: 'wolfi', Name: '1' },
        ImageConfig: { os: 'linux', architecture },
        RepoDigests: [`${repository}@${digestOf(`${slug}:${version}`)}`],
      },
    }),
  );
};

const databaseOf = (day: string): string =>
  JSON.stringify({ Version: '0.74.0', VulnerabilityDB: { UpdatedAt: `${day}T00:00:00Z` } });

const shipping = (slug: string, ...images: ReadonlyArray<string>) =>
  chart(slug, {
    images: images.map((each) => {
      const [repository = '', tag] = each.split(':');
      const name = repository.split('/').at(-1);
      return { name, image: `${repository}@${digestOf(`${name}:${tag}`)}` };
    }),
  });

const FILES = {
  [MANIFEST]: yaml(
    manifest({
      platforms: ['linux/amd64', 'linux/arm64'],
      project: { signing: 'cosign' },
      images: [
        image('redis', ['8.0', '7.0'], { arches: ['amd64'], license: 'MIT' }),
        image('nats', ['2.0'], { platforms: [] }),
      ],
      charts: [
        shipping('with-a-sidecar', `${REGISTRY}/images/nats:2.0`, 'quay.io/other/exporter:1.0'),
        shipping('complete', `${REGISTRY}/images/nats:2.0`),
        shipping('partial', `${REGISTRY}/images/redis:7.0`),
      ],
    }),
  ),
  'reports/redis/amd64-8.json': report('redis/8.0', 'amd64', FINDINGS),
  'reports/redis/arm64-8.json': report('redis/8.0', 'arm64'),
  'reports/redis/amd64-7.json': report('redis/7.0', 'amd64'),
  'reports/redis/trivy-version.json': databaseOf('2026-01-01'),
  'reports/nats/2.0.json': report('nats/2.0', 'amd64'),
  'reports/nats/trivy-version.json': databaseOf('2026-01-20'),
};

const publishOnce = async (w: World, folder: string): Promise<void> => {
  await publish(w, FILES, { reports: 'reports' });
  w.exportTree('gh-pages', path.join(folder, 'site'));
};

/** A color that says how good or bad something is. */
const inkOf = (place: Locator): Promise<string> =>
  place
    .first()
    .evaluate((each) =>
      Reflect.get(globalThis, 'getComputedStyle')(each).getPropertyValue('--ink'),
    );

describePage('what the page says of the scope of scans', 'site', publishOnce, (inBrowser, site) => {
  const { see } = site;
  const pills = (page: Page, place: string): Locator => page.locator(`${place} [data-scan]`);

  inBrowser('says of each stated platform whether it was scanned', () =>
    see('#/images/redis/7.0', async (page) => {
      const platforms = page.getByRole('list', { name: 'Platforms' });
      await platforms.waitFor();
      expect(await platforms.getByRole('listitem').allTextContents()).toEqual([
        'linux/amd64 Scanned',
        'linux/arm64 Not scanned',
      ]);
      await shown(page, 'Partial.');
    }),
  );

  inBrowser('names no platform of an image that states none', () =>
    see('#/images/nats', async (page) => {
      await shown(page, 'with a database of Jan 20, 2026');
      expect(await page.getByRole('list', { name: 'Platforms' }).count()).toBe(0);
      expect(await page.getByText('Old database').count()).toBe(0);
    }),
  );

  inBrowser('marks a scan with an outdated database in the color of a partial one', () =>
    see('#/images', async (page) => {
      const old = page.getByText('Old database');
      await old.waitFor();
      expect(await old.getAttribute('title')).toBe(
        'Vulnerability database of 2026-01-01T00:00:00Z',
      );
      await page.getByRole('link', { name: 'redis', exact: true }).first().click();
      await shown(page, 'Outdated database.');
      const partial = pills(page, '.plain-versions').getByText('Partial', { exact: true });
      expect(await inkOf(pills(page, '.plain-versions').getByText('Old database'))).toBe(
        await inkOf(partial),
      );
    }),
  );

  inBrowser('shows a good grade in the color of the scan that could not see everything', () =>
    see('#/images/redis/7.0', async (page) => {
      const grade = page.locator('.head .grade');
      await grade.waitFor();
      expect([await grade.textContent(), await grade.getAttribute('title')]).toEqual([
        'Grade A+',
        'Grade A+: no findings, as far as the scan could tell',
      ]);
      expect(await inkOf(grade)).toBe(await inkOf(page.locator('[data-scan="partial"]')));
      await page.goto(site.at('#/images/nats'));
      await page.getByRole('heading', { name: 'nats', level: 1 }).waitFor();
      expect(await grade.getAttribute('data-grade')).toBe('A+');
      for (const [chart, shown] of [
        ['partial', 'partial'],
        ['complete', 'A+'],
      ] as const) {
        await page.goto(site.at(`#/charts/${chart}`));
        await page.getByRole('heading', { name: chart, level: 1 }).waitFor();
        const shipped = page.locator('.plain-deployed .grade');
        await shipped.waitFor();
        expect([chart, await shipped.getAttribute('data-grade')]).toEqual([chart, shown]);
      }
    }),
  );

  inBrowser('says in the list of charts how many of several images were scanned', () =>
    see('#/charts', async (page) => {
      const cards = page.locator('.card');
      await cards.first().waitFor();
      expect(await cards.locator('.card-foot').allTextContents()).toEqual([
        'TestChart 1.0.01 of 2 images present and scanned',
        'TestChart 1.0.00 of 1 image present and scanned',
        'TestChart 1.0.00 findings',
      ]);
    }),
  );

  inBrowser('says how much of a chart was scanned, and grades it only if all was', async () => {
    for (const [hash, sentence, grade] of [
      [
        '#/charts/with-a-sidecar',
        'Present builds with a full scan: 1 of 2 images; what is in the rest is not fully known. Known CVEs: 0.',
        'No grade–',
      ],
      [
        '#/charts/complete',
        'Present builds with a full scan: 1 of 1 image. Known CVEs: 0.',
        'Grade A+',
      ],
    ] as const)
      await see(hash, async (page) => {
        await shown(page, sentence);
        expect(await page.locator('.head [data-grade]').allTextContents()).toEqual([grade]);
      });
  });

  inBrowser('says which image of a chart is unknown', () =>
    see('#/charts/with-a-sidecar', async (page) => {
      const rows = page.locator('.plain-deployed tbody tr');
      await rows.first().waitFor();
      expect((await cellsOf(rows.nth(0))).slice(0, 4)).toEqual([
        'nats',
        `${REGISTRY}/images/nats`,
        '2.0',
        'Grade A+',
      ]);
      expect((await cellsOf(rows.nth(1))).slice(0, 5)).toEqual([
        'exporter',
        'quay.io/other/exporter',
        'Not in this catalog',
        'No grade–',
        'No scan record',
      ]);
    }),
  );

  inBrowser('shows what the owner states as stated, in no color of a state', () =>
    see(
      '#/images/redis',
      async (page) => {
        const about = page.locator('.side .card', { hasText: 'About the image' });
        await about.waitFor();
        await shown(page, 'Stated by the owner, not checked.');
        expect(await about.locator('.pill').allTextContents()).toEqual(['Open source']);
        for (const state of ['data-scan', 'data-grade', 'data-verdict', 'data-clean'])
          expect([state, await about.locator(`[${state}]`).count()]).toEqual([state, 0]);
        await page.goto(site.at('#/badges'));
        const stated = page.getByRole('heading', { name: 'Stated by the owner, not checked' });
        await stated.waitFor();
        const names = page.locator('h2:text("Stated by the owner") + ul h2');
        await names.first().waitFor();
        expect(await names.allTextContents()).toContain('signing');
        expect(await names.allTextContents()).not.toContain('cves');
      },
      NONE_THERE,
    ),
  );

  inBrowser('filters findings by whether a fix is there, may come, or will not', () =>
    see('#/images/redis/8.0', async (page) => {
      await shown(page, '4 CVEs');
      const fix = page.getByRole('combobox', { name: 'Fix', exact: true });
      for (const [choice, ids] of [
        ['Fixable only', ['CVE-2026-1']],
        ['No fix yet', ['CVE-2026-2']],
        ['Will not be fixed', ['CVE-2026-3', 'CVE-2026-4']],
      ] as const) {
        await fix.selectOption(choice);
        await shown(page, `${ids.length} of 4 CVEs`);
        expect([choice, await page.locator('.rows-findings tbody th a').allTextContents()]).toEqual(
          [choice, ids],
        );
      }
      expect(await resultOf(page)).toContain('2 of 4 CVEs');
    }),
  );

  inBrowser('filters the list of CVEs by fix, and promises none', () =>
    see('#/cves', async (page) => {
      await shown(page, '4 CVEs');
      const fix = page.getByRole('combobox', { name: 'Fix', exact: true });
      await fix.selectOption('Without a fix');
      await shown(page, '3 of 4 CVEs');
      expect(await page.locator('.rows-cves tbody th a').allTextContents()).toEqual([
        'CVE-2026-2',
        'CVE-2026-3',
        'CVE-2026-4',
      ]);
      expect(
        await page
          .locator('.rows-cves tbody tr')
          .first()
          .locator('[data-column="fix"]')
          .textContent(),
      ).toBe('no fix');
    }),
  );

  checkViews(inBrowser, site, [
    ['#/images', '2 images'],
    ['#/images/redis/7.0', 'Outdated database.'],
    ['#/charts/with-a-sidecar', 'Not in this catalog'],
  ]);
});
