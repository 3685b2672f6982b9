import { agreedDigests } from '../catalog/draft-images';
import type { Matches } from '../catalog/match-reports';
import { versionKey } from '../domain/version-key';
import type { Catalog } from '../manifest/catalog';
import { pluralize } from '../values/plural';

/**
 * The digests that reports state and the manifest does not, as one notice with the lines to add. A report that
 * belongs to a version only by its path, although made for another reference, says nothing of its digest.
 */
export const findMissingDigests = (
  { images }: Catalog,
  { byVersion, misnamed }: Matches,
): ReadonlyArray<string> => {
  const foreign = new Set(misnamed.map(({ scan }) => scan));
  const lines = images.flatMap(({ slug, versions = [] }) =>
    versions.flatMap(({ version, digest }) => {
      const key = versionKey(slug, version);
      const scans = (byVersion.get(key) ?? []).filter((scan) => !foreign.has(scan));
      const [found, ...others] = digest === undefined ? agreedDigests(scans) : [];
      return found === undefined || others.length > 0 ? [] : [`${key}: add digest: "${found}"`];
    }),
  );
  return lines.length === 0
    ? []
    : [
        `found the digest of ${pluralize(lines.length, 'version')} in reports, expected it in the manifest too, so that a report of another image is noticed; ${lines.join('; ')}`,
      ];
};
