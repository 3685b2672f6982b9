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
import { isOwnState } from '../../branch/state-format';
import { byteLength, type Chunks } from '../../file';
import { type Problem, problem, type TaskResult } from '../../problem';
import type { Output } from '../../render/output';
import { attempt, ProblemError } from '../../task/attempt';
import { show } from '../../text/escape';
import { removeFolder } from './remove-folder';

const cannot = (name: string) => (cause: string) =>
  `the output ${show(name)} cannot be written: ${cause}`;

const writeChunks = (file: string, chunks: Chunks): void => {
  const opened = openSync(file, 'w');
  try {
    const written = writevSync(opened, chunks);
    const size = byteLength(chunks);
    if (written !== size)
      throw new Error(`${written} of ${size} bytes were written: is the disk full?`);
  } finally {
    closeSync(opened);
  }
};

/** Whether anything has this name, including a broken link. */
const nameExists = (file: string): boolean =>
  lstatSync(file, { throwIfNoEntry: false }) !== undefined;

const isWritable = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Does not replace anything of that name. */
const addNoJekyll = (folder: string): void => {
  const file = path.join(folder, '.nojekyll');
  if (!nameExists(file)) writeFileSync(file, '', { flag: 'wx' });
};

/** Staging folders that still exist. */
const stagingFolders = new Set<string>();

const removeStaging = (shell: string): ReadonlyArray<Problem> => {
  const left = removeFolder(shell);
  if (left.length === 0) stagingFolders.delete(shell);
  return left;
};

/** Removes all staging folders, also when the run is cancelled; returns what could not be removed. */
export const discardOutputs = (): ReadonlyArray<Problem> =>
  [...stagingFolders].flatMap(removeStaging);

const openStaging = (folder: string, name: string, staging: string, shell: string): Output => {
  const target = path.join(folder, 'api', 'v1');
  const made = new Set([staging]);
  const makeFolder = (each: string): void => {
    if (made.has(each)) return;
    mkdirSync(each, { recursive: true });
    made.add(each);
  };
  const former = path.join(shell, 'former');
  const replace = (): void => {
    // Moved away, not removed: a run that is killed between the two renames loses neither tree.
    if (nameExists(target)) renameSync(target, former);
    try {
      renameSync(staging, target);
    } catch (thrown) {
      // The former tree is in the shell, which must not be removed until the tree is back in place.
      stagingFolders.delete(shell);
      if (nameExists(former)) renameSync(former, target);
      stagingFolders.add(shell);
      throw thrown;
    }
  };
  const run = (act: () => void): TaskResult<void> => attempt(async () => act(), cannot(name));
  return {
    write: (file, chunks) =>
      run(() => {
        const stagedFile = `${staging}/${file}`;
        makeFolder(path.dirname(stagedFile));
        writeChunks(stagedFile, chunks);
      }),
    finish: () =>
      run(() => {
        mkdirSync(path.dirname(target), { recursive: true });
        replace();
        addNoJekyll(folder);
        // What could not be removed is tried again, and reported, at the end of the run.
        removeStaging(shell);
      }),
    discard: () => run(() => removeStaging(shell)),
  };
};

const isNotOurs = (target: string): boolean => {
  const state = path.join(target, 'state.json');
  if (!existsSync(target)) return false;
  return !existsSync(state) || !isOwnState(readFileSync(state));
};

const refuse = (message: string): never => {
  throw new ProblemError([problem(`input output: ${message}`)]);
};

/** Checks everything that `finish` will need, before anything is pushed. */
const checkFolders = (folder: string, name: string): void => {
  const disk = statSync(folder, { throwIfNoEntry: false })?.dev;
  for (const each of [folder, path.join(folder, 'api'), path.join(folder, 'api', 'v1')]) {
    const found = statSync(each, { throwIfNoEntry: false });
    const displayName = show(path.relative(folder, each) || name);
    if (found === undefined && nameExists(each))
      refuse(`found a broken link at ${displayName}, expected a folder`);
    if (found !== undefined && !found.isDirectory())
      refuse(`found a file at ${displayName}, expected a folder`);
    if (found !== undefined && found.dev !== disk)
      refuse(
        `found a folder at ${displayName} on another disk, to which nothing can be moved from ${show(name)}; name a folder whose content is on one disk`,
      );
    if (found !== undefined && !isWritable(each))
      refuse(
        `found a folder at ${displayName} that this step may not write to; grant access, or name another folder`,
      );
  }
  if (isNotOurs(path.join(folder, 'api', 'v1'))) {
    refuse(
      `found api/v1 in ${show(name)} without a state.json of this action; name another folder, or remove it`,
    );
  }
};

/** The nearest folder that exists: none is created before the tree is complete. */
export const nearestExisting = (folder: string): string =>
  existsSync(folder) ? folder : nearestExisting(path.dirname(folder));

/**
 * Stages a tree on the disk of a folder. Fails if the folder has an `api/v1` that this action did not write,
 * because the whole of it would be replaced.
 */
export const openOutput = (folder: string, name: string): TaskResult<Output> =>
  attempt(async () => {
    checkFolders(folder, name);
    const shell = mkdtempSync(path.join(nearestExisting(folder), '.api-v1-'));
    stagingFolders.add(shell);
    // Not the shell itself: only this user may read what `mkdtemp` creates.
    const staging = path.join(shell, 'v1');
    mkdirSync(staging);
    return openStaging(folder, name, staging, shell);
  }, cannot(name));
