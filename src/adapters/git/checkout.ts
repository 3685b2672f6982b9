import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The nearest folder with a `.git` at or above `folder`, as git looks for a checkout; undefined without one. A
 * commit cannot contain a `.git`.
 */
export const findCheckout = (folder: string): string | undefined => {
  if (existsSync(path.join(folder, '.git'))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : findCheckout(parent);
};
