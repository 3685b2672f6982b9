import type { Update } from '../api/items';
import { describeCoverage } from '../catalog/describe-coverage';
import { warnOfEarlier } from '../catalog/earlier-published';
import { type Freshness, measureFreshness } from '../catalog/freshness';
import { findRebuilds, type Rebuild } from '../catalog/rebuilds';
import { describeSupport } from '../catalog/support';
import { type CatalogTotals, countNewCatalog, coverageOf } from '../catalog/totals';
import { findUnnamed } from '../catalog/unnamed';
import { findDataDate, type JudgedImage, judgeVersions } from '../catalog/verdicts';
import type { Catalog } from '../manifest/catalog';
import type { TaskResult } from '../problem';
import type { Assets } from '../render/assets';
import { renderCatalog } from '../render/render-catalog';
import { steps } from '../task/steps';
import { buildImages, type ImagesBuild } from './build-images';
import { deriveMemory, type WrittenMemory } from './derive-memory';
import { deriveVex, type VexBuild } from './derive-vex';
import type { MemoryBuild } from './memory-waves';
import { type Note, noteAll } from './notes';
import { type TreeWriter, writeAll } from './tree-writer';

/** What the lists of the catalog are built from. */
interface ListsBuild {
  readonly assets: Assets;
  readonly catalog: Catalog;
  readonly updates: ReadonlyArray<Update>;
  /** Whether the page is published; otherwise a published page is removed. */
  readonly explorer: boolean;
  readonly tree: TreeWriter;
}

/** Everything that a tree is built from, and what takes the notes. */
export interface TreeBuild extends ImagesBuild, MemoryBuild, VexBuild, ListsBuild, Note {
  readonly catalog: Catalog;
}

/** What is published of the whole catalog, and the facts of this run. */
export interface BuiltCatalog extends WrittenMemory {
  readonly images: ReadonlyArray<JudgedImage>;
  readonly totals: CatalogTotals;
  /** Distinct CVEs of the findings in `totals`; undefined if some rows were not read. */
  readonly cves: number | undefined;
  readonly freshness: Freshness;
  readonly rebuilds: ReadonlyArray<Rebuild>;
  /** The images that state no software, and list no package named like them. */
  readonly unnamed: ReadonlyArray<string>;
  /** The latest date in the data; null without any. */
  readonly dataDate: string | null;
}

const writeLists = (
  { catalog, updates, assets, explorer, tree }: ListsBuild,
  { images, totals }: BuiltCatalog,
): TaskResult<void> =>
  steps(function* ($) {
    const contract = yield* $(assets.contract);
    yield* $(writeAll(tree, renderCatalog(catalog, images, totals, updates)));
    yield* $(writeAll(tree, contract));
    if (explorer) yield* $(tree.write({ path: 'index.html', content: yield* $(assets.explorer) }));
  });

/**
 * Writes the whole tree except the files that describe it (see `state-file.ts`): first the records image by
 * image, then the memory of their findings, then the documents that list them all.
 */
export const buildCatalogTree = (build: TreeBuild): TaskResult<BuiltCatalog> =>
  steps(function* ($) {
    const { catalog, catalogDate } = build;
    const { images: built, cves } = yield* $(buildImages(build));
    noteAll(build, {
      warnings: built.flatMap(({ warnings }) => warnings),
      notices: built.flatMap(({ notices }) => notices),
    });
    const dataDate = findDataDate(built, catalogDate);
    const images = judgeVersions(catalog, built, dataDate);
    noteAll(build, describeCoverage(catalog, built, build.matches, build.published.versions));
    noteAll(build, describeSupport(catalog, images, build.published.versions, dataDate));
    noteAll(build, { warnings: warnOfEarlier(build.published.catalog, catalog) });
    const totals = countNewCatalog(catalog, images);
    const memory = yield* $(deriveMemory(build, images, coverageOf(totals), dataDate));
    yield* $(deriveVex(build, images, dataDate));
    const decided = {
      ...memory,
      dataDate,
      images,
      totals,
      cves,
      freshness: measureFreshness(images),
      rebuilds: findRebuilds(images),
      unnamed: yield* $(findUnnamed(catalog, build.matches, build.rows)),
    };
    yield* $(writeLists(build, decided));
    return decided;
  });
