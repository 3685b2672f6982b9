/** What Pages deploys if it deploys the branch of a repository. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../builders/files';
import type { Site, Tip } from './simulated-pages';
import type { World } from './world';

/** The tip of gh-pages in a repository; undefined before the first publish. */
export const tipOf = (w: World, repository: string): Tip | undefined => {
  const git = (...args: readonly string[]): string => w.git('--git-dir', repository, ...args);
  const commit = git('for-each-ref', '--format=%(objectname)', 'refs/heads/gh-pages').trim();
  if (commit === '') return undefined;
  const folder = path.join(w.root, 'sites', commit);
  const site = (): Site => {
    mkdirSync(folder, { recursive: true });
    git('--work-tree', folder, 'checkout', '--quiet', '--force', commit, '--', '.');
    return filesBelow(folder);
  };
  return { commit, site };
};
