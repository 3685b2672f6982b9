import { comparePackages, type ImagePackage } from '../packages';

export type Package = Omit<ImagePackage, 'versions' | 'unchecked'> & {
  /** The scanner did not check it. */
  readonly unchecked?: true;
};

/** The packages of a version or a report: sorted, each once. */
export interface PackageList {
  readonly items: ReadonlyArray<Package>;
  /** The scanner listed all packages that it can find. */
  readonly known: boolean;
}

/** The limit for an image. */
export const MAX_PACKAGES = 100_000;

export const NO_PACKAGES: PackageList = { items: [], known: false };

export const nameKey = ({ type, name }: Pick<Package, 'type' | 'name'>): string =>
  `${type}\n${name}`;

export const keyOf = (item: Package): string => `${nameKey(item)}\n${item.version ?? '\n'}`;

const isBefore = (a: string, b: string | undefined): boolean => b === undefined || a < b;

/** Of two entries for a package, the first source counts, and one `unchecked` is enough. */
export const addPackage = <P extends Package>(found: Map<string, P>, item: P): P => {
  const key = keyOf(item);
  const former = found.get(key);
  const isBetter =
    former !== undefined && item.source !== undefined && isBefore(item.source, former.source);
  const isMarked = former !== undefined && item.unchecked === true && former.unchecked !== true;
  if (former !== undefined && !isBetter && !isMarked) return former;
  const added =
    former === undefined
      ? item
      : {
          ...item,
          ...former,
          ...(isBetter ? { source: item.source } : {}),
          ...(isMarked ? { unchecked: item.unchecked } : {}),
        };
  found.set(key, added);
  return added;
};

export const uniquePackages = (items: Iterable<Package>): ReadonlyArray<Package> => {
  const found = new Map<string, Package>();
  for (const item of items) addPackage(found, item);
  return [...found.values()].sort(comparePackages);
};
