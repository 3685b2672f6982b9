import { existsSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { removeFolder } from '../files/remove-folder';
import { createHome } from './environment';
import { summarize } from './output';
import { runGit } from './process';
import { sourceEnvironment } from './source-history';

/**
 * The nearest folder with a `.git` at or above `folder`, as git looks for a checkout; undefined without one. A
 * commit cannot contain a `.git`.
 */
export const findCheckout = (folder: string): string | undefined => {
  if (existsSync(path.join(folder, '.git'))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : findCheckout(parent);
};

/** Tells whether a file, given without links, belongs to a checkout. Rejects if git cannot tell. */
export const openTracking =
  (home: string) =>
  async (file: string): Promise<boolean> => {
    const checkout = findCheckout(path.dirname(file));
    if (checkout === undefined) return false;
    const name = path.relative(checkout, file);
    const args = ['--literal-pathspecs', 'ls-files', '--error-unmatch', '--', name];
    const { code, stderr } = await runGit({
      folder: checkout,
      args,
      env: sourceEnvironment(home),
    });
    if (code > 1)
      throw new Error(`git cannot tell whether it tracks this file: ${summarize(stderr)}`);
    return code === 0;
  };

/** The same with a home directory of its own in `temp`, where a run cannot start and has none. */
export const trackingIn =
  (temp: string) =>
  async (file: string): Promise<boolean> => {
    const folder = mkdtempSync(path.join(path.resolve(temp), 'catalog-'));
    try {
      return await openTracking(createHome(folder))(file);
    } finally {
      removeFolder(folder);
    }
  };
