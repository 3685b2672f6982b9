/** A literal model of the documents of packages: slow, and independent of the program except for its types. */
import type {
  ChangedPackages,
  ImagePackages,
  PackageName,
  PackageTypes,
} from '../../src/contract/packages';

type Version = string | null;
type Pair = Pick<ImagePackages['data'][number], 'type' | 'name' | 'version'>;

/** Numbers before the end, after words: enough for the versions of tests, which are numbers with dots. */
const isNewer = (a: Version, b: Version): boolean => {
  if (a === null || b === null) return b === null && a !== null;
  const [x, y] = [a, b].map((text) => text.split('.').map(Number)) as [number[], number[]];
  const at = x.findIndex((own, i) => own !== y[i]);
  return at >= 0 && (x[at] ?? -1) > (y[at] ?? -1);
};

/** The versions of a name; undefined if there are too many. */
export const modelVersions = (
  all: ReadonlyArray<ImagePackages>,
  { type, name }: Pick<Pair, 'type' | 'name'>,
): PackageName['versions'] => {
  const found = all.flatMap(({ slug, data }) =>
    data
      .filter((each) => each.type === type && each.name === name)
      .map(({ version }) => ({ slug, version })),
  );
  const versions = [...new Set(found.map(({ version }) => version))]
    .sort((a, b) => (isNewer(a, b) ? -1 : 1))
    .map((version) => ({
      version,
      images: found
        .filter((each) => each.version === version)
        .map(({ slug }) => slug)
        .sort(),
    }));
  return versions.length > 20 || found.length > 200 ? undefined : versions;
};

/** The versions whose packages are not known. */
export const modelUnknown = (
  all: ReadonlyArray<ImagePackages>,
  versions: ReadonlyArray<{ readonly slug: string; readonly version: string }>,
): PackageTypes['unknown'] =>
  versions
    .filter(
      ({ slug, version }) =>
        !all.some(
          (each) =>
            each.slug === slug && each.versions.some((own) => own.version === version && own.known),
        ),
    )
    .map(({ slug, version }) => `${slug}/${version}`)
    .slice(0, 1000);

const textOf = (version: Version): string => (version === null ? 'null' : `of ${version}`);

/** Sorts as the text does: by type, name and version, none last. */
const orderOf = ({ type, name }: Pair, version: Version): string =>
  [type, name, version ?? '\uffff'].join('\u0000');

/** What a build changed. */
export const modelChanged = (
  from: string,
  old: ReadonlyArray<Pair>,
  now: ReadonlyArray<Pair>,
): ChangedPackages => {
  const names = new Map([...old, ...now].map((pair) => [`${pair.type}\n${pair.name}`, pair]));
  const kinds = { added: [], removed: [], updated: [] } as {
    [kind in 'added' | 'removed' | 'updated']: (readonly [Pair, Version, object])[];
  };
  for (const pair of names.values()) {
    const { type, name } = pair;
    const of = (list: ReadonlyArray<Pair>): ReadonlyArray<Version> =>
      list.filter((each) => each.type === type && each.name === name).map((each) => each.version);
    const lacks = (list: ReadonlyArray<Pair>, version: Version): boolean =>
      !of(list).map(textOf).includes(textOf(version));
    const gone = of(old).filter((version) => lacks(now, version));
    const come = of(now).filter((version) => lacks(old, version));
    const [first = null, second = null] = [gone[0], come[0]];
    if (gone.length === 1 && come.length === 1)
      kinds.updated.push([pair, first, { type, name, from: first, to: second }]);
    else {
      kinds.added.push(...come.map((to) => [pair, to, { type, name, to }] as const));
      kinds.removed.push(...gone.map((own) => [pair, own, { type, name, from: own }] as const));
    }
  }
  const listed = (kind: keyof typeof kinds) =>
    kinds[kind]
      .sort(([a, x], [b, y]) => (orderOf(a, x) < orderOf(b, y) ? -1 : 1))
      .map(([, , item]) => item)
      .slice(0, 100);
  const more = Object.values(kinds).map(({ length }) => Math.max(0, length - 100));
  return {
    from,
    added: listed('added') as ChangedPackages['added'],
    removed: listed('removed') as ChangedPackages['removed'],
    updated: listed('updated') as ChangedPackages['updated'],
    more: more.reduce((sum, each) => sum + each, 0),
  };
};
