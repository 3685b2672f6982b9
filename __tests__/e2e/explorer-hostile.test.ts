/** A catalog whose every text is an attack: the page shows it as text, and nothing of it happens. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { filesBelow, writeFiles } from '../builders/files';
import { REGISTRY } from '../builders/items';
import { visiting } from './browser';
import { chart, image, MANIFEST, manifest, reportOf, V1, yaml } from './builders';
import { describePage, evil, foreignOn, NONE_THERE, UNFOLD } from './page';
import { publish } from './runs';
import type { World } from './world';

const WEB = 'https://example.test/"><script>alert(7)</script>';

/** What the page shows only beside the command that verifies it. */
const SIGNED = evil('cosign keyless');

const files = {
  [MANIFEST]: yaml(
    manifest({
      source: evil('origin'),
      project: { name: evil('project'), base: evil('base'), signing: SIGNED },
      badges: {
        own: { label: evil('label'), message: evil('message'), color: 'x;}*{display:none' },
      },
      images: [
        image('redis', ['1.0'], {
          name: evil('name'),
          category: evil('category'),
          summary: evil('summary'),
          license: 'MIT',
          arches: [evil('arch')],
          upstream: WEB,
          source: WEB,
          caution: true,
          cleanAlternative: evil('alternative'),
          knownIssue: evil('issue'),
        }),
        image('constructor', ['toString'], { name: '__proto__' }),
      ],
      charts: [
        chart('redis', {
          name: evil('chart'),
          summary: evil('chart summary'),
          description: evil('description'),
          appVersion: evil('2'),
          images: [{ name: evil('deployed'), image: `${REGISTRY}/<b>x@sha256:${'a'.repeat(64)}` }],
        }),
      ],
      roadmap: [{ name: evil('item'), category: evil('c'), priority: 'next', note: evil('note') }],
    }),
  ),
  'updates.yaml': yaml({
    updates: [
      {
        app: evil('app'),
        from: evil('from'),
        to: evil('to'),
        outcome: 'held',
        reason: evil('why'),
      },
    ],
  }),
  'reports/redis/1.0.json': reportOf('redis', '1.0', [
    {
      id: evil('CVE'),
      pkg: evil('pkg'),
      installed: evil('installed'),
      fixed: evil('fixed'),
      title: evil('title'),
      url: WEB,
      target: evil('target'),
    },
  ]),
};

const VIEWS: ReadonlyArray<readonly [string, string]> = [
  ['#/images', evil('name')],
  ['#/images/redis/1.0', evil('issue')],
  [`#/images/redis/1.0?cve=${encodeURIComponent(evil('CVE'))}`, evil('target')],
  ['#/images/constructor', 'Not scanned'],
  ['#/images/__proto__', 'There is nothing at this address'],
  ['#/charts', evil('chart')],
  ['#/charts/redis', evil('deployed')],
  ['#/roadmap', evil('note')],
  ['#/updates', evil('why')],
  ['#/badges', 'badge/charts.json'],
  ['#/badges?name=own', 'badge/own.json'],
  ['#/badges?name=..%2F..%2Fimages', 'This catalog publishes no badge ../../images'],
  [`#/images?q=${encodeURIComponent(evil('query'))}`, 'No image matches these filters'],
  ['#/images/redis/1.0', evil('project')],
  ['#/images/redis/1.0', evil('origin')],
  ['#/images/redis/1.0', SIGNED],
  ['#/api', 'All images'],
  [`#/${encodeURIComponent(evil('address'))}`, 'There is nothing at this address'],
  ['#/%E0%A4%A', 'There is nothing at this address'],
];

const MORE_VIEWS: ReadonlyArray<readonly [string, string]> = [
  ['#/cves', 'All CVEs'],
  [`#/cves/${encodeURIComponent(evil('CVE'))}`, 'CVE'],
  ['#/changes', 'Changes'],
  ['#/packages', 'Packages'],
  ['#/images?look=cards', 'Images'],
  ['#/images?q=redis', 'Images'],
  ['#/', 'Images'],
];

/** The same tree after somebody changed every address in it to what this action never publishes. */
const withScriptAddresses = (from: string, to: string): void => {
  const changed = Object.entries(filesBelow(from)).map(
    ([file, bytes]): [string, string | Buffer] => [
      file,
      file.endsWith('.json')
        ? bytes
            .toString()
            .replace(
              /"(upstream|source|url)":"https:(?:[^"\\]|\\.)*"/g,
              '"$1":"javascript:alert(8)//"',
            )
        : bytes,
    ],
  );
  writeFiles(to, changed);
};

/** Every text and every name in a value, but those that a page finds its way by, is an attack. */
const withEvilTexts = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => withEvilTexts(each, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        key === 'properties' ? evil(name) : name,
        withEvilTexts(each, name),
      ]),
    );
  const isText = ['summary', 'description', 'title', 'example', 'type', 'enum'].includes(key);
  return typeof value === 'string' && isText ? evil(value) : value;
};

/** What the page finds its way by, or reads as a date, a number or one of a few words. */
const WORDS =
  'apiVersion resource slug version versions id digest href path prefix date since until from to scannedAt first last severity state status tier kind exploitation reason grade type color published added';
const KEPT: ReadonlySet<string> = new Set(WORDS.split(' '));

/** Every text and every name in a value, but those that are kept, is one long word. */
const withLongTexts = (value: unknown, kept: ReadonlySet<string>, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => withLongTexts(each, kept, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, withLongTexts(each, kept, name)]),
    );
  return typeof value === 'string' && !kept.has(key) ? value + 'W'.repeat(300) : value;
};

const withLongWords = (from: string, to: string, kept: ReadonlySet<string>): void =>
  writeFiles(
    to,
    Object.entries(filesBelow(from)).map(([file, bytes]): [string, string | Buffer] => [
      file,
      file.endsWith('.json') && !file.endsWith('integrity.json')
        ? JSON.stringify(withLongTexts(JSON.parse(bytes.toString()), kept))
        : bytes,
    ]),
  );

const publishHostile = async (w: World, folder: string): Promise<void> => {
  await publish(w, files, { reports: 'reports', updates: 'updates.yaml' });
  const [published, tampered] = [path.join(folder, 'as-published'), path.join(folder, 'tampered')];
  w.exportTree('gh-pages', published);
  withScriptAddresses(published, tampered);
  withLongWords(published, path.join(folder, 'long'), KEPT);
  withLongWords(
    published,
    path.join(folder, 'longer'),
    new Set(['resource', 'slug', 'href', 'path']),
  );
  const openapi = path.join(tampered, V1, 'openapi.json');
  writeFileSync(openapi, JSON.stringify(withEvilTexts(JSON.parse(readFileSync(openapi, 'utf8')))));
};

describePage('a hostile catalog', 'as-published', publishHostile, (inBrowser, site) => {
  const { at, see } = site;

  for (const tree of ['as-published', 'tampered']) {
    inBrowser(`shows every text as text: ${tree}`, () =>
      visiting(site.tab(), at('', tree), NONE_THERE, async ({ page }) => {
        for (const [hash, text] of VIEWS) {
          await page.goto(at(hash, tree));
          if (text === SIGNED) await page.getByRole('button', { name: 'cosign' }).first().click();
          await page.getByText(text).first().waitFor();
          expect([hash, await foreignOn(page)]).toEqual([hash, []]);
        }
      }),
    );
  }

  for (const tree of ['long', 'longer'])
    inBrowser(`is as wide as the screen, however long a word is: ${tree}`, () =>
      visiting(site.tab(), at('', tree), { allow: /./ }, async ({ page }) => {
        const found: string[] = [];
        for (const [hash] of [...VIEWS, ...MORE_VIEWS]) {
          await page.goto(at(hash, tree));
          await page.waitForLoadState('networkidle');
          await page.evaluate(UNFOLD);
          for (const width of [320, 390, 768, 1024, 1280]) {
            await page.setViewportSize({ width, height: 800 });
            const needed = await page.evaluate('document.documentElement.scrollWidth');
            if (needed !== width) found.push(`${hash} at ${width} needs ${needed}`);
          }
        }
        expect(found).toEqual([]);
      }),
    );

  inBrowser('spells out characters that hide, or turn a text around', () => {
    const images = site.read<{ data: ReadonlyArray<object> }>('images.json');
    const [name, summary] = ['lib\u202egnp.exe', 'two\u200bwords\nand\u2066more'];
    const answers = {
      '**/images.json': {
        ...images,
        data: images.data.map((each) => ({ ...each, name, summary })),
      },
    };
    const use = async (page: Page): Promise<void> => {
      await page.getByText('lib\\u202egnp.exe').first().waitFor();
      for (const hash of [
        '#/images',
        '#/images?look=cards',
        '#/images/redis',
        '#/images/redis/1.0',
      ]) {
        await page.goto(at(hash));
        await page.getByText('lib\\u202egnp.exe').first().waitFor();
        const hidden = String.raw`(document.body.innerHTML.match(/.{0,90}[\u200b\u202e\u2066]/g) ?? [])`;
        expect([hash, await page.evaluate(hidden)]).toEqual([hash, []]);
      }
    };
    return see('#/images', use, { ...NONE_THERE, answers });
  });

  inBrowser('writes Markdown that says no more than the badge', () =>
    see(
      '#/badges?name=own',
      async (page) => {
        const own = page.getByRole('listitem').filter({ hasText: 'badge/own.json' });
        await own.getByRole('button', { name: 'Copy Markdown', exact: true }).click();
        await own.getByText('Copied').first().waitFor();
        const copied = await page.evaluate('navigator.clipboard.readText()');
        const text = String.raw`\[!\[(?:[^\\[\]\`<>!]|\\.)*\]`;
        const host = String.raw`http://127\.0\.0\.1:\d+/as-published/api/v1/`;
        const pictures = [
          String.raw`${host}badge/[\w.%-]+\.svg`,
          String.raw`https://img\.shields\.io/endpoint\?url=[\w.%-]+`,
        ];
        expect([copied, await own.locator('code').textContent()]).toEqual(
          pictures.map((picture) =>
            expect.stringMatching(new RegExp(`^${text}\\(${picture}\\)\\]\\(${host}\\)$`)),
          ),
        );
      },
      NONE_THERE,
    ),
  );

  inBrowser('shows a description of the API whose every text is an attack', () =>
    visiting(site.tab(), at('#/api', 'tampered'), NONE_THERE, async ({ page }) => {
      await page.goto(at('#/api', 'tampered'));
      await page.getByText(evil('All images')).first().waitFor();
      expect(await foreignOn(page)).toEqual([]);
    }),
  );

  inBrowser('makes no command of what a shell would not take as one word', () => {
    const images = site.read<{ data: ReadonlyArray<object> }>('images.json');
    const references = ['ghcr.io/x; $(reboot) `reboot`', 'ghcr.io/\u202ex'];
    const data = images.data.map((each, i) => ({ ...each, image: references[i] }));
    const answers = { '**/images.json': { ...images, data } };
    const use = async (page: Page): Promise<void> => {
      for (const slug of ['redis', 'constructor']) {
        await page.goto(at(`#/images/${slug}`));
        const commands = page.getByRole('region', { name: /^Pull / });
        await commands.getByText('unsafe in a command').first().waitFor();
        expect(await commands.getByText('docker pull').count()).toBe(0);
      }
    };
    return see('#/images/redis', use, { ...NONE_THERE, answers });
  });
});
