import type { ImageFindings } from '../../contract/findings';
import type { FormerDigest, ImageReleases, Release } from '../../contract/releases';
import type { Followed } from '../../decide/follow-digests';
import type { JudgedImage, VersionVerdict } from '../../decide/verdicts';
import { toUtcSeconds } from '../../domain/instant';
import { isEnded } from '../../domain/verdict';
import type { CatalogImage, CatalogVersion } from '../../read/manifest/catalog';
import { pageOfVersion } from '../address';
import { closesOf, findEnded } from './closings';
import { nextFormer } from './former-builds';
import { findFormer } from './former-release';
import { type DigestChange, dateOfChange, sinceChange } from './since-change';
import { verificationsOf } from './verifications';

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
  return nextFormer(digest, [...present, ...(release?.former ?? [])]);
};

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

/** A release without its fields about the image. */
const toRelease = (
  own: CatalogVersion,
  { verdict, urgent }: VersionVerdict,
  recommended: string | null,
  former: FormerVersion,
  change: DigestChange,
): Release => {
  const { version, digest, published, eol } = own;
  const date = dateOfChange(own, former.release, change);
  const since = sinceChange(own, former.digest, former.release, change);
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
  { findings, site, catalogDate, followed }: ReleasesBuild,
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
      const closes = closesOf(endedIn(version), own.digest);
      const change = { catalogDate, followed: followed(version) };
      const release = toRelease(own, verdict, recommended, before, change);
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
