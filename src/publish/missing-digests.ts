import { agreedDigests } from '../decide/draft-images';
import type { Matches } from '../decide/match-reports';
import { joinLimited, pluralize } from '../domain/values/plural';
import { type VersionKey, versionKey } from '../domain/version-key';
import type { Previous } from '../previous/previous';
import type { Catalog } from '../read/manifest/catalog';

/** A version without a digest in the manifest, and the one that its reports state. */
interface MissingDigest {
  readonly key: VersionKey;
  readonly digest: string;
}

/**
 * The digests that reports state and the manifest does not. A report that belongs to a version only by its path,
 * although made for another reference, says nothing of its digest.
 */
const findMissingDigests = (
  { images }: Catalog,
  { byVersion, reports }: Matches,
): ReadonlyArray<MissingDigest> => {
  const foreign = new Set(reports.flatMap(({ scan, isMisnamed }) => (isMisnamed ? [scan] : [])));
  return images.flatMap(({ slug, versions = [] }) =>
    versions.flatMap(({ version, digest: stated }) => {
      const key = versionKey(slug, version);
      const scans = (byVersion.get(key) ?? []).filter((scan) => !foreign.has(scan));
      const [digest, ...others] = stated === undefined ? agreedDigests(scans) : [];
      return digest === undefined || others.length > 0 ? [] : [{ key, digest }];
    }),
  );
};

/** One notice with the digests to add, of the versions that have a scan for the first time. */
export const noticeMissingDigests = (
  catalog: Catalog,
  matches: Matches,
  published: Previous['versions'],
): ReadonlyArray<string> => {
  const lines = findMissingDigests(catalog, matches)
    .filter(({ key }) => !published.get(key)?.hasRecord)
    .map(({ key, digest }) => `${key}: add digest: "${digest}"`);
  return lines.length === 0
    ? []
    : [
        `found the digest of ${pluralize(lines.length, 'version')} in reports, expected it in the manifest too, so that a report of another image is noticed; ${lines.join('; ')}`,
      ];
};

const MAX_LISTED = 5;

/** The versions of which only reports state a digest, for every run; undefined if there are none. */
export const describeMissingDigests = (catalog: Catalog, matches: Matches): string | undefined => {
  const missing = findMissingDigests(catalog, matches);
  return missing.length === 0
    ? undefined
    : `${pluralize(missing.length, 'version')} without one in the manifest, though reports state it: ${joinLimited(missing, MAX_LISTED, ({ key, digest }) => `${key} ${digest}`)}`;
};
