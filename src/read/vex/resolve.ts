import type { Problem } from '../../domain/problem';
import { show } from '../../domain/values/escape';
import { pluralize } from '../../domain/values/plural';
import type { Meanings, Resolved } from './find-images';
import { MiB, VEX_LIMITS } from './limits';
import { bytesOfProduct, type Product, productName, type Stated } from './stated';

const countMeant = (meanings: Meanings): number =>
  new Set(meanings.flat().map(({ slug }) => slug)).size;

const countAllImages = ({ products }: Resolved): number =>
  countMeant(products.flatMap(({ meanings }) => meanings));

/** The bytes of a statement in all documents together. */
const weigh = (each: Resolved): number => {
  const { products: _, ...head } = each.stated.statement;
  return each.products.reduce(
    (sum, { product, meanings }) => sum + bytesOfProduct(product) * countMeant(meanings),
    Buffer.byteLength(JSON.stringify(head)) * countAllImages(each),
  );
};

/** Explains the limit at the widest product of the heaviest statement. */
const aboveBytes = (heaviest: Resolved): Problem => {
  const { stated, products } = heaviest;
  const limit = `${VEX_LIMITS.published / MiB} MiB`;
  const counts = products.map(({ meanings }) => countMeant(meanings));
  const widest = counts.reduce((most, count) => Math.max(most, count), 0);
  const index = counts.indexOf(widest);
  const product = products[index]?.product;
  return stated.at(
    ['products', index],
    `found statements of more than ${limit} in the input vex, each counted once for every image that it is about, expected at most ${limit}; this statement alone is about ${pluralize(countAllImages(heaviest), 'image')}, ${widest} of them by its product ${show(product ? productName(product) : '')}: name those that are meant by repository_url, or shorten what is stated`,
  );
};

/**
 * Finds the images of all statements. Stops at the limit of bytes before it makes any document: a short product can
 * mean all images of a catalog.
 */
export const resolve = (
  all: ReadonlyArray<Stated>,
  find: (product: Product) => Meanings,
): { readonly resolved: ReadonlyArray<Resolved>; readonly tooMuch: ReadonlyArray<Problem> } => {
  const resolved: Resolved[] = [];
  let total = 0;
  let most = 0;
  let heaviest: Resolved | undefined;
  for (const stated of all) {
    const products = stated.statement.products.map((product) => ({
      product,
      meanings: find(product),
    }));
    const each = { stated, products };
    const bytes = weigh(each);
    if (bytes > most) [most, heaviest] = [bytes, each];
    total += bytes;
    if (total > VEX_LIMITS.published)
      return { resolved: [], tooMuch: [aboveBytes(heaviest ?? each)] };
    resolved.push(each);
  }
  return { resolved, tooMuch: [] };
};
