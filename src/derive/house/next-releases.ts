import type { ImageVersion } from '../../contract/items';
import type { FormerDigest, ImageReleases, Release } from '../../contract/releases';
import type { JudgedImage, VersionVerdict } from '../../decide/verdicts';
import { toUtcSeconds } from '../../domain/instant';
import { isEnded } from '../../domain/verdict';
import type { CatalogImage } from '../../read/manifest/catalog';

/** The most former digests of a version (section "Limits" of the contract's additions). */
const MAX_FORMER = 8;

export interface FormerImage {
  /** Digests in the published manifest by version; null where it states none. */
  readonly digests: ReadonlyMap<string, string | null>;
  /** The published `releases.json`; undefined if there is none. */
  readonly releases: ImageReleases | undefined;
  /** The scan date of the published record of a version; null without one, or if it is unknown. */
  readonly scannedAt: (version: string) => string | null;
}

/** The former digests of a version, latest first. A version that was removed and came back starts over. */
const formerDigests = (
  { version, digest }: ImageVersion,
  { digests, releases, scannedAt }: FormerImage,
  catalogDate: string | null,
): FormerDigest[] => {
  const last = digests.get(version);
  if (last === undefined) return [];
  const before = releases?.releases.find((release) => release.version === version)?.former ?? [];
  const present: ReadonlyArray<FormerDigest> =
    last === null ? [] : [{ digest: last, until: catalogDate, scanned: scannedAt(version) }];
  const distinct = new Map<string, FormerDigest>();
  for (const each of [...present, ...before])
    if (each.digest !== digest && !distinct.has(each.digest)) distinct.set(each.digest, each);
  return [...distinct.values()].slice(0, MAX_FORMER);
};

/** The catalog date at which a version came, or its stated digest last changed; undefined if unknown. */
const sinceOf = (
  { version, digest }: ImageVersion,
  { digests, releases }: FormerImage,
  catalogDate: string | null,
): string | undefined => {
  const before = releases?.releases.find((release) => release.version === version);
  const stays = before !== undefined && digests.get(version) === (digest ?? null);
  return stays ? before.since : (catalogDate ?? undefined);
};

/**
 * The later of two moments. Update bots age a new digest by it, which is not as old as a `published` that its owner forgot
 * to change.
 */
const releaseTimestamp = (
  published: string | undefined,
  since: string | undefined,
): string | undefined => {
  if (published === undefined || since === undefined) return published ?? since;
  // `since` has whole seconds.
  return (toUtcSeconds(published) ?? '') >= since ? published : since;
};

const toRelease = (
  { version, digest, published, eol }: ImageVersion,
  { verdict, urgent }: VersionVerdict,
  isRecommended: boolean,
  { former, since }: { readonly former: FormerDigest[]; readonly since: string | undefined },
): Release => {
  const timestamp = releaseTimestamp(published, since);
  return {
    version,
    ...(digest === undefined ? {} : { digest }),
    ...(timestamp === undefined ? {} : { releaseTimestamp: timestamp }),
    isDeprecated: isEnded(verdict),
    isStable: verdict === 'supported' || isRecommended,
    verdict,
    urgent,
    ...(eol === undefined ? {} : { eol }),
    former,
    ...(since === undefined ? {} : { since }),
  };
};

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
      const memory = [own, former, catalogDate] as const;
      return toRelease(own, each, isRecommended, {
        former: formerDigests(...memory),
        since: sinceOf(...memory),
      });
    }),
  };
};
