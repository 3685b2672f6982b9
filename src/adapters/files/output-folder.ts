import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
  writevSync,
} from 'node:fs';
import path from 'node:path';
import { isOurs } from '../../branch/state-format';
import { byteLength, type Chunks } from '../../file';
import { type Problem, problem, type TaskResult } from '../../problem';
import type { Output } from '../../render/output';
import { attempt, ProblemError } from '../../task/attempt';
import { show } from '../../text/escape';
import { removeFolder } from './remove-folder';

const cannot = (name: string) => (cause: string) =>
  `the output ${show(name)} cannot be written: ${cause}`;

const writePieces = (file: string, pieces: Chunks): void => {
  const opened = openSync(file, 'w');
  try {
    const written = writevSync(opened, pieces);
    const size = byteLength(pieces);
    if (written !== size)
      throw new Error(`${written} of ${size} bytes were written: is the disk full?`);
  } finally {
    closeSync(opened);
  }
};

/** Whether there is anything of this name, be it a link to nowhere. */
const isTaken = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false }) !== undefined;

const isWritable = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** One that is there stays as it is, whatever it is. */
const addNoJekyll = (folder: string): void => {
  const file = path.join(folder, '.nojekyll');
  if (!isTaken(file)) writeFileSync(file, '', { flag: 'wx' });
};

/** Folders that are staged in and still there. */
const staged = new Set<string>();

const remove = (shell: string): ReadonlyArray<Problem> => {
  const left = removeFolder(shell);
  if (left.length === 0) staged.delete(shell);
  return left;
};

/** Removes what is staged, also when the run is cancelled; tells what stays. */
export const discardOutputs = (): ReadonlyArray<Problem> => [...staged].flatMap(remove);

const stagedIn = (folder: string, name: string, staging: string, shell: string): Output => {
  const target = path.join(folder, 'api', 'v1');
  const made = new Set([staging]);
  const makeFolder = (each: string): void => {
    if (made.has(each)) return;
    mkdirSync(each, { recursive: true });
    made.add(each);
  };
  const former = path.join(shell, 'former');
  const replace = (): void => {
    // Set aside, not removed: a run that is killed between the two leaves both.
    if (isTaken(target)) renameSync(target, former);
    try {
      renameSync(staging, target);
    } catch (thrown) {
      // Nothing of the shell is removed unless what was set aside is back.
      staged.delete(shell);
      if (isTaken(former)) renameSync(former, target);
      staged.add(shell);
      throw thrown;
    }
  };
  const run = (act: () => void): TaskResult<void> => attempt(async () => act(), cannot(name));
  return {
    write: (file, pieces) =>
      run(() => {
        const staged = `${staging}/${file}`;
        makeFolder(path.dirname(staged));
        writePieces(staged, pieces);
      }),
    finish: () =>
      run(() => {
        mkdirSync(path.dirname(target), { recursive: true });
        replace();
        addNoJekyll(folder);
        // What stays is told at the end of the run, which tries again.
        remove(shell);
      }),
    discard: () => run(() => remove(shell)),
  };
};

const isForeign = (target: string): boolean => {
  const state = path.join(target, 'state.json');
  if (!existsSync(target)) return false;
  return !existsSync(state) || !isOurs(readFileSync(state));
};

const refuse = (message: string): never => {
  throw new ProblemError([problem(`input output: ${message}`)]);
};

/** Everything that `finish` will need is checked before anything is pushed. */
const check = (folder: string, name: string): void => {
  const disk = statSync(folder, { throwIfNoEntry: false })?.dev;
  for (const each of [folder, path.join(folder, 'api'), path.join(folder, 'api', 'v1')]) {
    const found = statSync(each, { throwIfNoEntry: false });
    const called = show(path.relative(folder, each) || name);
    if (found === undefined && isTaken(each))
      refuse(`found a link to nowhere at ${called}, expected a folder`);
    if (found !== undefined && !found.isDirectory())
      refuse(`found a file at ${called}, expected a folder`);
    if (found !== undefined && found.dev !== disk)
      refuse(
        `found a folder at ${called} on another disk, where nothing can be moved to from ${show(name)}; give a folder that lies on one disk`,
      );
    if (found !== undefined && !isWritable(each))
      refuse(
        `found a folder at ${called} that this step may not write to; let it, or give another folder`,
      );
  }
  if (isForeign(path.join(folder, 'api', 'v1'))) {
    refuse(
      `found api/v1 in ${show(name)} without a state.json of this action; give another folder, or remove it`,
    );
  }
};

/** The nearest folder that is there already: nothing is made before the tree is whole. */
export const nearestExisting = (folder: string): string =>
  existsSync(folder) ? folder : nearestExisting(path.dirname(folder));

/**
 * Stages a tree near a folder, on the same disk. Fails if there is an `api/v1` in it that this action
 * did not write: it would be replaced as a whole.
 */
export const openOutput = (folder: string, name: string): TaskResult<Output> =>
  attempt(async () => {
    check(folder, name);
    const shell = mkdtempSync(path.join(nearestExisting(folder), '.api-v1-'));
    staged.add(shell);
    // A folder of its own in the shell: what `mkdtemp` makes nobody else may read.
    const staging = path.join(shell, 'v1');
    mkdirSync(staging);
    return stagedIn(folder, name, staging, shell);
  }, cannot(name));
