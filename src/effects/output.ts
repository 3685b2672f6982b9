import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Effect, problem } from '../errors';
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
        rmSync(target, { recursive: true, force: true });
        renameSync(staging, target);
        writeFileSync(path.join(folder, '.nojekyll'), '');
      }),
    discard: () => run(() => rmSync(staging, { recursive: true, force: true })),
  };
};

/**
 * Stages a tree beside `api/v1` of a folder. Fails if there is an `api/v1` that this action did not
 * write: it would be replaced as a whole.
 */
export const openOutput = (folder: string, name: string): Effect<Output> =>
  attempt(async () => {
    const target = path.join(folder, 'api', 'v1');
    if (existsSync(target) && !existsSync(path.join(target, 'state.json'))) {
      throw new Failure([
        problem(
          `input output: found api/v1 in ${show(name)} without a state.json of this action; give another folder, or remove it`,
        ),
      ]);
    }
    mkdirSync(path.dirname(target), { recursive: true });
    return stagedIn(folder, name, mkdtempSync(path.join(folder, 'api', '.v1-')));
  }, cannot(name));
