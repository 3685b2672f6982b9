import { Digest } from '../api/scalars';
import { type FullPurl, parseFullPurl } from '../domain/purl';
import type { CatalogImage } from '../manifest/catalog';
import { groupBy } from '../values/group-by';
import { bareAddress, type ImageAddress, imageAddress, parseAddress } from './image-address';
import type { Product, Stated } from './stated';

/** An image of the catalog, or one digest of it. */
export interface Target {
  readonly slug: string;
  /** Undefined: every digest, future ones too. */
  readonly digest: string | undefined;
}

/** An available image as scanners name it. */
export type NamedImage = ImageAddress & Required<Pick<CatalogImage, 'slug' | 'versions'>>;

export const nameImages = (images: ReadonlyArray<CatalogImage>): ReadonlyArray<NamedImage> =>
  images.map(({ slug, image, versions = [] }) => ({ slug, versions, ...imageAddress(image) }));

/** A statement, and what its products mean: none if they are no image of the catalog. */
export interface Resolved {
  readonly stated: Stated;
  readonly products: ReadonlyArray<{
    readonly product: Product;
    /** More than one if its spellings differ. */
    readonly meanings: ReadonlyArray<ReadonlyArray<Target>>;
  }>;
}

const QUALIFIERS = new Set(['repository_url', 'arch']);
const HASH = /^[0-9a-f]{64}$/;

const isAt = (url: string, { address, parent }: ImageAddress): boolean => {
  const stated = parseAddress(url);
  const isPlain = stated.tag === undefined && stated.digest === undefined;
  return bareAddress(url) === parent || (isPlain && stated.address === address);
};

/** Whether a package URL can be that of an image: no tag, which would move, and no other digest. */
const isOfImage = ({ type, segments, version, qualifiers }: FullPurl): boolean =>
  type === 'oci' &&
  segments.length === 1 &&
  (version === '' || Digest.is(version)) &&
  [...qualifiers.keys()].every((key) => QUALIFIERS.has(key));

/** Finds the images that products of statements name. */
export const createFinder = (images: ReadonlyArray<NamedImage>) => {
  const byName = groupBy(images, ({ name }) => name);
  const byAddress = groupBy(images, ({ address }) => address);
  const byDigest = groupBy(
    images.flatMap(({ slug, versions }) =>
      [...new Set(versions.flatMap(({ digest }) => digest ?? []))].map((digest) => ({
        slug,
        digest,
      })),
    ),
    ({ digest }) => digest,
  );
  const ofPurl = (purl: FullPurl): ReadonlyArray<Target> => {
    if (!isOfImage(purl)) return [];
    const [name = ''] = purl.segments;
    const url = purl.qualifiers.get('repository_url')?.toLowerCase();
    const digest = purl.version || undefined;
    return (byName.get(name.toLowerCase()) ?? [])
      .filter((image) => url === undefined || isAt(url, image))
      .map(({ slug }) => ({ slug, digest }));
  };
  const ofHash = (hash: string): ReadonlyArray<Target> => byDigest.get(`sha256:${hash}`) ?? [];
  const ofText = (text: string): ReadonlyArray<Target> => {
    const purl = parseFullPurl(text);
    if (purl !== undefined) return ofPurl(purl);
    if (HASH.test(text)) return ofHash(text);
    const { address, digest } = parseAddress(text);
    return Digest.is(digest)
      ? (byAddress.get(address) ?? []).map(({ slug }) => ({ slug, digest }))
      : [];
  };
  /** The distinct meanings of a product. */
  return (product: Product): ReadonlyArray<ReadonlyArray<Target>> => {
    const texts = [product['@id'] ?? '', ...(product.identifiers?.values() ?? [])];
    const meanings = texts.map(ofText).filter(({ length }) => length > 0);
    const hashed = meanings.length > 0 ? [] : ofHash(product.hashes?.get('sha-256') ?? '');
    const all = hashed.length > 0 ? [hashed] : meanings;
    return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
  };
};
