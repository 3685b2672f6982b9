import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as E from 'fp-ts/Either';
import { attempt } from '../../domain/task/attempt';
import type { Assets } from '../../publish/capabilities';

/** The files that the build puts beside the program, in `folder`. */
export const openAssets = (folder: string): Assets => ({
  contract: attempt(
    async () => {
      const text = await readFile(path.join(folder, 'contract.json'), 'utf8');
      const t = await import('io-ts');
      const contract = t.record(t.string, t.string).decode(JSON.parse(text));
      if (E.isLeft(contract)) throw new Error('found something other than an object of texts');
      return Object.entries(contract.right).map(([file, content]) => ({ path: file, content }));
    },
    (cause) =>
      `dist/contract.json, a part of the action, cannot be read: ${cause}; use a release of the action, or run "npm run build"`,
  ),
  explorer: attempt(
    () => readFile(path.join(folder, 'explorer.html'), 'utf8'),
    (cause) =>
      `dist/explorer.html, a part of the action, cannot be read: ${cause}; use a release of the action, set explorer: false, or run "npm run build"`,
  ),
});
