/** What a run left behind, as tests look at it: its log, the branch, the documents. */
import type { RunResult } from './action';
import { V1 } from './builders';
import type { World } from './world';

/** A document of a tree, as plain JSON. */
export const json = (tree: Readonly<Record<string, string>>, file: string): unknown => {
  const text = tree[file];
  if (text === undefined) throw new Error(`no ${file} in the tree`);
  return JSON.parse(text) as unknown;
};

/** The states in `status.json`, `slug/version` to state. */
export const statesOf = (
  tree: Readonly<Record<string, string>>,
  root: string = V1,
): Record<string, string> => {
  const { data } = json(tree, `${root}/status.json`) as {
    readonly data: readonly { readonly [name in 'slug' | 'version' | 'state']: string }[];
  };
  return Object.fromEntries(data.map(({ slug, version: v, state }) => [`${slug}/${v}`, state]));
};

/** The dates of the databases behind the versions, in the order of the catalog. */
export const databasesOf = (tree: Readonly<Record<string, string>>): readonly (string | null)[] => {
  const { data } = json(tree, `${V1}/status.json`) as {
    readonly data: readonly { readonly database: string | null }[];
  };
  return data.map(({ database }) => database);
};

/** The ids of a version's findings as published. */
export const idsOf = (
  tree: Readonly<Record<string, string>>,
  slug: string,
  name: string,
): readonly string[] => {
  const { cves } = json(tree, `${V1}/security/${slug}/${name}.json`) as {
    readonly cves: readonly { readonly id: string }[];
  };
  return cves.map(({ id }) => id);
};

/** The records of a tree: `slug/version` of each. */
export const recordsIn = (tree: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(tree).flatMap((file) => {
    const [, record] = /^api\/v1\/security\/([^/]+\/[^/]+)\.json$/.exec(file) ?? [];
    return record === undefined ? [] : [record];
  });

const unescaped = (text: string): string =>
  text
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%25', '%');

/** `file:line:column`, as GitHub shows it with an annotation; empty without a place. */
const placeIn = (properties: string): string =>
  ['file', 'line', 'col']
    .flatMap((name) => new RegExp(`(?:^|,)${name}=([^,]*)`).exec(properties)?.[1] ?? [])
    .map(unescaped)
    .join(':');

/** The texts of the workflow commands of one kind, as people see them: each with its place. */
const commandsIn = (log: string, kind: string): readonly string[] =>
  log.split('\n').flatMap((line) => {
    const [, properties = '', text] = new RegExp(`^::${kind}(?: ([^:]*))?::(.*)$`).exec(line) ?? [];
    if (text === undefined) return [];
    const place = placeIn(properties);
    const isPath = /^[A-Za-z_][\w-]*(?:\[\d+\])?(?:\.[\w-]+|\[\d+\])*: /.test(text);
    return [place === '' ? unescaped(text) : `${place}${isPath ? ' ' : ': '}${unescaped(text)}`];
  });

export const errorsOf = ({ log }: RunResult): readonly string[] => commandsIn(log, 'error');
export const warningsOf = ({ log }: RunResult): readonly string[] => commandsIn(log, 'warning');

/** Reported by every run here that states no `base-url`: the server of the tests is not github.com. */
export const NO_ADDRESS =
  'GitHub does not report where Pages serves the site, so api-url is a guess, an address on github.com, which verify does not ask; set base-url to the right one';

/** Reported by every run here that writes feeds, unless the manifest or a CNAME says where the site is. */
export const NO_SITE =
  'feed.json and feed.atom have no links, and renovate.json is not published, because the address of the site is unknown; state site in the manifest';

export const noticesOf = ({ log }: RunResult): readonly string[] =>
  commandsIn(log, 'notice').filter((notice) => notice !== NO_ADDRESS && notice !== NO_SITE);

const NO_ID = 'urn:uuid:00000000-0000-0000-0000-000000000000';

/** In which documents ids of feeds show: as they are, and in hashes of documents that have them. */
const FEED_IDS: Readonly<Record<string, readonly [RegExp, string]>> = {
  'feed.json': [/urn:uuid:[0-9a-f-]{36}/g, NO_ID],
  'feed.atom': [/urn:uuid:[0-9a-f-]{36}/g, NO_ID],
  'integrity.json': [
    /("path":"(?:feed\.(?:json|atom)","bytes":\d+,"sha256|images","tree)":")[0-9a-f]+/g,
    '$1',
  ],
  'state.json': [/("(?:feed\.json|feed\.atom|integrity\.json)":")[0-9a-f]{40}/g, '$1'],
};

/**
 * A tree without what follows from the place where it is published: ids in feeds are made of server,
 * repository, branch and destination, and every world has a server of its own. Nothing else is taken out.
 */
export const anywhere = (tree: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(tree).map(([file, text]) => {
      const [, name = ''] = /(?:^|\/)api\/v1\/(?:images\/[^/]+\/)?([^/]+)$/.exec(file) ?? [];
      const ids = FEED_IDS[name];
      return [file, ids === undefined ? text : text.replace(...ids)];
    }),
  );

/** Path to blob id of every file of a branch. */
export const blobsOf = (w: World, branch = 'gh-pages'): Record<string, string> => {
  const lines = w.git('-c', 'core.quotePath=false', 'ls-tree', '-r', '-z', branch).split('\0');
  return Object.fromEntries(
    lines
      .filter((line) => line !== '')
      .map((line) => [line.slice(line.indexOf('\t') + 1), line.split(/[ \t]/)[2] ?? '']),
  );
};

/** A tree {@link anywhere}, but for `state.json`, which names the source commit. */
export const served = (w: World, branch = 'gh-pages'): Record<string, string> =>
  Object.fromEntries(
    Object.entries(anywhere(w.tree(branch))).filter(([file]) => !file.endsWith('/state.json')),
  );

export interface FileChanges {
  readonly added: readonly string[];
  readonly modified: readonly string[];
  readonly removed: readonly string[];
}

/** What is different in the second of two lists of blobs. */
export const changesOf = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): FileChanges => ({
  added: Object.keys(after).filter((file) => !(file in before)),
  modified: Object.keys(after).filter((file) => file in before && before[file] !== after[file]),
  removed: Object.keys(before).filter((file) => !(file in after)),
});
