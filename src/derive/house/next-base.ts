import { BASE, type Base } from '../../contract/bases';
import type { DecidedBase } from '../../decide/decide-bases';
import type { FollowedDigests } from '../../decide/follow-digests';
import type { VersionStatus } from '../../decide/image-status';
import { canonicalId } from '../../domain/canonical-id';
import { sortUnique } from '../../domain/values/compare';
import { versionKey } from '../../domain/version-key';
import type { Previous } from '../../previous/previous';
import type { CatalogVersion } from '../../read/manifest/catalog';
import { recordOf } from '../../read/reports/to-record';
import { nextLayers } from './next-layers';
import { sinceChange } from './since-change';

interface BaseEvidence {
  readonly previous: Pick<Previous, 'read'>;
  readonly followed: FollowedDigests;
  readonly catalogDate: string | null;
}

/** The record of a base: what its reports found, or what was published while the digest stays. */
const recordOfBase = (
  { decision, state, scannedAt, scanner }: VersionStatus,
  before: Base | undefined,
): Pick<Base, 'state' | 'scannedAt' | 'scanner' | 'ids'> => {
  if (decision.kind === 'kept' && before !== undefined) {
    const { ids } = before;
    return { state: before.state, scannedAt: before.scannedAt, scanner: before.scanner, ids };
  }
  const ids =
    decision.kind === 'fresh'
      ? sortUnique(recordOf(decision.outcome.scans).rows.map(canonicalId))
      : null;
  return { state, scannedAt, scanner, ids };
};

/** The documents of a base after a run, one for each version. */
export const nextBase = (
  { item: { slug, image, versions: stated }, versions }: DecidedBase,
  { previous, followed, catalogDate }: BaseEvidence,
): ReadonlyArray<Base> => {
  const own = new Map(stated.map((each): [string, CatalogVersion] => [each.version, each]));
  return versions.map((status) => {
    const { version, digest, digestFrom } = status;
    const key = versionKey(slug, version);
    const before = previous.read(BASE, key);
    const since = sinceChange(own.get(version) ?? { version }, before?.digest, before, {
      catalogDate,
      followed: followed.get(key),
    });
    return {
      apiVersion: 'v1',
      resource: 'base',
      slug,
      image,
      version,
      digest,
      ...(digestFrom === undefined ? {} : { digestFrom }),
      ...recordOfBase(status, before),
      ...(since === undefined ? {} : { since }),
      ...nextLayers(status, before),
    };
  });
};
