import type { ChangedPackages, ImagePackage, ImagePackages } from '../../contract/packages';
import { uniqueBy } from '../../domain/values/group-by';

/** A package that an image did not have before. */
export interface NewPackage extends Pick<ImagePackage, 'name' | 'version'> {
  readonly slug: string;
}

/** An image whose packages are published before and after a run. */
export interface PackageChange {
  readonly before: ImagePackages;
  readonly after: ImagePackages;
}

/**
 * What the rebuilds that this run found changed in an image, by version: the packages of both builds are known. Of the same
 * build, a scanner may list more than before: that is no news.
 */
const rebuildsIn = ({ before, after }: PackageChange): ReadonlyArray<ChangedPackages> => {
  const former = new Map(before.versions.map(({ version, changed }) => [version, changed?.from]));
  return after.versions.flatMap(({ version, changed }) =>
    changed !== undefined && changed.from !== former.get(version) ? [changed] : [],
  );
};

/** Each package once, though several versions of an image were rebuilt. */
const distinct = (items: ReadonlyArray<NewPackage>): ReadonlyArray<NewPackage> =>
  uniqueBy(items, (item) => JSON.stringify(item));

/** The packages that the rebuilds of a run added to images, image by image. */
export const findNewPackages = (changes: ReadonlyArray<PackageChange>): ReadonlyArray<NewPackage> =>
  distinct(
    changes.flatMap((change) =>
      rebuildsIn(change).flatMap(({ added }) =>
        added.map(({ name, to }) => ({ slug: change.after.slug, name, version: to })),
      ),
    ),
  );
