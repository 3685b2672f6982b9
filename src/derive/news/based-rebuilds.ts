import type { BaseBuild, BasedVersion } from '../../contract/bases';
import type { Rebuild } from '../../decide/rebuilds';
import { groupBy } from '../../domain/values/group-by';
import { type VersionKey, versionKey } from '../../domain/version-key';

/** A version to rebuild, and the base that it stands on; undefined without one. */
export interface BasedRebuild extends Rebuild {
  readonly base?: VersionKey | undefined;
  readonly cured?: BasedVersion['cured'] | undefined;
}

/** Moves each version right after the version that it stands on, if that is in the list; otherwise keeps the order. */
const behindBases = (rebuilds: ReadonlyArray<BasedRebuild>): ReadonlyArray<BasedRebuild> => {
  const keys = new Set(rebuilds.map(({ slug, version }) => versionKey(slug, version)));
  const isBehind = ({ base }: BasedRebuild): boolean => base !== undefined && keys.has(base);
  const standing = groupBy(rebuilds.filter(isBehind), ({ base }) => base);
  const ordered = new Set<BasedRebuild>();
  const add = (first: BasedRebuild): void => {
    const waiting = [first];
    for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
      if (ordered.has(each)) continue;
      ordered.add(each);
      waiting.push(...(standing.get(versionKey(each.slug, each.version)) ?? []).toReversed());
    }
  };
  for (const each of rebuilds) if (!isBehind(each)) add(each);
  // Former builds may stand on each other in a circle.
  for (const each of rebuilds) add(each);
  return [...ordered];
};

/** Names the base of each version, and orders the versions as they stand on each other. */
export const withBases = (
  rebuilds: ReadonlyArray<Rebuild>,
  bases: ReadonlyArray<BaseBuild>,
): ReadonlyArray<BasedRebuild> => {
  const known = new Map(
    bases.flatMap(({ slug, version, images }) =>
      // A version that got one more layer stands on its own former build: that is not a base to rebuild on.
      images
        .filter((image) => image.slug !== slug || image.version !== version)
        .map((image) => [
          versionKey(image.slug, image.version),
          { base: versionKey(slug, version), cured: image.cured },
        ]),
    ),
  );
  return behindBases(
    rebuilds.map((each) => ({ ...each, ...known.get(versionKey(each.slug, each.version)) })),
  );
};
