import type {
  ImagePackages,
  PackageName,
  PackageNames,
  PackageType,
  PackageTypeItem,
  PackageTypes,
} from '../api/packages';
import { PACKAGE_NAMES } from '../api/packages';
import { servedPath } from '../api/paths';
import { compareText, sortUnique } from '../values/compare';

/** The sources of each name of a type in an image; none for a name whose packages state none. */
type Names = ReadonlyMap<string, ReadonlySet<string>>;

/** The images that changed what they say of a name. */
interface ChangedName {
  readonly without: Set<string>;
  readonly with: Set<string>;
  /** The sources of the name in the images that have it. */
  readonly sources: Set<string>;
  /** Whether an image takes a source away, which others may still have. */
  isUncertain: boolean;
}

/** The names of a type that change. */
export type ChangedNames = ReadonlyMap<string, ChangedName>;

/** What changes in the packages of images. */
export interface ChangedPackages {
  readonly names: ReadonlyMap<PackageType, ChangedNames>;
  /** How many more versions are known. */
  readonly known: number;
}

const NO_NAMES: Names = new Map();
const NO_SOURCES: ReadonlySet<string> = new Set();

const namesIn = (document: ImagePackages | undefined): ReadonlyMap<PackageType, Names> => {
  const types = new Map<PackageType, Map<string, Set<string>>>();
  for (const { type, name, source } of document?.data ?? []) {
    const names = types.get(type) ?? new Map<string, Set<string>>();
    types.set(type, names);
    const sources = names.get(name) ?? new Set();
    names.set(name, sources);
    if (source !== undefined) sources.add(source);
  }
  return types;
};

const isSubset = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  [...a].every((each) => b.has(each));

const addNames = (
  changed: Map<string, ChangedName>,
  slug: string,
  before: Names,
  after: Names,
): void => {
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const former = before.get(name) ?? NO_SOURCES;
    const sources = after.get(name) ?? NO_SOURCES;
    const isUncertain = !isSubset(former, sources);
    if (before.has(name) === after.has(name) && !isUncertain && isSubset(sources, former)) continue;
    const own = changed.get(name) ?? {
      ...{ without: new Set(), with: new Set(), sources: new Set(), isUncertain: false },
    };
    changed.set(name, own);
    (after.has(name) ? own.with : own.without).add(slug);
    for (const source of sources) own.sources.add(source);
    own.isUncertain ||= isUncertain;
  }
};

const countKnown = (document: ImagePackages | undefined): number =>
  (document?.versions ?? []).filter(({ known }) => known).length;

/** Collects what changes image by image. */
export const openPackages = () => {
  const names = new Map<PackageType, Map<string, ChangedName>>();
  let known = 0;
  return {
    add: (
      slug: string,
      before: ImagePackages | undefined,
      after: ImagePackages | undefined,
    ): void => {
      const [former, now] = [namesIn(before), namesIn(after)];
      for (const type of new Set([...former.keys(), ...now.keys()])) {
        const changed = names.get(type) ?? new Map<string, ChangedName>();
        addNames(changed, slug, former.get(type) ?? NO_NAMES, now.get(type) ?? NO_NAMES);
        if (changed.size > 0) names.set(type, changed);
      }
      known += countKnown(after) - countKnown(before);
    },
    result: (): ChangedPackages => ({ names, known }),
  };
};

/** The images whose packages have to be read, because only they say which sources of a name remain. */
export const findWitnesses = (
  before: PackageNames | undefined,
  changed: ChangedNames,
): ReadonlyArray<string> =>
  sortUnique(
    (before?.data ?? []).flatMap(({ name, images }) => {
      const own = changed.get(name);
      return own?.isUncertain
        ? images.filter((slug) => !own.with.has(slug) && !own.without.has(slug))
        : [];
    }),
  );

/**
 * The names of a type after a run; undefined if none is left. `witnesses` are the packages of the images that
 * {@link findWitnesses} names.
 */
export const nextNames = (
  type: PackageType,
  before: PackageNames | undefined,
  changed: ChangedNames,
  witnesses: ReadonlyArray<ImagePackages>,
): PackageNames | undefined => {
  const seen = witnesses.map((witness) => namesIn(witness).get(type) ?? NO_NAMES);
  const former = new Map((before?.data ?? []).map((row) => [row.name, row]));
  const next = (name: string, own: ChangedName): PackageName => {
    const row = former.get(name);
    const remaining = own.isUncertain
      ? seen.flatMap((names) => [...(names.get(name) ?? [])])
      : (row?.sources ?? []);
    const sources = sortUnique([...remaining, ...own.sources]);
    const images = (row?.images ?? []).filter((slug) => !own.without.has(slug));
    return {
      name,
      ...(sources.length > 0 ? { sources } : {}),
      images: sortUnique([...images, ...own.with]),
    };
  };
  const kept = [...former.values()].filter(({ name }) => !changed.has(name));
  const data = [...kept, ...[...changed].map(([name, own]) => next(name, own))]
    .filter(({ images }) => images.length > 0)
    .sort((a, b) => compareText(a.name, b.name));
  return data.length > 0
    ? { apiVersion: 'v1', resource: 'package-names', type, total: data.length, data }
    : undefined;
};

const toItem = ({ type, total, data }: PackageNames): PackageTypeItem => ({
  type,
  names: total,
  images: new Set(data.flatMap(({ images }) => images)).size,
  href: servedPath(PACKAGE_NAMES.file(type)),
});

/** The list of types after a run, from the published one and what changed; `versions` is their number. */
export const nextTypes = (
  before: PackageTypes | undefined,
  { known: more }: ChangedPackages,
  changed: ReadonlyMap<PackageType, PackageNames | undefined>,
  versions: number,
): PackageTypes => {
  const kept = (before?.data ?? []).filter(({ type }) => !changed.has(type));
  const now = [...changed.values()].flatMap((names) => (names ? [toItem(names)] : []));
  const data = [...kept, ...now].sort((a, b) => compareText(a.type, b.type));
  const known = (before?.coverage.known ?? 0) + more;
  return {
    ...{ apiVersion: 'v1', resource: 'packages', coverage: { versions, known } },
    ...{ total: data.length, data },
  };
};
