import { type PackageName, packageOf, toAsciiLowerCase } from './package-name';
import { parseFullPurl } from './purl';

/** What a base image states as its software. */
export const NO_SOFTWARE = 'none';

const isPurl = (text: string): boolean => /^pkg:/i.test(text);

/** Parses a package URL without version, qualifiers and subpath; undefined for any other text. */
const barePackage = (text: string): PackageName | undefined => {
  const purl = parseFullPurl(text);
  return purl === undefined || purl.version + purl.subpath !== '' || purl.qualifiers.size > 0
    ? undefined
    : packageOf(purl);
};

/** True for a name, a package URL without version, and `none`. */
export const isSoftware = (text: string): boolean =>
  /^\S+$/.test(text) &&
  text.isWellFormed() &&
  (isPurl(text) ? barePackage(text) !== undefined : !/pkg:/i.test(text));

/** Removes version, qualifiers and subpath from a package URL; undefined if what is left is not one. */
export const bareSoftware = (text: string): string | undefined => {
  const [path = ''] = text.trim().split(/[?#]/);
  const bare = path.replace(/(?<=[^/])@[^/]*$/, '');
  return isPurl(bare) && isSoftware(bare) ? bare : undefined;
};

interface NamedPackage extends PackageName {
  readonly source?: string | undefined;
}

/**
 * The names of a package in lower case: its name and its source, and the last part of each after `/` or `:`, without
 * the major version of a Go module: `argo-cd` for `github.com/argoproj/argo-cd/v2`.
 */
const namesOf = ({ name, source }: NamedPackage): ReadonlyArray<string> =>
  [name, ...(source === undefined ? [] : [source])].flatMap((each) => {
    const own = toAsciiLowerCase(each);
    const last = own
      .replace(/\/v\d+$/, '')
      .split(/[/:]/)
      .at(-1);
    return last === undefined || last === own ? [own] : [own, last];
  });

/**
 * Matches packages that are the stated software. A name matches a package or its source, in any case; a package URL
 * matches by type and name.
 */
export const softwareIs = (stated: string): ((item: NamedPackage) => boolean) => {
  const own = isPurl(stated) ? barePackage(stated) : undefined;
  if (own !== undefined) return ({ type, name }) => type === own.type && name === own.name;
  const wanted = toAsciiLowerCase(stated);
  return (item) => namesOf(item).includes(wanted);
};

/** Matches packages whose name is the slug of an image, or begins with it and `-` or a digit. */
export const isNamedLike = (slug: string): ((item: NamedPackage) => boolean) => {
  const isLike = (name: string): boolean =>
    name.startsWith(slug) && /^([-\d]|$)/.test(name.slice(slug.length));
  return (item) => namesOf(item).some(isLike);
};
