import { comparePackages, type ImagePackage } from '../packages';

/** A package in an image. */
export type Package = Omit<ImagePackage, 'versions' | 'unchecked'> & {
  /** The scanner did not check it. */
  readonly unchecked?: true;
};

/** The packages of a version, or of the image of a report; in order, none twice. */
export interface PackageList {
  readonly items: ReadonlyArray<Package>;
  /** Whether these are all, as far as the scanner can tell. */
  readonly known: boolean;
}

/** The most packages of an image. */
export const MAX_PACKAGES = 100_000;

export const NO_PACKAGES: PackageList = { items: [], known: false };

/** Tells a package from those of other names. */
export const nameKey = ({ type, name }: Pick<Package, 'type' | 'name'>): string =>
  `${type}\n${name}`;

/** Tells a package from all others in a list. */
export const keyOf = (item: Package): string => `${nameKey(item)}\n${item.version ?? '\n'}`;

const isBefore = (a: string, b: string | undefined): boolean => b === undefined || a < b;

/** The first source of those that lists state for a package counts. It is unchecked if one of them says so. */
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

/** Each package once, in order. */
export const uniquePackages = (items: Iterable<Package>): ReadonlyArray<Package> => {
  const found = new Map<string, Package>();
  for (const item of items) addPackage(found, item);
  return [...found.values()].sort(comparePackages);
};
