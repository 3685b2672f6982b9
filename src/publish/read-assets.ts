import type { CatalogBuild } from '../derive/catalog';
import { PAGE } from '../derive/next';
import { namePage } from '../derive/render/name-page';
import type { File } from '../domain/file';
import type { TaskResult } from '../domain/problem';
import { steps } from '../domain/task/steps';
import type { Assets } from './capabilities';

/** Names the page after the catalog. */
export const readAssets = (
  assets: Assets,
  explorer: boolean,
  { feedHead }: Pick<CatalogBuild, 'feedHead'>,
): TaskResult<ReadonlyArray<File>> =>
  steps(function* ($) {
    const openApi = { path: 'openapi.json', content: yield* $(assets.openApi) };
    if (!explorer) return [openApi];
    return [openApi, { path: PAGE, content: namePage(yield* $(assets.explorer), feedHead) }];
  });
