import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { attempt } from '../../domain/task/attempt';
import type { Assets } from '../../publish/capabilities';

/** The files that the build puts in `folder`, next to the program. */
export const openAssets = (folder: string): Assets => ({
  openApi: attempt(
    () => readFile(path.join(folder, 'openapi.json'), 'utf8'),
    (cause) =>
      `dist/openapi.json, a part of the action, cannot be read: ${cause}; use a release of the action, or run "npm run build"`,
  ),
  explorer: attempt(
    () => readFile(path.join(folder, 'explorer.html'), 'utf8'),
    (cause) =>
      `dist/explorer.html, a part of the action, cannot be read: ${cause}; use a release of the action, set explorer: false, or run "npm run build"`,
  ),
});
