import fs from 'node:fs';
import path from 'node:path';

/** Undefined if the file does not exist. A name that is too long, or a path below a file, counts as missing. */
export const tryStat = (file: string): fs.Stats | undefined => {
  try {
    return fs.statSync(file);
  } catch {
    return undefined;
  }
};

const nearestExisting = (file: string): string => {
  const parent = path.dirname(file);
  return parent === file || fs.existsSync(file) ? file : nearestExisting(parent);
};

/** Resolves links, and takes upper and lower case from the disk. Parts that do not exist yet stay as they are. */
const realPath = (file: string): string => {
  const existing = nearestExisting(file);
  return path.join(fs.realpathSync.native(existing), path.relative(existing, file));
};

/** True for the folder itself too. */
export const isWithin = (folder: string, file: string): boolean => {
  const way = path.relative(folder, file);
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
};

/**
 * True for a path that begins in the workspace and leaves it through a link. A checkout, such as one of a pull
 * request, may have chosen the target.
 */
export const leavesThroughLink = (workspace: string, file: string): boolean =>
  isWithin(workspace, file) && !isWithin(realPath(workspace), realPath(file));
