import { findFollowingCharts } from '../../decide/chart-entries';
import type { CatalogChange } from '../../derive/news/catalog-changes';
import { isRebuild } from '../../derive/news/catalog-news';
import { groupBy } from '../../domain/values/group-by';
import { joinLimited, pluralize } from '../../domain/values/plural';
import { nameVersion, type VersionName } from '../../domain/version-key';
import type { Publication } from '../../publish/attempt';
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

/** The charts that have to follow a rebuild, in the run that rebuilds. */
export const followingChartsLine = ({
  plan: { catalog, catalogChanges },
}: Publication): ReadonlyArray<string> => {
  const following = findFollowingCharts(findReplaced(catalogChanges), catalog);
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
