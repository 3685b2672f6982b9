import type { ImagePackage, ImagePackages } from '../../contract/packages';
import { sortUnique } from '../../domain/values/compare';

/** A package that an image did not have before. */
export interface NewPackage extends Pick<ImagePackage, 'name' | 'version'> {
  readonly slug: string;
}

/** What rebuilds changed: packages by name, in versions whose packages were known before and are known now. */
export interface PackageNews {
  readonly added: number;
  readonly removed: number;
  /** The images that they were added to or removed from. */
  readonly slugs: ReadonlyArray<string>;
  /** Those that were added, image by image. */
  readonly packages: ReadonlyArray<NewPackage>;
}

export const NO_NEWS: PackageNews = { added: 0, removed: 0, slugs: [], packages: [] };

const nameOf = ({ type, name }: ImagePackage): string => `${type} ${name}`;

type NamesByVersion = ReadonlyMap<string, ReadonlySet<string>>;

/** The packages of each known version, by type and name. */
const namesByVersion = ({ versions: all, data }: ImagePackages): NamesByVersion => {
  const known = all.filter((each) => each.known);
  const names = new Map(known.map(({ version }) => [version, new Set<string>()] as const));
  for (const item of data)
    for (const version of item.versions) names.get(version)?.add(nameOf(item));
  return names;
};

/** The packages in versions that do not have them by name in the other document, but are known in both. */
const missingIn = (
  other: NamesByVersion,
  own: NamesByVersion,
  { data }: ImagePackages,
): ReadonlyArray<ImagePackage> =>
  data.filter((item) =>
    item.versions.some(
      (version) => own.has(version) && other.get(version)?.has(nameOf(item)) === false,
    ),
  );

/** An image whose packages are published before and after a run. */
export interface PackageChange {
  readonly before: ImagePackages;
  readonly after: ImagePackages;
}

const countNames = (items: ReadonlyArray<ImagePackage>): number => new Set(items.map(nameOf)).size;

/** Finds what changed in the packages of images. */
export const findPackageNews = (changes: ReadonlyArray<PackageChange>): PackageNews => {
  const differences = changes.map(({ before, after }) => {
    const [former, now] = [namesByVersion(before), namesByVersion(after)];
    return {
      slug: after.slug,
      added: missingIn(former, now, after),
      removed: missingIn(now, former, before),
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
