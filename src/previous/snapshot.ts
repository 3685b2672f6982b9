import { apiPath } from '../contract/paths';
import type { TaskResult } from '../domain/problem';
import type { Inputs } from '../read/inputs/inputs';
import type { Git, Snapshot } from './git';

/** With this file at the root, Jekyll builds the site and may add its own index page. */
export const JEKYLL_CONFIG = '_config.yml';
export const NOJEKYLL = '.nojekyll';
export const INDEX_PAGE = 'index.html';
export const CNAME = 'CNAME';

export const fileIn = (folder: ReadonlyArray<string>, name: string): string =>
  [...folder, name].join('/');

/** The files above `api/v1` that decide how it is served. */
const filesAbove = (destination: ReadonlyArray<string>): ReadonlyArray<string> => {
  const names = [NOJEKYLL, JEKYLL_CONFIG, INDEX_PAGE];
  return [CNAME, ...names, ...names.map((name) => fileIn(destination, name))];
};

/** Lists a branch without reading contents. */
export const readSnapshot = (
  git: Pick<Git, 'read'>,
  { branch, destination }: Pick<Inputs, 'branch' | 'destination'>,
): TaskResult<Snapshot | undefined> =>
  git.read(branch, apiPath(destination), filesAbove(destination));
