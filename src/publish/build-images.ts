import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Update } from '../api/items';
import type { SecurityRecord } from '../api/security';
import type { Git } from '../branch/git';
import type { Published } from '../branch/published';
import { availableImages, type Catalog } from '../catalog/catalog';
import { hasPublishedStates } from '../catalog/changed-images';
import { type CveCounter, openCveCounter } from '../catalog/cve-counter';
import {
  type DecidedImage,
  decideImage,
  findFacts,
  hasRecord,
  type ImageFacts,
  recordFiles,
  reusableRecord,
  versionsToKeep,
} from '../catalog/decide-image';
import { keptDocuments, loadImageRecords } from '../catalog/load-records';
import type { Matches } from '../catalog/match-reports';
import { type ImageSecurity, imageSecurity, type RecordSummary } from '../catalog/records';
import { urgencyOfCounts } from '../catalog/verdicts';
import { versionKey } from '../domain/version-key';
import type { Exploitation } from '../exploitation/exploitation';
import type { FeedHead } from '../feed/news';
import type { Problem, TaskResult } from '../problem';
import type { Assets } from '../render/assets';
import { renderRecords } from '../render/security';
import { rollupOfCounts } from '../reports/record';
import type { RowStore } from '../reports/row-store';
import { type TreeWriter, writeAll } from './tree-writer';

/** What a tree is built from. */
export interface TreeInputs {
  readonly catalog: Catalog;
  /** Date of the commit that the catalog is of. */
  readonly catalogDate: string | null;
  /** The manifest names the catalog, its address, or what is retired otherwise than the published one. */
  readonly isRestated: boolean;
  /** What the feeds are called, and where they are. */
  readonly feedHead: Omit<FeedHead, 'from'>;
  /** Images whose items in the manifest are not those of the published one. */
  readonly changedItems: ReadonlySet<string>;
  readonly matches: Matches;
  readonly published: Published;
  readonly updates: ReadonlyArray<Update>;
  readonly exploitation: Exploitation;
  readonly carryForward: boolean;
  /** Whether the page is published; a published one that is not rendered again is removed. */
  readonly explorer: boolean;
  /** The latest date that is accepted. */
  readonly latest: string;
  readonly assets: Assets;
  readonly git: Git;
  readonly rows: RowStore;
}

/** An image, and what is published of it if that is taken as it is. */
interface PlannedImage {
  readonly facts: ImageFacts;
  readonly reusable:
    | { readonly decided: DecidedImage; readonly security: ImageSecurity }
    | undefined;
}

/** An image whose records are in the tree. */
export interface BuiltImage {
  readonly facts: ImageFacts;
  readonly decided: DecidedImage;
  readonly security: ImageSecurity;
  /** Warnings of published records that are broken. */
  readonly dropped: ReadonlyArray<Problem>;
  /** Its records, states or item in the manifest are not those that are published. */
  readonly touched: boolean;
}

/** What published records come to; undefined if only the rows of one of them say all of it. */
const summarizePublished = (
  slug: string,
  { versions }: SecurityRecord,
  published: Published,
): ReadonlyArray<RecordSummary> | undefined => {
  const summaries = versions.flatMap((rollup) => {
    const { urgent } = published.versions.get(versionKey(slug, rollup.version)) ?? {};
    const stated = urgent === undefined ? undefined : urgent === true;
    const hasUrgent = urgencyOfCounts(rollup) ?? stated;
    return hasUrgent === undefined ? [] : [{ rollup, hasUrgent }];
  });
  return summaries.length === versions.length ? summaries : undefined;
};

/**
 * Plans an image. Its published documents are taken as they are only if nothing else depends on what they
 * say anew: the findings of an image that is touched in any way follow from its records.
 */
const planImage = (
  facts: ImageFacts,
  { catalog, published, changedItems }: TreeInputs,
): PlannedImage => {
  const record = reusableRecord(facts, published, catalog.source);
  if (record === undefined || !published.memory.trusted || changedItems.has(facts.slug))
    return { facts, reusable: undefined };
  const summaries = summarizePublished(facts.slug, record, published);
  if (summaries === undefined) return { facts, reusable: undefined };
  const decided = decideImage(facts, new Set());
  const security = imageSecurity(decided, summaries);
  const isSame = hasPublishedStates(security, published.versions);
  return { facts, reusable: isSame ? { decided, security } : undefined };
};

/** The images to build, in the order of the catalog. */
const planImages = (inputs: TreeInputs): ReadonlyArray<PlannedImage> =>
  availableImages(inputs.catalog).map((image) => planImage(findFacts(image, inputs), inputs));

/** Takes the published documents of an image over by their ids. */
const keepImage = (
  { published }: TreeInputs,
  tree: TreeWriter,
  facts: ImageFacts,
  { decided, security }: NonNullable<PlannedImage['reusable']>,
): TaskResult<BuiltImage> =>
  pipe(
    recordFiles(facts.slug, versionsToKeep(facts)),
    TE.traverseSeqArray((file) => tree.keep(file, published.files.get(file) ?? '')),
    TE.map(() => ({ facts, decided, security, dropped: [], touched: false })),
  );

/** Whether what was rendered of an image is not what is published. */
const isTouched = (
  { published, changedItems }: TreeInputs,
  tree: TreeWriter,
  security: ImageSecurity,
): boolean =>
  !published.memory.trusted ||
  changedItems.has(security.slug) ||
  !hasPublishedStates(security, published.versions) ||
  security.versions.some(({ version }) => {
    const [, file = ''] = recordFiles(security.slug, [version]);
    return tree.files.get(file) !== published.files.get(file);
  });

/** Validates the published records that stay, decides about the versions, and renders their records. */
const renderImage = (
  inputs: TreeInputs,
  tree: TreeWriter,
  counter: CveCounter | undefined,
  facts: ImageFacts,
): TaskResult<BuiltImage> => {
  const { slug, image } = facts;
  return pipe(
    loadImageRecords(inputs, facts),
    TE.bindTo('loaded'),
    TE.let('versions', ({ loaded: { decided, records } }) =>
      decided.versions.filter(hasRecord).flatMap(({ version }) => {
        const own = records.get(version);
        return own ? [{ ...own, rollup: rollupOfCounts(version, image, own.counts) }] : [];
      }),
    ),
    TE.tap(({ versions }) => {
      // Totals count the newest record of an image.
      for (const newest of versions.slice(0, 1)) counter?.add(newest.rows);
      const { source } = inputs.catalog;
      return writeAll(tree, renderRecords({ slug, image, source }, versions));
    }),
    TE.map(({ loaded: { decided, warnings }, versions }) => {
      const summaries = versions.map(({ rollup, counts }) => ({
        rollup,
        hasUrgent: counts.urgent,
      }));
      const security = imageSecurity(decided, summaries);
      const touched = isTouched(inputs, tree, security);
      return { facts, decided, security, dropped: warnings, touched };
    }),
  );
};

/** Fetches everything that has to be read of the branch, in one request. */
const prefetch = (
  { published, git }: TreeInputs,
  planned: ReadonlyArray<PlannedImage>,
): TaskResult<void> => {
  const ids = planned
    .filter(({ reusable }) => reusable === undefined)
    .flatMap(({ facts }) => keptDocuments(facts.slug, versionsToKeep(facts), published))
    .flatMap(({ file }) => published.files.get(file) ?? []);
  return ids.length === 0 ? TE.right(undefined) : git.fetchBlobs(ids);
};

/** All images, and the distinct CVEs of their newest records; undefined if some were not read. */
export interface BuiltImages {
  readonly images: ReadonlyArray<BuiltImage>;
  readonly cves: number | undefined;
}

/** Builds one image after the other: only the rows of one are in memory. */
export const buildImages = (inputs: TreeInputs, tree: TreeWriter): TaskResult<BuiltImages> => {
  const planned = planImages(inputs);
  // Rows are not read only to be counted.
  const counter = planned.some(({ reusable }) => reusable) ? undefined : openCveCounter();
  return pipe(
    prefetch(inputs, planned),
    TE.chain(() =>
      pipe(
        planned,
        TE.traverseSeqArray(({ facts, reusable }) =>
          pipe(
            reusable === undefined
              ? renderImage(inputs, tree, counter, facts)
              : keepImage(inputs, tree, facts, reusable),
            TE.tapIO(() => inputs.rows.reset),
          ),
        ),
      ),
    ),
    TE.map((images) => ({ images, cves: counter?.count() })),
  );
};
