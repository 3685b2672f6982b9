import { DAY } from '../contract/changes';
import { IMAGE_PACKAGES } from '../contract/packages';
import { type DecidedCatalog, decideCatalog } from '../decide/decide-catalog';
import {
  allRecords,
  type CatalogEvidence,
  documentsToDecide,
  planImages,
} from '../decide/decide-images';
import {
  type CatalogBuild,
  type Derived,
  deriveCatalog,
  deriveHouses,
  findingsToKeep,
  isStill,
  keepCatalog,
} from '../derive/catalog';
import { daysToRead } from '../derive/days/days';
import { documentsToJudge } from '../derive/projections/judge-statements';
import type { File } from '../domain/file';
import { filesIn } from '../domain/git-objects/folder-id';
import { blobId } from '../domain/git-objects/objects';
import type { Remarks, TaskResult } from '../domain/problem';
import { steps } from '../domain/task/steps';
import type { Branch } from '../previous/branch';
import { filesOf } from '../previous/previous';
import type { Assets } from './capabilities';
import { namePage } from './name-page';
import { memoryFiles } from './wanted';

/** Everything that the tree of a run follows from, but for the files of the release. */
export interface TreeBuild extends CatalogBuild, CatalogEvidence {
  /** Whether the run has updates of its own. */
  readonly isUpdated: boolean;
}

/** Decides about the catalog, after reading what it takes beside what every run reads: of an edited tree, each list too. */
export const decideTree = (
  build: TreeBuild,
  { load }: Pick<Branch, 'load'>,
): TaskResult<{ readonly decided: DecidedCatalog; readonly remarks: Remarks }> =>
  steps(function* ($) {
    const { catalog, vex, catalogDate, previous } = build;
    const listed = previous.isAsPublished ? [] : filesIn(previous.files).keys();
    yield* $(load([...allRecords(build), ...listed]));
    const planned = planImages(build);
    yield* $(load([...documentsToDecide(build, planned), ...documentsToJudge(catalog, vex)]));
    return decideCatalog(build, planned, catalogDate);
  });

const PAGE = 'index.html';

/** The files that ship with the action; the page is named after the catalog. */
export const readAssets = (
  assets: Assets,
  explorer: boolean,
  { feedHead }: Pick<TreeBuild, 'feedHead'>,
): TaskResult<ReadonlyArray<File>> =>
  steps(function* ($) {
    const contract = yield* $(assets.contract);
    if (!explorer) return contract;
    return [...contract, { path: PAGE, content: namePage(yield* $(assets.explorer), feedHead) }];
  });

/** Whether the files that ship with the action are published, and a page only if there is one among them. */
const areAssetsPublished = (
  assets: ReadonlyArray<File>,
  published: ReadonlyMap<string, string>,
): boolean =>
  published.has(PAGE) === assets.some(({ path }) => path === PAGE) &&
  assets.every(({ path, content }) => {
    const pieces = typeof content === 'string' ? [Buffer.from(content)] : content;
    return published.get(path) === blobId(pieces);
  });

/** Derives the documents of the catalog, after reading those that only the decisions tell. */
export const deriveTree = (
  build: TreeBuild,
  { load }: Pick<Branch, 'load'>,
  decided: DecidedCatalog,
  assets: ReadonlyArray<File>,
): TaskResult<Derived> =>
  steps(function* ($) {
    const { previous } = build;
    if (isStill(build, decided) && areAssetsPublished(assets, previous.files)) {
      yield* $(load(findingsToKeep(previous)));
      return keepCatalog(build, decided);
    }
    yield* $(load(memoryFiles(previous.files)));
    const found = deriveHouses(build, decided);
    const days = daysToRead(previous, found.byDay).map(DAY.file);
    const packages = found.packagesDiffer ? filesOf(previous.files, IMAGE_PACKAGES) : [];
    yield* $(load([...days, ...packages]));
    const derived = deriveCatalog(build, decided, found);
    return {
      ...derived,
      files: function* () {
        yield* derived.files();
        yield* assets;
      },
    };
  });
