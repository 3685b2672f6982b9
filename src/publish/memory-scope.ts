import type { DayChanges } from '../api/changes';
import type { Coverage } from '../api/cves';
import { saysCoverage } from '../branch/published-memory';
import { type StatedVersions, statedVersions } from '../catalog/catalog';
import { hasPublishedVerdicts } from '../catalog/changed-images';
import type { JudgedImage } from '../catalog/verdicts';
import { catalogChanges } from '../changes/facts';
import type { BuiltImage, TreeInputs } from './build-images';
import { coverageOf } from './write-cves';

/** An image whose records are in the tree, and what to think of its versions. */
export interface JudgedBuiltImage extends BuiltImage {
  readonly judged: JudgedImage;
}

/** What of the memory a run has to do with. */
export interface MemoryScope {
  /** Images whose findings are computed. */
  readonly touched: ReadonlyArray<JudgedBuiltImage>;
  readonly untouched: ReadonlyArray<JudgedBuiltImage>;
  /** Images whose releases are computed: the touched ones, and those of another verdict. */
  readonly released: ReadonlyArray<JudgedBuiltImage>;
  /** The images that have documents on the branch, and are no longer published. */
  readonly gone: ReadonlyArray<string>;
  readonly coverage: Coverage;
  readonly stated: StatedVersions;
  /** What the catalog's commit changes. */
  readonly catalogChanges: ReadonlyArray<DayChanges>;
  /** Nothing of the memory changes: it is taken over unread. */
  readonly isQuiet: boolean;
}

const DOCUMENT_OF_IMAGE = /^images\/([^/]+)\/(?:findings|releases)\.json$/;

const goneImages = (
  { published }: TreeInputs,
  images: ReadonlyArray<BuiltImage>,
): ReadonlyArray<string> => {
  const slugs = new Set(images.map(({ security }) => security.slug));
  const gone = [...published.files.keys()].flatMap((path) => {
    const [, slug] = DOCUMENT_OF_IMAGE.exec(path) ?? [];
    return slug === undefined || slugs.has(slug) ? [] : [slug];
  });
  return [...new Set(gone)];
};

/** Finds what of the memory a run has to do with. */
export const memoryScope = (
  inputs: TreeInputs,
  images: ReadonlyArray<JudgedBuiltImage>,
): MemoryScope => {
  const { published, catalog, catalogDate, exploitation, isRestated } = inputs;
  const { memory, versions } = published;
  const released = images.filter(
    ({ touched, judged }) => touched || !hasPublishedVerdicts(judged, versions),
  );
  const gone = goneImages(inputs, images);
  const coverage = coverageOf(images.map(({ security }) => security));
  const stated = statedVersions(catalog);
  const changes = published.catalog ? catalogChanges(published.catalog, stated, catalogDate) : [];
  const isQuiet =
    memory.trusted &&
    released.length + gone.length + changes.length === 0 &&
    saysCoverage(memory.list, coverage) &&
    exploitation.kev === undefined &&
    exploitation.epss === undefined &&
    !isRestated;
  return {
    touched: images.filter(({ touched }) => touched),
    untouched: images.filter(({ touched }) => !touched),
    ...{ released, gone, coverage, stated, catalogChanges: changes, isQuiet },
  };
};
