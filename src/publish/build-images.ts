import type { SecurityRecord } from '../api/security';
import { hasPublishedStates } from '../catalog/changed-images';
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
import { keptDocuments, loadImageRecords, type RecordSources } from '../catalog/load-records';
import { type ImageSecurity, type RecordSummary, toImageSecurity } from '../catalog/records';
import { isUrgentByCounts } from '../catalog/verdicts';
import { versionKey } from '../domain/version-key';
import { availableImages, type Catalog } from '../manifest/catalog';
import type { Problem, TaskResult } from '../problem';
import type { Published } from '../published/published';
import { rollupOf } from '../record/record';
import { renderRecords, type VersionRecord } from '../render/security';
import { steps } from '../task/steps';
import { keepAll, type TreeWriter, writeAll } from './tree-writer';

/** What the records of the images are built from, and the writer that collects their documents. */
export interface ImagesBuild extends Evidence, RecordSources {
  readonly catalog: Catalog;
  /** Slugs of the images whose items in the manifest differ from the published ones. */
  readonly changedItems: ReadonlySet<string>;
  readonly tree: TreeWriter;
}

/** The decisions about an image, and the state of its versions. */
interface Assessed {
  readonly decided: DecidedImage;
  readonly security: ImageSecurity;
}

/** An image whose records are in the tree. */
export interface BuiltImage extends Assessed {
  readonly facts: ImageFacts;
  readonly warnings: ReadonlyArray<Problem>;
  /** Its records, states or item in the manifest differ from the published ones. */
  readonly touched: boolean;
}

/** Summarizes published records; undefined if that needs the rows of one of them. */
const summarizePublished = (
  slug: string,
  { versions }: SecurityRecord,
  published: Published,
): ReadonlyArray<RecordSummary> | undefined => {
  const summaries = versions.flatMap((rollup) => {
    const { urgent } = published.versions.get(versionKey(slug, rollup.version)) ?? {};
    const stated = urgent === undefined ? undefined : urgent === true;
    const hasUrgent = isUrgentByCounts(rollup) ?? stated;
    return hasUrgent === undefined ? [] : [{ rollup, hasUrgent }];
  });
  return summaries.length === versions.length ? summaries : undefined;
};

/** Assesses an image without reading its records; undefined unless its published documents stay as they are. */
const assessUnread = (
  facts: ImageFacts,
  { catalog, published, changedItems }: ImagesBuild,
): Assessed | undefined => {
  const record = reusableRecord(facts, published, catalog.source);
  const isTrusted = published.memory.trusted && published.isComparable;
  if (record === undefined || !isTrusted || changedItems.has(facts.slug)) return undefined;
  const summaries = summarizePublished(facts.slug, record, published);
  if (summaries === undefined) return undefined;
  const decided = decideImage(facts, new Set());
  const security = toImageSecurity(decided, summaries);
  return hasPublishedStates(security, published.versions) ? { decided, security } : undefined;
};

const keepImage = (
  { tree }: ImagesBuild,
  facts: ImageFacts,
  assessed: Assessed,
): TaskResult<BuiltImage> =>
  steps(function* ($) {
    yield* $(keepAll(tree, recordFiles(facts.slug, versionsToKeep(facts))));
    return { ...assessed, facts, warnings: assessed.decided.warnings, touched: false };
  });

/**
 * Whether the states, rendered records or manifest item of an image differ from the published ones, or are not to be
 * compared because some of them were edited.
 */
const isTouched = (
  { published, changedItems, tree }: ImagesBuild,
  security: ImageSecurity,
): boolean =>
  !published.memory.trusted ||
  !published.isComparable ||
  changedItems.has(security.slug) ||
  !hasPublishedStates(security, published.versions) ||
  security.versions.some(({ version }) => {
    const [, file = ''] = recordFiles(security.slug, [version]);
    return tree.files.get(file) !== published.files.get(file);
  });

/** Validates the published records that stay, decides about the versions, and writes their records. */
const renderImage = (
  build: ImagesBuild,
  counter: CveCounter | undefined,
  facts: ImageFacts,
): TaskResult<BuiltImage> =>
  steps(function* ($) {
    const { slug, image } = facts;
    const { catalog, tree } = build;
    const loaded = yield* $(loadImageRecords(build, facts));
    const { decided } = loaded;
    const records: VersionRecord[] = [];
    const summaries: RecordSummary[] = [];
    for (const { version } of decided.versions.filter(hasRecord)) {
      const record = loaded.records.get(version);
      if (record === undefined) continue;
      // Totals count the newest record of an image.
      if (counter && records.length === 0) counter.add((yield* $(record.findings())).found.keys());
      const { counts, ...lists } = yield* $(record.serialized());
      const rollup = rollupOf(version, image, counts);
      records.push({ ...lists, rollup });
      summaries.push({ rollup, hasUrgent: counts.urgent });
    }
    yield* $(writeAll(tree, renderRecords({ slug, image, source: catalog.source }, records)));
    const security = toImageSecurity(decided, summaries);
    return {
      ...{ facts, decided, security },
      warnings: [...decided.warnings, ...loaded.warnings],
      touched: isTouched(build, security),
    };
  });

/** Fetches the published documents of images that have to be read, in one request. */
const prefetch = (
  { published, git }: ImagesBuild,
  images: ReadonlyArray<ImageFacts>,
): TaskResult<void> =>
  git.fetchBlobs(
    images
      .flatMap((facts) => keptDocuments(facts.slug, versionsToKeep(facts), published))
      .flatMap(({ file }) => published.files.get(file) ?? []),
  );

/** All images, and the number of distinct CVEs in their newest records; undefined if some were not read. */
export interface BuiltImages {
  readonly images: ReadonlyArray<BuiltImage>;
  readonly cves: number | undefined;
}

/** Builds the available images in the order of the catalog. Only the rows of one are in memory at a time. */
export const buildImages = (build: ImagesBuild): TaskResult<BuiltImages> =>
  steps(function* ($) {
    const planned = availableImages(build.catalog).map((image) => {
      const facts = findFacts(image, build);
      return { facts, unread: assessUnread(facts, build) };
    });
    const toRead = planned.filter(({ unread }) => unread === undefined).map(({ facts }) => facts);
    // Counting is no reason to read rows.
    const counter = toRead.length < planned.length ? undefined : openCveCounter();
    yield* $(prefetch(build, toRead));
    const images: BuiltImage[] = [];
    for (const { facts, unread } of planned) {
      const built = unread ? keepImage(build, facts, unread) : renderImage(build, counter, facts);
      images.push(yield* $(built));
      build.rows.reset();
    }
    return { images, cves: counter?.count() };
  });
