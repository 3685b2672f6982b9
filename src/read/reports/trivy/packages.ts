import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { CoverageGap } from '../../../contract/gaps';
import { MAX_PACKAGES, type Package, uniquePackages } from '../../../contract/record/package-list';
import { decode, formatFound, formatPath, type Path } from '../../../domain/codec/decode';
import { object, optional } from '../../../domain/codec/object';
import { type PackageName, packageNamed, packageOf } from '../../../domain/package-name';
import { parsePurl } from '../../../domain/purl';
import { show } from '../../../domain/values/escape';
import { pluralize } from '../../../domain/values/plural';
import type { ListedPackages } from '../report';
import { isKey, TYPE_OF_RESULT } from './entries';
import type { ClassifiedResult } from './trivy-report';
import { isUnchecked } from './unchecked';

/** The longest name, source or version, in bytes of UTF-8. */
const MAX_TEXT_BYTES = 512;

const TrivyPackage = object('TrivyPackage', {
  Name: optional(t.string),
  Identifier: optional(object('TrivyIdentifier', { PURL: optional(t.string) })),
  Version: optional(t.string),
  Release: optional(t.string),
  Epoch: optional(t.number),
  SrcName: optional(t.string),
});
type TrivyPackage = t.TypeOf<typeof TrivyPackage>;

/** The type and name of an entry; undefined if it has no name. */
const identify = (
  { Identifier, Name }: TrivyPackage,
  typeOfResult: string,
): PackageName | undefined => {
  const purl = Identifier?.PURL === undefined ? undefined : parsePurl(Identifier.PURL);
  if (purl !== undefined) return packageOf(purl);
  return Name ? packageNamed(TYPE_OF_RESULT.get(typeOfResult) ?? typeOfResult, Name) : undefined;
};

const versionOf = ({ Epoch, Version, Release }: TrivyPackage): string | null =>
  Version ? `${Epoch ? `${Epoch}:` : ''}${Version}${Release ? `-${Release}` : ''}` : null;

/** A code unit has at most three bytes in UTF-8. */
const isTooLong = (text: string | null | undefined): boolean =>
  typeof text === 'string' &&
  text.length * 3 > MAX_TEXT_BYTES &&
  Buffer.byteLength(text) > MAX_TEXT_BYTES;

/** What is wrong with an entry, and the path to it in the entry. */
interface Flaw {
  readonly path: Path;
  readonly found: string;
  readonly expected: string;
}

/** Converts an entry; undefined if it has no name. */
const toPackage = (entry: TrivyPackage, typeOfResult: string): Package | undefined => {
  const own = identify(entry, typeOfResult);
  if (own === undefined) return undefined;
  const name = own.name.toWellFormed();
  const source = entry.SrcName?.toWellFormed();
  return {
    type: own.type,
    name,
    ...(source && source !== name ? { source } : {}),
    version: versionOf(entry)?.toWellFormed() ?? null,
  };
};

const NO_NAME: Flaw = { path: [], found: 'no name', expected: 'a package URL or a name' };

const findMismatch = (entry: unknown): Flaw => {
  const decoded = decode(TrivyPackage, entry);
  const [first] = E.isLeft(decoded) ? decoded.left : [];
  const { path = [], expected = 'a package', found } = first ?? {};
  return { path, found: formatFound(found), expected };
};

const readEntry = (entry: unknown, typeOfResult: string): E.Either<Flaw, Package> => {
  if (!TrivyPackage.is(entry)) return E.left(findMismatch(entry));
  const item = toPackage(entry, typeOfResult);
  if (item === undefined) return E.left(NO_NAME);
  const long = [item.name, item.source, item.version].find(isTooLong);
  if (long == null) return E.right(item);
  const found = `a text of ${Buffer.byteLength(long)} bytes, ${show(long.slice(0, 80))}`;
  return E.left({ path: [], found, expected: `at most ${MAX_TEXT_BYTES}` });
};

/** The usable packages of a result, and the flaws of the others. */
const readResult = (
  result: ClassifiedResult,
  path: Path,
  unchecked: ReadonlySet<string>,
): { readonly items: ReadonlyArray<Package>; readonly flaws: ReadonlyArray<Flaw> } => {
  const { Packages, Type } = result;
  if (Packages === undefined) return { items: [], flaws: [] };
  if (!Array.isArray(Packages))
    return { items: [], flaws: [{ path, found: formatFound(Packages), expected: 'a list' }] };
  const items: Package[] = [];
  const flaws: Flaw[] = [];
  for (const [i, entry] of Packages.entries()) {
    if (isKey(entry, result)) continue;
    const read = readEntry(entry, Type ?? '');
    if (E.isRight(read))
      items.push(
        isUnchecked(entry, result, unchecked) ? { ...read.right, unchecked: true } : read.right,
      );
    else flaws.push({ ...read.left, path: [...path, i, ...read.left.path] });
  }
  return { items, flaws };
};

const flawWarnings = ([first, ...others]: ReadonlyArray<Flaw>): ReadonlyArray<string> =>
  first === undefined
    ? []
    : [
        `${formatPath(first.path)}: found ${first.found}${others.length > 0 ? ` (and ${pluralize(others.length, 'other entry', 'other entries')} that cannot be used)` : ''}, expected ${first.expected}; it is left out, and the packages of the image are not known; its rows count`,
      ];

/** The gaps of a report that lists no packages of the system, though the image has one. */
const SYSTEM_MISSING: ReadonlyArray<CoverageGap> = ['os-not-scanned', 'no-package-list'];

const PACKAGE_CLASSES: ReadonlyArray<string | undefined> = ['os-pkgs', 'lang-pkgs'];

const TOO_MANY = `expected at most ${MAX_PACKAGES}; they are left out, and the packages of the image are not known; its rows count`;

/**
 * Reads the packages that the results of a report list. They are all if the system's packages are listed, every result
 * with vulnerabilities in packages lists these, and no entry is left out. `unchecked` has the names of packages that Trivy
 * did not check.
 */
export const listPackages = (
  results: ReadonlyArray<ClassifiedResult>,
  gaps: ReadonlyArray<CoverageGap>,
  unchecked: ReadonlySet<string>,
): Omit<ListedPackages, 'unchecked'> => {
  const read = results.map((result, i) =>
    readResult(result, ['Results', i, 'Packages'], unchecked),
  );
  const flaws = read.flatMap((each) => each.flaws);
  const items = uniquePackages(read.flatMap((each) => each.items));
  if (items.length > MAX_PACKAGES)
    return {
      extent: 'excess',
      items: [],
      warnings: [`found ${items.length} packages, ${TOO_MANY}`],
    };
  const isSilent = ({ Class, Packages, Vulnerabilities }: ClassifiedResult): boolean =>
    Packages === undefined && (Vulnerabilities ?? []).length > 0 && PACKAGE_CLASSES.includes(Class);
  const isPartial =
    SYSTEM_MISSING.some((gap) => gaps.includes(gap)) || flaws.length > 0 || results.some(isSilent);
  const listed = isPartial ? 'some' : 'all';
  return { extent: items.length === 0 ? 'none' : listed, items, warnings: flawWarnings(flaws) };
};
