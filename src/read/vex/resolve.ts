import type { Problem } from '../../domain/problem';
import { show } from '../../domain/values/escape';
import { formatNumber, pluralize } from '../../domain/values/plural';
import type { Found, Resolved } from './find-images';
import { MiB, VEX_LIMITS } from './limits';
import { bytesOfProduct, nameOf, type Product, type Stated } from './stated';

/** The number of images in meanings. */
const countImages = (meanings: Found['meanings']): number =>
  new Set(meanings.flat().map(({ slug }) => slug)).size;

const allMeanings = ({ products }: Resolved): Found['meanings'] =>
  products.flatMap(({ meanings }) => meanings);

/** The bytes that a statement takes if every image that it is about gets it, with its own products. */
const weigh = (each: Resolved): number => {
  const { products: _, ...head } = each.stated.statement;
  return each.products.reduce(
    (sum, { product, meanings }) => sum + bytesOfProduct(product) * countImages(meanings),
    Buffer.byteLength(JSON.stringify(head)) * countImages(allMeanings(each)),
  );
};

const tooMuch = (each: Resolved): Problem => {
  const { stated, products } = each;
  const limit = `${VEX_LIMITS.published / MiB} MiB`;
  const found = `found statements of more than ${limit} in the input vex, each counted once for every image that it is about, expected at most ${limit}`;
  const counts = products.map(({ meanings }) => countImages(meanings));
  const widest = counts.reduce((most, count) => Math.max(most, count), 0);
  if (widest <= 1)
    return stated.at(
      [],
      `${found}; this statement alone is about ${pluralize(countImages(allMeanings(each)), 'image')}: shorten it, or state it of fewer`,
    );
  const index = counts.indexOf(widest);
  const product = stated.statement.products[index];
  return stated.at(
    ['products', index],
    `${found}; the product ${show(product ? nameOf(product) : '')} alone means ${formatNumber(widest)} images: name those that are meant by repository_url, or shorten what is stated`,
  );
};

/**
 * Finds out what the products of statements mean. Stops at what is too much before anything is made of it: a short
 * product can mean every image of a catalog.
 */
export const resolve = (
  all: ReadonlyArray<Stated>,
  find: (product: Product) => Found,
): { readonly resolved: ReadonlyArray<Resolved>; readonly tooMuch: ReadonlyArray<Problem> } => {
  const resolved: Resolved[] = [];
  let total = 0;
  let most = 0;
  let heaviest: Resolved | undefined;
  for (const stated of all) {
    const products = stated.statement.products.map((product) => ({ product, ...find(product) }));
    const each = { stated, products };
    const bytes = weigh(each);
    if (bytes > most) [most, heaviest] = [bytes, each];
    total += bytes;
    if (total > VEX_LIMITS.published) return { resolved: [], tooMuch: [tooMuch(heaviest ?? each)] };
    resolved.push(each);
  }
  return { resolved, tooMuch: [] };
};
