import type { ImageFindings } from '../../contract/findings';
import type { FormerDigest, ImageReleases, Release } from '../../contract/releases';
import type { Followed } from '../../decide/follow-digests';
import type { JudgedImage, VersionVerdict } from '../../decide/verdicts';
import { toUtcSeconds } from '../../domain/instant';
import { lastText } from '../../domain/values/compare';
import { isEnded } from '../../domain/verdict';
import type { CatalogImage, CatalogVersion } from '../../read/manifest/catalog';
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
  { version, digest }: CatalogVersion,
  { digests, releases, scannedAt }: FormerImage,
  date: string | null,
): FormerDigest[] => {
  const last = digests.get(version);
  if (last === undefined) return [];
  const before = releases?.releases.find((release) => release.version === version)?.former ?? [];
  const present: ReadonlyArray<FormerDigest> =
    last === null ? [] : [{ digest: last, until: date, scanned: scannedAt(version) }];
  const distinct = new Map<string, FormerDigest>();
  for (const each of [...present, ...before])
    if (each.digest !== digest && !distinct.has(each.digest)) distinct.set(each.digest, each);
  return [...distinct.values()].slice(0, MAX_FORMER);
};

/**
 * When the digest of a version changes: a followed one when it was scanned, but never before the date that it follows; a
 * stated one with the commit that states it, and so does a version come. Null if that is unknown.
 */
const dateOfChange = (
  { version, digest }: CatalogVersion,
  { digests, releases }: FormerImage,
  { catalogDate, followed }: Pick<ReleasesBuild, 'catalogDate' | 'followed'>,
): string | null => {
  const follows = followed(version);
  const isKnown = digest !== undefined || typeof digests.get(version) === 'string';
  if (follows === undefined || !isKnown) return catalogDate;
  const since = releases?.releases.find((release) => release.version === version)?.since ?? null;
  return lastText([follows.by?.scannedAt ?? catalogDate, since]);
};

/** The date at which a version came, or its digest last changed; undefined if unknown. */
const sinceOf = (
  { version, digest }: CatalogVersion,
  { digests, releases }: FormerImage,
  date: string | null,
): string | undefined => {
  const before = releases?.releases.find((release) => release.version === version);
  const stays = digests.get(version) === (digest ?? null);
  return stays ? before?.since : (date ?? undefined);
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
  /** What a version follows; undefined if the manifest states its digest. */
  readonly followed: (version: string) => Followed | undefined;
  readonly findings: ImageFindings | undefined;
  /** The URL of the folder that contains `api/v1`, without a trailing slash; undefined if it is unknown. */
  readonly site: string | undefined;
}

/** A release without what its image has to do with it; `date` is that of a change of its digest. */
const toRelease = (
  own: CatalogVersion,
  { verdict, urgent }: VersionVerdict,
  recommended: string | null,
  former: FormerImage,
  date: string | null,
): Release => {
  const { version, digest, published, eol } = own;
  const since = sinceOf(own, former, date);
  const timestamp = releaseTimestamp(published, since);
  return {
    version,
    ...(digest === undefined ? {} : { digest }),
    ...(timestamp === undefined ? {} : { releaseTimestamp: timestamp }),
    isDeprecated: isEnded(verdict),
    isStable: verdict === 'supported' || version === recommended,
    verdict,
    urgent,
    ...(eol === undefined ? {} : { eol }),
    former: formerDigests(own, former, date),
    ...(since === undefined ? {} : { since }),
  };
};

/** The releases of an image after a run. */
export const nextReleases = (
  { slug, image, upstream, source, versions = [] }: CatalogImage,
  { versions: judged, recommended }: JudgedImage,
  former: FormerImage,
  { findings, site, ...dates }: ReleasesBuild,
): ImageReleases => {
  const stated = new Map(versions.map((each): [string, CatalogVersion] => [each.version, each]));
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
    releases: judged.map((verdict) => {
      const own = stated.get(verdict.version) ?? { version: verdict.version };
      const date = dateOfChange(own, former, dates);
      const closes = closesOf(endedIn(own.version), own.digest);
      const release = toRelease(own, verdict, recommended, former, date);
      return {
        ...release,
        ...(closes === undefined ? {} : { closes }),
        ...(site === undefined ? {} : { changelogUrl: pageOfVersion(site, slug, own.version) }),
        ...(own.digestFrom === undefined ? {} : { digestFrom: own.digestFrom }),
      };
    }),
  };
};
