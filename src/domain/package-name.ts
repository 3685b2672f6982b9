import type { Purl } from './purl';

/** The types of packages. Most are types of package URLs. */
export const PACKAGE_TYPES = [
  'alpm',
  'apk',
  'bitnami',
  'bottlerocket',
  'cargo',
  'cocoapods',
  'composer',
  'conan',
  'conda',
  'coreos',
  'cran',
  'deb',
  'docker',
  'gem',
  'generic',
  'github',
  'golang',
  'hex',
  'julia',
  'k8s',
  'maven',
  'npm',
  'nuget',
  'oci',
  'other',
  'pub',
  'pypi',
  'rpm',
  'swift',
] as const;
type PackageType = (typeof PACKAGE_TYPES)[number];

const IN_LOWER_CASE: ReadonlySet<string> = new Set(
  'alpm apk bitnami composer deb github golang npm pypi'.split(' '),
);
const WITHOUT_NAMESPACE: ReadonlySet<string> = new Set(['alpm', 'apk', 'deb', 'rpm']);

export const toAsciiLowerCase = (text: string): string =>
  text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

const normalize = (type: PackageType, name: string): string => {
  const own = IN_LOWER_CASE.has(type) ? toAsciiLowerCase(name) : name;
  return type === 'pypi' ? own.replaceAll('_', '-') : own;
};

/**
 * The spellings under which lists can have a package of this name, of whatever type: as it is, in lower case, and with
 * `-` for `_`.
 */
export const spellingsOf = (name: string): ReadonlyArray<string> => {
  const lower = toAsciiLowerCase(name);
  return [name, lower, lower.replaceAll('_', '-')];
};

const nameInPurl = ({ type, segments, subpath }: Purl): string => {
  const last = segments.at(-1) ?? '';
  const namespace = WITHOUT_NAMESPACE.has(type) ? '' : segments.slice(0, -1).join('/');
  const separator = type === 'maven' ? ':' : '/';
  const name = namespace === '' ? last : `${namespace}${separator}${last}`;
  return type === 'cocoapods' && subpath !== '' ? `${name}/${subpath}` : name;
};

/** A package as the API names it. */
export interface PackageName {
  readonly type: PackageType;
  readonly name: string;
}

/** A type that the API does not know becomes the beginning of the name. */
export const packageNamed = (stated: string, name: string): PackageName => {
  const type = PACKAGE_TYPES.find((each) => each === stated) ?? 'other';
  return { type, name: type === 'other' ? `${stated}/${name}` : normalize(type, name) };
};

export const packageOf = (purl: Purl): PackageName => packageNamed(purl.type, nameInPurl(purl));
