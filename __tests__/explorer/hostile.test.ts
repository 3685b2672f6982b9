/** Catalogs whose every text is an attack: views show it as text. What a browser does with them is tested in one. */
import { expect, test } from '@jest/globals';
import { outlineOf, renderView, type Tree } from './rendering';
import { answers, FORMER } from './trees/answers';
import { bases } from './trees/bases';
import { nights } from './trees/cves';
import { evil, hostile } from './trees/hostile';
import { EVIL, packages } from './trees/packages';
import { changed } from './trees/publishing';

const TAG = /<\/?([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g;
const NEVER = /^(?:script|style|iframe|object|embed|base|meta|link)$/;

/** Elements and addresses that the page never has of its own, and what is no element. */
const foreignIn = (html: string): ReadonlyArray<string> => {
  const foreign: string[] = [];
  const texts = html.replace(TAG, (tag, name: string, attributes: string) => {
    const all = [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)];
    const isForeign = all.some(
      ([, key = '', value = '']) =>
        key.startsWith('on') ||
        (/^(?:href|src|action|data)$/.test(key) && /^(?!https?:)\s*\w[\w+.-]*:/.test(value)) ||
        (name === 'img' && key === 'src' && !/^images\//.test(value)),
    );
    if (NEVER.test(name) || isForeign) foreign.push(tag);
    return '';
  });
  return [...foreign, ...(texts.match(/<.{0,80}/g) ?? [])];
};

const NOW = '2026-08-21T00:00:00Z';

/** Expects a view that shows these texts, and nothing else of them. */
const shows = async (tree: Tree, hash: string, texts: ReadonlyArray<string>): Promise<void> => {
  const { html } = await renderView(tree, hash, { now: NOW });
  const outline = outlineOf(html);
  const shown = texts.map((text) => text.slice(0, 30));
  expect([hash, shown.filter((text) => !outline.includes(text)), foreignIn(html)]).toEqual([
    hash,
    [],
    [],
  ]);
};

test.each<readonly [hash: string, ...texts: string[]]>([
  ['#/', 'Images'],
  ['#/images', evil('name')],
  [`#/images?q=${encodeURIComponent(evil('query'))}`, 'No image matches these filters'],
  ['#/images/redis/1.0', evil('issue'), evil('project'), evil('origin')],
  [`#/images/redis/1.0?cve=${encodeURIComponent(evil('CVE'))}`, evil('target')],
  ['#/images/constructor', 'Not scanned'],
  ['#/images/__proto__', 'There is nothing at this address'],
  ['#/charts', evil('chart')],
  ['#/charts/redis', evil('deployed')],
  ['#/roadmap', evil('note')],
  ['#/updates', evil('why')],
  [`#/${encodeURIComponent(evil('address'))}`, 'There is nothing at this address'],
  ['#/%E0%A4%A', 'There is nothing at this address'],
  ['#/cves', 'CVEs'],
  [`#/cves/${encodeURIComponent(evil('CVE'))}`, 'CVE'],
  ['#/changes', 'Changes'],
  ['#/packages', 'Packages'],
])('every text is one in %s, and no address becomes code', async (hash, ...texts) => {
  const { published, tampered } = await hostile();
  await shows(published, hash, texts);
  await shows(tampered, hash, []);
});

/** Every text of a document, but those by which it is found. */
const poisoned = (value: unknown, key: string, kept: ReadonlyArray<string>): unknown => {
  if (Array.isArray(value)) return value.map((each) => poisoned(each, key, kept));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, poisoned(each, name, kept)]),
    );
  return typeof value === 'string' && !kept.includes(key) ? evil(key) : value;
};

const CVES = async (): Promise<Tree> => (await nights())[1] ?? new Map();
const DIGESTS = `digest/${FORMER.slice(7, 9)}.json`;

test.each<
  readonly [
    hash: string,
    tree: () => Promise<Tree>,
    documents: Readonly<Record<string, ReadonlyArray<string>>>,
    shown: ReadonlyArray<string>,
  ]
>([
  ['#/changes', answers, { 'changes.json': [] }, ['date']],
  ['#/changes/2026-08-20', answers, { 'changes/2026-08-20.json': [] }, ['id', 'title', 'slug']],
  [`#/digest/${FORMER}`, answers, { [DIGESTS]: [] }, ['slug', 'status', 'version']],
  [`#/digest/${FORMER}`, answers, { [DIGESTS]: ['status'] }, ['slug', 'until', 'version', 'ids']],
  ['#/images/adminer', answers, { 'removed.json': ['slug'] }, ['version', 'removed', 'reason']],
  [
    '#/images/redis',
    answers,
    {
      'status.json': ['slug', 'version'],
      'history.json': [],
      'images/redis/releases.json': ['slug', 'version'],
    },
    ['verdict'],
  ],
  // One by one: a version that stands on its own former build is not shown.
  ['#/bases', bases, { 'bases.json': ['version'] }, ['slug']],
  ['#/bases', bases, { 'bases.json': ['slug'] }, ['version']],
  [
    '#/bases/debian/12-slim',
    bases,
    { 'bases/debian/12-slim.json': ['state'] },
    ['image', 'version', 'digest', 'since', 'scannedAt', 'scanner'],
  ],
  ['#/cves', CVES, { 'cve.json': [] }, ['id', 'title', 'version', 'model']],
  [
    '#/cves/CVE-2026-3000',
    CVES,
    { 'cve/2026/CVE-2026-3000.json': [] },
    ['id', 'title', 'slug', 'since', 'status', 'justification'],
  ],
])('poisoned documents are shown as text: %s', async (hash, tree, documents, shown) => {
  const changes = Object.entries(documents).map(
    ([file, kept]) => [file, (document: unknown) => poisoned(document, '', kept)] as const,
  );
  const poison = changed(await tree(), Object.fromEntries(changes));
  await shows(poison, hash, shown.map(evil));
});

test('a hostile name of a package is shown as text', async () => {
  const [listed = new Map()] = await packages();
  await shows(listed, `#/packages/npm/${encodeURIComponent(EVIL)}`, ['1 image contains it']);
});

test('what is foreign is found', () => {
  expect(
    [
      '<img src="x">',
      '<p onclick="x">',
      '<a href="javascript:x">',
      '<script>',
      'a < b',
      '<a href="#/x">ok</a><img src="images/x/badge.svg">',
    ].map((html) => foreignIn(html).length),
  ).toEqual([1, 1, 1, 1, 1, 0]);
});
