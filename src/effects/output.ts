import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Effect, problem } from '../errors';
import { isOurs } from '../published/published';
import { show } from '../vocabulary/printable';
import { attempt, Failure } from './attempt';
import type { Output } from './capabilities';

const cannot = (name: string) => (cause: string) =>
  `the output ${show(name)} cannot be written: ${cause}`;

const stagedIn = (folder: string, name: string, staging: string): Output => {
  const target = path.join(folder, 'api', 'v1');
  const made = new Set([staging]);
  const makeFolder = (each: string): void => {
    if (made.has(each)) return;
    mkdirSync(each, { recursive: true });
    made.add(each);
  };
  const run = (act: () => void): Effect<void> => attempt(async () => act(), cannot(name));
  return {
    write: (file, bytes) =>
      run(() => {
        const staged = path.join(staging, ...file.split('/'));
        makeFolder(path.dirname(staged));
        writeFileSync(staged, bytes);
      }),
    finish: () =>
      run(() => {
        mkdirSync(path.dirname(target), { recursive: true });
        rmSync(target, { recursive: true, force: true });
        renameSync(staging, target);
        writeFileSync(path.join(folder, '.nojekyll'), '');
      }),
    discard: () => run(() => rmSync(staging, { recursive: true, force: true })),
  };
};

const isForeign = (target: string): boolean => {
  const state = path.join(target, 'state.json');
  if (!existsSync(target)) return false;
  return !existsSync(state) || !isOurs({ 'state.json': readFileSync(state) });
};

/**
 * Stages a tree in a folder. Fails if there is an `api/v1` in it that this action did not write: it
 * would be replaced as a whole.
 */
export const openOutput = (folder: string, name: string): Effect<Output> =>
  attempt(async () => {
    if (isForeign(path.join(folder, 'api', 'v1'))) {
      throw new Failure([
        problem(
          `input output: found api/v1 in ${show(name)} without a state.json of this action; give another folder, or remove it`,
        ),
      ]);
    }
    mkdirSync(folder, { recursive: true });
    return stagedIn(folder, name, mkdtempSync(path.join(folder, '.api-v1-')));
  }, cannot(name));
