/** What the page says of packages, in a real browser: the list, one of them, those of a version, and the search. */
import path from 'node:path';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { digestOf } from '../builders/digest';
import { REGISTRY } from '../builders/items';
import { trivy, trivyFinding } from '../builders/reports';
import { visiting } from './browser';
import { image, MANIFEST, manifest, yaml } from './builders';
import {
  checkViews,
  describePage,
  evil,
  foreignOn,
  NONE_THERE,
  rowsOf,
  shown,
  textOf,
} from './page';
import { publish } from './runs';
import type { World } from './world';

type Fields = Readonly<Record<string, unknown>>;

const ODD = 'a b/c%d?e#f';
const EVIL = evil('package');

const packageOf = (purl: string, Version: string, more: Fields = {}): Fields => ({
  Name: purl,
  Identifier: { PURL: purl },
  Version,
  ...more,
});

const DEBIAN = [
  packageOf('pkg:deb/debian/libssl3@3.0.1', '3.0.1', { SrcName: 'openssl' }),
  packageOf('pkg:deb/debian/libssl-dev@3.0.1', '3.0.1', { SrcName: 'openssl' }),
];
const NODE = [
  packageOf('pkg:npm/%40scope/name@1.0.0', '1.0.0'),
  ...['__proto__', ODD, EVIL].map((Name) => ({ Name, Version: '2.0.0' })),
];
const FINDING = trivyFinding({
  VulnerabilityID: 'CVE-2026-1000',
  PkgName: 'libssl3',
  Title: 'openssl: out of bounds access',
});

/** A report that lists packages of npm, besides those of Debian if it is complete. */
const report = (slug: string, version: string, npm: ReadonlyArray<Fields>, deb?: Fields[]) => {
  const repository = `${REGISTRY}/images/${slug}`;
  const system = { Target: 'debian', Class: 'os-pkgs', Type: 'debian', Vulnerabilities: [FINDING] };
  return JSON.stringify(
    trivy([], {
      CreatedAt: '2026-01-02T03:00:00Z',
      ArtifactName: `${repository}:${version}`,
      Metadata: {
        OS: { Family: 'debian', Name: '12' },
        RepoDigests: [`${repository}@${digestOf(`${slug}:${version}`)}`],
      },
      Results: [
        deb === undefined ? system : { ...system, Packages: deb },
        { Target: 'app', Class: 'lang-pkgs', Type: 'node-pkg', Packages: npm },
      ],
    }),
  );
};

const images = [image('redis', ['8.0', '7.0', '6.0'], { name: 'Redis' }), image('nats', ['2.0'])];
const FILES = {
  'reports/redis-8.json': report('redis', '8.0', NODE, DEBIAN),
  'reports/redis-7.json': report('redis', '7.0', NODE.slice(0, 1)),
  'reports/nats.json': report('nats', '2.0', [], DEBIAN.slice(0, 1)),
};

const filesWith = (more: Fields): Readonly<Record<string, string>> => ({
  ...FILES,
  [MANIFEST]: yaml(manifest({ images, ...more })),
});

const publishBoth = async (w: World, folder: string): Promise<void> => {
  const inputs = { reports: 'reports' };
  await publish(w, filesWith({}), inputs);
  w.exportTree('gh-pages', path.join(folder, 'with'));
  // Without the check of the first release's contract, which does not know this key.
  const { code, log } = await w.run(w.checkout(filesWith({ packages: false })), inputs);
  if (code !== 0) throw new Error(log);
  w.exportTree('gh-pages', path.join(folder, 'without'));
};

const KNOWN = 'The packages of 2 of 4 versions are known: the others may contain any.';

describePage('what the page says of packages', 'with', publishBoth, (inBrowser, site) => {
  const { at, see } = site;

  /** The names in the list, once the line above it says how many there are. */
  const namesOf = async (page: Page, result: string) => {
    await page.locator('.result').getByText(result, { exact: true }).waitFor();
    return page.locator('.rows-packages tbody th').allTextContents();
  };

  const linksWith = async (page: Page, selector: string) =>
    Promise.all((await page.locator(selector).all()).map((link) => link.getAttribute('href')));

  inBrowser('lists packages by type, with where they were built from and what contains them', () =>
    see('#/packages', async (page) => {
      await shown(page, KNOWN);
      await shown(page, '6 packages');
      expect(await rowsOf(page.locator('.rows-packages'))).toEqual([
        ['libssl-dev', 'deb', 'openssl', 'redis'],
        ['libssl3', 'deb', 'openssl', 'nats, redis'],
        ['@scope/name', 'npm', '', 'redis'],
        ['__proto__', 'npm', '', 'redis'],
        [ODD, 'npm', '', 'redis'],
        [EVIL.toLowerCase(), 'npm', '', 'redis'],
      ]);
      expect(await foreignOn(page)).toEqual([]);
      await page.getByRole('button', { name: 'deb 2' }).click();
      expect(await namesOf(page, '2 packages')).toEqual(['libssl-dev', 'libssl3']);
      await page.waitForURL(/#\/packages\?type=deb$/);
      await page.getByRole('button', { name: 'All 6' }).click();
      await page.getByRole('searchbox').fill('openssl');
      expect(await namesOf(page, '2 of 6 packages')).toEqual(['libssl-dev', 'libssl3']);
      await page.getByRole('searchbox').fill('libssl3');
      expect(await namesOf(page, '1 of 6 packages')).toEqual(['libssl3']);
      await page.getByRole('searchbox').fill('pkg:npm/%40Scope/Name@1');
      await page.getByRole('searchbox').press('Enter');
      await page.waitForURL(/#\/packages\/npm\/%40scope%2Fname$/);
    }),
  );

  inBrowser('shows the images that contain a package, and their versions where they are few', () =>
    see(
      '#/packages/npm/%40scope%2Fname',
      async (page) => {
        await shown(page, '1 image contains it');
        await shown(page, KNOWN);
        expect(await textOf(page.getByRole('heading', { level: 1 }))).toBe('@scope/name');
        await shown(page, 'Not known of 7.0, 6.0');
        expect(await page.locator('.places li').allTextContents()).toEqual([
          '1.0.0 in 8.0, 7.0',
          'Not known of 7.0, 6.0',
        ]);
        await page.getByRole('link', { name: '8.0' }).click();
        await page.getByRole('heading', { name: 'Redis', level: 1 }).waitFor();
      },
      NONE_THERE,
    ),
  );

  inBrowser('asks for the versions of many images once they are wanted', () => {
    const images = ['one', 'two', 'three', 'four', 'five'];
    const asked: string[] = [];
    const before = (page: Page): Promise<unknown> =>
      page.route('**/packages/npm.json', async (route) => {
        const names = await (await route.fetch()).json();
        await route.fulfill({ json: { ...names, data: [{ name: '@scope/name', images }] } });
      });
    const use = async (page: Page): Promise<void> => {
      await shown(page, '5 images contain it');
      const lists = () => asked.filter((each) => each.includes('/images/'));
      expect(lists()).toEqual([]);
      await page.getByRole('button', { name: 'Show the versions' }).click();
      await page.getByRole('columnheader', { name: 'Versions' }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(lists().toSorted()).toEqual(
        images.map((slug) => at(`images/${slug}/packages.json`)).toSorted(),
      );
    };
    return see('#/packages/npm/%40scope%2Fname', use, { asked, before, ...NONE_THERE });
  });

  inBrowser('leads from a package to its source and its CVEs, and from a CVE to its packages', () =>
    see('#/packages/deb/libssl3', async (page) => {
      await shown(page, '2 images contain it');
      await shown(page, '1 open CVE in a package of this name');
      expect(await rowsOf(page.getByRole('table').last())).toEqual([
        ['CVE-2026-1000', 'High ', 'openssl: out of bounds access'],
      ]);
      await page.getByRole('link', { name: 'openssl', exact: true }).click();
      await shown(page, 'Packages built from it: libssl-dev, libssl3.');
      await page.getByRole('link', { name: 'libssl3' }).click();
      await page.getByRole('link', { name: 'CVE-2026-1000' }).click();
      await page.getByRole('link', { name: 'libssl3' }).click();
      await page.waitForURL(/#\/packages\?q=libssl3$/);
      expect(await namesOf(page, '1 of 6 packages')).toEqual(['libssl3']);
    }),
  );

  inBrowser(
    'finds the CVEs of a package however it is spelled, and however many others have them',
    () => {
      const { data, ...list } = site.read<{ data: ReadonlyArray<Fields> }>('cve.json');
      const many = Array.from({ length: 9 }, (_, i) => `krb5-${i}`);
      const cve = (id: string, packages: ReadonlyArray<string>, more: Fields) => ({
        ...data[0],
        ...{ id, title: `title of ${id}`, packages: packages.slice(0, 8), packageNames: packages },
        ...more,
      });
      const items = [
        cve('CVE-2026-2000', [...many, 'libssl-dev'], {}),
        cve('CVE-2026-3000', ['@Scope/Name'], { packageNames: ['@Scope/Name', '@scope/name'] }),
        cve('CVE-2026-4000', many, { packagesMore: 7 }),
      ];
      const untold = 'Not all packages of 1 CVE are listed, so it may be among them: CVE-2026-4000';
      const use = async (page: Page): Promise<void> => {
        for (const [hash, id] of [
          ['#/packages/deb/libssl-dev', 'CVE-2026-2000'],
          ['#/packages/npm/%40scope%2Fname', 'CVE-2026-3000'],
        ] as const) {
          await page.goto(at(hash));
          await shown(page, '1 open CVE in a package of this name');
          await shown(page, untold);
          expect(await rowsOf(page.getByRole('table').last())).toEqual([
            [id, 'High ', `title of ${id}`],
          ]);
        }
        await page.goto(at('#/packages/npm/__proto__'));
        await shown(page, untold);
        expect(await page.getByText(/in a package of this name/).count()).toBe(0);
      };
      return see('#/packages', use, { answers: { '**/cve.json': { ...list, data: items } } });
    },
  );

  inBrowser('says what it means that no image is known to contain a package', () =>
    see('#/packages/npm/axios', async (page) => {
      const absent =
        'It was not found in the 2 versions whose packages are known. The packages of 2 other versions are not known. Static binaries and copied code are in no list.';
      for (const hash of [
        '#/packages/npm/axios',
        '#/packages/__proto__/x',
        '#/packages/..%2Fx/y',
      ]) {
        await page.goto(at(hash));
        await shown(page, 'No image is known to contain it');
        await shown(page, absent);
      }
      expect(await page.locator('a.json').allTextContents()).toEqual(['{ } packages.json']);
    }),
  );

  inBrowser('shows any name as it is', () =>
    see('#/packages', async (page) => {
      for (const [name, row] of [
        ['__proto__', 3],
        [ODD, 4],
        [EVIL.toLowerCase(), 5],
      ] as const) {
        await page.goto(at('#/packages'));
        await page.locator('.rows-packages tbody a').nth(row).click();
        await shown(page, '1 image contains it');
        expect(await textOf(page.getByRole('heading', { level: 1 }))).toBe(name);
        await shown(page, 'Not known of 7.0, 6.0');
        expect(await page.locator('.places li').first().textContent()).toBe('2.0.0 in 8.0');
        expect(await foreignOn(page)).toEqual([]);
      }
    }),
  );

  inBrowser('lists the packages of a version, and says where the list is not complete', () =>
    see(
      '#/images/redis/8.0',
      async (page) => {
        await page.getByRole('main').getByRole('link', { name: 'Packages' }).click();
        await page.getByRole('heading', { name: 'Packages of Redis 8.0', level: 1 }).waitFor();
        expect((await rowsOf(page.locator('.rows-packages'))).slice(0, 3)).toEqual([
          ['libssl-dev', 'deb', '3.0.1', 'openssl'],
          ['libssl3', 'deb', '3.0.1', 'openssl'],
          ['@scope/name', 'npm', '1.0.0', ''],
        ]);
        expect(await page.locator('.notice').count()).toBe(0);
        await page.getByRole('combobox', { name: 'Type' }).selectOption('deb');
        await page.getByRole('searchbox').fill('ssl3');
        expect(await namesOf(page, '1 of 6 packages')).toEqual(['libssl3']);
        await page.waitForURL(/#\/images\/redis\/8\.0\/packages\?q=ssl3&type=deb$/);
        await page.goto(at('#/images/redis/7.0/packages'));
        await shown(page, 'No report lists all its packages: it may contain others.');
        expect(await namesOf(page, '1 package')).toEqual(['@scope/name']);
        await page.goto(at('#/images/redis/6.0/packages'));
        await shown(page, 'Its packages are not known');
        for (const hash of ['redis/5.0/packages', 'other/1/packages', 'redis/8.0/else']) {
          await page.goto(at(`#/images/${hash}`));
          await shown(page, 'There is nothing at this address');
        }
      },
      NONE_THERE,
    ),
  );

  inBrowser('finds packages by name, source and package URL in the search over everything', () =>
    see('#/images', async (page) => {
      const field = page.getByRole('combobox', { name: /^Find an image/ });
      const found = () => linksWith(page, '#hits fieldset[aria-label="Packages"] a');
      await field.fill('openssl');
      await shown(page, 'deb, in 2 images');
      expect(await found()).toEqual(['#/packages/deb/libssl-dev', '#/packages/deb/libssl3']);
      await field.fill('@scope/name');
      await shown(page, 'npm, in 1 image');
      expect(await found()).toEqual(['#/packages/npm/%40scope%2Fname']);
      await field.fill('pkg:golang/github.com/Acme/Tool@v1.2.3#cmd');
      await shown(page, 'which images contain it');
      await field.press('Enter');
      await page.waitForURL(/#\/packages\/golang\/github\.com%2Facme%2Ftool$/);
      await shown(page, 'No image is known to contain it');
    }),
  );

  inBrowser('answers which images have a version of a package, in the list and everywhere', () =>
    see('#/packages', async (page) => {
      const answer = async (title: string) => {
        const section = page.getByRole('region', { name: title, exact: true });
        await section.waitFor();
        return rowsOf(section.getByRole('table'));
      };
      const of = (version: string, is: string) => [
        ['nats', '2.0', 'libssl3 deb', version, is],
        ['redis', '8.0', 'libssl-dev deb', version, is],
        ['redis', '8.0', 'libssl3 deb', version, is],
      ];
      const field = page.getByRole('searchbox');
      await field.fill('openssl 3.0.1');
      expect(await namesOf(page, '2 of 6 packages')).toEqual(['libssl-dev', 'libssl3']);
      const theOne = of('3.0.1', 'It is the one');
      expect(await answer('openssl 3.0.1 is in 2 images')).toEqual(theOne);
      await field.fill('openssl 3.0');
      expect(await answer('openssl 3.0 may be in 2 images: compare the versions')).toEqual(
        of('3.0.1', 'Not clear: compare them'),
      );
      await shown(page, 'It was not found in the 2 versions whose packages are known.');
      await field.fill('openssl 9');
      expect(await answer('openssl 9 was not found: other versions are there')).toEqual(
        of('3.0.1', 'Another version'),
      );
      await shown(page, 'It was not found in the 2 versions whose packages are known.');
      const finder = page.getByRole('combobox', { name: /^Find an image/ });
      await finder.fill('openssl 3.0.1');
      await shown(page, 'deb, is in 2 images; nats 2.0 has 3.0.1, redis 8.0 has 3.0.1');
      await finder.press('Enter');
      await page.waitForURL(/#\/packages\/deb\/openssl\?version=3\.0\.1$/);
      expect(await answer('openssl 3.0.1 is in 2 images')).toEqual(theOne);
      await page.goto(at('#/images/redis/8.0/packages?q=openssl+3.0.1'));
      expect(await namesOf(page, '2 of 6 packages')).toEqual(['libssl-dev', 'libssl3']);
    }),
  );

  inBrowser('looks for a version in many images once that is wanted', () => {
    const images = Array.from({ length: 9 }, (_, i) => `image-${i}`);
    const asked: string[] = [];
    const answers = {
      '**/packages/npm.json': {
        ...{ apiVersion: 'v1', resource: 'package-names', type: 'npm', total: 1 },
        data: [{ name: 'axios', images }],
      },
    };
    const use = async (page: Page): Promise<void> => {
      const look = page.getByRole('button', { name: 'Look for axios 1.14.1 in 9 images' });
      await look.waitFor();
      expect(asked.filter((each) => each.includes('/images/'))).toEqual([]);
      await look.click();
      await shown(
        page,
        'The packages of 9 images could not be loaded, so axios 1.14.1 may be there',
      );
    };
    return see('#/packages?q=axios+1.14.1', use, { asked, answers, ...NONE_THERE });
  });

  inBrowser('does not speak of packages where the catalog publishes none', () => {
    const asked: string[] = [];
    return visiting(
      site.tab(),
      at('#/images/redis/8.0', 'without'),
      NONE_THERE,
      async ({ page }) => {
        page.on('request', (request) => asked.push(request.url()));
        await shown(page, 'Findings in');
        await page.getByRole('link', { name: 'Badges' }).waitFor();
        await page.getByRole('combobox', { name: /^Find an image/ }).fill('libssl3');
        await shown(page, 'CVE-2026-1000');
        expect(await page.getByText('Packages', { exact: true }).count()).toBe(0);
        expect(asked.filter((each) => each.includes('packages'))).toEqual([]);
      },
    );
  });

  checkViews(inBrowser, site, [
    ['#/packages', '6 packages'],
    ['#/packages?q=zzzz', 'No package matches these filters'],
    ['#/packages?q=openssl+3.0.1', 'openssl 3.0.1 is in 2 images'],
    ['#/packages/deb/libssl3?version=3', 'libssl3 3 may be in 2 images'],
    ['#/packages/deb/libssl3', '1 open CVE in a package of this name'],
    ['#/packages/deb/openssl', 'Packages built from it'],
    ['#/packages/npm/axios', 'No image is known to contain it'],
    [`#/packages/npm/${encodeURIComponent(EVIL.toLowerCase())}`, '1 image contains it'],
    ['#/images/redis/8.0/packages', '6 packages'],
    ['#/images/redis/7.0/packages', 'Not complete.'],
    ['#/images/redis/6.0/packages', 'Its packages are not known'],
  ]);
});
