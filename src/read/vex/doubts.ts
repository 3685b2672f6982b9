import { distance } from 'fastest-levenshtein';
import type { ImagePackage } from '../../contract/packages';
import type { ImageVex, VexStatement } from '../../contract/vex';
import { isCveId } from '../../domain/cve-id';
import { type PackageName, packageOf } from '../../domain/package-name';
import { didYouMean } from '../../domain/values/did-you-mean';
import { showName } from '../../domain/values/escape';
import { groupBy } from '../../domain/values/group-by';
import { joinLimited, pluralize } from '../../domain/values/plural';
import { namesIn, purlsOf } from './covers';

/** What is known of an image with statements. */
export interface KnownImage {
  readonly document: ImageVex;
  /** Every name of the findings that a version has or had; undefined if it was never scanned. */
  readonly ids: ReadonlySet<string> | undefined;
  /** Whether the findings that are open in no version are known by one name only. */
  readonly hasOneNameOnly: boolean;
  /** The packages that a version is known to have; undefined if those of none are known. */
  readonly packages: ReadonlyArray<Pick<ImagePackage, 'type' | 'name' | 'source'>> | undefined;
  /** The names of packages that findings are in: a list may lack them. */
  readonly affected: ReadonlySet<string>;
}

type Known = ReadonlyMap<string, KnownImage>;

const MAX_NAMED = 3;

/** A statement that has no effect. */
export interface Unapplied {
  readonly slug: string;
  readonly version: string;
  readonly statement: VexStatement;
}

/** The notice of statements that the scans of this run did not apply. */
export const noticeUnapplied = (all: ReadonlyArray<Unapplied>): ReadonlyArray<string> => {
  if (all.length === 0) return [];
  const named = joinLimited(
    all,
    MAX_NAMED,
    ({ slug, version, statement: { status, vulnerability } }) =>
      `${status} for ${showName(vulnerability.name)} in ${slug} ${version}`,
  );
  const effect =
    all.length === 1
      ? 'was not applied by its scan, so it counts'
      : 'were not applied by their scans, so they count';
  return [`${named} ${effect}: scan with --vex <file> --show-suppressed`];
};

/** The statements, each with the images that it is about. */
const withImages = (known: Known) => {
  const all = [...known].flatMap(([slug, image]) =>
    image.document.statements.map((statement) => ({ slug, image, statement })),
  );
  const headOf = ({ products: _, ...head }: VexStatement): string => JSON.stringify(head);
  return [...groupBy(all, ({ statement }) => headOf(statement)).values()];
};

/** More differs between ids that have nothing to do with each other, too. */
const MAX_WRONG_LETTERS = 2;

const nearestId = (id: string, ids: ReadonlyArray<string>): string | undefined => {
  const near = ids.filter((each) => distance(each, id) <= MAX_WRONG_LETTERS);
  const [nearest] = near.sort((a, b) => distance(a, id) - distance(b, id) || (a < b ? -1 : 1));
  return nearest && showName(nearest);
};

const meaning = (meant: string | undefined): string =>
  meant === undefined ? '' : ` (did you mean ${meant}?)`;

/** Notices of statements about ids that no version of their images has or had. */
const noticeUnknownIds = (known: Known): ReadonlyArray<string> => {
  const unknown = withImages(known).flatMap((group) => {
    const images = group.flatMap(({ slug, image: { ids, hasOneNameOnly } }) =>
      ids === undefined ? [] : [{ slug, ids, hasOneNameOnly }],
    );
    const names = namesIn(group[0].statement);
    const isFound = images.some(({ ids }) => names.some((name) => ids.has(name)));
    const cannotTell = !names.some(isCveId) && images.some((each) => each.hasOneNameOnly);
    return images.length === 0 || isFound || cannotTell ? [] : [{ name: names[0] ?? '', images }];
  });
  if (unknown.length === 0) return [];
  const named = joinLimited(unknown, MAX_NAMED, ({ name, images }) => {
    const ids = images.flatMap((image) => [...image.ids]);
    const slugs = joinLimited(images, MAX_NAMED, ({ slug }) => slug);
    return `${showName(name)} in ${slugs}${meaning(nearestId(name, ids))}`;
  });
  return [
    `found ${pluralize(unknown.length, 'statement')} about ids that no scan of their images found, open, suppressed or closed, expected ids that one found: ${named}; correct them, unless you state them in advance`,
  ];
};

type Packages = NonNullable<KnownImage['packages']>;

/** The package that was most likely meant: one that is built from it, one of its type, or any. */
const nearestPackage = ({ type, name }: PackageName, all: Packages): string | undefined => {
  const ofType = all.filter((each) => each.type === type);
  const namesIn = (some: Packages): ReadonlyArray<string> => some.map((each) => each.name);
  const near =
    ofType.find(({ source }) => source === name)?.name ?? didYouMean(name, namesIn(ofType));
  if (near !== undefined) return showName(near);
  const other = all.find((each) => each.name === didYouMean(name, namesIn(all)));
  return other && `${showName(other.name)} of type ${other.type}`;
};

const keyOf = ({ type, name }: PackageName): string => `${type} ${name}`;

/** Notices of subcomponents that no version of their images is known to have. */
const noticeUnknownPackages = (known: Known): ReadonlyArray<string> => {
  const keys = new Map(
    [...known].map(([slug, { packages = [] }]) => [slug, new Set(packages.map(keyOf))]),
  );
  const unknown = withImages(known).flatMap((group) => {
    const images = group.filter(({ image }) => image.packages !== undefined);
    const slugs = [...new Set(images.map(({ slug }) => slug))];
    const stated = images.flatMap(({ statement }) =>
      statement.products.flatMap(({ subcomponents = [] }) => subcomponents),
    );
    const isKnown = (name: PackageName): boolean =>
      slugs.some((slug) => keys.get(slug)?.has(keyOf(name))) ||
      images.some(({ image }) => image.affected.has(name.name));
    return stated.flatMap((subcomponent) => {
      const names = purlsOf(subcomponent).map(packageOf);
      const [name] = names;
      return name === undefined || names.some(isKnown) ? [] : [{ name, images, slugs }];
    });
  });
  const distinct = new Map(
    unknown.map((each) => [`${keyOf(each.name)} ${each.slugs.join()}`, each]),
  );
  if (distinct.size === 0) return [];
  const named = joinLimited([...distinct.values()], MAX_NAMED, ({ name, images, slugs }) => {
    const all = images.flatMap(({ image: { packages = [] } }) => packages);
    const meant = nearestPackage(name, all);
    return `${showName(name.name)} (${name.type}) in ${joinLimited(slugs, MAX_NAMED)}${meaning(meant)}`;
  });
  return [
    `found ${pluralize(distinct.size, 'package')} in subcomponents that no version of their images is known to have, expected packages of theirs: ${named}; correct them: nothing is suppressed by them`,
  ];
};

/** Notices of statements that are about nothing, as far as is known. */
export const noticeUnknown = (known: Known): ReadonlyArray<string> => [
  ...noticeUnknownIds(known),
  ...noticeUnknownPackages(known),
];
