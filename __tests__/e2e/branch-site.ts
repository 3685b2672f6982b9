/** What Pages deploys if it deploys the branch of a repository. */
import path from 'node:path';
import { filesBelow } from '../builders/files';
import type { Tip } from './simulated-pages';
import type { World } from './world';

/** The tip of gh-pages; undefined before the first publish. */
export const tipOf = (w: World): Tip | undefined => {
  const commit = w.refs()['heads/gh-pages'];
  if (commit === undefined) return undefined;
  return {
    commit,
    site: () => filesBelow(w.exportTree(commit, path.join(w.root, 'sites', commit))),
  };
};
