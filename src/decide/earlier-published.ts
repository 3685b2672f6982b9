import { type Problem, problem } from '../domain/problem';
import { groupBy } from '../domain/values/group-by';
import { joinLimited } from '../domain/values/plural';
import { nameVersion } from '../domain/version-key';
import { availableImages, type Catalog } from '../read/manifest/catalog';

const MAX_LISTED = 5;

/** The versions whose digest the manifest replaced without replacing the stated date of publication. */
const findEarlier = (before: Catalog, after: Catalog): ReadonlyArray<string> => {
  const former = new Map(availableImages(before).map(({ slug, versions }) => [slug, versions]));
  return availableImages(after).flatMap(({ slug, versions = [] }) => {
    const byVersion = groupBy(former.get(slug) ?? [], ({ version }) => version);
    return versions.flatMap(({ version, digest, digestFrom, published }) => {
      const [was] = byVersion.get(version) ?? [];
      const isStated = digest !== undefined && digestFrom === undefined;
      const isRebuilt = isStated && was?.digest !== undefined && was.digest !== digest;
      return isRebuilt && published !== undefined && published === was.published
        ? [nameVersion({ slug, version })]
        : [];
    });
  });
};

/** Warns of dates of publication that belong to an earlier build. */
export const warnOfEarlier = (
  before: Catalog | undefined,
  after: Catalog,
): ReadonlyArray<Problem> => {
  const earlier = before === undefined ? [] : findEarlier(before, after);
  return earlier.length === 0
    ? []
    : [
        problem(
          `published still has the time of an earlier build in ${joinLimited(earlier, MAX_LISTED)}: update it`,
        ),
      ];
};
