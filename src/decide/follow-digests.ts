import { Digest } from '../contract/scalars';
import { parseReference, repositoryOf } from '../domain/image-reference';
import { compareBytes } from '../domain/values/compare';
import { collect } from '../domain/values/group-by';
import { type VersionKey, versionKey } from '../domain/version-key';
import type { Previous } from '../previous/previous';
import type { PublishedVersions } from '../previous/versions';
import {
  availableImages,
  type Catalog,
  type ReportSubject,
  withDigests,
} from '../read/manifest/catalog';
import { parseReportPath } from '../read/reports/file-name';
import type { Scan } from '../read/reports/scan';
import { isLater } from './scan-outcome';

/** The build of a version whose digest the manifest does not state. */
export interface Followed {
  /** Undefined if the bytes that were scanned are not known. */
  readonly digest: string | undefined;
  /** The report of this run that decides; undefined if the published digest stays. */
  readonly by: Pick<Scan, 'scannedAt'> | undefined;
}

export type FollowedDigests = ReadonlyMap<VersionKey, Followed>;

const tagOf = (text: string): string => {
  const { repository, tag } = parseReference(text);
  return `${repository}:${tag ?? ''}`;
};

/** The repository of each `repository:tag` that is a version. */
type Tags = ReadonlyMap<string, string>;

const tagsOf = (images: ReadonlyArray<ReportSubject>): Tags =>
  new Map(
    images.flatMap(({ image, versions = [] }) => {
      const repository = repositoryOf(image);
      return versions.map(({ version }) => [`${repository}:${version}`, repository] as const);
    }),
  );

/** The versions that a report names by tag. */
const namedTags = ({ identity }: Scan, tags: Tags): ReadonlyArray<string> =>
  [...new Set(identity.references.map(tagOf))].filter((tag) => tags.has(tag));

/** Of the versions that a report names those that it may be about: of several images only the one that was scanned. */
const ofOneImage = (
  { identity }: Scan,
  named: ReadonlyArray<string>,
  tags: Tags,
): ReadonlyArray<string> =>
  new Set(named.map((tag) => tags.get(tag))).size <= 1
    ? named
    : named.filter((tag) => tag === tagOf(identity.name ?? ''));

/** Groups scans by the tags that they name, or by the version at their path if they name none. */
const indexScans = (scans: ReadonlyArray<Scan>, tags: Tags) => {
  const all = scans
    .filter(({ soughtInstead }) => soughtInstead === null)
    .map((scan) => ({ scan, named: namedTags(scan, tags), place: parseReportPath(scan.path) }));
  return {
    byTag: collect(
      all.flatMap(({ scan, named }) =>
        ofOneImage(scan, named, tags).map((tag) => [tag, scan] as const),
      ),
    ),
    byPlace: collect(
      all.flatMap(({ scan, named, place }) =>
        named.length > 0 || place === undefined ? [] : [[versionKey(...place), scan] as const],
      ),
    ),
  };
};

/** Latest first: a scan without a date counts as the latest. Ties go by path. */
const compareLatest = (a: Scan, b: Scan): number =>
  Number(a.scannedAt !== null) - Number(b.scannedAt !== null) ||
  compareBytes(b.scannedAt ?? '', a.scannedAt ?? '') ||
  compareBytes(a.path, b.path);

/** The digests that a report states for an image. */
const digestsOf = ({ identity }: Scan, repository: string): ReadonlySet<string> =>
  new Set(
    identity.pins
      .map(parseReference)
      .flatMap(({ repository: own, digest }) =>
        own === repository && Digest.is(digest) ? [digest] : [],
      ),
  );

/** The build that a report saw: the known one if the report allows it, else the only one that it states for a tag. */
const buildSeen = (
  digests: ReadonlySet<string>,
  namesTag: boolean,
  known: string | undefined,
): string | undefined => {
  if (known !== undefined && digests.has(known)) return known;
  const [only] = digests;
  return namesTag && digests.size === 1 ? only : undefined;
};

const followDigests = (
  images: ReadonlyArray<ReportSubject>,
  tags: Tags,
  scans: ReadonlyArray<Scan>,
  published: PublishedVersions,
): FollowedDigests => {
  const { byTag, byPlace } = indexScans(scans, tags);
  const follow = (slug: string, repository: string, version: string): Followed => {
    const key = versionKey(slug, version);
    const ofTag = byTag.get(`${repository}:${version}`) ?? [];
    const [latest] = [...ofTag, ...(byPlace.get(key) ?? [])].sort(compareLatest);
    const { digest, scannedAt = null } = published.get(key) ?? {};
    const known = digest ?? undefined;
    if (latest === undefined || isLater(scannedAt, latest.scannedAt))
      return { digest: known, by: undefined };
    const seen = digestsOf(latest, repository);
    return { digest: buildSeen(seen, ofTag.includes(latest), known), by: latest };
  };
  return new Map(
    images.flatMap(({ slug, image, versions = [] }) => {
      const unstated = versions.filter(({ digest }) => digest === undefined);
      const repository = repositoryOf(image);
      return unstated.map(
        ({ version }) => [versionKey(slug, version), follow(slug, repository, version)] as const,
      );
    }),
  );
};

/** What was published of the versions before; without it, nothing is carried forward. */
export type Published = Pick<Previous, 'versions' | 'bases'>;

/**
 * Adds to a catalog the digests that its versions follow: each from the latest scan by tag or path, unless the `published`
 * one is from a later scan.
 */
export const withFollowed = (
  stated: Catalog,
  scans: ReadonlyArray<Scan>,
  published: Published,
): { readonly catalog: Catalog; readonly followed: FollowedDigests } => {
  const { images, bases } = stated;
  const followed = new Map([
    // With the tags of the images: a report that names one is not about the base whose place it has.
    ...followDigests(bases, tagsOf([...images, ...bases]), scans, published.bases),
    ...followDigests(availableImages({ images }), tagsOf(images), scans, published.versions),
  ]);
  return { catalog: withDigests(stated, followed), followed };
};
