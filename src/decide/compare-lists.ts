import { type ChangedPackages, MAX_CHANGED } from '../contract/packages';
import { keyOf, nameKey, type Package } from '../contract/record/package-list';
import { groupBy } from '../domain/values/group-by';

type Packages = ReadonlyArray<Package>;

/** The packages, with their versions, that only the first list has. */
const onlyIn = (own: Packages, other: Packages): Packages => {
  const keys = new Set(other.map(keyOf));
  return own.filter((item) => !keys.has(keyOf(item)));
};

/** The versions of the packages that a list has in one version only. */
const singles = (items: Packages): ReadonlyMap<string, string | null> =>
  new Map(
    [...groupBy(items, nameKey)].flatMap(([name, [first, ...others]]) =>
      others.length === 0 ? [[name, first.version] as const] : [],
    ),
  );

const limit = <A>(items: ReadonlyArray<A>): A[] => items.slice(0, MAX_CHANGED);

/**
 * Lists what a build changed in the packages of the build before, whose digest is `from`; both lists are in order. A
 * package is updated if each build has exactly one version of it that the other lacks.
 */
export const compareLists = (from: string, before: Packages, after: Packages): ChangedPackages => {
  const [gone, come] = [onlyIn(before, after), onlyIn(after, before)];
  const [former, now] = [singles(gone), singles(come)];
  const isUpdated = (item: Package): boolean => former.has(nameKey(item)) && now.has(nameKey(item));
  const isOther = (item: Package): boolean => !isUpdated(item);
  const added = come
    .filter(isOther)
    .map(({ type, name, version }) => ({ type, name, to: version }));
  const removed = gone
    .filter(isOther)
    .map(({ type, name, version }) => ({ type, name, from: version }));
  const updated = gone.filter(isUpdated).map((item) => {
    const { type, name, version } = item;
    return { type, name, from: version, to: now.get(nameKey(item)) ?? null };
  });
  const all = [added, removed, updated];
  return {
    from,
    added: limit(added),
    removed: limit(removed),
    updated: limit(updated),
    more: all.reduce((sum, { length }) => sum + Math.max(0, length - MAX_CHANGED), 0),
  };
};
