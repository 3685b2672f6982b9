import fs from 'node:fs';
import path from 'node:path';

/** Undefined if the file cannot be found, or cannot exist: its name is too long, or it is below a file. */
export const tryStat = (file: string): fs.Stats | undefined => {
  try {
    return fs.statSync(file);
  } catch {
    return undefined;
  }
};

/** The nearest folder or file at or above a path that exists. */
const nearestExisting = (file: string): string => {
  const parent = path.dirname(file);
  return parent === file || fs.existsSync(file) ? file : nearestExisting(parent);
};

/** A path without links, and in the case of the disk; what does not exist yet follows as it is. */
const realPath = (file: string): string => {
  const existing = nearestExisting(file);
  return path.join(fs.realpathSync.native(existing), path.relative(existing, file));
};

/** Whether a path is a folder or below it. */
export const isWithin = (folder: string, file: string): boolean => {
  const way = path.relative(folder, file);
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
};

/**
 * Whether a path begins in the workspace and leaves it through a link. A checkout, such as that of a pull request,
 * may have chosen the target.
 */
export const leavesThroughLink = (workspace: string, file: string): boolean =>
  isWithin(workspace, file) && !isWithin(realPath(workspace), realPath(file));
