import type { ImagePackage, ImagePackages } from '../../contract/packages';
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
 * The versions of an image that this run found rebuilt: their packages were known before, and are known now. Of the same
 * build, a scanner may list more than before: that is no news.
 */
const rebuiltIn = ({ before, after }: PackageChange): ReadonlySet<string> => {
  const former = new Map(before.versions.map(({ version, changed }) => [version, changed?.from]));
  return new Set(
    after.versions.flatMap(({ version, changed }) =>
      changed !== undefined && changed.from !== former.get(version) ? [version] : [],
    ),
  );
};

/** The packages of rebuilt versions that these do not have by name in the other document. */
const missingIn = (
  other: ImagePackages,
  own: ImagePackages,
  rebuilt: ReadonlySet<string>,
): ReadonlyArray<ImagePackage> => {
  const keysOf = (item: ImagePackage): ReadonlyArray<string> =>
    item.versions
      .filter((version) => rebuilt.has(version))
      .map((version) => `${version} ${nameKey(item)}`);
  const had = new Set(other.data.flatMap(keysOf));
  return own.data.filter((item) => keysOf(item).some((key) => !had.has(key)));
};

const countNames = (items: ReadonlyArray<ImagePackage>): number => new Set(items.map(nameKey)).size;

/** Finds what changed in the packages of images. */
export const findPackageNews = (changes: ReadonlyArray<PackageChange>): PackageNews => {
  const differences = changes.map((change) => {
    const { before, after } = change;
    const rebuilt = rebuiltIn(change);
    return {
      slug: after.slug,
      added: missingIn(before, after, rebuilt),
      removed: missingIn(after, before, rebuilt),
    };
  });
  return {
    added: countNames(differences.flatMap(({ added }) => added)),
    removed: countNames(differences.flatMap(({ removed }) => removed)),
    slugs: sortUnique(
      differences.flatMap(({ slug, added, removed }) =>
        added.length + removed.length > 0 ? [slug] : [],
      ),
    ),
    packages: differences.flatMap(({ slug, added }) =>
      added.map(({ name, version }) => ({ slug, name, version })),
    ),
  };
};
