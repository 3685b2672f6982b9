import * as E from 'fp-ts/Either';
import { VERSION_SECURITY } from '../api/security-documents';
import type { Evidence } from '../catalog/decide-image';
import { findTotal, mayForget } from '../catalog/forgotten';
import { type VersionKey, versionKey } from '../domain/version-key';
import { availableImages, type Catalog } from '../manifest/catalog';
import type { TaskResult } from '../problem';
import type { Blobs } from '../published/git';
import { readRecord } from '../published/published-records';
import { steps } from '../task/steps';

/** Records, and where they are. */
interface TotalsBuild extends Evidence {
  readonly catalog: Catalog;
  readonly git: Blobs;
}

/** The versions of which reports may have forgotten everything, and the list of records does not say how much that is. */
const findSuspects = ({
  catalog,
  matches,
  published,
  carryForward,
}: TotalsBuild): ReadonlyArray<VersionKey> =>
  carryForward
    ? availableImages(catalog).flatMap(({ slug, os, versions = [] }) =>
        versions.flatMap(({ version, digest }) => {
          const key = versionKey(slug, version);
          const scans = matches.byVersion.get(key);
          const own = published.versions.get(key);
          return scans !== undefined &&
            findTotal(published, key) === undefined &&
            mayForget({ digest, published: own, scans, withoutOs: os === 'none' })
            ? [key]
            : [];
        }),
      )
    : [];

/**
 * Reads how many findings the published records of these versions have, which a branch that was edited, or that an
 * older release wrote, does not say. A record that does not decode has none.
 */
export const readTotals = (build: TotalsBuild): TaskResult<ReadonlyMap<VersionKey, number>> =>
  steps(function* ($) {
    const { git, published } = build;
    const totals = new Map<VersionKey, number>();
    const found = findSuspects(build).flatMap((key) => {
      const id = published.files.get(VERSION_SECURITY.file(key));
      return id === undefined ? [] : [{ key, id }];
    });
    if (found.length === 0) return totals;
    yield* $(git.fetchBlobs(found.map(({ id }) => id)));
    for (const { key, id } of found) {
      const record = readRecord(yield* $(git.readBlob(id)));
      if (E.isRight(record)) totals.set(key, record.right.rows.length);
    }
    return totals;
  });
