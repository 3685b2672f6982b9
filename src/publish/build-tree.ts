import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Update } from '../api/items';
import type { SecurityRecord } from '../api/security';
import type { Git } from '../branch/git';
import type { Published } from '../branch/published';
import { availableImages, type Catalog } from '../catalog/catalog';
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
import type { DecidedCatalog } from '../catalog/decided-catalog';
import { keptDocuments, loadFreshRecords, loadKeptRecords } from '../catalog/load-records';
import type { Matches } from '../catalog/match-reports';
import { findRebuilds } from '../catalog/rebuilds';
import { type ImageSecurity, imageSecurity } from '../catalog/records';
import { catalogTotals } from '../catalog/totals';
import type { File } from '../file';
import type { Problem, TaskResult } from '../problem';
import type { Assets } from '../render/assets';
import { renderCatalog } from '../render/render-catalog';
import { renderRecords } from '../render/security';
import { rollupOfCounts } from '../reports/record';
import type { RowStore } from '../reports/row-store';
import type { TreeWriter } from './tree-writer';

/** What a tree is built from. */
export interface TreeInputs {
  readonly catalog: Catalog;
  readonly matches: Matches;
  readonly published: Published;
  readonly updates: ReadonlyArray<Update>;
  readonly carryForward: boolean;
  /** Whether the page is published; a published one that is not rendered again is removed. */
  readonly explorer: boolean;
  readonly assets: Assets;
  readonly git: Git;
  readonly rows: RowStore;
}

/** One after the other: a file is rendered when the one before it is written. */
const writeAll =
  (tree: TreeWriter, files: Iterable<File>): TaskResult<void> =>
  async () => {
    for (const file of files) {
      const written = await tree.write(file)();
      if (E.isLeft(written)) return written;
    }
    return E.right(undefined);
  };

/** An image, and its published record if that is taken as it is. */
interface PlannedImage {
  readonly facts: ImageFacts;
  readonly reusable: SecurityRecord | undefined;
}

interface BuiltImage {
  readonly decided: DecidedImage;
  readonly security: ImageSecurity;
  /** Warnings of published records that are broken. */
  readonly dropped: ReadonlyArray<Problem>;
}

/** Takes the published documents of an image over by their ids. */
const keepImage = (
  { published }: TreeInputs,
  tree: TreeWriter,
  facts: ImageFacts,
  { versions }: SecurityRecord,
): TaskResult<BuiltImage> =>
  pipe(
    recordFiles(facts.slug, versionsToKeep(facts)),
    TE.traverseSeqArray((file) => tree.keep(file, published.files.get(file) ?? '')),
    TE.map(() => {
      const decided = decideImage(facts, new Set());
      return { decided, security: imageSecurity(decided, versions), dropped: [] };
    }),
  );

/** Validates the published records that stay, decides about the versions, and renders their records. */
const renderImage =
  (
    { catalog: { source }, published, git, rows }: TreeInputs,
    tree: TreeWriter,
    counter: CveCounter | undefined,
    facts: ImageFacts,
  ): TaskResult<BuiltImage> =>
  async () => {
    const { slug, image } = facts;
    const kept = await loadKeptRecords(git, published, slug, versionsToKeep(facts))();
    if (E.isLeft(kept)) return kept;
    const decided = decideImage(facts, kept.right.broken);
    const fresh = loadFreshRecords(rows, decided);
    if (E.isLeft(fresh)) return fresh;
    const byVersion = new Map([...kept.right.records, ...fresh.right]);
    const records = decided.versions.filter(hasRecord).flatMap(({ version }) => {
      const own = byVersion.get(version);
      return own ? [{ ...own, rollup: rollupOfCounts(version, image, own.counts) }] : [];
    });
    // Totals count the newest record of an image.
    for (const latest of records.slice(0, 1)) counter?.add(latest.rows);
    const written = await writeAll(tree, renderRecords({ slug, image, source }, records))();
    if (E.isLeft(written)) return written;
    const rollups = records.map(({ rollup }) => rollup);
    const security = imageSecurity(decided, rollups);
    return E.right({ decided, security, dropped: kept.right.warnings });
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

/** One image after the other: only the rows of one are in memory. */
const buildImages = (
  inputs: TreeInputs,
  tree: TreeWriter,
  counter: CveCounter | undefined,
  planned: ReadonlyArray<PlannedImage>,
): TaskResult<ReadonlyArray<BuiltImage>> =>
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
  );

const writeDocuments = (
  { catalog, updates, assets, explorer }: TreeInputs,
  tree: TreeWriter,
  { security, totals }: Pick<DecidedCatalog, 'security' | 'totals'>,
): TaskResult<void> =>
  pipe(
    assets.contract,
    TE.tap(() => writeAll(tree, renderCatalog(catalog, security, totals, updates))),
    TE.chain((contract) => writeAll(tree, contract)),
    TE.chain(() => (explorer ? assets.explorer : TE.right(undefined))),
    TE.chain((page) => writeAll(tree, page ? [{ path: 'index.html', content: page }] : [])),
  );

/**
 * Writes a whole tree but `state.json`, image by image: rows are read when their image is rendered and
 * forgotten after it; records that stay as they are are taken by id.
 */
export const buildCatalogTree = (
  inputs: TreeInputs,
  tree: TreeWriter,
): TaskResult<DecidedCatalog> => {
  const { catalog, published } = inputs;
  const planned = availableImages(catalog).map((image) => {
    const facts = findFacts(image, inputs);
    return { facts, reusable: reusableRecord(facts, published, catalog.source) };
  });
  // Rows are not read only to be counted.
  const counter = planned.some(({ reusable }) => reusable) ? undefined : openCveCounter();
  return pipe(
    prefetch(inputs, planned),
    TE.chain(() => buildImages(inputs, tree, counter, planned)),
    TE.map((built) => {
      const security = built.map((image) => image.security);
      return {
        security,
        images: built.map(({ decided }) => decided),
        totals: catalogTotals(catalog, security),
        cves: counter?.count(),
        rebuilds: findRebuilds(security),
        warnings: built.flatMap(({ decided, dropped }) => [...decided.warnings, ...dropped]),
        notices: built.flatMap(({ decided }) => decided.notices),
      };
    }),
    TE.tap((built) => writeDocuments(inputs, tree, built)),
  );
};
