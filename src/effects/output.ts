import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Effect, problem } from '../errors';
import { show } from '../vocabulary/printable';
import { attempt, Failure } from './attempt';
import type { Output } from './capabilities';

const cannot = (name: string) => (cause: string) =>
  `the output ${show(name)} cannot be written: ${cause}`;

const stagedIn = (folder: string, name: string, staging: string): Output => {
  const target = path.join(folder, 'api', 'v1');
  return {
    write: (file, bytes) =>
      attempt(async () => {
        const staged = path.join(staging, ...file.split('/'));
        await mkdir(path.dirname(staged), { recursive: true });
        await writeFile(staged, bytes);
      }, cannot(name)),
    finish: () =>
      attempt(async () => {
        await rm(target, { recursive: true, force: true });
        await rename(staging, target);
        await writeFile(path.join(folder, '.nojekyll'), '');
      }, cannot(name)),
    discard: () => attempt(() => rm(staging, { recursive: true, force: true }), cannot(name)),
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
    await mkdir(path.dirname(target), { recursive: true });
    return stagedIn(folder, name, await mkdtemp(path.join(folder, 'api', '.v1-')));
  }, cannot(name));
