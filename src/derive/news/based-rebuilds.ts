import type { BaseBuild, BasedVersion } from '../../contract/bases';
import type { Rebuild } from '../../decide/rebuilds';
import { groupBy } from '../../domain/values/group-by';
import {
  keyOfVersion,
  type VersionKey,
  type VersionName,
  versionKey,
} from '../../domain/version-key';

/** A version to rebuild, and the base that it stands on; undefined without one. */
export interface BasedRebuild extends Rebuild {
  readonly base?: VersionKey | undefined;
  readonly cured?: BasedVersion['cured'] | undefined;
}

/** Moves each version right after the version that it stands on, if that is in the list; otherwise keeps the order. */
export const behindBases = <A extends VersionName>(
  all: ReadonlyArray<A>,
  baseOf: (each: A) => VersionKey | undefined,
): ReadonlyArray<A> => {
  const keys = new Set(all.map(keyOfVersion));
  const isBehind = (each: A): boolean => {
    const base = baseOf(each);
    return base !== undefined && keys.has(base);
  };
  const standing = groupBy<A, VersionKey | undefined>(all.filter(isBehind), baseOf);
  const ordered = new Set<A>();
  const add = (first: A): void => {
    const waiting = [first];
    for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
      if (ordered.has(each)) continue;
      ordered.add(each);
      waiting.push(...(standing.get(keyOfVersion(each)) ?? []).toReversed());
    }
  };
  for (const each of all) if (!isBehind(each)) add(each);
  // Former builds may stand on each other in a circle.
  for (const each of all) add(each);
  return [...ordered];
};

/** What each version stands on. */
export const findBasesOf = (
  bases: ReadonlyArray<BaseBuild>,
): ReadonlyMap<VersionKey, Required<Pick<BasedRebuild, 'base' | 'cured'>>> =>
  new Map(
    bases.flatMap(({ slug, version, images }) =>
      // A version that got one more layer stands on its own former build: that is not a base to rebuild on.
      images
        .filter((image) => image.slug !== slug || image.version !== version)
        .map((image) => [
          keyOfVersion(image),
          { base: versionKey(slug, version), cured: image.cured },
        ]),
    ),
  );

/** Names the base of each version, and orders the versions as they stand on each other. */
export const withBases = (
  rebuilds: ReadonlyArray<Rebuild>,
  bases: ReadonlyArray<BaseBuild>,
): ReadonlyArray<BasedRebuild> => {
  const known = findBasesOf(bases);
  const based = rebuilds.map(
    (each): BasedRebuild => ({ ...each, ...known.get(keyOfVersion(each)) }),
  );
  return behindBases(based, ({ base }) => base);
};
