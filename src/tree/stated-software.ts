import { IMAGE_PACKAGES } from '../api/packages';
import { NOT_KNOWN, type SoftwareByVersion, seeSoftware } from '../catalog/software';
import { NO_SOFTWARE } from '../domain/software';
import { versionKey } from '../domain/version-key';
import type { CatalogImage } from '../manifest/catalog';
import type { TaskResult } from '../problem';
import { readYesterday } from '../published/yesterday';
import { steps } from '../task/steps';
import { derivePackages, type PackagesBuild, toCandidate } from './packages-scope';

/** The software that an image states; undefined if it is about none. */
export const statedSoftware = ({ software }: CatalogImage): string | undefined =>
  software === NO_SOFTWARE ? undefined : software;

/** Whether the packages of an image have to be read, because it states software that may not be the published one. */
export const needsPackages = (
  { catalog, carryForward, matches, published }: PackagesBuild,
  image: CatalogImage,
  isChanged: boolean,
): boolean => {
  const { slug, versions = [] } = image;
  if (statedSoftware(image) === undefined || !catalog.packages) return false;
  if (isChanged || !carryForward || !published.isComparable) return true;
  return versions.some(({ version }) => {
    const key = versionKey(slug, version);
    return matches.byVersion.has(key) || published.versions.get(key)?.software === undefined;
  });
};

/** The software of an image whose packages do not have to be read. A state that it made worse is published already. */
export const publishedSoftware = (
  { catalog, published }: PackagesBuild,
  image: CatalogImage,
): SoftwareByVersion | undefined => {
  const { slug, versions = [] } = image;
  if (statedSoftware(image) === undefined) return undefined;
  return new Map(
    versions.map(({ version }) => {
      const { software = null } = published.versions.get(versionKey(slug, version)) ?? {};
      return [version, catalog.packages ? { ...NOT_KNOWN, found: software } : NOT_KNOWN];
    }),
  );
};

/** The software of an image in its packages after this run. What is wrong with these is said when they are written. */
export const readSoftware = (
  build: PackagesBuild,
  image: CatalogImage,
): TaskResult<SoftwareByVersion | undefined> =>
  steps(function* ($) {
    const stated = statedSoftware(image);
    if (stated === undefined) return undefined;
    const quiet = { ...build, warn: () => {} };
    const before = (yield* $(readYesterday(quiet, { kind: IMAGE_PACKAGES }, image.slug)))?.usable;
    const document = yield* $(derivePackages(quiet, toCandidate(image, build), before));
    return seeSoftware(stated, document);
  });
