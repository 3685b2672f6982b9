import { type PackageName, packageOf, toAsciiLowerCase } from './package-name';
import { parseFullPurl } from './purl';

/** What an image states as its software if it is about none: a base image. */
export const NO_SOFTWARE = 'none';

const isPurl = (text: string): boolean => /^pkg:/i.test(text);

/** The package of a package URL without version, qualifiers and subpath; undefined for any other text. */
const barePackage = (text: string): PackageName | undefined => {
  const purl = parseFullPurl(text);
  return purl === undefined || purl.version + purl.subpath !== '' || purl.qualifiers.size > 0
    ? undefined
    : packageOf(purl);
};

/** Whether a text can be the software of an image: a name, a package URL without version, or `none`. */
export const isSoftware = (text: string): boolean =>
  /^\S+$/.test(text) &&
  text.isWellFormed() &&
  (isPurl(text) ? barePackage(text) !== undefined : !/pkg:/i.test(text));

/** A package URL without what software does not have; undefined if there is no such package URL. */
export const bareSoftware = (text: string): string | undefined => {
  const [path = ''] = text.trim().split(/[?#]/);
  const bare = path.replace(/(?<=[^/])@[^/]*$/, '');
  return isPurl(bare) && isSoftware(bare) ? bare : undefined;
};

/** A package in a list. */
interface Named extends PackageName {
  readonly source?: string | undefined;
}

/**
 * What a package is called, in lower case: its name and its source, and the last part of each behind `/` or `:`, where
 * the major version of a Go module is left out: `argo-cd` of `github.com/argoproj/argo-cd/v2`.
 */
const namesOf = ({ name, source }: Named): ReadonlyArray<string> =>
  [name, ...(source === undefined ? [] : [source])].flatMap((each) => {
    const own = toAsciiLowerCase(each);
    const last = own
      .replace(/\/v\d+$/, '')
      .split(/[/:]/)
      .at(-1);
    return last === undefined || last === own ? [own] : [own, last];
  });

/**
 * Says whether a package is the stated software: a name is one of the package or of its source, whatever its case; a
 * package URL has its type and name.
 */
export const softwareIs = (stated: string): ((item: Named) => boolean) => {
  const own = isPurl(stated) ? barePackage(stated) : undefined;
  if (own !== undefined) return ({ type, name }) => type === own.type && name === own.name;
  const wanted = toAsciiLowerCase(stated);
  return (item) => namesOf(item).includes(wanted);
};

/** Says whether a package is named like an image: its slug, or that and `-` or a digit. */
export const isNamedLike = (slug: string): ((item: Named) => boolean) => {
  const isLike = (name: string): boolean =>
    name.startsWith(slug) && /^([-\d]|$)/.test(name.slice(slug.length));
  return (item) => namesOf(item).some(isLike);
};
