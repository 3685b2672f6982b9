/** A package URL without its version and qualifiers. */
export interface Purl {
  /** In lower case. */
  readonly type: string;
  /** The namespace and the name; at least one. */
  readonly segments: ReadonlyArray<string>;
  /** Empty if there is none. */
  readonly subpath: string;
}

/** Decodes percent-encoded segments one by one, and drops empty ones. Throws on bytes that are not UTF-8. */
const decodeSegments = (path: string): ReadonlyArray<string> =>
  path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (segment.includes('%') ? decodeURIComponent(segment) : segment));

const withoutVersion = (path: string): string => {
  const version = path.lastIndexOf('@');
  return version > path.lastIndexOf('/') + 1 ? path.slice(0, version) : path;
};

const split = (purl: string): Purl | undefined => {
  const rest = purl.slice('pkg:'.length).replace(/^\/+/, '');
  const [before = '', ...fragment] = rest.split('#');
  const [path = ''] = before.split('?');
  const slash = path.indexOf('/');
  if (slash <= 0) return undefined;
  const segments = decodeSegments(withoutVersion(path.slice(slash + 1)));
  if (segments.length === 0) return undefined;
  const subpath = decodeSegments(fragment.join('#')).join('/');
  return { type: path.slice(0, slash).toLowerCase(), segments, subpath };
};

/** Parses a package URL; undefined if `parse` throws. */
const parseSafely = <A>(text: string, parse: (purl: string) => A): A | undefined => {
  if (!/^pkg:/i.test(text)) return undefined;
  try {
    return parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Parses a package URL (https://github.com/package-url/purl-spec); undefined if it has no type or name, or is not
 * UTF-8 once decoded.
 */
export const parsePurl = (text: string): Purl | undefined => parseSafely(text, split);

/** A package URL with its version and qualifiers. */
export interface FullPurl extends Purl {
  /** Empty if there is none. */
  readonly version: string;
  /** By their keys in lower case, without empty ones. */
  readonly qualifiers: ReadonlyMap<string, string>;
}

const splitFully = (text: string): FullPurl | undefined => {
  const purl = split(text);
  const [before = ''] = text.split('#');
  const [path = '', ...query] = before.split('?');
  const pairs = query
    .join('?')
    .split('&')
    .map((pair): [string, string] => {
      const [key = '', ...value] = pair.split('=');
      return [key.toLowerCase(), decodeURIComponent(value.join('='))];
    })
    .filter(([, value]) => value !== '');
  const qualifiers = new Map(pairs);
  if (purl === undefined || qualifiers.size !== pairs.length) return undefined;
  const version = decodeURIComponent(path.slice(withoutVersion(path).length + 1));
  return { ...purl, version, qualifiers };
};

/** {@link parsePurl} with all parts. Undefined also if a qualifier is repeated. */
export const parseFullPurl = (text: string): FullPurl | undefined => parseSafely(text, splitFully);
