import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Update } from '../api/items';
import { imageDetailFile, versionDetailFile } from '../api/paths';
import type { SecurityRecord } from '../api/security';
import type { Git } from '../branch/git';
import type { Published } from '../branch/published';
import { availableImages, type Catalog, type CatalogImage } from '../catalog/catalog';
import {
  type DecidedImage,
  type DecidedVersion,
  decideImage,
  hasRecord,
  reusableRecord,
} from '../catalog/decide-image';
import type { DecidedCatalog } from '../catalog/decided-catalog';
import { keptFiles, loadRows } from '../catalog/load-rows';
import type { Matches } from '../catalog/match-reports';
import { findRebuilds } from '../catalog/rebuilds';
import type { ImageSecurity, VersionStatus } from '../catalog/records';
import { catalogTotals } from '../catalog/totals';
import { versionKey } from '../domain/version-key';
import type { File } from '../file';
import type { Problem, TaskResult } from '../problem';
import type { Assets } from '../render/assets';
import { renderCatalog } from '../render/render-catalog';
import { renderRecords, type VersionRecord } from '../render/security';
import type { RowStore } from '../reports/row-store';
import { rollupOfCounts, type SerializedRows } from '../reports/rows';
import type { TreeWriter } from './tree-writer';

/** What a tree is composed from. */
export interface TreeInputs {
  readonly catalog: Catalog;
  readonly matches: Matches;
  readonly published: Published;
  readonly updates: ReadonlyArray<Update>;
  readonly carryForward: boolean;
  readonly assets: Assets;
  readonly git: Git;
  readonly rows: RowStore;
  readonly sink: TreeWriter;
}

const statusOf = (
  { version, digest, decision }: DecidedVersion,
  rollup: SecurityRecord['versions'][number] | undefined,
): VersionStatus => {
  if (decision.kind === 'fresh' && rollup !== undefined) {
    const { state, scannedAt, scanner } = decision.outcome;
    return { version, digest, state, scannedAt, scanner, rollup };
  }
  if (decision.kind === 'kept' && rollup !== undefined) {
    const { state, scannedAt, scanner } = decision.published;
    return { version, digest, state, scannedAt, scanner, rollup };
  }
  if (decision.kind === 'withheld') {
    const { scannedAt, scanner } = decision;
    return { version, digest, state: 'withheld', scannedAt, scanner, rollup };
  }
  return { version, digest, state: 'unscanned', scannedAt: null, scanner: null, rollup: undefined };
};

/** One after the other: a file is rendered when the one before it is put. */
const putAll =
  (sink: TreeWriter, files: Iterable<File>): TaskResult<void> =>
  async () => {
    for (const file of files) {
      const put = await sink.write(file)();
      if (E.isLeft(put)) return put;
    }
    return E.right(undefined);
  };

const keepAll = ({ sink, published }: TreeInputs, image: DecidedImage): TaskResult<void> =>
  pipe(
    [
      imageDetailFile(image.slug),
      ...image.versions
        .filter(hasRecord)
        .map(({ version }) => versionDetailFile(image.slug, version)),
    ],
    TE.traverseSeqArray((file) => sink.keep(file, published.files.get(file) ?? '')),
    TE.map(() => undefined),
  );

interface ComposedImage {
  readonly security: ImageSecurity;
  readonly decided: DecidedImage;
  readonly warnings: ReadonlyArray<Problem>;
  readonly notices: ReadonlyArray<string>;
}

const ofRollups = (
  image: DecidedImage,
  rollups: ReadonlyArray<SecurityRecord['versions'][number]>,
): ImageSecurity => {
  const byVersion = new Map(rollups.map((rollup) => [rollup.version, rollup]));
  return {
    slug: image.slug,
    image: image.image,
    versions: image.versions.map((version) => statusOf(version, byVersion.get(version.version))),
  };
};

const recordsOf = (
  image: DecidedImage,
  rows: ReadonlyMap<string, SerializedRows>,
): ReadonlyArray<VersionRecord> =>
  image.versions.filter(hasRecord).flatMap(({ version }) => {
    const found = rows.get(version);
    return found === undefined
      ? []
      : [{ rollup: rollupOfCounts(version, image.image, found.counts), rows: found.json }];
  });

/** Decides again without the records that turned out broken: a report of this run may count now. */
const withoutBroken = (
  ingredients: TreeInputs,
  image: CatalogImage,
  broken: ReadonlySet<string>,
): DecidedImage => {
  const { published } = ingredients;
  const whole = (image.versions ?? []).filter(({ version }) => !broken.has(version));
  const versions = new Map(
    whole.flatMap(({ version }) => {
      const key = versionKey(image.slug, version);
      const record = published.versions.get(key);
      return record === undefined ? [] : [[key, record] as const];
    }),
  );
  return decideImage(image, { ...ingredients, published: { ...published, versions } });
};

const renderImage = (
  ingredients: TreeInputs,
  image: CatalogImage,
  decided: DecidedImage,
): TaskResult<ComposedImage> =>
  pipe(
    loadRows(ingredients, decided),
    TE.chain((loaded) => {
      if (loaded.broken.size === 0) return TE.right({ decided, loaded });
      const again = withoutBroken(ingredients, image, loaded.broken);
      return pipe(
        loadRows(ingredients, again),
        TE.map(({ rows }) => ({ decided: again, loaded: { ...loaded, rows } })),
      );
    }),
    TE.chain(({ decided: final, loaded }) => {
      const records = recordsOf(final, loaded.rows);
      const security = ofRollups(
        final,
        records.map(({ rollup }) => rollup),
      );
      const owner = { slug: image.slug, image: image.image, source: ingredients.catalog.source };
      return pipe(
        putAll(ingredients.sink, renderRecords(owner, records)),
        TE.map(() => ({
          security,
          decided: final,
          warnings: [...final.warnings, ...loaded.warnings],
          notices: final.notices,
        })),
      );
    }),
  );

/** An image, what becomes of it, and its published record if that is taken as it is. */
interface Planned {
  readonly image: CatalogImage;
  readonly decided: DecidedImage;
  readonly untouched: SecurityRecord | undefined;
}

const planOf =
  (ingredients: TreeInputs) =>
  (image: CatalogImage): Planned => {
    const { catalog, published } = ingredients;
    const decided = decideImage(image, ingredients);
    return { image, decided, untouched: reusableRecord(decided, published, catalog.source) };
  };

const composeImage = (
  ingredients: TreeInputs,
  { image, decided, untouched }: Planned,
): TaskResult<ComposedImage> => {
  const { warnings, notices } = decided;
  return untouched === undefined
    ? renderImage(ingredients, image, decided)
    : pipe(
        keepAll(ingredients, decided),
        TE.map(() => ({
          security: ofRollups(decided, untouched.versions),
          decided,
          warnings,
          notices,
        })),
      );
};

/** Everything that has to be read of the branch, in one request. */
const prefetch = (
  { published, git }: TreeInputs,
  planned: ReadonlyArray<Planned>,
): TaskResult<void> => {
  const touched = planned.filter(({ untouched }) => untouched === undefined);
  const files = touched.flatMap(({ decided }) => keptFiles(decided, published));
  const ids = files.flatMap((file) => published.files.get(file) ?? []);
  return ids.length === 0 ? TE.right(undefined) : git.fetchBlobs(ids);
};

/**
 * Puts a whole tree but `state.json` together, image by image: rows are read when their image is
 * rendered and forgotten after it, records that stay as they are are taken by id.
 */
export const buildCatalogTree = (ingredients: TreeInputs): TaskResult<DecidedCatalog> => {
  const { catalog, updates, assets, rows, sink } = ingredients;
  const planned = availableImages(catalog).map(planOf(ingredients));
  return pipe(
    prefetch(ingredients, planned),
    TE.chain(() =>
      pipe(
        planned,
        TE.traverseSeqArray((each) =>
          pipe(
            composeImage(ingredients, each),
            TE.tapIO(() => rows.reset),
          ),
        ),
      ),
    ),
    TE.chain((composed) => {
      const security = composed.map((image) => image.security);
      const totals = catalogTotals(catalog, security);
      return pipe(
        assets.contract,
        TE.chain((contract) =>
          pipe(
            putAll(sink, renderCatalog(catalog, security, totals, updates)),
            TE.chain(() => putAll(sink, contract)),
          ),
        ),
        TE.map(() => ({
          security,
          decided: composed.map((image) => image.decided),
          totals,
          rebuilds: findRebuilds(security),
          warnings: composed.flatMap(({ warnings }) => warnings),
          notices: composed.flatMap(({ notices }) => notices),
        })),
      );
    }),
  );
};
