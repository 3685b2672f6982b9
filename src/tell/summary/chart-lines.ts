import { digestOf } from '../../decide/chart-entries';
import type { CatalogChange } from '../../derive/news/catalog-changes';
import { isRebuild } from '../../derive/news/catalog-news';
import { groupBy } from '../../domain/values/group-by';
import { joinLimited, pluralize } from '../../domain/values/plural';
import { nameVersion, type VersionName } from '../../domain/version-key';
import type { Publication } from '../../publish/attempt';
import { type Catalog, digestsOf } from '../../read/manifest/catalog';
import { code } from './markdown';

const MAX_NAMED = 3;

/** The digests that rebuilds replaced, each with the first version that had it. */
const findReplaced = (changes: ReadonlyArray<CatalogChange>): ReadonlyMap<string, VersionName> => {
  const rebuilt = changes
    .filter(isRebuild)
    .flatMap(({ slug, versions, from }) =>
      versions.map((version) => ({ slug, version, from: from ?? '' })),
    );
  return new Map(
    [...groupBy(rebuilt, ({ from }) => from)].map(([digest, [first]]) => [digest, first]),
  );
};

/** The charts that ship a replaced build which no version has now, and the versions that had it. */
const findFollowing = (catalog: Catalog, replaced: ReadonlyMap<string, VersionName>) => {
  const current = new Set([...digestsOf(catalog).values()].flatMap((own) => [...own.values()]));
  return catalog.charts.flatMap(({ slug, images = [] }) => {
    const former = images.map(({ image }) => digestOf(image)).filter((each) => !current.has(each));
    const versions = new Set(former.flatMap((digest) => replaced.get(digest) ?? []));
    return versions.size === 0 ? [] : [{ slug, versions: [...versions] }];
  });
};

/** The charts that have to follow a rebuild, in the run that rebuilds. */
export const followingChartsLine = ({
  plan: { catalog, catalogChanges },
}: Publication): ReadonlyArray<string> => {
  const following = findFollowing(catalog, findReplaced(catalogChanges));
  const names = joinLimited(
    following,
    MAX_NAMED,
    ({ slug, versions }) =>
      `${code(slug)} (${joinLimited(versions, MAX_NAMED, (each) => code(nameVersion(each)))})`,
  );
  const [has, ships] = following.length === 1 ? ['has', 'ships'] : ['have', 'ship'];
  return following.length === 0
    ? []
    : [
        `- ⎈ **${pluralize(following.length, 'chart')} ${has} to follow a rebuild**, and still ${ships} the build before: ${names}`,
      ];
};
