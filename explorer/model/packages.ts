import { packageNamed } from '../../src/domain/package-name';
import { formatNumber, pluralize } from '../../src/domain/values/plural';
import type { CveItem, ImagePackages, PackageNames, PackageTypes } from './documents';
import { type Searchable, searchable } from './searchable';

type Versions = PackageNames['data'][number]['versions'];

export interface ListedPackage extends Searchable {
  readonly type: string;
  readonly name: string;
  /** Its version, or how many it has. */
  readonly what: string;
  /** The images that contain it, or where it was built from. */
  readonly where: ReadonlyArray<string>;
  /** Undefined if they are too many to list. */
  readonly versions?: Versions;
  readonly isUnchecked?: true;
}

/** `5.8.1-r1` or `3 versions`; a dash if they are too many to list. */
const versionsText = (versions: Versions): string => {
  const [only, ...others] = versions ?? [];
  if (only === undefined) return '–';
  return others.length === 0
    ? (only.version ?? 'Not stated')
    : pluralize(others.length + 1, 'version');
};

export const listNamesOf = (
  type: string,
  data: PackageNames['data'],
): ReadonlyArray<ListedPackage> =>
  data.map(({ name, sources = [], images, versions }) => ({
    type,
    name,
    what: versionsText(versions),
    where: images,
    ...searchable(name, sources),
    ...(versions === undefined ? {} : { versions }),
  }));

export const listNames = (documents: ReadonlyArray<PackageNames>): ReadonlyArray<ListedPackage> =>
  documents.flatMap(({ type, data }) => listNamesOf(type, data));

export const listPackages = (
  { data }: ImagePackages,
  version: string,
): ReadonlyArray<ListedPackage> =>
  data
    .filter(({ versions }) => versions.includes(version))
    .map(({ type, name, source, version: own, unchecked = [] }) => ({
      type,
      name,
      what: own ?? '–',
      where: source === undefined ? [] : [source],
      ...searchable(name, source === undefined ? [] : [source]),
      ...(unchecked.includes(version) ? { isUnchecked: true } : {}),
    }));

/** Puts exact matches of the name first, then names that begin with it. */
export const filterPackages = (
  all: ReadonlyArray<ListedPackage>,
  { type, q }: { readonly type: string; readonly q: string },
): ReadonlyArray<ListedPackage> => {
  const typed = q.trim().toLowerCase();
  const begins = ({ searched }: ListedPackage): boolean => searched.startsWith(typed);
  const isSame = ({ searched }: ListedPackage): boolean =>
    searched === typed || searched.startsWith(`${typed}\n`);
  const found = type === '' ? all : all.filter((each) => each.type === type);
  const named = found.filter(begins);
  return [
    ...named.filter(isSame),
    ...named.filter((each) => !isSame(each)),
    ...found.filter((each) => !begins(each)),
  ];
};

/** A list of fewer packages is complete. */
const MOST_PACKAGES = 8;

type Named = Pick<CveItem, 'packages' | 'packageNames' | 'packagesMore'>;

/** Whether a CVE names a package as the list of a type does; undefined if not all its packages are known. */
const isIn = (type: string, name: string) => {
  // There, a name begins with the type that the report states.
  const isOther = type === 'other';
  const stated = isOther ? name.slice(name.indexOf('/') + 1) : name;
  const listed = (each: string): string => (isOther ? each : packageNamed(type, each).name);
  return ({ packages, packageNames, packagesMore }: Named): boolean | undefined =>
    packages.length < MOST_PACKAGES
      ? packages.some((each) => listed(each) === stated)
      : packageNames.includes(stated) || (packagesMore === undefined ? false : undefined);
};

/** `untold`: CVEs with too many packages to tell. */
export const cvesOfPackage = <Item extends Named>(
  type: string,
  name: string,
  items: ReadonlyArray<Item>,
): { readonly found: ReadonlyArray<Item>; readonly untold: ReadonlyArray<Item> } => {
  const isOf = isIn(type, name);
  return {
    found: items.filter((item) => isOf(item) === true),
    untold: items.filter((item) => isOf(item) === undefined),
  };
};

type Coverage = PackageTypes['coverage'];

const NOT_LISTED = 'Static binaries and copied code appear in no list.';

export const coverageText = ({ versions, known }: Coverage): string =>
  known === versions
    ? `The packages of every version are known. ${NOT_LISTED}`
    : `The packages of ${formatNumber(known)} of ${pluralize(versions, 'version')} are known: the others may contain anything. ${NOT_LISTED}`;

export const absenceText = (coverage: Coverage): string =>
  `It was not found. ${coverageText(coverage)}`;

/** `xz 5.6.1` asks for version 5.6.1 of `xz`; undefined without a version. */
export const parseNamed = (
  query: string,
): { readonly name: string; readonly version: string } | undefined => {
  const [, name, version] = /^(.*\S)(?:\s+|(?<!\s)@|==)(v?\d\S*)$/.exec(query.trim()) ?? [];
  return name === undefined || version === undefined ? undefined : { name, version };
};

const nameIn = (query: string): string => (parseNamed(query)?.name ?? query.trim()).toLowerCase();

const MOST_NEAR = 5;

/** The first packages whose names contain the asked one. */
export const nearPackages = (
  all: ReadonlyArray<ListedPackage>,
  query: string,
): ReadonlyArray<ListedPackage> => {
  const name = nameIn(query);
  return name === ''
    ? []
    : all.filter((each) => each.name.toLowerCase().includes(name)).slice(0, MOST_NEAR);
};

/** Some image contains a package that a CVE names, whatever the lists say. */
export const cvesNaming = (
  query: string,
  items: ReadonlyArray<CveItem>,
): ReadonlyArray<CveItem> => {
  const name = nameIn(query);
  return items.filter(({ packages, packageNames }) =>
    [...packages, ...packageNames].some((each) => each.toLowerCase() === name),
  );
};

export const nothingText = (
  query: string,
  all: ReadonlyArray<ListedPackage>,
  coverage: Coverage | undefined,
): string => {
  if (coverage === undefined) return 'No matches.';
  const near = [...new Set(nearPackages(all, query).map(({ name }) => name))].join(', ');
  return `No matches. ${coverageText(coverage)}${near === '' ? '' : ` Similar names: ${near}.`}`;
};
