import { IMAGE_PACKAGES, PACKAGE_NAMES, PACKAGES } from '../../contract/packages';
import { type Entry, keep } from '../../domain/file';
import { type Problem, problem } from '../../domain/problem';
import { type VersionKey, versionKey } from '../../domain/version-key';
import { keysOf } from '../../previous/previous';
import { availableImages, type Catalog } from '../../read/manifest/catalog';
import { type House, type HouseBuild, isDerived } from '../house/house';
import { renderPackages } from './packages';

/** In the order of the status. */
const availableVersions = (catalog: Catalog): ReadonlyArray<VersionKey> =>
  availableImages(catalog).flatMap(({ slug, versions = [] }) =>
    versions.map(({ version }) => versionKey(slug, version)),
  );

const haveSameVersions = (catalog: Catalog, former: Catalog | undefined): boolean =>
  former !== undefined &&
  availableVersions(catalog).join('\n') === availableVersions(former).join('\n');

/** Whether the documents about all packages have to be computed again. */
export const arePackagesChanged = (
  { previous, catalog }: HouseBuild,
  houses: ReadonlyArray<House>,
): boolean => {
  if (!catalog.packages) return false;
  if (!previous.isAsPublished) return true;
  if (previous.read(PACKAGES, '') === undefined) return true;
  if (!haveSameVersions(catalog, previous.catalog)) return true;
  const present = new Set(houses.map(({ slug }) => slug));
  return (
    keysOf(previous, IMAGE_PACKAGES).some((slug) => !present.has(slug)) ||
    houses.filter(isDerived).some(({ slug, packages }) => {
      const before = previous.read(IMAGE_PACKAGES, slug);
      return JSON.stringify(before) !== JSON.stringify(packages);
    })
  );
};

const FIRST_PACKAGES = problem(
  'package names, private ones included, are published from this run on; to publish none, write packages: false at the top of the manifest',
);

/** The documents about all packages. Without a change, the published ones are kept by id. */
export const derivePackages = (
  { previous, catalog }: HouseBuild,
  houses: ReadonlyArray<House>,
  packagesDiffer: boolean,
): {
  readonly files: ReadonlyArray<Entry>;
  readonly dropped: ReadonlySet<string>;
  readonly warnings: ReadonlyArray<Problem>;
} => {
  const none = { files: [], dropped: new Set<string>(), warnings: [] };
  if (!catalog.packages) return none;
  if (!packagesDiffer) {
    const types = previous.contents.get(PACKAGES.path);
    const names = keysOf(previous, PACKAGE_NAMES).map((type) => keep(PACKAGE_NAMES.file(type)));
    return { ...none, files: [...names, { path: PACKAGES.path, content: types ? [types] : [] }] };
  }
  const all = houses.flatMap((house) =>
    isDerived(house) ? (house.packages ?? []) : (previous.read(IMAGE_PACKAGES, house.slug) ?? []),
  );
  const rendered = renderPackages(all, availableVersions(catalog));
  const isFirst =
    !previous.files.has(PACKAGES.path) &&
    keysOf(previous, IMAGE_PACKAGES).length === 0 &&
    rendered.files.length > 1;
  return isFirst ? { ...rendered, warnings: [...rendered.warnings, FIRST_PACKAGES] } : rendered;
};
