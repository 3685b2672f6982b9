import fs from 'node:fs';
import path from 'node:path';
import { byteLength, type Chunks } from '../../domain/file';
import type { Problem, TaskResult } from '../../domain/problem';
import { attempt, stop } from '../../domain/task/attempt';
import { show } from '../../domain/values/escape';
import { isOwnState } from '../../previous/own-state';
import type { Output } from '../../publish/output';
import { leavesThroughLink, nearestExisting } from './real-path';
import { removeFolder } from './remove-folder';

const cannot = (name: string) => (cause: string) =>
  `the output ${show(name)} cannot be written: ${cause}`;

const writeChunks = (file: string, chunks: Chunks): void => {
  const opened = fs.openSync(file, 'w');
  try {
    const written = fs.writevSync(opened, chunks);
    const size = byteLength(chunks);
    if (written !== size)
      throw new Error(`${written} of ${size} bytes were written: is the disk full?`);
  } finally {
    fs.closeSync(opened);
  }
};

/** Whether anything has this name, including a broken link. */
const nameExists = (file: string): boolean =>
  fs.lstatSync(file, { throwIfNoEntry: false }) !== undefined;

const isWritable = (folder: string): boolean => {
  try {
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Keeps anything that has this name. */
const addNoJekyll = (folder: string): void => {
  const file = path.join(folder, '.nojekyll');
  if (!nameExists(file)) fs.writeFileSync(file, '', { flag: 'wx' });
};

/** Staging folders that still exist. */
const stagingFolders = new Set<string>();

const removeStaging = (stagingRoot: string): ReadonlyArray<Problem> => {
  const left = removeFolder(stagingRoot);
  if (left.length === 0) stagingFolders.delete(stagingRoot);
  return left;
};

/** Removes all staging folders, also when a run is cancelled. Returns the folders that remain, as problems. */
export const discardOutputs = (): ReadonlyArray<Problem> =>
  [...stagingFolders].flatMap(removeStaging);

const openStaging = (
  folder: string,
  name: string,
  staging: string,
  stagingRoot: string,
): Output => {
  const target = path.join(folder, 'api', 'v1');
  const created = new Set([staging]);
  const makeFolder = (each: string): void => {
    if (created.has(each)) return;
    fs.mkdirSync(each, { recursive: true });
    created.add(each);
  };
  const former = path.join(stagingRoot, 'former');
  const replace = (): void => {
    // Moved, not removed: a run that is killed between the two renames loses neither tree.
    if (nameExists(target)) fs.renameSync(target, former);
    try {
      fs.renameSync(staging, target);
    } catch (thrown) {
      // Keeps the former tree, which is in the staging root, until it is back in place.
      stagingFolders.delete(stagingRoot);
      if (nameExists(former)) fs.renameSync(former, target);
      stagingFolders.add(stagingRoot);
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
        fs.mkdirSync(path.dirname(target), { recursive: true });
        replace();
        addNoJekyll(folder);
        // The end of the run tries again, and reports a failure.
        removeStaging(stagingRoot);
      }),
    discard: () => run(() => removeStaging(stagingRoot)),
  };
};

const ANOTHER = 'name another folder in output';

const refuse = (message: string): never => stop(`input output: ${message}`);

const isOurs = (state: string): boolean =>
  fs.existsSync(state) && isOwnState(fs.readFileSync(state));

/** Checks everything that `finish` needs, before anything is pushed. */
const checkFolders = (folder: string, name: string): void => {
  const target = path.join(folder, 'api', 'v1');
  const disk = fs.statSync(folder, { throwIfNoEntry: false })?.dev;
  for (const each of [folder, path.join(folder, 'api'), target]) {
    const displayName = show(path.relative(folder, each) || name);
    const found = fs.statSync(each, { throwIfNoEntry: false });
    if (found === undefined) {
      if (nameExists(each))
        refuse(`found a broken link at ${displayName}, expected a folder; ${ANOTHER}`);
      continue;
    }
    if (!found.isDirectory())
      refuse(`found a file at ${displayName}, expected a folder; ${ANOTHER}`);
    if (found.dev !== disk)
      refuse(
        `found a folder at ${displayName} on another disk, expected the one of ${show(name)}, since nothing can be moved between them; name a folder whose content is on one disk`,
      );
    if (!isWritable(each))
      refuse(
        `found a folder at ${displayName} that this step may not write to, expected a writable one; grant access, or ${ANOTHER}`,
      );
  }
  if (fs.existsSync(target) && !isOurs(path.join(target, 'state.json')))
    refuse(
      `found api/v1 in ${show(name)} without a state.json of this action, expected one, since all of it would be replaced; ${ANOTHER}, or remove it`,
    );
};

/**
 * Stages a tree on the disk of a folder, which is absolute or relative to the workspace; none is created before
 * the tree is complete. Fails if the folder has an `api/v1` that this action did not write: all of it would be
 * replaced.
 */
export const openOutput = (workspace: string, name: string): TaskResult<Output> =>
  attempt(async () => {
    const folder = path.resolve(workspace, name);
    if (leavesThroughLink(workspace, path.join(folder, 'api', 'v1')))
      refuse(
        `found ${show(name)}, which leads out of the workspace through a link, expected a folder in it; ${ANOTHER}`,
      );
    checkFolders(folder, name);
    const stagingRoot = fs.mkdtempSync(path.join(nearestExisting(folder), '.api-v1-'));
    stagingFolders.add(stagingRoot);
    // A subfolder, because only this user may read what `mkdtemp` creates.
    const staging = path.join(stagingRoot, 'v1');
    fs.mkdirSync(staging);
    return openStaging(folder, name, staging, stagingRoot);
  }, cannot(name));
