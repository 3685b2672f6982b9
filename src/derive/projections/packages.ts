import {
  type ImagePackages,
  MAX_UNKNOWN,
  MAX_VERSION_IMAGES,
  MAX_VERSIONS,
  PACKAGE_NAMES,
  PACKAGES,
  type PackageName,
  type PackageNames,
  type PackageType,
  type PackageTypes,
  type PackageVersion,
} from '../../contract/packages';
import { servedPath } from '../../contract/paths';
import type { File } from '../../domain/file';
import type { Problem } from '../../domain/problem';
import { compareText, sortUnique } from '../../domain/values/compare';
import { type VersionKey, versionKey } from '../../domain/version-key';
import { compareVersions } from '../../domain/version-order';
import { exactJsonFile, jsonFile } from '../render/json';
import { MAX_BYTES, tooLarge } from '../render/size';

/** The images that contain a package, all and by its version, and the source packages that it was built from. */
interface Containing {
  readonly images: Set<string>;
  readonly sources: Set<string>;
  readonly versions: Map<string | null, string[]>;
}

const containNothing = (): Containing => ({
  images: new Set(),
  sources: new Set(),
  versions: new Map(),
});

const collectNames = (all: ReadonlyArray<ImagePackages>) => {
  const types = new Map<PackageType, Map<string, Containing>>();
  for (const { slug, data } of all)
    for (const { type, name, source, version } of data) {
      const names = types.get(type) ?? new Map<string, Containing>();
      types.set(type, names);
      const own: Containing = names.get(name) ?? containNothing();
      names.set(name, own);
      own.images.add(slug);
      const slugs = own.versions.get(version);
      if (slugs === undefined) own.versions.set(version, [slug]);
      else slugs.push(slug);
      if (source !== undefined) own.sources.add(source);
    }
  return types;
};

/** Newest first, null last. */
const compareInstalled = (a: PackageVersion, b: PackageVersion): number => {
  if (a.version === null) return 1;
  if (b.version === null) return -1;
  return compareVersions(b.version, a.version);
};

/** Empty if there are too many versions to list. */
const toVersions = ({ versions }: Containing): Pick<PackageName, 'versions'> => {
  const named = [...versions.values()].reduce((sum, { length }) => sum + length, 0);
  if (versions.size > MAX_VERSIONS || named > MAX_VERSION_IMAGES) return {};
  const listed = [...versions].map(([version, images]) => ({ version, images: images.sort() }));
  return { versions: listed.sort(compareInstalled) };
};

const toName = ([name, own]: readonly [string, Containing]): PackageName => ({
  name,
  ...(own.sources.size > 0 ? { sources: sortUnique(own.sources) } : {}),
  images: sortUnique(own.images),
  ...toVersions(own),
});

/** The packages of each type by name. */
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
  versions: ReadonlyArray<VersionKey>,
): PackageTypes => {
  const known = new Set(
    all.flatMap((each) =>
      each.versions.flatMap((own) => (own.known ? [versionKey(each.slug, own.version)] : [])),
    ),
  );
  const unknown = versions.filter((key) => !known.has(key));
  return {
    apiVersion: 'v1',
    resource: 'packages',
    coverage: { versions: versions.length, known: versions.length - unknown.length },
    total: names.length,
    data: names.map(({ type, total, data }) => ({
      type,
      names: total,
      images: new Set(data.flatMap(({ images }) => images)).size,
      href: servedPath(PACKAGE_NAMES.file(type)),
    })),
    unknown: unknown.slice(0, MAX_UNKNOWN),
  };
};

/** The image that has most names of a type. */
const imageWithMost = ({ data }: PackageNames): string => {
  const counts = new Map<string, number>();
  for (const slug of data.flatMap(({ images }) => images))
    counts.set(slug, (counts.get(slug) ?? 0) + 1);
  const [[most] = ['']] = [...counts].sort(([a, m], [b, n]) => n - m || compareText(a, b));
  return most;
};

export interface PackageDocuments {
  readonly files: ReadonlyArray<File>;
  /** The slugs of the images whose packages are not published. */
  readonly dropped: ReadonlySet<string>;
  readonly warnings: ReadonlyArray<Problem>;
}

/**
 * The names of packages by type, and the list of types. While a document is too large, the packages of the image with
 * most of its names are left out. `versions` are all versions of the catalog, in the order of the status.
 */
export const renderPackages = (
  all: ReadonlyArray<ImagePackages>,
  versions: ReadonlyArray<VersionKey>,
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
