import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { DecidedCatalog } from '../catalog/decided-catalog';
import { measureFreshness } from '../catalog/freshness';
import { findRebuilds } from '../catalog/rebuilds';
import { countNewCatalog } from '../catalog/totals';
import { findDataDate, judgeVersions } from '../catalog/verdicts';
import type { TaskResult } from '../problem';
import { renderCatalog } from '../render/render-catalog';
import { type BuiltImage, buildImages, type TreeBuild } from './build-images';
import { deriveMemory, type WrittenMemory } from './derive-memory';
import { writeAll } from './tree-writer';

/** The published state of the whole catalog, and the facts of this run. */
export interface BuiltCatalog extends DecidedCatalog, WrittenMemory {
  /** The latest date in the data; null without any. */
  readonly dataDate: string | null;
}

const writeDocuments = (
  { catalog, updates, assets, explorer, tree }: TreeBuild,
  { security, totals }: DecidedCatalog,
): TaskResult<void> =>
  pipe(
    assets.contract,
    TE.tap(() => writeAll(tree, renderCatalog(catalog, security, totals, updates))),
    TE.chain((contract) => writeAll(tree, contract)),
    TE.chain(() => (explorer ? assets.explorer : TE.right(undefined))),
    TE.chain((page) => writeAll(tree, page ? [{ path: 'index.html', content: page }] : [])),
  );

/** Judges the versions of all images, as of the latest date in the data. */
const judgeImages = (
  { catalog, catalogDate }: TreeBuild,
  images: ReadonlyArray<BuiltImage>,
): Pick<BuiltCatalog, 'dataDate' | 'security'> => {
  const states = images.map(({ security }) => security);
  const dataDate = findDataDate(states, catalogDate);
  return { dataDate, security: judgeVersions(catalog, states, dataDate) };
};

/**
 * Writes the whole tree except the files that describe it (see `state-file.ts`): first the records image by
 * image, then the memory of their findings, then the documents that list them all.
 */
export const buildCatalogTree = (build: TreeBuild): TaskResult<BuiltCatalog> =>
  pipe(
    buildImages(build),
    TE.let('judged', ({ images }) => judgeImages(build, images)),
    TE.bind('memory', ({ images, judged: { security, dataDate } }) => {
      const judged = security.flatMap((each, i) => {
        const image = images[i];
        return image ? [{ ...image, security: each }] : [];
      });
      return deriveMemory(build, judged, dataDate);
    }),
    TE.let('decisions', ({ images }) => images.map(({ decided }) => decided)),
    TE.map(({ images, cves, judged, memory, decisions }) => ({
      ...{ ...memory, ...judged, cves },
      images: decisions,
      freshness: measureFreshness(judged.security, decisions),
      totals: countNewCatalog(build.catalog, judged.security),
      rebuilds: findRebuilds(judged.security),
      warnings: [...images.flatMap(({ warnings }) => warnings), ...memory.warnings],
      notices: [...images.flatMap(({ decided }) => decided.notices), ...memory.notices],
    })),
    TE.tap((built) => writeDocuments(build, built)),
  );
