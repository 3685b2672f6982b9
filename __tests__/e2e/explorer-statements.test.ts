/** The owner's statements on the page, in a real browser: beside what scans found, and never instead of it. */
import path from 'node:path';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { CveDocument, ImageVex, Integrity, Statement } from '../../explorer/model/documents';
import { digestOf } from '../builders/digest';
import { writeFiles } from '../builders/files';
import { REGISTRY } from '../builders/items';
import { trivy, trivyFinding } from '../builders/reports';
import { visiting } from './browser';
import { image, MANIFEST, manifest, yaml } from './builders';
import { checkViews, describePage, evil, foreignOn, NONE_THERE, rowsOf, shown } from './page';
import { publish } from './runs';
import type { World } from './world';

const ADDRESS = `${REGISTRY}/images/redis`;
const openssl = trivyFinding({ VulnerabilityID: 'CVE-2026-1', PkgName: 'openssl' });
const zlib = trivyFinding({ VulnerabilityID: 'CVE-2026-2', PkgName: 'zlib' });

const REPORT = JSON.stringify(
  trivy([], {
    CreatedAt: '2026-01-20T03:00:00Z',
    ArtifactName: `${ADDRESS}:8.0`,
    Metadata: {
      OS: { Family: 'wolfi', Name: '1' },
      RepoDigests: [`${ADDRESS}@${digestOf('redis:8.0')}`],
    },
    Results: [
      {
        Target: 'wolfi',
        Class: 'os-pkgs',
        Type: 'wolfi',
        Vulnerabilities: [openssl],
        ExperimentalModifiedFindings: [
          {
            Type: 'vulnerability',
            Status: 'not_affected',
            Statement: 'vulnerable_code_not_in_execute_path',
            Finding: zlib,
          },
        ],
      },
    ],
  }),
);

const stating = (name: string, more: Partial<Statement> = {}): Statement => ({
  vulnerability: { name },
  timestamp: '2026-01-10T10:00:00Z',
  products: [{ '@id': 'pkg:oci/redis', identifiers: { purl: 'pkg:oci/redis' } }],
  status: 'not_affected',
  justification: 'vulnerable_code_not_in_execute_path',
  ...more,
});
const ofDigest = (digest: string): Statement['products'] => [
  {
    '@id': 'pkg:oci/redis',
    identifiers: { purl: 'pkg:oci/redis' },
    hashes: { 'sha-256': digest.slice('sha256:'.length) },
  },
];

const VEX: ImageVex = {
  '@context': 'https://openvex.dev/ns/v0.2.0',
  '@id': 'urn:uuid:20cbc1b3-1591-5d93-9b77-d816330a32a5',
  author: evil('Acme'),
  timestamp: '2026-01-12T10:00:00Z',
  version: 1,
  statements: [
    stating('CVE-2026-1', { last_updated: '2026-01-12T10:00:00Z' }),
    stating('CVE-2026-2', { products: ofDigest(digestOf('redis:8.0')) }),
    stating('CVE-2026-3', { products: ofDigest(digestOf('before')), status: 'fixed' }),
    {
      '@id': evil('statement'),
      vulnerability: {
        '@id': 'javascript:alert(1)',
        name: evil('name'),
        description: evil('description'),
        aliases: [evil('alias')],
      },
      timestamp: '2026-01-10T10:00:00Z',
      products: stating('').products,
      status: 'affected',
      status_notes: evil('notes'),
      action_statement: evil('action'),
    },
  ],
};

/** The documents of a VEX repository, added to a published tree. */
const publishWithStatements = async (w: World, folder: string): Promise<void> => {
  const files = {
    [MANIFEST]: yaml(
      manifest({
        project: { signing: 'cosign' },
        images: [image('redis', ['8.0', '7.0']), image('nats', ['2.0'])],
      }),
    ),
    'reports/redis/8.0.json': REPORT,
  };
  await publish(w, files, { reports: 'reports' });
  w.exportTree('gh-pages', path.join(folder, 'without'));
  w.exportTree('gh-pages', path.join(folder, 'site'));
  const tree = w.tree('gh-pages');
  const integrity: Integrity = JSON.parse(tree['api/v1/integrity.json'] ?? '');
  const folders = [...(integrity.folders ?? []), { path: 'vex', tree: 'f'.repeat(40) }];
  const index = {
    updated_at: VEX.timestamp,
    packages: [{ id: 'pkg:oci/redis', location: 'pkg/oci/redis/vex.json', format: 'openvex' }],
  };
  writeFiles(path.join(folder, 'site/api/v1'), [
    ['integrity.json', JSON.stringify({ ...integrity, folders })],
    ['vex/index.json', JSON.stringify(index)],
    ['images/redis/vex.json', JSON.stringify(VEX)],
  ]);
};

const TITLE = 'The owner’s statements';
const UNREAD =
  '31 of these images have statements, and this page reads those of the first 30. The page of an image shows all that it has.';

describePage('the statements of the owner', 'site', publishWithStatements, (inBrowser, site) => {
  const { at, read, see } = site;

  inBrowser('are listed with author, date and versions, and change no number', () =>
    see('#/images/redis/8.0', async (page) => {
      await shown(page, TITLE);
      expect(await rowsOf(page.getByRole('table', { name: TITLE }))).toEqual([
        [
          'CVE-2026-1',
          'All',
          'Not affectedStated, not applied by the last scan of 8.0',
          'The vulnerable code is never executed.',
          'Jan 12, 2026',
        ],
        [
          'CVE-2026-2',
          '8.0',
          'Not affected',
          'The vulnerable code is never executed.',
          'Jan 10, 2026',
        ],
        [
          'CVE-2026-3',
          'A former build',
          'Fixed',
          'The vulnerable code is never executed.',
          'Jan 10, 2026',
        ],
        [
          `${evil('name')}${evil('alias')}`,
          'All',
          'Affected',
          `${evil('action')}${evil('notes')}`,
          'Jan 10, 2026',
        ],
      ]);
      await shown(
        page,
        'The numbers on this page count what scans found: a statement changes none.',
      );
      await shown(page, evil('Acme'));
      expect(await foreignOn(page)).toEqual([]);
      await shown(page, '1 finding of 1 CVE');
      const suppressed = page.getByRole('table', { name: '1 suppressed finding' });
      expect((await rowsOf(suppressed)).map((cells) => cells.at(3))).toEqual([
        'Marked as not affectedStated by the owner Jan 10, 2026',
      ]);
    }),
  );

  inBrowser('are shown beside the versions that have a CVE, with author and date', () =>
    see('#/cves/CVE-2026-1', async (page) => {
      const stated = page.getByRole('table', { name: TITLE });
      expect(await rowsOf(stated)).toEqual([
        [
          'redis',
          'All',
          'Not affectedStated, not applied by the last scan of 8.0',
          'The vulnerable code is never executed.',
          'Jan 12, 2026',
          evil('Acme'),
        ],
      ]);
      await shown(page, '1 image has it, in 1 of 3 versions.');
      await page.goto(at('#/cves/CVE-2026-2'));
      await shown(page, 'Suppressed in 1 version');
      expect((await rowsOf(stated)).map((cells) => cells.slice(0, 3))).toEqual([
        ['redis', '8.0', 'Not affected'],
      ]);
      expect(await foreignOn(page)).toEqual([]);
    }),
  );

  inBrowser(
    'of a CVE in many images are read for thirty of them, and the page says so',
    async () => {
      const cve = read<CveDocument>('cve/other/CVE-2026-1.json');
      for (const [count, note] of [
        [30, []],
        [31, [UNREAD]],
      ] as const) {
        const slugs = Array.from({ length: count }, (_, i) => `image-${i}`);
        const packages = slugs.map((slug) => ({ location: `pkg/oci/${slug}/vex.json` }));
        const images = slugs.flatMap((slug) => cve.images.map((each) => ({ ...each, slug })));
        const answers = {
          '**/vex/index.json': { packages },
          '**/CVE-2026-1.json': { ...cve, images },
        };
        const use = async (page: Page): Promise<void> => {
          await shown(page, `${count} images have it`);
          await page.waitForLoadState('networkidle');
          expect(await page.getByText('have statements').allTextContents()).toEqual(note);
        };
        await see('#/cves/CVE-2026-1', use, { answers, ...NONE_THERE });
      }
    },
  );

  inBrowser('say nothing of a scan where there is none', () =>
    see('#/images/redis/7.0', async (page) => {
      await shown(page, TITLE);
      const rows = await rowsOf(page.getByRole('table', { name: TITLE }));
      expect(rows.map(([, versions, status]) => [versions, status])).toEqual([
        ['All', 'Not affected'],
        ['8.0', 'Not affected'],
        ['A former build', 'Fixed'],
        ['All', 'Affected'],
      ]);
    }),
  );

  inBrowser('are asked for only where there are some', async () => {
    for (const [hash, tree, names] of [
      ['#/images/redis/8.0', 'site', ['images/redis/vex.json', 'vex/index.json']],
      ['#/images/nats', 'site', ['vex/index.json']],
      ['#/images/redis/8.0', 'without', []],
    ] as const) {
      const asked: string[] = [];
      await visiting(site.tab(), at(hash, tree), { asked, ...NONE_THERE }, async ({ page }) => {
        await shown(page, 'About the image');
        await page.waitForLoadState('networkidle');
      });
      const found = asked.filter((each) => each.includes('vex'));
      expect([hash, tree, found.sort()]).toEqual([hash, tree, names.map((name) => at(name, tree))]);
    }
  });

  checkViews(inBrowser, site, [
    ['#/images/redis/8.0', TITLE],
    ['#/cves/CVE-2026-1', TITLE],
  ]);
});
