import type { Path } from '../../domain/codec/decode';
import type { Problem } from '../../domain/problem';
import { parseFullPurl } from '../../domain/purl';
import { show } from '../../domain/values/escape';
import { type Group, groupBy } from '../../domain/values/group-by';
import { pluralize } from '../../domain/values/plural';
import type { Conflict, ImageStatement } from './entries';
import { isPartOfImage, type NamedImage, productSpellings, type Resolved } from './find-images';
import { ociPurl } from './image-address';
import { ALLOWED_ONLY, keysToDrop, type RestrictedKey } from './image-document';
import { productName, type Stated } from './stated';

/** A part of a statement that needs a warning. */
interface StatementFlaw<T extends string = string> {
  readonly stated: Stated;
  readonly path: Path;
  readonly text: T;
}

/** Warns once for each file, at its first flaw. */
const onceForEachFile = <T extends string>(
  flaws: ReadonlyArray<StatementFlaw<T>>,
  describe: (first: T, count: number) => string,
): ReadonlyArray<Problem> =>
  [...groupBy(flaws, ({ stated }) => stated.file).values()].map(
    ([{ stated, path, text }, ...others]: Group<StatementFlaw<T>>) =>
      stated.at(path, describe(text, 1 + others.length)),
  );

/** What to write: the package URL of an image whose name or slug is in a text, else its form. */
const productFor = (text: string, images: ReadonlyArray<NamedImage>): string => {
  const meant = images.find(({ slug, name }) => text.includes(name) || text.includes(slug));
  return meant === undefined
    ? 'pkg:oci/<name>?repository_url=<registry>%2F<path>%2F<name>'
    : ociPurl(meant.name, undefined, meant.address);
};

/** Finds products that are not images of the catalog, and those with a spelling that is only a part of one. */
const findForeign = ({ stated, products }: Resolved): ReadonlyArray<StatementFlaw> =>
  products.flatMap(({ product, meanings }, index) => {
    const part = productSpellings(product).find(isPartOfImage);
    const text = part ?? (meanings.length === 0 ? productName(product) : undefined);
    return text === undefined ? [] : [{ stated, path: ['products', index], text }];
  });

const findDropped = ({ stated }: Resolved): ReadonlyArray<StatementFlaw<RestrictedKey>> =>
  keysToDrop(stated.statement).map((key) => ({ stated, path: [key], text: key }));

const hasQualifiers = (text = ''): boolean => (parseFullPurl(text)?.qualifiers.size ?? 0) > 0;

const findQualified = ({ stated, products }: Resolved): ReadonlyArray<StatementFlaw> =>
  products.flatMap(({ product: { subcomponents = [] } }, index) =>
    subcomponents.flatMap(({ '@id': id, identifiers }, i) => {
      const text = [id, ...(identifiers?.values() ?? [])].find(hasQualifiers);
      const path = ['products', index, 'subcomponents', i];
      return text === undefined ? [] : [{ stated, text, path }];
    }),
  );

/** Warns of what single statements say that is not published, or that scanners do not match. */
export const warnOfStatements = (
  all: ReadonlyArray<Resolved>,
  images: ReadonlyArray<NamedImage>,
): ReadonlyArray<Problem> => [
  ...onceForEachFile(
    all.flatMap(findForeign),
    (text, count) =>
      `found ${pluralize(count, 'product')} other than available images of this catalog, first ${show(text)}, expected whole images or digests (without tag, arch, os, variant, subpath, or another hash than sha-256), and packages as their subcomponents; what anything else states is not published; write, for example, "@id": ${show(productFor(text, images))}`,
  ),
  ...onceForEachFile(
    all.flatMap(findDropped),
    (key, count) =>
      `found ${pluralize(count, 'field')} that the status does not allow, first ${key}, expected it only with ${ALLOWED_ONLY[key]}; what it says is not published: remove it`,
  ),
  ...onceForEachFile(
    all.flatMap(findQualified),
    (text, count) =>
      `found qualifiers in ${pluralize(count, 'subcomponent')}, first ${show(text)}, which scanners write differently; remove them`,
  ),
];

const describeStatement = ({ stated: { file, index, statement } }: ImageStatement): string =>
  `statements[${index}] of ${show(file)} (${statement.status} of ${show(statement.vulnerability.name)})`;

export const contradiction =
  (slug: string) =>
  ({ later, earlier }: Conflict): Problem =>
    later.stated.at(
      ['status'],
      `found ${later.stated.statement.status} of ${slug}, and another status with the same timestamp in ${describeStatement(earlier)}, expected one status; remove one, or give the one that holds a later timestamp`,
    );

export const overlap = (slug: string, { later, earlier }: Conflict, count: number): Problem =>
  later.stated.at(
    ['products'],
    `found ${pluralize(count, 'statement')} of ${slug} with products that have another status too, first here and in ${describeStatement(earlier)}, expected one status, because scanners choose differently; name different digests or subcomponents`,
  );
