/** Runs the action in a world, and checks what it published. */
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll } from '@jest/globals';
import { answersIn, hasAnswersChecker, type Violation } from '../builders/answers';
import { validateTree } from '../builders/validate';
import { REPOSITORY, type RunOptions, type RunResult } from './action';
import { conform } from './conformance';
import { type Environment, type Files, removeFolder, temporaryFolder } from './process';
import { errorsOf } from './results';
import { type Checkout, type CheckoutOptions, type Snapshot, type World, world } from './world';

export interface Run {
  readonly checkout: Checkout;
  readonly result: RunResult;
}

let exported = 0;
/** Published trees that conform to the contract: destination and tree id. */
const conforming = new Set<string>();
/** Worlds that are copies: their feeds have the ids of another server. */
const copies = new WeakSet<World>();

const exportNext = (w: World, revision: string): string => {
  exported += 1;
  return w.exportTree(revision, path.join(w.root, 'published', String(exported)));
};

const treeOf = (w: World, revision: string, destination: string): string =>
  `${destination} ${w.git('rev-parse', `${revision}^{tree}`)}`;

/** The tree before this one, if a run published it: the step between them is checked too. */
const siteBefore = (w: World, branch: string, destination: string): ReadonlyArray<string> => {
  const [, parent] = w.git('rev-list', '--parents', '--max-count=1', branch).split(' ');
  return parent && conforming.has(treeOf(w, parent, destination))
    ? ['--before', exportNext(w, parent)]
    : [];
};

/** The parts of ids in feeds, from the inputs of a run. */
const placeOf = (
  w: World,
  { branch = 'gh-pages', repository }: Environment,
  { serverUrl = w.server.url, env }: Partial<RunOptions>,
): ReadonlyArray<string> => {
  if (copies.has(w)) return [];
  const name = repository ?? env?.['GITHUB_REPOSITORY'] ?? REPOSITORY;
  return ['--server', serverUrl, '--repository', name, '--branch', branch];
};

/**
 * Violations that are none: the checker does not encode destinations, as addresses such as `api-url` are, and uses a
 * CNAME that is not a host name.
 */
const isSettled =
  (cname: string) =>
  ({ what, expected, found }: Violation): boolean => {
    if (what !== 'address') return false;
    if (found === 'nothing')
      return expected === `https://${cname}/api/v1/` && !/^[\w-]+(?:\.[\w-]+)+$/.test(cname);
    const encoded = encodeURI(expected);
    return encoded !== expected && found === JSON.stringify(encoded);
  };

/** Checks each published tree once; throws with its violations. */
const conforms = (w: World, inputs: Environment, options: Partial<RunOptions>): void => {
  const { branch = 'gh-pages', destination: stated = '' } = inputs;
  const destination = stated.replace(/^\/+|\/+$/g, '');
  const tree = treeOf(w, branch, destination);
  if (conforming.has(tree)) return;
  const site = exportNext(w, branch);
  const published = w.tree(branch);
  const below = destination === '' ? [] : ['--destination', destination];
  const violations = conform(site, ...below)?.violations ?? [];
  const about = [...below, ...placeOf(w, inputs, options), ...siteBefore(w, branch, destination)];
  const settled = isSettled((published['CNAME'] ?? '').trim());
  const answers = hasAnswersChecker ? answersIn(site, ...about).filter((v) => !settled(v)) : [];
  const root = destination === '' ? 'api/v1/' : `${destination}/api/v1/`;
  const { invalid } = validateTree(published, root);
  const wrong = [...violations, ...answers.map((each) => JSON.stringify(each)), ...invalid];
  if (wrong.length > 0) throw new Error(`the published tree: ${wrong.join('\n')}`);
  conforming.add(tree);
};

/** Commits a tree on top of a branch, as another author. */
export const plantRoot = (w: World, branch: string, tree: string, message = 'Plant'): void => {
  const person = ['-c', 'user.name=J', '-c', 'user.email=j@example.test'];
  const commit = w.git(...person, 'commit-tree', '-p', branch, '-m', message, tree);
  w.git('update-ref', `refs/heads/${branch}`, commit);
};

/** Runs the action in a checkout; throws with its log if it fails or leaves files behind. */
export const runWell = async (
  w: World,
  checkout: Checkout,
  inputs: Environment = {},
  options: Partial<RunOptions> = {},
): Promise<RunResult> => {
  const result = await w.run(checkout, inputs, options);
  if (result.code !== 0 || result.leftovers.length > 0) {
    throw new Error(`ended with ${result.code}, left ${result.leftovers.join(' ')}\n${result.log}`);
  }
  if (result.outputs['changed'] === 'true' && inputs['dry-run'] !== 'true')
    conforms(w, inputs, options);
  return result;
};

type PublishOptions = CheckoutOptions & Partial<RunOptions>;

const publishAnew = async (
  w: World,
  files: Files,
  inputs: Environment,
  options: PublishOptions,
): Promise<Run> => {
  // With history, so that the relation of two commits needs no API.
  const checkout = w.checkout(files, { depth: 0, ...options });
  return { checkout, result: await runWell(w, checkout, inputs, options) };
};

interface FirstPublish {
  readonly snapshot: Snapshot;
  readonly result: RunResult;
}

/** First publishes by their inputs: many tests of a file begin with the same one. */
const firstPublishes = new Map<string, Promise<FirstPublish>>();
const snapshots = temporaryFolder('snapshots');
afterAll(() => removeFolder(snapshots));

/**
 * Commits these files, checks them out and publishes. Worlds with the same first publish share it: it runs once and is
 * copied.
 */
export const publish = async (
  w: World,
  files: Files,
  inputs: Environment = {},
  options: PublishOptions = {},
): Promise<Run> => {
  if (!w.isNew() || options.env || options.signal) return publishAnew(w, files, inputs, options);
  const key = JSON.stringify([files, inputs, options]);
  const known = firstPublishes.get(key);
  if (known !== undefined) {
    const { snapshot, result } = await known;
    copies.add(w);
    const text = JSON.stringify(result).replaceAll(snapshot.serverUrl, w.server.url);
    return { checkout: w.restore(snapshot), result: JSON.parse(text) as RunResult };
  }
  const made = publishAnew(w, files, inputs, options);
  const folder = path.join(snapshots, String(firstPublishes.size));
  firstPublishes.set(
    key,
    made.then(({ checkout, result }) => ({ snapshot: w.save(checkout, folder), result })),
  );
  await firstPublishes.get(key);
  return made;
};

/** Calls `use` with a new world, so that tests can run concurrently. */
export const withWorld = async (use: (world: World) => Promise<void>): Promise<void> => {
  const opened = await world();
  try {
    await use(opened);
  } finally {
    await opened.dispose();
  }
};

export const inWorld = (use: (world: World) => Promise<void>) => (): Promise<void> =>
  withWorld(use);

/** Runs the action, which must fail and change nothing; returns its errors. */
export const refused = async (
  w: World,
  checkout: Checkout,
  inputs: Environment = {},
  options: Partial<RunOptions> = {},
): Promise<readonly string[]> => {
  const state = (): string => `${w.git('for-each-ref')}${w.status(checkout.workspace)}`;
  const before = state();
  const result = await w.run(checkout, inputs, options);
  const { code, outputs, leftovers } = result;
  const found = { code, outputs, leftovers, state: state() };
  const expected = { code: 1, outputs: {}, leftovers: [], state: before };
  if (!isDeepStrictEqual(found, expected)) {
    throw new Error(`${JSON.stringify({ found, expected }, null, 1)}\n${result.log}`);
  }
  return errorsOf(result);
};
