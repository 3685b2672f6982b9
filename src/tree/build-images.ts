import { IMAGE_PACKAGES } from '../api/packages';
import type { SecurityRecord, SecurityVersion } from '../api/security';
import { findChangedItems, hasPublishedStates } from '../catalog/changed-images';
import { type CveCounter, openCveCounter } from '../catalog/cve-counter';
import {
  type DecidedImage,
  decideImage,
  type Evidence,
  findFacts,
  hasRecord,
  type ImageFacts,
  recordFiles,
  reusableRecord,
  versionsToKeep,
} from '../catalog/decide-image';
import { type CountsByVersion, type ImageStatus, withCounts } from '../catalog/image-status';
import { keptDocuments, loadImage, type RecordSources } from '../catalog/load-records';
import { knownGaps } from '../catalog/unchecked';
import { isUrgentByCounts } from '../catalog/verdicts';
import { canonicalId } from '../domain/canonical-id';
import { versionKey } from '../domain/version-key';
import { availableImages, type Catalog, type CatalogImage } from '../manifest/catalog';
import type { TaskResult } from '../problem';
import type { Published } from '../published/published';
import { rollupOf } from '../record/record';
import { renderRecords, type VersionRecord } from '../render/security';
import { steps } from '../task/steps';
import type { PackagesBuild } from './packages-scope';
import { readTotals } from './read-totals';
import { needsPackages, publishedSoftware, readSoftware } from './stated-software';
import { type TreeWriter, writeAll } from './tree-writer';

/** What the records of the images are built from, and the writer that collects their documents. */
export interface ImagesBuild extends Evidence, RecordSources, PackagesBuild {
  readonly catalog: Catalog;
  readonly tree: TreeWriter;
}

/** An image whose records are in the tree. */
export interface BuiltImage extends DecidedImage {
  /** Its records, states or item in the manifest differ from the published ones. */
  readonly touched: boolean;
}

/** An image before any of its records is read. */
interface PlannedImage {
  readonly image: CatalogImage;
  /** Whether its packages have to be read, to see the software that it states. */
  readonly needsPackages: boolean;
  readonly facts: ImageFacts;
  /** Whether its item in the manifest differs from the published one. */
  readonly isChanged: boolean;
  /** The image, if its published documents stay as they are. */
  readonly unread: DecidedImage | undefined;
}

/** The counts of published records; undefined if that needs the rows of one of them. */
const countPublished = (
  slug: string,
  { versions }: SecurityRecord,
  published: Published,
): CountsByVersion | undefined => {
  const counts = versions.flatMap((rollup) => {
    const { urgent } = published.versions.get(versionKey(slug, rollup.version)) ?? {};
    const stated = urgent === undefined ? undefined : urgent === true;
    const hasUrgent = isUrgentByCounts(rollup) ?? stated;
    return hasUrgent === undefined ? [] : [[rollup.version, { rollup, hasUrgent }] as const];
  });
  return counts.length === versions.length ? new Map(counts) : undefined;
};

/** Assesses an image without reading its records; undefined unless its published documents stay as they are. */
const assessUnread = (
  facts: ImageFacts,
  { catalog, published }: ImagesBuild,
): DecidedImage | undefined => {
  const record = reusableRecord(facts, published, catalog.source);
  if (record === undefined || !published.isComparable) return undefined;
  const counts = countPublished(facts.slug, record, published);
  if (counts === undefined) return undefined;
  const image = withCounts(decideImage(facts, new Set()), counts);
  return hasPublishedStates(image, published.versions) ? image : undefined;
};

const keepImage = ({ tree }: ImagesBuild, image: DecidedImage): TaskResult<BuiltImage> =>
  steps(function* ($) {
    const versions = image.versions.filter(hasRecord).map(({ version }) => version);
    yield* $(tree.keep(recordFiles(image.slug, versions)));
    return { ...image, touched: false };
  });

/**
 * Whether the states or rendered records of an image differ from the published ones, or are not to be compared because
 * some of them were edited.
 */
const isTouched = ({ published, tree }: ImagesBuild, image: ImageStatus): boolean =>
  !published.isComparable ||
  !hasPublishedStates(image, published.versions) ||
  // Such a record may close what one with the same rows left open, because it says more of what it lacks.
  image.versions.some((each) => each.state === 'partial' && knownGaps(each) !== undefined) ||
  image.versions.some(({ version }) => {
    const [, file = ''] = recordFiles(image.slug, [version]);
    return tree.files.get(file) !== published.files.get(file);
  });

/** Validates the published records that stay, decides about the versions, and writes their records. */
const renderImage = (
  build: ImagesBuild,
  counter: CveCounter | undefined,
  { facts, isChanged, image: stated, needsPackages: needsToo }: PlannedImage,
): TaskResult<BuiltImage> =>
  steps(function* ($) {
    const { slug, image } = facts;
    const { catalog, tree } = build;
    const software = needsToo ? yield* $(readSoftware(build, stated)) : facts.software;
    const loaded = yield* $(loadImage(build, { ...facts, software }));
    const records: VersionRecord[] = [];
    const counted = new Map<string, { rollup: SecurityVersion; hasUrgent: boolean }>();
    for (const { version } of loaded.image.versions.filter(hasRecord)) {
      const record = loaded.records.get(version);
      if (record === undefined) continue;
      // Totals count the newest record of an image.
      if (counter && records.length === 0)
        counter.add((yield* $(record.parsed())).rows.map(canonicalId));
      const { counts, ...lists } = yield* $(record.serialized());
      const rollup = rollupOf(version, image, counts);
      records.push({ ...lists, rollup });
      counted.set(version, { rollup, hasUrgent: counts.urgent });
    }
    yield* $(writeAll(tree, renderRecords({ slug, image, source: catalog.source }, records)));
    const built = withCounts(loaded.image, counted);
    return { ...built, touched: isChanged || isTouched(build, built) };
  });

/** Fetches the published documents of images that have to be read, in one request. */
const prefetch = (
  { published, git }: ImagesBuild,
  images: ReadonlyArray<PlannedImage>,
): TaskResult<void> =>
  git.fetchBlobs(
    images
      .flatMap(({ facts, needsPackages: hasToo }) => [
        ...keptDocuments(facts.slug, versionsToKeep(facts), published).map(({ file }) => file),
        ...(hasToo ? [IMAGE_PACKAGES.file(facts.slug)] : []),
      ])
      .flatMap((file) => published.files.get(file) ?? []),
  );

/** All images, and the number of distinct CVEs in their newest records; undefined if some were not read. */
export interface BuiltImages {
  readonly images: ReadonlyArray<BuiltImage>;
  readonly cves: number | undefined;
}

/** Builds the available images in the order of the catalog. Only the rows of one are in memory at a time. */
export const buildImages = (build: ImagesBuild): TaskResult<BuiltImages> =>
  steps(function* ($) {
    const changed = findChangedItems(build.catalog, build.published.catalog);
    const evidence = { ...build, totals: yield* $(readTotals(build)) };
    const planned = availableImages(build.catalog).map((image): PlannedImage => {
      const facts = { ...findFacts(image, evidence), software: publishedSoftware(build, image) };
      const isChanged = changed.has(image.slug);
      const reads = needsPackages(build, image, isChanged);
      const unread = isChanged || reads ? undefined : assessUnread(facts, build);
      return { image, facts, isChanged, needsPackages: reads, unread };
    });
    const toRead = planned.filter(({ unread }) => unread === undefined);
    // Counting is no reason to read rows.
    const counter = toRead.length < planned.length ? undefined : openCveCounter();
    yield* $(prefetch(build, toRead));
    const images: BuiltImage[] = [];
    for (const each of planned) {
      const { unread } = each;
      const built = unread ? keepImage(build, unread) : renderImage(build, counter, each);
      images.push(yield* $(built));
      build.rows.reset();
    }
    return { images, cves: counter?.count() };
  });
