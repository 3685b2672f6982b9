/** Publishes nights with the whole action, and reads the findings on the branch. */
import { expect } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import { CveCollection, CveDocument } from '../../src/contract/cves';
import { ImageFindings } from '../../src/contract/findings';
import type { Files } from '../builders/branch';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { type Ran, type Run, runAction } from '../builders/run';
import { detailOf, idOf, statusOf, type Tree } from './model';
import type { Night } from './nights';

const OPEN_API = 'api/v1/openapi.json';

/** The files of a branch, without the description of the API. */
export const treeOf = (remote: MemoryGit): Tree =>
  new Map([...(remote.files() ?? [])].filter(([path]) => path !== OPEN_API));

export const run = async (
  remote: MemoryGit,
  files: Files,
  more: Partial<Run> = {},
): Promise<Ran> => {
  const ran = await runAction({
    git: remote.git,
    files,
    inputs: { 'allow-removals': 'true' },
    ...more,
  });
  expect(ran.errors).toEqual([]);
  return ran;
};

export const publishNight = (
  remote: MemoryGit,
  { manifest, reports, kev, committed }: Night,
  more: Partial<Run> = {},
): Promise<Ran> =>
  run(
    remote,
    { ...manifest, ...reports, ...kev },
    {
      ...{ committed, ...more },
      inputs: { 'allow-removals': 'true', ...('kev.json' in kev ? { kev: 'kev.json' } : {}) },
    },
  );

/** Another branch with the same files. */
export const copyOf = (tree: Tree): MemoryGit => {
  const remote = memoryGit();
  remote.edit(Object.fromEntries(tree));
  return remote;
};

export const publishNights = async (nights: ReadonlyArray<Night>): Promise<MemoryGit> => {
  const remote = memoryGit();
  for (const night of nights) await publishNight(remote, night);
  return remote;
};

const MEMORY = /^api\/v1\/(cve\.json|cve\/.+|images\/[^/]+\/findings\.json)$/;

/** The documents of a tree that remember findings. */
export const memoryIn = (tree: Tree): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [...tree]
      .filter(([path]) => MEMORY.test(path))
      .map(([path, text]) => [path.slice('api/v1/'.length), JSON.parse(text)]),
  );

const codecOf = (path: string): t.Mixed => {
  if (path === 'api/v1/cve.json') return CveCollection;
  return path.startsWith('api/v1/cve/') ? CveDocument : ImageFindings;
};
const spellAs = (path: string, document: unknown): string =>
  `${JSON.stringify(codecOf(path).encode(document))}\n`;

/** Documents whose keys or key order differ from what their codec writes. */
export const misspelledIn = (tree: Tree): ReadonlyArray<string> =>
  [...tree].flatMap(([path, text]) => {
    if (!MEMORY.test(path)) return [];
    const read = codecOf(path).decode(JSON.parse(text));
    return E.isRight(read) && spellAs(path, read.right) === text ? [] : [path];
  });

const withoutTitle = <A extends object>(document: A): A => ({
  ...document,
  ...('title' in document ? { title: null } : {}),
  ...('words' in document ? { words: {} } : {}),
  ...('url' in document ? { url: null } : {}),
});

/** Documents without titles and URLs, which depend on the rows that a run has seen. */
export const untitled = (documents: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(documents).map(([path, document]) => {
      const { data, ...own } = document as Partial<CveCollection>;
      return [path, data ? { ...own, data: data.map(withoutTitle) } : withoutTitle(own)];
    }),
  );

export const findingsIn = (tree: Tree): ReadonlyArray<ImageFindings> =>
  Object.entries(memoryIn(tree)).flatMap(([path, document]) =>
    path.endsWith('/findings.json') ? [document as ImageFindings] : [],
  );

/** Canonical ids of the rows of published records, each with its version and its row. */
export const rowsIn = (tree: Tree) =>
  statusOf(tree).flatMap(({ slug, version }) =>
    (detailOf(tree, slug, version)?.cves ?? []).map((row) => ({
      slug,
      version,
      row,
      id: idOf(row),
    })),
  );

/** Documents that depend on the number and order of runs. */
export const UNORDERED = /^api\/v1\/(?:state|history|integrity)\.json$/;

export const FIXES = 'api/v1/fixes.json';

/** A document without its line, or without the words of an id that no row has: both may depend on the order of runs. */
const withoutOrder = (path: string, text: string): string => {
  if (path.endsWith('/findings.json')) {
    const { line: _, words, ...own }: ImageFindings = JSON.parse(text);
    const known = own.open.map(({ id }) => [id, words[id]]);
    return JSON.stringify({ ...own, known });
  }
  if (!path.startsWith('api/v1/cve/')) return text;
  const document: CveDocument = JSON.parse(text);
  return document.images.length > 0 ? text : JSON.stringify(withoutTitle(document));
};

/** A tree without what may depend on the order of runs that scan different versions (the law of races). */
export const ofAnyOrder = (tree: Tree): Tree =>
  new Map(
    [...tree].flatMap(([path, text]) =>
      path === FIXES || UNORDERED.test(path) ? [] : [[path, withoutOrder(path, text)] as const],
    ),
  );
