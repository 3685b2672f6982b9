import type { ImageVersion } from '../api/items';
import type { FormerDigest, ImageReleases, Release } from '../api/releases';
import type { CatalogImage } from '../catalog/catalog';
import type { JudgedImage, VersionVerdict } from '../catalog/verdicts';

/** Former digests of a version (section "Limits" of the contract's additions). */
export const MAX_FORMER = 8;

/** What the branch says of the versions of an image. */
export interface FormerImage {
  /** The digests that its manifest states, by version; null where it states none. */
  readonly digests: ReadonlyMap<string, string | null>;
  /** Its `releases.json`; undefined if there is none. */
  readonly releases: ImageReleases | undefined;
}

export const NO_FORMER: FormerImage = { digests: new Map(), releases: undefined };

/** The digests that a version had, the latest first; a version that was gone begins anew. */
const formerDigests = (
  { version, digest }: ImageVersion,
  { digests, releases }: FormerImage,
  catalogDate: string | null,
): ReadonlyArray<FormerDigest> => {
  const last = digests.get(version);
  if (last === undefined) return [];
  const before = releases?.releases.find((release) => release.version === version)?.former ?? [];
  const replaced = last !== null && last !== digest ? [{ digest: last, until: catalogDate }] : [];
  const distinct = new Map<string, FormerDigest>();
  for (const each of [...replaced, ...before])
    if (each.digest !== digest && !distinct.has(each.digest)) distinct.set(each.digest, each);
  return [...distinct.values()].slice(0, MAX_FORMER);
};

const toRelease = (
  stated: ImageVersion,
  { verdict, urgent }: VersionVerdict,
  isRecommended: boolean,
  former: ReadonlyArray<FormerDigest>,
): Release => {
  const { version, digest, published, eol } = stated;
  return {
    version,
    ...(digest === undefined ? {} : { digest }),
    ...(published === undefined ? {} : { releaseTimestamp: published }),
    isDeprecated: verdict === 'deprecated' || verdict === 'eol',
    isStable: verdict === 'supported' || isRecommended,
    ...{ verdict, urgent },
    ...(eol === undefined ? {} : { eol }),
    former: [...former],
  };
};

/**
 * The releases of an image after a run. `catalogDate` is the date of the commit that replaces digests; null if
 * unknown.
 */
export const nextReleases = (
  { slug, image, upstream, source, versions = [] }: CatalogImage,
  { versions: judged, recommended }: JudgedImage,
  former: FormerImage,
  catalogDate: string | null,
): ImageReleases => {
  const stated = new Map(versions.map((each) => [each.version, each]));
  const [newest] = judged;
  return {
    ...{ apiVersion: 'v1', resource: 'release', slug, image, homepage: upstream },
    ...(source === undefined ? {} : { sourceUrl: source }),
    tags: {
      ...(newest === undefined ? {} : { newest: newest.version }),
      ...(recommended === null ? {} : { recommended }),
    },
    releases: judged.map((each) => {
      const own = stated.get(each.version) ?? { version: each.version };
      const isRecommended = each.version === recommended;
      return toRelease(own, each, isRecommended, formerDigests(own, former, catalogDate));
    }),
  };
};
