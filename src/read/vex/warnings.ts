import type { Problem } from '../../domain/problem';
import { parseFullPurl } from '../../domain/purl';
import { show } from '../../domain/values/escape';
import { type Group, groupBy } from '../../domain/values/group-by';
import { pluralize } from '../../domain/values/plural';
import type { Conflict, Entry } from './entries';
import type { NamedImage, Resolved } from './find-images';
import { ociPurl } from './image-address';
import { ALLOWED_ONLY, keysToDrop } from './image-document';
import { nameOf, type Stated } from './stated';

/** One warning for each file that has a flaw, at its first place. */
const onceForEachFile = <A extends { readonly stated: Stated }>(
  flaws: ReadonlyArray<A>,
  warn: (first: A, count: number) => Problem,
): ReadonlyArray<Problem> =>
  [...groupBy(flaws, ({ stated }) => stated.file).values()].map((group: Group<A>) =>
    warn(group[0], group.length),
  );

/** What to write for a product: the image whose name or slug is in a text, or the form. */
const productFor = (text: string, images: ReadonlyArray<NamedImage>): string => {
  const meant = images.find(({ slug, name }) => text.includes(name) || text.includes(slug));
  return meant === undefined
    ? 'pkg:oci/<name>?repository_url=<registry>%2F<path>%2F<name>'
    : ociPurl(meant.name, undefined, meant.address);
};

/** The products that fit a question, with their places. */
const findProducts = (
  all: ReadonlyArray<Resolved>,
  fits: (found: Pick<Resolved['products'][number], 'meanings' | 'narrowedBy'>) => boolean,
) =>
  all.flatMap(({ stated, products }) =>
    products.flatMap(({ product, ...found }, index) =>
      fits(found) ? [{ stated, index, text: nameOf(product), narrowedBy: found.narrowedBy }] : [],
    ),
  );

const isNarrowed = ({ narrowedBy }: { readonly narrowedBy: string | undefined }): boolean =>
  narrowedBy !== undefined;

/** Warns of products that are no image of the catalog, or less than one digest of it: all platforms share what is published. */
const warnOfForeign = (
  all: ReadonlyArray<Resolved>,
  images: ReadonlyArray<NamedImage>,
): ReadonlyArray<Problem> => {
  const foreign = findProducts(all, ({ meanings }) => meanings.length === 0);
  return onceForEachFile(foreign, ({ stated, index, text, narrowedBy }, count) => {
    const by = narrowedBy === undefined ? '' : `, narrowed to less by its ${narrowedBy}`;
    return stated.at(
      ['products', index],
      `found ${pluralize(count, 'product')} other than available images of this catalog, first ${show(text)}${by}, expected images, without tag, and packages as their subcomponents; what is stated of others is not published; write, for example, "@id": ${show(productFor(text, images))}`,
    );
  });
};

/** Warns of products that are narrowed in one spelling of several. */
const warnOfNarrowed = (all: ReadonlyArray<Resolved>): ReadonlyArray<Problem> => {
  const wide = findProducts(all, (each) => isNarrowed(each) && each.meanings.length > 0);
  return onceForEachFile(wide, ({ stated, index, text, narrowedBy }, count) =>
    stated.at(
      ['products', index],
      `found ${pluralize(count, 'product')} with one spelling narrowed to less than an image and another that is not, first ${show(text)} by its ${narrowedBy}, expected one meaning; it is published as of the whole, as scanners take it; remove one of them`,
    ),
  );
};

const warnOfDropped = (all: ReadonlyArray<Resolved>): ReadonlyArray<Problem> => {
  const dropped = all.flatMap(({ stated }) =>
    keysToDrop(stated.statement).map((key) => ({ stated, key })),
  );
  return onceForEachFile(dropped, ({ stated, key }, count) =>
    stated.at(
      [key],
      `found ${pluralize(count, 'field')} that the status does not allow, first ${key}, expected it only with ${ALLOWED_ONLY[key]}; what it says is not published: remove it`,
    ),
  );
};

const hasQualifiers = (text = ''): boolean => (parseFullPurl(text)?.qualifiers.size ?? 0) > 0;

const warnOfQualifiers = (all: ReadonlyArray<Resolved>): ReadonlyArray<Problem> => {
  const qualified = all.flatMap(({ stated, products }) =>
    products.flatMap(({ product: { subcomponents = [] } }, index) =>
      subcomponents.flatMap(({ '@id': id, identifiers }, i) => {
        const text = [id, ...(identifiers?.values() ?? [])].find(hasQualifiers);
        const path = ['products', index, 'subcomponents', i];
        return text === undefined ? [] : [{ stated, text, path }];
      }),
    ),
  );
  return onceForEachFile(qualified, ({ stated, text, path }, count) =>
    stated.at(
      path,
      `found qualifiers in ${pluralize(count, 'subcomponent')}, first ${show(text)}, expected none, because scanners write them differently; remove them`,
    ),
  );
};

/** The warnings about single statements. */
export const warnOfStatements = (
  all: ReadonlyArray<Resolved>,
  images: ReadonlyArray<NamedImage>,
): ReadonlyArray<Problem> => [
  ...warnOfForeign(all, images),
  ...warnOfNarrowed(all),
  ...warnOfDropped(all),
  ...warnOfQualifiers(all),
];

const describe = ({ stated: { file, index, statement } }: Entry): string =>
  `statements[${index}] of ${show(file)} (${statement.status} of ${show(statement.vulnerability.name)})`;

/** The error of a statement that contradicts another of the same second. */
export const contradiction =
  (slug: string) =>
  ({ later, earlier }: Conflict): Problem =>
    later.stated.at(
      ['status'],
      `found ${later.stated.statement.status} of ${slug}, and another status of the same second in ${describe(earlier)}, expected one status; remove one, or give the one that holds a later timestamp`,
    );

/** The warning of statements that overlap others of another status, but do not cover them. */
export const overlap = (slug: string, { later, earlier }: Conflict, count: number): Problem =>
  later.stated.at(
    ['products'],
    `found ${pluralize(count, 'statement')} of ${slug} with products of which another status is stated too, first here and in ${describe(earlier)}, expected one status, because scanners choose differently; state them of different digests or subcomponents`,
  );
