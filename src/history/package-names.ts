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
  readonly news: PackageNews;
}

/** What rebuilds changed: packages by name, in versions whose packages were known before and are known now. */
export interface PackageNews {
  readonly added: number;
  readonly removed: number;
  /** The images that they were added to or removed from. */
  readonly slugs: ReadonlyArray<string>;
}

export const NO_NEWS: PackageNews = { added: 0, removed: 0, slugs: [] };

const NO_NAMES: Names = new Map();
const NO_SOURCES: ReadonlySet<string> = new Set();

/** Most names state no source: these share a set. */
const addSource = (
  names: Map<string, ReadonlySet<string>>,
  name: string,
  source: string | undefined,
): void => {
  const own = names.get(name);
  if (own === undefined) names.set(name, source === undefined ? NO_SOURCES : new Set([source]));
  else if (source !== undefined && !own.has(source)) names.set(name, new Set([...own, source]));
};

const namesIn = (document: ImagePackages | undefined): ReadonlyMap<PackageType, Names> => {
  const types = new Map<PackageType, Map<string, ReadonlySet<string>>>();
  for (const { type, name, source } of document?.data ?? []) {
    const names = types.get(type) ?? new Map<string, ReadonlySet<string>>();
    types.set(type, names);
    addSource(names, name, source);
  }
  return types;
};

const isSubset = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  for (const each of a) if (!b.has(each)) return false;
  return true;
};

const addNames = (
  changed: Map<string, ChangedName>,
  slug: string,
  before: Names,
  after: Names,
): void => {
  const add = (name: string): void => {
    const former = before.get(name) ?? NO_SOURCES;
    const sources = after.get(name) ?? NO_SOURCES;
    const isUncertain = !isSubset(former, sources);
    if (before.has(name) === after.has(name) && !isUncertain && isSubset(sources, former)) return;
    const own = changed.get(name) ?? {
      without: new Set(),
      with: new Set(),
      sources: new Set(),
      isUncertain: false,
    };
    changed.set(name, own);
    (after.has(name) ? own.with : own.without).add(slug);
    for (const source of sources) own.sources.add(source);
    own.isUncertain ||= isUncertain;
  };
  for (const name of after.keys()) add(name);
  for (const name of before.keys()) if (!after.has(name)) add(name);
};

const countKnown = (document: ImagePackages | undefined): number =>
  (document?.versions ?? []).filter(({ known }) => known).length;

/** The packages of each known version, by type and name. */
const namesByVersion = (document: ImagePackages | undefined) => {
  const known = (document?.versions ?? []).filter((each) => each.known);
  const names = new Map(known.map(({ version }) => [version, new Set<string>()] as const));
  for (const { type, name, versions } of document?.data ?? [])
    for (const version of versions) names.get(version)?.add(`${type} ${name}`);
  return names;
};

/** The packages of known versions that these versions do not have in the other document, but are known there. */
const missingIn = (
  other: ReturnType<typeof namesByVersion>,
  own: ReturnType<typeof namesByVersion>,
): ReadonlyArray<string> =>
  [...own].flatMap(([version, names]) => {
    const others = other.get(version);
    return others === undefined ? [] : [...names].filter((name) => !others.has(name));
  });

/** What changes in the packages of images, while they are derived. */
export type PackageChanges = ReturnType<typeof openPackages>;

/** Collects what changes image by image. */
export const openPackages = () => {
  const names = new Map<PackageType, Map<string, ChangedName>>();
  let known = 0;
  const news = { added: new Set<string>(), removed: new Set<string>(), slugs: new Set<string>() };
  const addNews = (slug: string, before: ImagePackages, after: ImagePackages): void => {
    const [former, now] = [namesByVersion(before), namesByVersion(after)];
    const [added, removed] = [missingIn(former, now), missingIn(now, former)];
    for (const name of added) news.added.add(name);
    for (const name of removed) news.removed.add(name);
    if (added.length + removed.length > 0) news.slugs.add(slug);
  };
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
      if (before !== undefined && after !== undefined) addNews(slug, before, after);
    },
    result: (): ChangedPackages => ({
      names,
      known,
      news: { added: news.added.size, removed: news.removed.size, slugs: sortUnique(news.slugs) },
    }),
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

/** The image that has most names of a type. */
export const imageWithMost = ({ data }: PackageNames): string => {
  const counts = new Map<string, number>();
  for (const slug of data.flatMap(({ images }) => images))
    counts.set(slug, (counts.get(slug) ?? 0) + 1);
  const [[most] = ['']] = [...counts].sort(([a, m], [b, n]) => n - m || compareText(a, b));
  return most;
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
    apiVersion: 'v1',
    resource: 'packages',
    coverage: { versions, known },
    total: data.length,
    data,
  };
};
