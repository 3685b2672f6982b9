import { type ImagePackages, PACKAGES } from '../contract/packages';
import type { Software } from '../contract/unchecked';
import { NO_SOFTWARE, softwareIs } from '../domain/software';
import { type VersionKey, versionKey } from '../domain/version-key';
import type { Previous } from '../previous/previous';
import type { CatalogImage } from '../read/manifest/catalog';

/** The software of an image, as seen in the packages of a version. */
export interface SeenSoftware {
  /** Null if it is missing, or the packages are not known. */
  readonly found: Software | null;
  /** True if the packages are known and lack it. */
  readonly isMissing: boolean;
}

export type SoftwareByVersion = ReadonlyMap<string, SeenSoftware>;

export const NOT_KNOWN: SeenSoftware = { found: null, isMissing: false };

/** Finds stated software in the packages of an image; the first of several. */
export const seeSoftware = (
  stated: string,
  document: ImagePackages | undefined,
): SoftwareByVersion => {
  const found = new Map<string, Software>();
  for (const { type, name, version, versions } of (document?.data ?? []).filter(softwareIs(stated)))
    for (const each of versions) if (!found.has(each)) found.set(each, { name, version, type });
  return new Map(
    (document?.versions ?? []).map(({ version, known }) => {
      const own = found.get(version) ?? null;
      return [version, { found: own, isMissing: known && own === null }];
    }),
  );
};

/** Undefined for an image without software of its own. */
export const statedSoftware = ({ software }: Pick<CatalogImage, 'software'>): string | undefined =>
  software === NO_SOFTWARE ? undefined : software;

/** Tests if the published packages of a version are known and complete. */
const arePackagesKnown = ({ read }: Pick<Previous, 'read'>): ((key: VersionKey) => boolean) => {
  const { coverage, unknown } = read(PACKAGES, '') ?? {};
  const isWhole = coverage !== undefined && coverage.versions - coverage.known === unknown?.length;
  return (key) => isWhole && !unknown.includes(key);
};

/** The software of an image whose documents stay. Its effect on the state is published already. */
export const publishedSoftware = (
  image: CatalogImage,
  { versions: published, read }: Pick<Previous, 'versions' | 'read'>,
): SoftwareByVersion | undefined => {
  const { slug, versions = [] } = image;
  if (statedSoftware(image) === undefined) return undefined;
  const isKnown = arePackagesKnown({ read });
  return new Map(
    versions.map(({ version }) => {
      const key = versionKey(slug, version);
      const { software, state } = published.get(key) ?? {};
      const isMissing = software === null && state !== 'scanned' && isKnown(key);
      return [version, { found: software ?? null, isMissing }];
    }),
  );
};
