import type { BaseBuild, BasedVersion } from '../../contract/bases';
import type { JudgedImage } from '../../decide/verdicts';
import { collect } from '../../domain/values/group-by';
import { isEnded } from '../../domain/verdict';
import {
  keyOfVersion,
  parseVersionKey,
  type VersionKey,
  type VersionName,
  versionKey,
} from '../../domain/version-key';
import { behindBases, findBasesOf } from './based-rebuilds';

/** What rebuilds of images on the present build of their base would close. */
export interface BaseRebuild extends VersionName {
  /** Since when the base has this build; null if unknown. */
  readonly since: string | null;
  /** The vulnerabilities that it does not have, summed over the versions that have them. */
  readonly cured: number;
  /** The same number before this run. */
  readonly before: number;
  /** How many images have such a version. */
  readonly images: number;
}

const isMaintained = (images: ReadonlyArray<JudgedImage>): ((key: VersionKey) => boolean) => {
  const ended = new Set(
    images.flatMap(({ slug, versions }) =>
      versions.flatMap(({ version, verdict }) =>
        isEnded(verdict) ? [versionKey(slug, version)] : [],
      ),
    ),
  );
  return (key) => !ended.has(key);
};

/** The versions that the present build of their base cures, by base. */
const curableByBase = (
  standing: ReadonlyArray<BaseBuild>,
  isRebuilt: (key: VersionKey) => boolean,
): ReadonlyMap<VersionKey, ReadonlyArray<BasedVersion>> =>
  collect(
    standing.flatMap(({ slug, version, images }) =>
      images
        .filter((each) => (each.cured ?? 0) > 0 && isRebuilt(keyOfVersion(each)))
        .map((each) => [versionKey(slug, version), each] as const),
    ),
  );

const sumOfCured = (versions: ReadonlyArray<BasedVersion> = []): number =>
  versions.reduce((sum, { cured }) => sum + (cured ?? 0), 0);

/**
 * Counts for each base what its present build would close in versions that are still rebuilt; most first, but an image that
 * is a base comes behind what it stands on. `former` is what was published.
 */
export const findBaseRebuilds = (
  standing: ReadonlyArray<BaseBuild>,
  former: ReadonlyArray<BaseBuild>,
  images: ReadonlyArray<JudgedImage>,
  sinceOf: (base: VersionKey) => string | undefined,
): ReadonlyArray<BaseRebuild> => {
  const isRebuilt = isMaintained(images);
  const before = curableByBase(former, isRebuilt);
  const basesOf = findBasesOf(standing);
  const rebuilds = [...curableByBase(standing, isRebuilt)]
    .map(([key, versions]) => ({
      ...parseVersionKey(key),
      since: sinceOf(key) ?? null,
      cured: sumOfCured(versions),
      before: sumOfCured(before.get(key)),
      images: new Set(versions.map(({ slug }) => slug)).size,
    }))
    .sort((a, b) => b.cured - a.cured);
  return behindBases(rebuilds, (each) => basesOf.get(keyOfVersion(each))?.base);
};
