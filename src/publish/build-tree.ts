import type { Update } from '../api/items';
import type { Capabilities } from '../capabilities';
import type { DecidedCatalog } from '../catalog/decided-catalog';
import { measureFreshness } from '../catalog/freshness';
import { findRebuilds } from '../catalog/rebuilds';
import { countNewCatalog, coverageOf } from '../catalog/totals';
import { findDataDate, judgeVersions } from '../catalog/verdicts';
import type { Catalog } from '../manifest/catalog';
import type { TaskResult } from '../problem';
import { renderCatalog } from '../render/render-catalog';
import { steps } from '../task/steps';
import { type BuiltImage, buildImages, type ImagesBuild } from './build-images';
import { deriveMemory, type MemoryBuild, type WrittenMemory } from './derive-memory';
import type { JudgedBuiltImage } from './memory-scope';
import { type Note, noteAll } from './notes';
import { type TreeWriter, writeAll } from './tree-writer';

/** What the lists of the catalog are built from. */
interface ListsBuild extends Pick<Capabilities, 'assets'> {
  readonly catalog: Catalog;
  readonly updates: ReadonlyArray<Update>;
  /** Whether the page is published; otherwise a published page is removed. */
  readonly explorer: boolean;
  readonly tree: TreeWriter;
}

/** Everything that a tree is built from, and what takes the notes. */
export interface TreeBuild extends ImagesBuild, MemoryBuild, ListsBuild, Note {
  readonly catalog: Catalog;
}

/** The published state of the whole catalog, and the facts of this run. */
export interface BuiltCatalog extends DecidedCatalog, WrittenMemory {
  /** The latest date in the data; null without any. */
  readonly dataDate: string | null;
}

const writeLists = (
  { catalog, updates, assets, explorer, tree }: ListsBuild,
  { security, totals }: DecidedCatalog,
): TaskResult<void> =>
  steps(function* ($) {
    const contract = yield* $(assets.contract);
    yield* $(writeAll(tree, renderCatalog(catalog, security, totals, updates)));
    yield* $(writeAll(tree, contract));
    if (explorer) yield* $(tree.write({ path: 'index.html', content: yield* $(assets.explorer) }));
  });

/** Judges the versions of all images, as of the latest date in the data. */
const judgeImages = (
  catalog: Catalog,
  catalogDate: string | null,
  images: ReadonlyArray<BuiltImage>,
): { readonly judged: ReadonlyArray<JudgedBuiltImage>; readonly dataDate: string | null } => {
  const states = images.map(({ security }) => security);
  const dataDate = findDataDate(states, catalogDate);
  const security = judgeVersions(catalog, states, dataDate);
  const judged = security.flatMap((each, i) => {
    const image = images[i];
    return image ? [{ ...image, security: each }] : [];
  });
  return { judged, dataDate };
};

/**
 * Writes the whole tree except the files that describe it (see `state-file.ts`): first the records image by
 * image, then the memory of their findings, then the documents that list them all.
 */
export const buildCatalogTree = (build: TreeBuild): TaskResult<BuiltCatalog> =>
  steps(function* ($) {
    const { catalog, catalogDate } = build;
    const { images, cves } = yield* $(buildImages(build));
    const decisions = images.map(({ decided }) => decided);
    noteAll(build, {
      warnings: images.flatMap(({ warnings }) => warnings),
      notices: decisions.flatMap(({ notices }) => notices),
    });
    const { judged, dataDate } = judgeImages(catalog, catalogDate, images);
    const security = judged.map((image) => image.security);
    const totals = countNewCatalog(catalog, security);
    const memory = yield* $(deriveMemory(build, judged, coverageOf(totals), dataDate));
    const built = {
      ...memory,
      ...{ dataDate, security, totals, cves, images: decisions },
      freshness: measureFreshness(security, decisions),
      rebuilds: findRebuilds(security),
    };
    yield* $(writeLists(build, built));
    return built;
  });
