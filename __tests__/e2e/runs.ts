/** Runs the action in a world. */
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll } from '@jest/globals';
import type { RunOptions, RunResult } from './action';
import { type Environment, type Files, removeFolder, temporaryFolder } from './process';
import { errorsOf } from './results';
import { type Checkout, type CheckoutOptions, type Snapshot, type World, world } from './world';

export interface Run {
  readonly checkout: Checkout;
  readonly result: RunResult;
}

const temporary = temporaryFolder('runs');
afterAll(() => removeFolder(temporary));

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
  return result;
};

type PublishOptions = CheckoutOptions & Partial<RunOptions>;

export const publishAnew = async (
  w: World,
  files: Files,
  inputs: Environment,
  options: PublishOptions = {},
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
