import { distance } from 'fastest-levenshtein';
import type { ImagePackage } from '../../contract/packages';
import type { ImageVex, VexStatement } from '../../contract/vex';
import { isCveId } from '../../domain/cve-id';
import { type PackageName, packageOf } from '../../domain/package-name';
import { didYouMean } from '../../domain/values/did-you-mean';
import { showName } from '../../domain/values/escape';
import { groupBy, uniqueBy } from '../../domain/values/group-by';
import { joinLimited, pluralize } from '../../domain/values/plural';
import { purlsOf, vulnerabilityNames } from './covers';

/** An image with statements, and what its scans found so far. */
export interface ScannedImage {
  readonly document: ImageVex;
  /** All names of its findings, open or not; undefined if it was never scanned. */
  readonly ids: ReadonlySet<string> | undefined;
  /** Suppressed and closed findings are published under one name, so their aliases are not known. */
  readonly hasOneNameOnly: boolean;
  /** Undefined if no list of packages is known. */
  readonly packages: ReadonlyArray<Pick<ImagePackage, 'type' | 'name' | 'source'>> | undefined;
  /** The names of packages with findings, which a list may lack. */
  readonly affected: ReadonlySet<string>;
}

type Images = ReadonlyMap<string, ScannedImage>;

const MAX_NAMED = 3;

/** A statement that no scan applied, and the first version where it would have mattered. */
export interface Unapplied {
  readonly slug: string;
  readonly version: string;
  readonly statement: VexStatement;
}

export const noticeUnapplied = (all: ReadonlyArray<Unapplied>): ReadonlyArray<string> => {
  if (all.length === 0) return [];
  const named = joinLimited(
    all,
    MAX_NAMED,
    ({ slug, version, statement: { status, vulnerability } }) =>
      `${status} for ${showName(vulnerability.name)} in ${slug} ${version}`,
  );
  const [scans, count] =
    all.length === 1
      ? ['the scan', 'the finding still counts']
      : ['the scans', 'the findings still count'];
  return [`${scans} did not apply ${named}, so ${count}: scan with --vex <file> --show-suppressed`];
};

/** An id or a package that no image of its statement has. */
interface Doubt {
  readonly name: string;
  readonly slugs: ReadonlyArray<string>;
  /** Finds the similar name that was most likely meant. Takes long, so it runs only for names in a message. */
  readonly findMeant: () => string | undefined;
}

const describeDoubt = ({ name, slugs, findMeant }: Doubt): string => {
  const meant = findMeant();
  const question = meant === undefined ? '' : ` (did you mean ${showName(meant)}?)`;
  return `${name} in ${joinLimited(slugs, MAX_NAMED)}${question}`;
};

/** Groups the statements of all images: those that differ only in their products came from one statement. */
const groupStatements = (images: Images) => {
  const all = [...images].flatMap(([slug, image]) =>
    image.document.statements.map((statement) => ({ slug, image, statement })),
  );
  const headOf = ({ products: _, ...head }: VexStatement): string => JSON.stringify(head);
  return [...groupBy(all, ({ statement }) => headOf(statement)).values()];
};

/** Unrelated ids differ in more letters. */
const MAX_WRONG_LETTERS = 2;

const nearestId = (id: string, ids: ReadonlyArray<string>): string | undefined => {
  const near = ids.filter((each) => distance(each, id) <= MAX_WRONG_LETTERS);
  return near.sort((a, b) => distance(a, id) - distance(b, id) || (a < b ? -1 : 1))[0];
};

const findUnknownIds = (images: Images): ReadonlyArray<Doubt> =>
  groupStatements(images).flatMap((group) => {
    const scanned = group.flatMap(({ slug, image: { ids, hasOneNameOnly } }) =>
      ids === undefined ? [] : [{ slug, ids, hasOneNameOnly }],
    );
    const names = vulnerabilityNames(group[0].statement);
    const [name = ''] = names;
    const isFound = scanned.some(({ ids }) => names.some((each) => ids.has(each)));
    const cannotTell = !names.some(isCveId) && scanned.some((each) => each.hasOneNameOnly);
    if (scanned.length === 0 || isFound || cannotTell) return [];
    return {
      name: showName(name),
      slugs: scanned.map(({ slug }) => slug),
      findMeant: () =>
        nearestId(
          name,
          scanned.flatMap(({ ids }) => [...ids]),
        ),
    };
  });

type KnownPackages = NonNullable<ScannedImage['packages']>;

/** A package that is built from the named one, else one with a similar name. */
const nearestPackage = ({ type, name }: PackageName, all: KnownPackages): string | undefined => {
  const ofType = all.filter((each) => each.type === type);
  return (
    ofType.find(({ source }) => source === name)?.name ??
    didYouMean(
      name,
      ofType.map((each) => each.name),
    )
  );
};

const nameAndType = ({ type, name }: PackageName): string => `${showName(name)} (${type})`;

const findUnknownPackages = (images: Images): ReadonlyArray<Doubt> => {
  const namesBySlug = new Map(
    [...images].map(([slug, { packages = [] }]) => [slug, new Set(packages.map(nameAndType))]),
  );
  const doubts = groupStatements(images).flatMap((group) => {
    const listed = group.filter(({ image }) => image.packages !== undefined);
    const slugs = [...new Set(listed.map(({ slug }) => slug))];
    const isKnown = (each: PackageName): boolean =>
      slugs.some((slug) => namesBySlug.get(slug)?.has(nameAndType(each))) ||
      listed.some(({ image }) => image.affected.has(each.name));
    const packages = listed.flatMap(({ image }) => image.packages ?? []);
    return listed
      .flatMap(({ statement: { products } }) => products)
      .flatMap(({ subcomponents = [] }) => subcomponents)
      .flatMap((subcomponent): ReadonlyArray<Doubt> => {
        const names = purlsOf(subcomponent).map(packageOf);
        const [first] = names;
        if (first === undefined || names.some(isKnown)) return [];
        const findMeant = () => nearestPackage(first, packages);
        return [{ name: nameAndType(first), slugs, findMeant }];
      });
  });
  return uniqueBy(doubts, ({ name, slugs }) => `${name} ${slugs.join()}`);
};

/** Notices of ids and packages in statements that no scan found in their images. */
export const noticeUnknown = (images: Images): ReadonlyArray<string> => {
  const [ids, packages] = [findUnknownIds(images), findUnknownPackages(images)];
  const list = (doubts: ReadonlyArray<Doubt>): string =>
    joinLimited(doubts, MAX_NAMED, describeDoubt);
  return [
    ...(ids.length === 0
      ? []
      : [
          `found ${pluralize(ids.length, 'statement')} about ids that no scan of their images ever found: ${list(ids)}; correct them, unless you state them in advance`,
        ]),
    ...(packages.length === 0
      ? []
      : [
          `found ${pluralize(packages.length, 'package')} in subcomponents that no version of their images is known to have: ${list(packages)}; correct them: such statements suppress nothing`,
        ]),
  ];
};
