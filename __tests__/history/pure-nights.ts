/** Random nights on the pure core: what a run derives from a tree, without git, YAML of every night and a runner. */
import * as E from 'fp-ts/Either';
import { withFollowed } from '../../src/decide/follow-digests';
import { matchReports } from '../../src/decide/match-reports';
import { DESCRIBING, stateFile } from '../../src/derive/describe-tree';
import { isStill } from '../../src/derive/keep-catalog';
import { findCatalogChanges } from '../../src/derive/news/catalog-changes';
import type { DerivedCatalog } from '../../src/derive/news/derived-catalog';
import { newsLine } from '../../src/derive/news/headline';
import { type Needing, next } from '../../src/derive/next';
import { filesIn, foldersIn } from '../../src/domain/git-objects/folder-id';
import type { Problems } from '../../src/domain/problem';
import type { FileIds } from '../../src/previous/git';
import { isReadFirst, type Previous, readPrevious } from '../../src/previous/previous';
import { decodeKev } from '../../src/read/exploitation/decode-kev';
import type { Exploitation } from '../../src/read/exploitation/exploitation';
import { applyDefaults } from '../../src/read/manifest/apply-defaults';
import { parseManifest } from '../../src/read/manifest/decode-manifest';
import type { Manifest } from '../../src/read/manifest/manifest';
import { readReport } from '../../src/read/reports/read-report';
import { isScan } from '../../src/read/reports/report-reader';
import type { Files } from '../builders/branch';
import { blobOf } from '../builders/memory-git';
import type { Tree } from './model';
import type { Night } from './nights';

const API = 'api/v1/';
/** The latest date that is believed; a run takes it from its clock. */
const LATEST = '2027-01-01T00:00:00Z';

/** Where a catalog is published that states no site. */
export const ADDRESS = {
  site: 'https://acme.github.io/catalog',
  namespace: 'https://github.com/acme/catalog#gh-pages:',
};

const orThrow = <A>(result: E.Either<Problems, A>): A => {
  if (E.isLeft(result)) throw new Error(result.left.map(({ message }) => message).join('\n'));
  return result.right;
};

const idsOf = (tree: Tree): FileIds =>
  new Map([...tree].map(([path, text]) => [path.slice(API.length), blobOf(text).id]));

/** What is published in a tree, where a run sees only what it loads. */
interface Published {
  readonly previous: Previous;
  readonly run: <A>(needing: Needing<A>) => A;
}

const publishedIn = (tree: Tree, latest: string): Published => {
  const files = idsOf(tree);
  const contents = new Map<string, Buffer>();
  const load = (wanted: Iterable<string>): void => {
    for (const file of wanted) {
      const text = tree.get(API + file);
      if (text !== undefined) contents.set(file, blobOf(text).bytes);
    }
  };
  // As a run, before it knows anything.
  load([...files.keys()].filter(isReadFirst));
  const tip = {
    ...{
      commit: 'f'.repeat(40),
      committed: null,
      isDefault: false,
      irregular: [],
      beside: new Map(),
    },
    ...{ files, folders: new Map([...foldersIn(files), ...filesIn([])]) },
  };
  return {
    previous: readPrevious(tip, contents, latest),
    run: (needing) => {
      let step = needing.next();
      for (; !step.done; step = needing.next()) load(step.value);
      return step.value;
    },
  };
};

const known = new Map<string, Promise<Manifest>>();

/** Most nights have the manifest of another. Random ones are JSON: YAML takes longer than the run. */
const manifestOf = (text: string): Promise<Manifest> => {
  const file = text.startsWith('{') ? 'catalog.json' : 'catalog.yaml';
  const found = known.get(text) ?? parseManifest(file, text)().then((read) => orThrow(read).value);
  known.set(text, found);
  return found;
};

/** The night of the files of a run. */
export const nightOf = (
  { 'catalog.yaml': manifest = '', 'kev.json': kev, ...reports }: Files,
  committed = '2026-08-01T00:00:00Z',
): Night => ({
  manifest: { 'catalog.yaml': manifest },
  kev: kev === undefined ? {} : { 'kev.json': kev },
  ...{ committed, reports },
});

/** As in a run, an unusable file counts as missing. */
const exploitationOf = (text: string | undefined): Exploitation => {
  const kev = text === undefined ? undefined : decodeKev('kev.json', Buffer.from(text), LATEST);
  return { kev: kev && E.isRight(kev) ? kev.right.value : undefined, epss: undefined };
};

/** A run: the tree after it, what it says of the catalog, and what it read. */
export interface PureRun {
  readonly tree: Tree;
  readonly isStill: boolean;
  readonly catalog: DerivedCatalog;
  readonly warnings: ReadonlyArray<string>;
  /** The line of news. */
  readonly headline: string;
}

/** Publishes a night on a tree; only decoding the manifest is asynchronous. */
export const deriveNight = async (
  before: Tree,
  { manifest: files, committed, reports, kev }: Night,
  latest = LATEST,
  { site: guessed, namespace } = ADDRESS,
): Promise<PureRun> => {
  const manifest = await manifestOf(files['catalog.yaml'] ?? '');
  const { previous, run } = publishedIn(before, latest);
  const scans = Object.entries(reports)
    .map(([path, text]) => orThrow(readReport({ name: path }, Buffer.from(text))))
    .filter(isScan);
  const { catalog, followed } = withFollowed(applyDefaults(manifest), scans, previous);
  const site = catalog.site?.replace(/\/+$/, '');
  const build = {
    ...{
      catalog,
      followed,
      previous,
      matches: matchReports(catalog, scans),
      catalogDate: committed,
    },
    ...{ exploitation: exploitationOf(kev['kev.json']), carryForward: true },
    ...{ updates: previous.updates, isUpdated: false, vex: undefined, withdrawn: [] },
    ...{ statedSite: site, isJekyll: false, assets: [] },
    feedHead: {
      name: catalog.project.name ?? catalog.registry,
      site: site ?? guessed,
      namespace,
    },
  };
  const { decided, derived, history, flaws } = run(next(build));
  const still = isStill(build, decided);
  const tree = new Map<string, string>();
  for (const file of derived.files()) {
    const content =
      'isKept' in file
        ? before.get(API + file.path)
        : typeof file.content === 'string'
          ? file.content
          : Buffer.concat([...file.content]).toString();
    if (content !== undefined) tree.set(API + file.path, content);
  }
  const isNews = (path: string): boolean =>
    ![...DESCRIBING, ...derived.dated].includes(path.slice(API.length));
  const isChanged = [...new Set([...before.keys(), ...tree.keys()])].some(
    (path) => before.get(path) !== tree.get(path) && isNews(path),
  );
  const facts = { branch: { previous, foreign: false }, catalog, decided: derived.catalog };
  const ran = {
    ...{ isStill: still, catalog: derived.catalog },
    warnings: flaws.map(({ message }) => message),
    headline: newsLine({
      ...{ ...facts, catalogChanges: findCatalogChanges(facts) },
      changes: { added: new Map(), modified: new Map(), removed: [] },
      manifestChoice: { stale: false },
    }),
  };
  if (!isChanged && previous.isAsPublished) return { ...ran, tree: before };
  tree.set(API + history.path, String(history.content));
  const source = { repository: 'acme/catalog', commit: 'c'.repeat(40), committed };
  const state = stateFile({ manifest, source }, derived.address, idsOf(tree));
  tree.set(API + state.path, String(state.content));
  return { ...ran, tree };
};
