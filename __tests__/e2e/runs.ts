/** Runs the action in a world, and checks what it published. */
import { cpSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { answersIn, hasAnswersChecker, type Violation } from '../builders/answers';
import { coverageIn, type Given } from '../builders/coverage';
import { writeFiles } from '../builders/files';
import { packageViolationsIn } from '../builders/packages';
import { validateTree } from '../builders/validate';
import { openVex, vexViolationsIn } from '../builders/vex';
import { REPOSITORY, type RunOptions, type RunResult } from './action';
import { AUTHOR } from './builders';
import { conform } from './conformance';
import { type Environment, type Files, removeFolder, temporaryFolder } from './process';
import { errorsOf } from './results';
import { type Checkout, type CheckoutOptions, type Snapshot, type World, world } from './world';

export interface Run {
  readonly checkout: Checkout;
  readonly result: RunResult;
}

/** The folders of published trees, by destination and tree id. Each was checked, or is being checked. */
const checked = new Map<string, string>();
const temporary = temporaryFolder('runs');
afterAll(() => removeFolder(temporary));

/** Worlds that are copies: their feeds have the ids of another server. */
const copies = new WeakSet<World>();

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

/** The checks of what follows from the files that a run was given. */
const CHECKS = [coverageIn, packageViolationsIn, vexViolationsIn];

/** Copies the files that an input of a run names to a folder. */
const copyGiven = ({ workspace }: Checkout, lines: string, folder: string): string => {
  mkdirSync(folder, { recursive: true });
  const isFolder = (line: string): boolean =>
    statSync(path.join(workspace, line), { throwIfNoEntry: false })?.isDirectory() ?? false;
  const patterns = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (isFolder(line) ? `${line}/**/*.{json,json.gz}` : line));
  for (const file of globSync(patterns, { cwd: workspace, dot: true }))
    cpSync(path.join(workspace, file), path.join(folder, file));
  return folder;
};

/**
 * The files that a run read, and the tree that it found; nothing if another run or a squash hides that, or somebody
 * else edited the tree: what a run then drops depends on the edit.
 */
const givenOf = (w: World, { checkout, result }: Run, inputs: Environment, site: string): Given => {
  const { branch = 'gh-pages', destination = '', history } = inputs;
  const [tip, parent] = w.log(branch);
  const isHidden = parent === undefined ? history === 'squash' : parent.author !== AUTHOR;
  const isKnown = tip?.sha === result.outputs['commit'] && !isHidden && !inputs['artifact'];
  if (!isKnown) return {};
  const given = {
    reports: copyGiven(checkout, inputs['reports'] ?? '', `${site}-reports`),
    vex: copyGiven(checkout, inputs['vex'] ?? '', `${site}-vex`),
    carryForward: inputs['carry-forward'] !== 'false',
  };
  if (parent === undefined) return given;
  const before = path.join(w.exportTree(parent.sha, `${site}-before`), destination);
  const isPublished = existsSync(path.join(before, 'api/v1/state.json'));
  // Files that are gone state what one without statements does: nothing any more.
  const isWithdrawn = inputs['vex'] && readdirSync(given.vex).length === 0;
  if (isWithdrawn && globSync('api/v1/images/*/vex.json', { cwd: before }).length > 0)
    writeFileSync(path.join(given.vex, 'none.json'), openVex([]));
  return { ...given, ...(isPublished ? { before } : {}) };
};

/** What is wrong with the tree in a folder, given the files of the run that published it. */
const checkGiven = async (home: string, given: Given): Promise<ReadonlyArray<string>> => {
  const found = await Promise.all(CHECKS.map((check) => check(home, given)));
  return found.flat().map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
};

/**
 * Checks each published tree once, and the step from the tree before it, if a run published that one too. Throws with
 * all violations.
 */
const conforms = async (
  w: World,
  run: Run,
  inputs: Environment,
  options: Partial<RunOptions>,
): Promise<void> => {
  const { branch = 'gh-pages', destination: stated = '' } = inputs;
  const destination = stated.replace(/^\/+|\/+$/g, '');
  const keyOf = (tree: string): string => `${destination} ${tree}`;
  const [tip, parent] = w.log(branch);
  const { tree = '' } = tip ?? {};
  if (checked.has(keyOf(tree))) return;
  const published = w.tree(branch);
  const site = path.join(temporary, 'sites', String(checked.size));
  // An archive is no text.
  if (Object.keys(published).some((file) => file.endsWith('.gz'))) w.exportTree(branch, site);
  else writeFiles(site, Object.entries(published));
  checked.set(keyOf(tree), site);
  const before = checked.get(keyOf(parent?.tree ?? ''));
  const below = destination === '' ? [] : ['--destination', destination];
  // If the root of the branch has an API too, the checker of answers looks only there.
  const isBelow = destination !== '' && Object.keys(published).some((f) => f.startsWith('api/v1/'));
  const homeIn = (folder: string): string => (isBelow ? path.join(folder, destination) : folder);
  const step = before === undefined ? [] : ['--before', homeIn(before)];
  const about = [...below, ...placeOf(w, inputs, options), ...step];
  const isHarmless = isSettled((published['CNAME'] ?? '').trim());
  const violations = (await conform(site, ...below))?.violations ?? [];
  const answers = hasAnswersChecker ? await answersIn(homeIn(site), ...about) : [];
  const root = destination === '' ? 'api/v1/' : `${destination}/api/v1/`;
  const wrong = [
    ...violations,
    ...answers.filter((each) => !isHarmless(each)).map((each) => JSON.stringify(each)),
    ...(await checkGiven(path.join(site, destination), givenOf(w, run, inputs, site))),
    ...validateTree(published, root).invalid,
  ];
  if (wrong.length > 0) throw new Error(`the published tree: ${wrong.join('\n')}`);
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
    await conforms(w, { checkout, result }, inputs, options);
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
  const folder = path.join(temporary, 'snapshots', String(firstPublishes.size));
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
  const state = () => ({ refs: w.refs(), status: w.status(checkout.workspace) });
  const before = state();
  const result = await w.run(checkout, inputs, options);
  const { code, outputs, leftovers, summary } = result;
  const found = { code, outputs, leftovers, state: state() };
  const expected = { code: 1, outputs: { summary }, leftovers: [], state: before };
  if (!isDeepStrictEqual(found, expected)) {
    throw new Error(`${JSON.stringify({ found, expected }, null, 1)}\n${result.log}`);
  }
  return errorsOf(result);
};
