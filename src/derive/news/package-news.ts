import type { ChangedPackages, ImagePackage, ImagePackages } from '../../contract/packages';
import { nameKey } from '../../contract/record/package-list';
import { sortUnique } from '../../domain/values/compare';

/** A package that an image did not have before. */
export interface NewPackage extends Pick<ImagePackage, 'name' | 'version'> {
  readonly slug: string;
}

/** What the rebuilds of a run changed, by the names of packages. */
export interface PackageNews {
  readonly added: number;
  readonly removed: number;
  /** The images that they were added to or removed from. */
  readonly slugs: ReadonlyArray<string>;
  /** Those that were added, image by image. */
  readonly packages: ReadonlyArray<NewPackage>;
}

export const NO_NEWS: PackageNews = { added: 0, removed: 0, slugs: [], packages: [] };

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
const distinct = (items: ReadonlyArray<NewPackage>): ReadonlyArray<NewPackage> => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];

/** Finds what changed in the packages of images. */
export const findPackageNews = (changes: ReadonlyArray<PackageChange>): PackageNews => {
  const rebuilds = changes.flatMap((change) =>
    rebuildsIn(change).map((own) => ({ ...own, slug: change.after.slug })),
  );
  const countNames = (items: ReadonlyArray<Pick<ImagePackage, 'type' | 'name'>>): number =>
    new Set(items.map(nameKey)).size;
  const isChanged = ({ added, removed }: ChangedPackages): boolean =>
    added.length + removed.length > 0;
  return {
    added: countNames(rebuilds.flatMap(({ added }) => added)),
    removed: countNames(rebuilds.flatMap(({ removed }) => removed)),
    slugs: sortUnique(rebuilds.filter(isChanged).map(({ slug }) => slug)),
    packages: distinct(
      rebuilds.flatMap(({ slug, added }) =>
        added.map(({ name, to }) => ({ slug, name, version: to })),
      ),
    ),
  };
};
