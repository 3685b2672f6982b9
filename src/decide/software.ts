import { type ImagePackages, PACKAGES } from '../contract/packages';
import type { Software } from '../contract/unchecked';
import { NO_SOFTWARE, softwareIs } from '../domain/software';
import { type VersionKey, versionKey } from '../domain/version-key';
import type { Previous } from '../previous/previous';
import type { CatalogImage } from '../read/manifest/catalog';

/** Whether the software that an image is about is among the packages of a version. */
export interface SeenSoftware {
  /** Null if it is not, or the packages are not known. */
  readonly found: Software | null;
  /** The packages are known, and it is not among them. */
  readonly isMissing: boolean;
}

export type SoftwareByVersion = ReadonlyMap<string, SeenSoftware>;

export const NOT_KNOWN: SeenSoftware = { found: null, isMissing: false };

/** Looks for stated software in the packages of an image; of several packages, the first in order counts. */
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

/** The software that an image states; undefined if it is about none. */
export const statedSoftware = ({ software }: Pick<CatalogImage, 'software'>): string | undefined =>
  software === NO_SOFTWARE ? undefined : software;

/** Says whether the published packages of a version are known; of one that the list may leave out, they are not. */
const arePackagesKnown = ({ read }: Pick<Previous, 'read'>): ((key: VersionKey) => boolean) => {
  const { coverage, unknown } = read(PACKAGES, '') ?? {};
  const isWhole = coverage !== undefined && coverage.versions - coverage.known === unknown?.length;
  return (key) => isWhole && !unknown.includes(key);
};

/** The software of an image whose documents stay. A state that it made worse is published already. */
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
