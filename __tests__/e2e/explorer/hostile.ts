/** A catalog whose every text is an attack: the page shows it as text, and nothing of it happens. */
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { FORMER } from '../../explorer/trees/answers';
import { evil, SIGNED } from '../../explorer/trees/hostile';
import { EVIL } from '../../explorer/trees/packages';
import {
  foreignOn,
  type InBrowser,
  NONE_THERE,
  type Site,
  shown,
  tooNarrow,
  UNFOLD,
} from '../page';

/** Where it is, and texts that it shows. */
const VIEWS: ReadonlyArray<readonly [hash: string, ...texts: string[]]> = [
  ['#/images', evil('name')],
  ['#/images/redis/1.0', evil('issue'), evil('project'), evil('origin'), SIGNED],
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
  ['#/api', 'All images'],
  [`#/${encodeURIComponent(evil('address'))}`, 'There is nothing at this address'],
  ['#/%E0%A4%A', 'There is nothing at this address'],
  ['#/cves', 'CVEs'],
  [`#/cves/${encodeURIComponent(evil('CVE'))}`, 'CVE'],
  ['#/changes', 'Changes'],
  ['#/packages', 'Packages'],
  ['#/', 'Images'],
];

/** Those that show addresses, or the description of the API. */
const WITH_ADDRESSES = /^#\/(?:images\/redis|api|cves\/)/;

/** Every text of a document, but those by which it is found. */
const poisoned = (value: unknown, key: string, kept: ReadonlyArray<string>): unknown => {
  if (Array.isArray(value)) return value.map((each) => poisoned(each, key, kept));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, poisoned(each, name, kept)]),
    );
  return typeof value === 'string' && !kept.includes(key) ? evil(key) : value;
};

/** Views of trees whose documents are poisoned, but for some texts, and poisons that they show. */
const POISONED: ReadonlyArray<
  readonly [place: string, patterns: Readonly<Record<string, string[]>>, shown: string[]]
> = [
  ['answers#/changes', { 'changes.json': [] }, ['date', 'from']],
  ['answers#/changes/2026-08-20', { 'changes/2026-08-20.json': [] }, ['id', 'title', 'slug']],
  [
    `answers#/digest/${FORMER}`,
    { [`digest/${FORMER.slice(7, 9)}.json`]: [] },
    ['slug', 'status', 'version'],
  ],
  [
    `answers#/digest/${FORMER}`,
    { [`digest/${FORMER.slice(7, 9)}.json`]: ['status'] },
    ['slug', 'until', 'version', 'ids'],
  ],
  ['answers#/images/adminer', { 'removed.json': ['slug'] }, ['version', 'removed', 'reason']],
  [
    'answers#/images/redis',
    {
      'status.json': ['slug', 'version'],
      'history.json': [],
      'images/redis/releases.json': ['slug', 'version'],
    },
    ['verdict'],
  ],
  ['cves#/cves', { 'cve.json': [] }, ['id', 'title', 'version', 'model']],
  [
    'cves#/cves/CVE-2026-3000',
    { 'cve/2026/CVE-2026-3000.json': [] },
    ['id', 'title', 'slug', 'since', 'status', 'justification'],
  ],
];

/** Until all that the view asked for is there. */
const settled = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)))');
};

/** Until a text is shown, which may have to be opened first. */
const showsText = async (page: Page, text: string): Promise<void> => {
  if (text === SIGNED) await page.getByRole('button', { name: 'cosign' }).first().click();
  if (text === evil('origin')) await page.getByText('About the image').click();
  await shown(page, text);
};

export const testHostile = (inBrowser: InBrowser, { at, see, read }: Site): void => {
  for (const tree of ['published', 'tampered'])
    inBrowser(`shows every text as text: ${tree}`, () =>
      see(
        tree,
        async (page) => {
          const views = VIEWS.filter(([hash]) => tree !== 'tampered' || WITH_ADDRESSES.test(hash));
          for (const [hash, ...texts] of views) {
            await page.goto(at(`${tree}${hash}`));
            for (const text of texts) await showsText(page, text);
            expect([hash, await foreignOn(page)]).toEqual([hash, []]);
          }
        },
        NONE_THERE,
      ),
    );

  inBrowser('shows poisoned documents as text', async () => {
    for (const [place, documents, texts] of POISONED) {
      const [tree = ''] = place.split('#');
      const answers = Object.fromEntries(
        Object.entries(documents).map(([name, kept]) => [
          `**/${name}`,
          poisoned(read(`${tree}/${name}`), '', kept),
        ]),
      );
      const use = async (page: Page): Promise<void> => {
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.evaluate(UNFOLD);
        for (const text of texts) await shown(page, evil(text).slice(0, 30));
        expect([place, await foreignOn(page)]).toEqual([place, []]);
      };
      await see(place, use, { ...NONE_THERE, answers });
    }
    await see(
      `packages#/packages/npm/${encodeURIComponent(EVIL)}`,
      async (page) => {
        await shown(page, '1 image contains it');
        expect(await foreignOn(page)).toEqual([]);
      },
      NONE_THERE,
    );
  });

  // Of the longer words, some are in place of those that the page knows.
  for (const [tree, widths] of [
    ['long', [320, 768, 1280]],
    ['longer', [320]],
  ] as const)
    inBrowser(`is as wide as the screen, however long a word is: ${tree}`, () =>
      see(
        tree,
        async (page) => {
          for (const [hash] of VIEWS) {
            await page.goto(at(`${tree}${hash}`));
            await settled(page);
            await page.evaluate(UNFOLD);
            // Nobody looks at it, so little of it is painted.
            const narrow = await tooNarrow(page, widths, 80);
            expect([hash, narrow]).toEqual([hash, []]);
          }
        },
        { allow: /./ },
      ),
    );

  inBrowser('spells out characters that hide, or turn a text around', () => {
    const images = read<{ data: ReadonlyArray<object> }>('published/images.json');
    const [name, summary] = ['lib\u202egnp.exe', 'two\u200bwords\nand\u2066more'];
    const answers = {
      '**/images.json': {
        ...images,
        data: images.data.map((each) => ({ ...each, name, summary })),
      },
    };
    const use = async (page: Page): Promise<void> => {
      for (const hash of ['#/images', '#/images/redis', '#/images/redis/1.0']) {
        await page.goto(at(`published${hash}`));
        await shown(page, 'lib\\u202egnp.exe');
        const hidden = String.raw`(document.body.innerHTML.match(/.{0,90}[\u200b\u202e\u2066]/g) ?? [])`;
        expect([hash, await page.evaluate(hidden)]).toEqual([hash, []]);
      }
    };
    return see('published#/images', use, { ...NONE_THERE, answers });
  });

  inBrowser('writes Markdown that says no more than the badge', () =>
    see(
      'published#/badges?name=own',
      async (page) => {
        const own = page.getByRole('row').filter({ hasText: 'badge/own.json' });
        const copied = async (name: string): Promise<unknown> => {
          await own.getByRole('button', { name, exact: true }).click();
          await own.getByText('Copied').first().waitFor();
          return page.evaluate('navigator.clipboard.readText()');
        };
        const text = String.raw`\[!\[(?:[^\\[\]\`<>!]|\\.)*\]`;
        const host = String.raw`http://127\.0\.0\.1:\d+/published/api/v1/`;
        expect(await copied('Copy Markdown')).toMatch(
          new RegExp(String.raw`^${text}\(${host}badge/[\w.%-]+\.svg\)\]\(${host}\)$`),
        );
        expect(await copied('For shields.io')).toMatch(
          new RegExp(
            String.raw`^${text}\(https://img\.shields\.io/endpoint\?url=[\w.%-]+\)\]\(${host}\)$`,
          ),
        );
      },
      NONE_THERE,
    ),
  );
};
