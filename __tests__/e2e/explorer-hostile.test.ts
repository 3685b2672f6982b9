/** A catalog whose every text is an attack: the page shows it as text, and nothing of it happens. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type Preview, startPreview } from '../../scripts/preview-server.mjs';
import { REGISTRY } from '../builders/items';
import { describeInBrowser, launch, visiting } from './browser';
import { chart, image, MANIFEST, manifest, reportOf, V1, yaml } from './builders';
import { publish } from './runs';
import { type World, world } from './world';

/** Runs wherever a page takes a text for markup, an attribute, a script, a style or a template. */
const evil = (where: string): string =>
  `${where}"'><img src=x onerror=alert(1)><script>alert(2)</script><svg/onload=alert(3)>\${alert(4)}{{alert(5)}}</style><a href="javascript:alert(6)">x</a>`;

const WEB = 'https://example.test/"><script>alert(7)</script>';

const files = {
  [MANIFEST]: yaml(
    manifest({
      project: { base: evil('base'), signing: evil('signing') },
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
          chartVersion: evil('1'),
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
  ['#/badges', evil('message')],
  [`#/${encodeURIComponent(evil('address'))}`, 'There is nothing at this address'],
  ['#/%E0%A4%A', 'There is nothing at this address'],
];

/** The browser notes that the badges of facts which are not stated are not there. */
const NO_SUCH_BADGE = { allow: /status of 404/ };

/** The same tree after somebody changed every address in it to what this action never publishes. */
const withScriptAddresses = (from: string, to: string): void => {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source));
    mkdirSync(path.dirname(target), { recursive: true });
    const text = readFileSync(source, 'utf8');
    const changed = text.replace(
      /"(upstream|source|url)":"https:(?:[^"\\]|\\.)*"/g,
      '"$1":"javascript:alert(8)//"',
    );
    writeFileSync(target, source.endsWith('.json') ? changed : text);
  }
};

describeInBrowser('the explorer of a hostile catalog', (inBrowser) => {
  let w: World;
  let server: Preview;
  let browser: Browser;

  beforeAll(async () => {
    w = await world();
    await publish(w, files, { reports: 'reports', updates: 'updates.yaml' });
    const site = path.join(w.root, 'site');
    w.exportTree('gh-pages', path.join(site, 'as-published'));
    withScriptAddresses(path.join(site, 'as-published'), path.join(site, 'tampered'));
    server = await startPreview({ root: site });
    browser = await launch();
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await w?.dispose();
  });

  const FOREIGN = `[...document.querySelectorAll(
    '#app img, #app script, #app style, #app iframe, #app [onerror], #app [onload], #app a')]
    .filter((each) => !/^https?:$/.test(each.protocol ?? ''))
    .map((each) => each.outerHTML)`;

  for (const tree of ['as-published', 'tampered']) {
    inBrowser(`shows every text as text: ${tree}`, () =>
      visiting(browser, `${server.url}/${tree}/${V1}/`, NO_SUCH_BADGE, async ({ page }) => {
        for (const [hash, text] of VIEWS) {
          await page.goto(`${server.url}/${tree}/${V1}/${hash}`);
          await page.getByText(text).first().waitFor();
          expect([hash, await page.evaluate(FOREIGN)]).toEqual([hash, []]);
        }
      }),
    );
  }

  inBrowser('writes Markdown that says no more than the badge', () =>
    visiting(
      browser,
      `${server.url}/as-published/${V1}/#/badges`,
      NO_SUCH_BADGE,
      async ({ page }) => {
        const markdown = page.getByText(/^\[!\[label/);
        await markdown.waitFor();
        expect(await markdown.textContent()).toMatch(
          /^\[!\[(?:[^\\[\]`<>!]|\\.)*\]\(https:\/\/img\.shields\.io\/endpoint\?url=[\w.%-]+\)\]\(http:\/\/127\.0\.0\.1:\d+\/as-published\/api\/v1\/\)$/,
        );
      },
    ),
  );
});
