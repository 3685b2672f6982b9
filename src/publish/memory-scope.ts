import type { DayChanges } from '../api/changes';
import type { Coverage } from '../api/cves';
import { FINDINGS } from '../api/findings';
import { RELEASES } from '../api/releases';
import { statedVersions } from '../catalog/catalog';
import { hasPublishedVerdicts } from '../catalog/changed-images';
import type { ImageSecurity } from '../catalog/records';
import type { JudgedImage } from '../catalog/verdicts';
import type { StatedVersions } from '../domain/stated-versions';
import { diffCatalogs } from '../history/facts';
import { hasCoverage, hasFutureAddition } from '../published/published-memory';
import type { BuiltImage, TreeBuild } from './build-images';

/** An image whose records are in the tree, with the verdicts on its versions. */
export interface JudgedBuiltImage extends BuiltImage {
  readonly security: JudgedImage;
}

/** The part of the memory that a run changes. */
export interface MemoryScope {
  /** Images whose findings are computed. */
  readonly touched: ReadonlyArray<JudgedBuiltImage>;
  readonly untouched: ReadonlyArray<JudgedBuiltImage>;
  /** Images whose releases are computed: the touched ones, and those with new verdicts. */
  readonly released: ReadonlyArray<JudgedBuiltImage>;
  /** Slugs of images that have documents on the branch, and are no longer published. */
  readonly gone: ReadonlyArray<string>;
  readonly coverage: Coverage;
  readonly stated: StatedVersions;
  /** What the catalog's commit changes. */
  readonly catalogChanges: ReadonlyArray<DayChanges>;
  /** Nothing changes: the memory is kept without reading it. */
  readonly isQuiet: boolean;
}

const findGone = (
  { published }: TreeBuild,
  images: ReadonlyArray<BuiltImage>,
): ReadonlyArray<string> => {
  const slugs = new Set(images.map(({ facts }) => facts.slug));
  const gone = [...published.files.keys()].flatMap((path) => {
    const slug = FINDINGS.keyOf(path) ?? RELEASES.keyOf(path);
    return slug === undefined || slugs.has(slug) ? [] : [slug];
  });
  return [...new Set(gone)];
};

/** Counts the versions of the catalog by their scan states. */
const countCoverage = (security: ReadonlyArray<ImageSecurity>): Coverage => {
  const coverage = { versions: 0, scanned: 0, partial: 0, withheld: 0, unscanned: 0 };
  for (const { state } of security.flatMap(({ versions }) => versions)) {
    coverage.versions += 1;
    coverage[state] += 1;
  }
  return coverage;
};

/** Finds the part of the memory that a run changes. */
export const findMemoryScope = (
  build: TreeBuild,
  images: ReadonlyArray<JudgedBuiltImage>,
): MemoryScope => {
  const { published, catalog, catalogDate, exploitation, isRestated, latest } = build;
  const { memory, versions } = published;
  const released = images.filter(
    ({ touched, security }) => touched || !hasPublishedVerdicts(security, versions),
  );
  const gone = findGone(build, images);
  const coverage = countCoverage(images.map(({ security }) => security));
  const stated = statedVersions(catalog);
  const changes = published.catalog ? diffCatalogs(published.catalog, stated, catalogDate) : [];
  const isQuiet =
    memory.trusted &&
    released.length + gone.length + changes.length === 0 &&
    hasCoverage(memory.list, coverage) &&
    !hasFutureAddition(memory.list, latest) &&
    exploitation.kev === undefined &&
    exploitation.epss === undefined &&
    !isRestated;
  return {
    touched: images.filter(({ touched }) => touched),
    untouched: images.filter(({ touched }) => !touched),
    ...{ released, gone, coverage, stated, catalogChanges: changes, isQuiet },
  };
};
