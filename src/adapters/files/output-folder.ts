import fs from 'node:fs';
import path from 'node:path';
import { byteLength, type Chunks } from '../../domain/file';
import type { Problem, TaskResult } from '../../domain/problem';
import { attempt, stop } from '../../domain/task/attempt';
import { show } from '../../domain/values/escape';
import { isOwnState } from '../../previous/own-state';
import type { Output } from '../../publish/capabilities';
import { leavesThroughLink } from './real-path';
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

/** True for a broken link too. */
const nameExists = (file: string): boolean =>
  fs.lstatSync(file, { throwIfNoEntry: false }) !== undefined;

/** Leaves anything that has this name. */
const addNoJekyll = (folder: string): void => {
  const file = path.join(folder, '.nojekyll');
  if (!nameExists(file)) fs.writeFileSync(file, '', { flag: 'wx' });
};

/** The staging folders that still exist. Each has a list of the folders that were created for it, the lowest first. */
const stagingFolders = new Map<string, ReadonlyArray<string>>();

const removeStaging = (stagingRoot: string): ReadonlyArray<Problem> => {
  const left = removeFolder(stagingRoot);
  if (left.length > 0) return left;
  const created = stagingFolders.get(stagingRoot) ?? [];
  stagingFolders.delete(stagingRoot);
  for (const folder of created) if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
  return [];
};

/** Removes all staging folders, also when a run is cancelled. Returns a problem for each folder that remains. */
export const discardOutputs = (): ReadonlyArray<Problem> =>
  [...stagingFolders.keys()].flatMap(removeStaging);

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
    // A move, because a run that is killed between the two renames must lose neither tree.
    if (nameExists(target)) fs.renameSync(target, former);
    try {
      fs.renameSync(staging, target);
    } catch (thrown) {
      // The former tree is in the staging root: nothing may remove it until it is back in place.
      const created = stagingFolders.get(stagingRoot) ?? [];
      stagingFolders.delete(stagingRoot);
      if (nameExists(former)) fs.renameSync(former, target);
      stagingFolders.set(stagingRoot, created);
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
        replace();
        addNoJekyll(folder);
        // If this fails, the end of the run tries again and reports it.
        removeStaging(stagingRoot);
      }),
    discard: () => run(() => removeStaging(stagingRoot)),
  };
};

const ANOTHER = 'name another folder in output';

const refuse = (message: string): never => stop(`input output: ${message}`);

const isOurs = (state: string): boolean =>
  fs.existsSync(state) && isOwnState(fs.readFileSync(state));

/** Creates a folder, and returns all folders that it had to create, the lowest first. */
const makePath = (folder: string): ReadonlyArray<string> => {
  const first = fs.mkdirSync(folder, { recursive: true });
  const created: string[] = [];
  for (let each = folder; first !== undefined && each !== path.dirname(first); ) {
    created.push(each);
    each = path.dirname(each);
  }
  return created;
};

/**
 * Stages a tree next to the one that it replaces, so that every obstacle is found before anything is pushed. The folder
 * is absolute, or relative to the workspace. Fails if it has an `api/v1` that this action did not write, because all of
 * it would be replaced.
 */
export const openOutput = (workspace: string, name: string): TaskResult<Output> =>
  attempt(async () => {
    const folder = path.resolve(workspace, name);
    const target = path.join(folder, 'api', 'v1');
    if (leavesThroughLink(workspace, target))
      refuse(
        `found ${show(name)}, which leads out of the workspace through a link, expected a folder in it; ${ANOTHER}`,
      );
    if (nameExists(target) && !isOurs(path.join(target, 'state.json')))
      refuse(
        `found api/v1 in ${show(name)} without a state.json of this action, expected one, since all of it would be replaced; ${ANOTHER}, or remove it`,
      );
    const created = makePath(path.dirname(target));
    const stagingRoot = fs.mkdtempSync(path.join(path.dirname(target), '.v1-'));
    stagingFolders.set(stagingRoot, created);
    // Only this user may read what `mkdtemp` creates, so the tree gets a subfolder.
    const staging = path.join(stagingRoot, 'v1');
    fs.mkdirSync(staging);
    return openStaging(folder, name, staging, stagingRoot);
  }, cannot(name));
