import {
  type ImagePackages,
  PACKAGE_NAMES,
  PACKAGES,
  type PackageName,
  type PackageNames,
  type PackageType,
  type PackageTypes,
} from '../../contract/packages';
import { servedPath } from '../../contract/paths';
import { type File, MAX_FILE_BYTES } from '../../domain/file';
import { type Problem, problem } from '../../domain/problem';
import { compareText, sortUnique } from '../../domain/values/compare';
import { exactJsonFile, jsonFile } from '../render/json';

/** The most bytes of a document with packages. */
export const MAX_BYTES = MAX_FILE_BYTES / 2;

/** What is wrong with a document that is too large, and left out. */
export const tooLarge = (file: string, size: number, what: string, left: string): Problem => {
  const MiB = 1024 * 1024;
  return problem(
    `found ${what} of ${Math.ceil(size / MiB)} MiB, expected at most ${MAX_BYTES / MiB} MiB; ${left} left out, and those of its versions are not known; publish fewer versions of this image`,
    { file: `api/v1/${file}` },
  );
};

/** The images that contain a package, and the packages that it was built from. */
interface Containing {
  readonly images: Set<string>;
  readonly sources: Set<string>;
}

const collectNames = (all: ReadonlyArray<ImagePackages>) => {
  const types = new Map<PackageType, Map<string, Containing>>();
  for (const { slug, data } of all)
    for (const { type, name, source } of data) {
      const names = types.get(type) ?? new Map<string, Containing>();
      types.set(type, names);
      const own = names.get(name) ?? { images: new Set(), sources: new Set() };
      names.set(name, own);
      own.images.add(slug);
      if (source !== undefined) own.sources.add(source);
    }
  return types;
};

const toName = ([name, { images, sources }]: readonly [string, Containing]): PackageName => ({
  name,
  ...(sources.size > 0 ? { sources: sortUnique(sources) } : {}),
  images: sortUnique(images),
});

/** The names of the packages of each type, and the images that contain them. */
const findNames = (all: ReadonlyArray<ImagePackages>): ReadonlyArray<PackageNames> =>
  [...collectNames(all)]
    .sort(([a], [b]) => compareText(a, b))
    .map(([type, names]) => {
      const data = [...names].map(toName).sort((a, b) => compareText(a.name, b.name));
      return { apiVersion: 'v1', resource: 'package-names', type, total: data.length, data };
    });

const toTypes = (
  all: ReadonlyArray<ImagePackages>,
  names: ReadonlyArray<PackageNames>,
  versions: number,
): PackageTypes => ({
  apiVersion: 'v1',
  resource: 'packages',
  coverage: {
    versions,
    known: all.flatMap((each) => each.versions.filter(({ known }) => known)).length,
  },
  total: names.length,
  data: names.map(({ type, total, data }) => ({
    type,
    names: total,
    images: new Set(data.flatMap(({ images }) => images)).size,
    href: servedPath(PACKAGE_NAMES.file(type)),
  })),
});

/** The image that has most names of a type. */
const imageWithMost = ({ data }: PackageNames): string => {
  const counts = new Map<string, number>();
  for (const slug of data.flatMap(({ images }) => images))
    counts.set(slug, (counts.get(slug) ?? 0) + 1);
  const [[most] = ['']] = [...counts].sort(([a, m], [b, n]) => n - m || compareText(a, b));
  return most;
};

/** The documents about the packages of all images, and what had to be left out of them. */
export interface PackageDocuments {
  readonly files: ReadonlyArray<File>;
  /** The images whose packages are not published. */
  readonly dropped: ReadonlySet<string>;
  readonly warnings: ReadonlyArray<Problem>;
}

/**
 * The names of packages by type, and the list of types. While a document is too large, the packages of the image that
 * has most of its names are left out. `versions` is the number of all versions.
 */
export const renderPackages = (
  all: ReadonlyArray<ImagePackages>,
  versions: number,
): PackageDocuments => {
  const names = findNames(all);
  const files = names.map((each) => exactJsonFile(PACKAGE_NAMES, each.type, each));
  const at = files.findIndex(({ content }) => Buffer.byteLength(content) > MAX_BYTES);
  const [large, file] = [names[at], files[at]];
  if (large === undefined || file === undefined) {
    const types = jsonFile(PACKAGES, '', toTypes(all, names, versions));
    return { files: [...files, types], dropped: new Set(), warnings: [] };
  }
  const most = imageWithMost(large);
  const left = `the packages of ${most}, which has most of them, are`;
  const size = Buffer.byteLength(file.content);
  const others = renderPackages(
    all.filter(({ slug }) => slug !== most),
    versions,
  );
  return {
    files: others.files,
    dropped: new Set([most, ...others.dropped]),
    warnings: [tooLarge(file.path, size, 'names', left), ...others.warnings],
  };
};

/** What rebuilds changed: packages by name, in versions whose packages were known before and are known now. */
export interface PackageNews {
  readonly added: number;
  readonly removed: number;
  /** The images that they were added to or removed from. */
  readonly slugs: ReadonlyArray<string>;
}

export const NO_NEWS: PackageNews = { added: 0, removed: 0, slugs: [] };

type NamesByVersion = ReadonlyMap<string, ReadonlySet<string>>;

/** The packages of each known version, by type and name. */
const namesByVersion = ({ versions: all, data }: ImagePackages): NamesByVersion => {
  const known = all.filter((each) => each.known);
  const names = new Map(known.map(({ version }) => [version, new Set<string>()] as const));
  for (const { type, name, versions } of data)
    for (const version of versions) names.get(version)?.add(`${type} ${name}`);
  return names;
};

/** The packages of known versions that these versions do not have in the other document, but are known there. */
const missingIn = (other: NamesByVersion, own: NamesByVersion): ReadonlyArray<string> =>
  [...own].flatMap(([version, names]) => {
    const others = other.get(version);
    return others === undefined ? [] : [...names].filter((name) => !others.has(name));
  });

/** An image whose packages are published before and after a run. */
export interface PackageChange {
  readonly before: ImagePackages;
  readonly after: ImagePackages;
}

/** Counts what changed in the packages of images. */
export const countPackageNews = (changes: ReadonlyArray<PackageChange>): PackageNews => {
  const differences = changes.map(({ before, after }) => {
    const [former, now] = [namesByVersion(before), namesByVersion(after)];
    return { slug: after.slug, added: missingIn(former, now), removed: missingIn(now, former) };
  });
  return {
    added: new Set(differences.flatMap(({ added }) => added)).size,
    removed: new Set(differences.flatMap(({ removed }) => removed)).size,
    slugs: sortUnique(
      differences.flatMap(({ slug, added, removed }) =>
        added.length + removed.length > 0 ? [slug] : [],
      ),
    ),
  };
};
