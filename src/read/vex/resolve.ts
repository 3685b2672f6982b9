import type { Problem } from '../../domain/problem';
import { show } from '../../domain/values/escape';
import { formatNumber, pluralize } from '../../domain/values/plural';
import type { Found, Resolved } from './find-images';
import { bytesOfProduct, nameOf, type Product, type Stated } from './stated';

const MiB = 1024 * 1024;
/** The most bytes of all statements, each as often as it is about an image: so often they are published. */
const MAX_MiB = 32;

/** What a statement takes if every image that it is about gets it, with its own products. */
interface Weight {
  readonly stated: Stated;
  readonly bytes: number;
  readonly images: number;
  /** The index of the first product that means most images, and their number. */
  readonly widest: { readonly index: number; readonly images: number };
}

const weigh = ({ stated, products }: Resolved): Weight => {
  const { products: _, ...head } = stated.statement;
  const slugs = products.map(({ meanings }) => new Set(meanings.flat().map(({ slug }) => slug)));
  const images = new Set(slugs.flatMap((each) => [...each])).size;
  let bytes = Buffer.byteLength(JSON.stringify(head)) * images;
  let widest = { index: 0, images: 0 };
  for (const [index, { product }] of products.entries()) {
    const { size = 0 } = slugs[index] ?? {};
    if (size > 0) bytes += bytesOfProduct(product) * size;
    if (size > widest.images) widest = { index, images: size };
  }
  return { stated, bytes, images, widest };
};

const tooMuch = ({ stated, images, widest }: Weight): Problem => {
  const found = `found statements of more than ${MAX_MiB} MiB in the input vex, each counted once for every image that it is about, expected at most ${MAX_MiB} MiB`;
  if (widest.images <= 1)
    return stated.at(
      [],
      `${found}; this statement alone is about ${pluralize(images, 'image')}: shorten it, or state it of fewer`,
    );
  const product = stated.statement.products[widest.index];
  return stated.at(
    ['products', widest.index],
    `${found}; the product ${show(product ? nameOf(product) : '')} alone means ${formatNumber(widest.images)} images: name those that are meant by repository_url, or shorten what is stated`,
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
  let heaviest: Weight | undefined;
  for (const stated of all) {
    const products = stated.statement.products.map((product) => ({ product, ...find(product) }));
    const weight = weigh({ stated, products });
    if (heaviest === undefined || weight.bytes > heaviest.bytes) heaviest = weight;
    total += weight.bytes;
    if (total > MAX_MiB * MiB) return { resolved: [], tooMuch: [tooMuch(heaviest)] };
    resolved.push({ stated, products });
  }
  return { resolved, tooMuch: [] };
};
