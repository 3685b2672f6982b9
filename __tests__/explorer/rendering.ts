/** The page without a browser: each view is a function of the documents of a tree, rendered to a string. */
import path from 'node:path';
import vm from 'node:vm';
import { build, type Plugin } from 'esbuild';

/** The texts of documents by path relative to `api/v1`. */
export type Tree = ReadonlyMap<string, string>;

export interface Rendered {
  readonly html: string;
  /** The documents that the view asked for, in order. */
  readonly asked: ReadonlyArray<string>;
  /** What its buttons copy. */
  readonly copies: ReadonlyArray<string>;
}

export interface Visit {
  /** The time on the reader's clock. */
  readonly now: string;
}

/** The text of a document that the host does not give away. */
export const DOWN = '';

/** In place of `explorer/io/load.ts`: every document has arrived before the view is rendered. */
const LOADED = `
const answer = (path) => {
  if (path === undefined) return { kind: 'loading' };
  page.asked.add(path);
  const text = page.tree.get(path);
  if (text === undefined) return { kind: 'missing' };
  if (text === '') return { kind: 'failed', why: 'The host is down.', retry: () => undefined };
  return { kind: 'ready', value: JSON.parse(text) };
};
const answers = new Map();
export const useDocument = (path) => {
  if (!answers.has(path)) answers.set(path, answer(path));
  return answers.get(path);
};
export const readyValue = (loaded) => (loaded.kind === 'ready' ? loaded.value : undefined);
export const useLater = (path) => readyValue(useDocument(path));
export const loadedDocument = (path) => readyValue(useDocument(path));
export const documentsInUse = () => [...page.asked].filter((path) => page.tree.has(path)).sort();
export const useDocuments = (paths) => ({
  documents: paths.flatMap((path) => loadedDocument(path) ?? []),
  isLoading: false,
});`;

/** In place of `explorer/parts/opened.tsx`: what can be opened is open. */
const OPENED = `
export const Opened = ({ summary, children, ...rest }) => (
  <details {...rest} open><summary>{summary}</summary>{children}</details>
);`;

const ENTRY = `
import { options } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { App } from './explorer/app';
options.vnode = ({ type, props }) => {
  if (typeof type === 'function' && type.name === 'CopyButton') page.copies.push(props.text);
};
page.html = renderToString(<App />);`;

const root = path.resolve(__dirname, '../..');

const STANDS_IN: Readonly<Record<string, string>> = { load: LOADED, opened: OPENED };

const standsIn: Plugin = {
  name: 'stands-in',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /\/(?:load|opened)$/ }, ({ path: asked }) => ({
      path: path.basename(asked),
      namespace: 'stands-in',
    }));
    onLoad({ filter: /^/, namespace: 'stands-in' }, ({ path: name }) => ({
      contents: STANDS_IN[name] ?? '',
      loader: 'tsx',
      resolveDir: root,
    }));
  },
};

/** What of a browser, and of this file, the page names. */
const GLOBALS = ['page', 'Date', 'navigator', 'matchMedia', 'location'] as const;

/** The page as a function that renders one view. */
const bundled = (async () => {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, loader: 'tsx', resolveDir: root },
    bundle: true,
    write: false,
    format: 'iife',
    keepNames: true,
    plugins: [standsIn],
    tsconfig: path.join(root, 'explorer/tsconfig.json'),
  });
  return vm.compileFunction(outputFiles[0]?.text ?? '', GLOBALS);
})();

/** The part of a browser that a view needs. */
const browserAt = (hash: string, { now }: Visit) => {
  const time = Date.parse(now);
  class Clock extends Date {
    static override now = (): number => time;
  }
  const href = `https://acme.test/api/v1/${hash}`;
  const location = { hash, href, protocol: 'https:' };
  const matchMedia = () => ({ matches: true });
  return { Date: Clock, navigator: {}, matchMedia, location };
};

/** A view by its address. */
export const renderView = async (tree: Tree, hash: string, visit: Visit): Promise<Rendered> => {
  const page = { tree, asked: new Set<string>(), copies: [] as string[], html: '' };
  const globals = { page, ...browserAt(hash, visit) };
  (await bundled)(...GLOBALS.map((name) => globals[name]));
  return { html: page.html, asked: [...page.asked], copies: page.copies };
};

/** Elements that begin a line, and those that are drawn and say nothing. */
const LINE =
  /^(?:h\d|p|li|tr|section|nav|main|header|footer|table|div|details|summary|form|search|dialog|fieldset|label|button|option|textarea|dt|dd)$/;
const DRAWN = /<(svg|datalist)\b([^>]*)>[\s\S]*?<\/\1>/g;
/** Attributes that say something; others only style it, or tie elements together. */
const SAYS =
  /^(?:href|title|alt|value|checked|selected|open|hidden|role|aria-(?:label|sort|current|pressed|expanded|rowcount|busy)|data-(?!results|label|column|finder|area).*)$/;
const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' } as const;

const plain = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|amp);/g, (each) => ENTITIES[each as keyof typeof ENTITIES]);

const attributesOf = (text: string): string =>
  [...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)]
    .filter(([, name = '']) => SAYS.test(name))
    .map(([, name, value = '']) => `{${name}${value === '' ? '' : `=${plain(value)}`}}`)
    .join('');

/** The texts of a view as a person reads them, element by element, with what links, titles and marks say. */
export const outlineOf = (html: string): string =>
  html
    .replace(DRAWN, '<$1$2>')
    .replace(/(<i\b[^>]*><\/i>)\1{2,}/g, (all, one) => `${one}×${all.length / one.length}`)
    .replace(/<(\/?)([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g, (_, end, name, attributes) => {
      const said = attributesOf(attributes);
      if (end !== '') return /^h\d$/.test(name) ? '\n' : '';
      if (/^t[hd]$/.test(name)) return ` | ${said}`;
      return `${LINE.test(name) ? '\n' : ''}${/^h\d$/.test(name) ? `${name} ` : ''}${said}`;
    })
    .split('\n')
    .map((line) => plain(line).trim())
    .filter((line) => line !== '')
    .join('\n');
