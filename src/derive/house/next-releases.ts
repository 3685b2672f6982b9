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
import { findFormer } from './former-release';
import { verificationsOf } from './verifications';

/** Section "Limits" of the contract's additions. */
const MAX_FORMER = 8;

export interface FormerImage {
  /** Digests in the published manifest by version; null if it states none. */
  readonly digests: ReadonlyMap<string, string | null>;
  readonly releases: ImageReleases | undefined;
  /** The scan date of the published record of a version; null without a record or date. */
  readonly scannedAt: (version: string) => string | null;
}

/** What is published of a version. */
interface FormerVersion {
  /** Null if the manifest states none; undefined if it does not have the version. */
  readonly digest: string | null | undefined;
  readonly release: Release | undefined;
  readonly scannedAt: string | null;
}

/** Latest first. A version that was removed and came back starts over. */
const formerDigests = (
  { digest }: CatalogVersion,
  { digest: last, release, scannedAt }: FormerVersion,
  date: string | null,
): FormerDigest[] => {
  if (last === undefined) return [];
  const present: ReadonlyArray<FormerDigest> =
    last === null ? [] : [{ digest: last, until: date, scanned: scannedAt }];
  const distinct = new Map<string, FormerDigest>();
  for (const each of [...present, ...(release?.former ?? [])])
    if (each.digest !== digest && !distinct.has(each.digest)) distinct.set(each.digest, each);
  return [...distinct.values()].slice(0, MAX_FORMER);
};

/**
 * When a version came or its digest changed. A followed digest changes with its scan, but not before the digest that it
 * replaces came; everything else changes with the commit of the catalog. Null if unknown.
 */
const dateOfChange = (
  { version, digestFrom }: CatalogVersion,
  { release }: FormerVersion,
  { catalogDate, followed }: Pick<ReleasesBuild, 'catalogDate' | 'followed'>,
): string | null => {
  const follows = followed(version);
  const isFollowed = digestFrom !== undefined || release?.digestFrom !== undefined;
  return follows === undefined || !isFollowed
    ? catalogDate
    : lastText([follows.by?.scannedAt ?? catalogDate, release?.since ?? null]);
};

/** When a version came or its digest last changed; undefined if unknown. */
const sinceOf = (
  { digest }: CatalogVersion,
  before: FormerVersion,
  date: string | null,
): string | undefined =>
  before.digest === (digest ?? null) ? before.release?.since : (date ?? undefined);

/**
 * The later of two moments: update bots measure the age of a new digest by it, and an owner may forget to change
 * `published`.
 */
const releaseTimestamp = (
  published: string | undefined,
  since: string | undefined,
): string | undefined => {
  if (published === undefined || since === undefined) return published ?? since;
  // `since` has whole seconds.
  return (toUtcSeconds(published) ?? '') >= since ? published : since;
};

export interface ReleasesBuild {
  /** The date of the commit that replaces digests. */
  readonly catalogDate: string | null;
  /** What a version follows; undefined if the manifest states its digest. */
  readonly followed: (version: string) => Followed | undefined;
  readonly findings: ImageFindings | undefined;
  /** The URL of the folder that contains `api/v1`, without a trailing slash; undefined if unknown. */
  readonly site: string | undefined;
}

/** A release without its fields about the image; `date` is when its digest changed. */
const toRelease = (
  own: CatalogVersion,
  { verdict, urgent }: VersionVerdict,
  recommended: string | null,
  former: FormerVersion,
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

export const nextReleases = (
  item: CatalogImage,
  { versions: judged, recommended }: JudgedImage,
  former: FormerImage,
  { findings, site, ...dates }: ReleasesBuild,
): ImageReleases => {
  const { slug, image, upstream, source, versions = [] } = item;
  const stated = new Map(versions.map((each): [string, CatalogVersion] => [each.version, each]));
  const releaseOf = findFormer(former.releases);
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
      const { version } = own;
      const before: FormerVersion = {
        digest: former.digests.get(version),
        release: releaseOf(version),
        scannedAt: former.scannedAt(version),
      };
      const date = dateOfChange(own, before, dates);
      const closes = closesOf(endedIn(version), own.digest);
      const release = toRelease(own, verdict, recommended, before, date);
      const verify = verificationsOf(item, own);
      return {
        ...release,
        ...(closes === undefined ? {} : { closes }),
        ...(site === undefined ? {} : { changelogUrl: pageOfVersion(site, slug, version) }),
        ...(own.digestFrom === undefined ? {} : { digestFrom: own.digestFrom }),
        ...(verify.length === 0 ? {} : { verify }),
      };
    }),
  };
};
