/** Checks trees that runs published, each with what its run was given and the tree before it. */
import { cpSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { answersIn, hasAnswersChecker, type Violation } from '../builders/answers';
import { coverageIn, type Given } from '../builders/coverage';
import { packageViolationsIn } from '../builders/packages';
import { validateTree } from '../builders/validate';
import { openVex, vexViolationsIn } from '../builders/vex';
import { REPOSITORY } from './action';
import { AUTHOR } from './builders';
import { conform } from './conformance';
import { type Environment, temporaryFolder } from './process';
import { isCopy, type Run } from './runs';
import type { World } from './world';

/** A tree in a folder, and how it is checked. */
interface Kept {
  readonly site: string;
  readonly destination: string;
  readonly place: readonly string[];
  readonly given: Given;
  /** The key of the tree before, if it was kept. */
  readonly before: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** Copies the files that an input of a run names to a folder. */
const copyGiven = (workspace: string, lines: string, folder: string): string => {
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
  if (tip?.sha !== result.outputs['commit'] || isHidden) return {};
  const given = {
    reports: copyGiven(checkout.workspace, inputs['reports'] ?? '', `${site}-reports`),
    vex: copyGiven(checkout.workspace, inputs['vex'] ?? '', `${site}-vex`),
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

/**
 * Addresses that are right: the checker does not encode destinations, as `api-url` does, and uses a CNAME that is not
 * a host name.
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

const textOf = (each: unknown): string => (typeof each === 'string' ? each : JSON.stringify(each));

const violationsIn = async (
  { site, destination, place, given, texts }: Kept,
  before: Kept | undefined,
): Promise<readonly string[]> => {
  // If the root of the branch has an API too, the checker of answers looks only there.
  const isBelow = destination !== '' && Object.keys(texts).some((f) => f.startsWith('api/v1/'));
  const homeOf = (folder: string): string => (isBelow ? path.join(folder, destination) : folder);
  const step = before === undefined ? [] : ['--before', homeOf(before.site)];
  const below = destination === '' ? [] : ['--destination', destination];
  const home = path.join(site, destination);
  const isHarmless = isSettled((texts['CNAME'] ?? '').trim());
  const answers = hasAnswersChecker
    ? await answersIn(homeOf(site), ...below, ...place, ...step)
    : [];
  return [
    ...((await conform(site, ...below))?.violations ?? []),
    ...answers.filter((each) => !isHarmless(each)),
    ...(await coverageIn(home, given)),
    ...(await packageViolationsIn(home, given)),
    ...(await vexViolationsIn(home, given)),
    ...validateTree(texts, path.posix.join(destination, 'api/v1/')).invalid,
  ].map(textOf);
};

export interface Trees {
  /** Keeps the tree that a run published; `serverUrl` if it was not the world's. */
  readonly keep: (w: World, run: Run, inputs?: Environment, serverUrl?: string) => void;
  readonly count: () => number;
  /** What is wrong with the trees that were kept. */
  readonly violations: () => Promise<readonly string[]>;
  readonly folder: string;
}

/** Keeps trees in a folder of their own, so that all of them are checked at once, by warm checkers. */
export const openTrees = (): Trees => {
  const folder = temporaryFolder('trees');
  const kept = new Map<string, Kept>();
  return {
    folder,
    count: () => kept.size,
    keep: (w, run, inputs = {}, serverUrl = w.server.url) => {
      const { branch = 'gh-pages', destination: stated = '', repository = REPOSITORY } = inputs;
      const destination = stated.replace(/^\/+|\/+$/g, '');
      const [tip, parent] = w.log(branch);
      const keyOf = (tree = ''): string => `${w.server.url} ${destination} ${tree}`;
      const site = path.join(folder, String(kept.size));
      w.exportTree(branch, site);
      // In a copy, ids of feeds are of another server.
      const server = ['--server', serverUrl, '--repository', repository, '--branch', branch];
      kept.set(keyOf(tip?.tree), {
        ...{ site, destination, texts: w.tree(branch), before: keyOf(parent?.tree) },
        place: isCopy(w) ? [] : server,
        given: givenOf(w, run, inputs, site),
      });
    },
    violations: async () => {
      const found: string[] = [];
      for (const each of kept.values())
        found.push(...(await violationsIn(each, kept.get(each.before))));
      return found;
    },
  };
};
