import type { ImageFindings } from '../../contract/findings';
import type { ImageVersion } from '../../contract/items';
import type { FormerDigest, ImageReleases, Release } from '../../contract/releases';
import type { JudgedImage } from '../../decide/verdicts';
import { toUtcSeconds } from '../../domain/instant';
import { isEnded } from '../../domain/verdict';
import type { CatalogImage } from '../../read/manifest/catalog';
import { pageOfVersion } from '../address';
import { closesOf, findEnded } from './closings';

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
  const stays = digests.get(version) === (digest ?? null);
  return stays ? before?.since : (catalogDate ?? undefined);
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

/** What the releases of an image follow from after a run, beside its item and verdicts. */
export interface ReleasesBuild {
  /** The date of the commit that replaces digests. */
  readonly catalogDate: string | null;
  readonly findings: ImageFindings | undefined;
  /** The URL of the folder that contains `api/v1`, without a trailing slash; undefined if it is unknown. */
  readonly site: string | undefined;
}

/** The releases of an image after a run. */
export const nextReleases = (
  { slug, image, upstream, source, versions = [] }: CatalogImage,
  { versions: judged, recommended }: JudgedImage,
  former: FormerImage,
  { catalogDate, findings, site }: ReleasesBuild,
): ImageReleases => {
  const stated = new Map(versions.map((each) => [each.version, each]));
  const endedIn = findEnded(findings);
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
    releases: judged.map(({ version, verdict, urgent }): Release => {
      const own = stated.get(version) ?? { version };
      const { digest, published, eol } = own;
      const since = sinceOf(own, former, catalogDate);
      const timestamp = releaseTimestamp(published, since);
      const closes = closesOf(endedIn(version), digest);
      return {
        version,
        ...(digest === undefined ? {} : { digest }),
        ...(timestamp === undefined ? {} : { releaseTimestamp: timestamp }),
        isDeprecated: isEnded(verdict),
        isStable: verdict === 'supported' || version === recommended,
        verdict,
        urgent,
        ...(eol === undefined ? {} : { eol }),
        former: formerDigests(own, former, catalogDate),
        ...(since === undefined ? {} : { since }),
        ...(closes === undefined ? {} : { closes }),
        ...(site === undefined ? {} : { changelogUrl: pageOfVersion(site, slug, version) }),
      };
    }),
  };
};
