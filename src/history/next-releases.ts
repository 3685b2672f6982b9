import type { ImageVersion } from '../api/items';
import type { FormerDigest, ImageReleases, Release } from '../api/releases';
import type { JudgedImage, VersionVerdict } from '../catalog/verdicts';
import type { CatalogImage } from '../manifest/catalog';

/** The most former digests of a version (section "Limits" of the contract's additions). */
const MAX_FORMER = 8;

export interface FormerImage {
  /** Digests in the published manifest by version; null where it states none. */
  readonly digests: ReadonlyMap<string, string | null>;
  /** The published `releases.json`; undefined if there is none. */
  readonly releases: ImageReleases | undefined;
}

/** The former digests of a version, latest first. A version that was removed and came back starts over. */
const formerDigests = (
  { version, digest }: ImageVersion,
  { digests, releases }: FormerImage,
  catalogDate: string | null,
): FormerDigest[] => {
  const last = digests.get(version);
  if (last === undefined) return [];
  const before = releases?.releases.find((release) => release.version === version)?.former ?? [];
  const distinct = new Map<string, FormerDigest>();
  for (const each of [...(last === null ? [] : [{ digest: last, until: catalogDate }]), ...before])
    if (each.digest !== digest && !distinct.has(each.digest)) distinct.set(each.digest, each);
  return [...distinct.values()].slice(0, MAX_FORMER);
};

const toRelease = (
  { version, digest, published, eol }: ImageVersion,
  { verdict, urgent }: VersionVerdict,
  isRecommended: boolean,
  former: FormerDigest[],
): Release => ({
  version,
  ...(digest === undefined ? {} : { digest }),
  ...(published === undefined ? {} : { releaseTimestamp: published }),
  isDeprecated: verdict === 'deprecated' || verdict === 'eol',
  isStable: verdict === 'supported' || isRecommended,
  verdict,
  urgent,
  ...(eol === undefined ? {} : { eol }),
  former,
});

/** The releases of an image after a run. `catalogDate` is the date of the commit that replaces digests. */
export const nextReleases = (
  { slug, image, upstream, source, versions = [] }: CatalogImage,
  { versions: judged, recommended }: JudgedImage,
  former: FormerImage,
  catalogDate: string | null,
): ImageReleases => {
  const stated = new Map(versions.map((each) => [each.version, each]));
  const [newest] = judged;
  return {
    apiVersion: 'v1',
    resource: 'release',
    slug,
    image,
    homepage: upstream,
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
