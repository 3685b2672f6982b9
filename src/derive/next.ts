import { DAY } from '../contract/changes';
import { IMAGE_PACKAGES } from '../contract/packages';
import { type DecidedCatalog, decideCatalog } from '../decide/decide-catalog';
import {
  allRecords,
  type CatalogEvidence,
  documentsToDecide,
  planImages,
} from '../decide/decide-images';
import type { File } from '../domain/file';
import { filesIn } from '../domain/git-objects/folder-id';
import { fileId } from '../domain/git-objects/objects';
import { joinRemarks, type Problem, type Remarks } from '../domain/problem';
import { filesOf } from '../previous/previous';
import { type CatalogBuild, type Derived, deriveCatalog, deriveHouses } from './catalog';
import { daysToRead } from './days/days';
import { historyFile } from './describe-tree';
import { documentsToKeep, isStill, keepCatalog } from './keep-catalog';
import { documentsToJudge } from './projections/judge-statements';
import { memoryFiles } from './wanted';

/** What is published, and the evidence of a run: all inputs of the next tree. */
export interface NextBuild extends CatalogBuild, CatalogEvidence {
  /** Whether the run has updates of its own. */
  readonly isUpdated: boolean;
  /** The files that ship with the action. */
  readonly assets: ReadonlyArray<File>;
}

/** What a run publishes and says. */
export interface Next {
  readonly decided: DecidedCatalog;
  readonly derived: Derived;
  /** `history.json`, which is written only together with another change. */
  readonly history: File;
  /** Warns of the published documents that could not be used. */
  readonly flaws: ReadonlyArray<Problem>;
  readonly remarks: Remarks;
}

/**
 * A computation that yields the paths of published documents before it reads them. Whoever runs it loads these below
 * `api/v1` before it goes on; a path may be loaded already, or not published.
 */
export type Needing<A> = Generator<Iterable<string>, A, void>;

function* decide(build: NextBuild): Needing<Pick<Next, 'decided' | 'remarks'>> {
  const { catalog, vex, catalogDate, previous } = build;
  const listed = previous.isAsPublished ? [] : filesIn(previous.files).keys();
  yield [...allRecords(build), ...listed];
  const planned = planImages(build);
  yield [...documentsToDecide(build, planned), ...documentsToJudge(catalog, vex)];
  return decideCatalog(build, planned, catalogDate);
}

export const PAGE = 'index.html';

/** Whether the files that ship with the action are published, and a page only if there is one among them. */
const areAssetsPublished = ({ assets, previous: { files } }: NextBuild): boolean =>
  files.has(PAGE) === assets.some(({ path }) => path === PAGE) &&
  assets.every((file) => files.get(file.path) === fileId(file));

function* derive(build: NextBuild, decided: DecidedCatalog): Needing<Derived> {
  const { previous, assets } = build;
  if (isStill(build, decided) && areAssetsPublished(build)) {
    yield documentsToKeep(previous, decided);
    return keepCatalog(build, decided);
  }
  yield memoryFiles(previous.files);
  const found = deriveHouses(build, decided);
  const days = daysToRead(previous, found.byDay).map(DAY.file);
  const packages = found.packagesDiffer ? filesOf(previous.files, IMAGE_PACKAGES) : [];
  yield [...days, ...packages];
  const derived = deriveCatalog(build, decided, found);
  return {
    ...derived,
    files: function* () {
      yield* derived.files();
      yield* assets;
    },
  };
}

/** The next tree, and what a run says about it, from what is published and the evidence of the run. Pure. */
export function* next(build: NextBuild): Needing<Next> {
  const { decided, remarks } = yield* decide(build);
  const derived = yield* derive(build, decided);
  const history = historyFile(build.previous, derived.catalog);
  const flaws = build.previous.flaws();
  return { decided, derived, history, flaws, remarks: joinRemarks(remarks, derived.remarks) };
}
