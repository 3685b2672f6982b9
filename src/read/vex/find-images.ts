import { Digest } from '../../contract/scalars';
import { type FullPurl, parseFullPurl } from '../../domain/purl';
import { groupBy } from '../../domain/values/group-by';
import type { CatalogImage } from '../manifest/catalog';
import { bareAddress, type ImageAddress, imageAddress, parseAddress } from './image-address';
import type { Product, Stated } from './stated';

/** An image of the catalog, or one digest of it. */
export interface ImageTarget {
  readonly slug: string;
  /** Undefined for all digests, future ones too. */
  readonly digest: string | undefined;
}

/** An available image as scanners name it. */
export type NamedImage = ImageAddress & Required<Pick<CatalogImage, 'slug' | 'versions'>>;

export const nameImages = (images: ReadonlyArray<CatalogImage>): ReadonlyArray<NamedImage> =>
  images.map(({ slug, image, versions = [] }) => ({ slug, versions, ...imageAddress(image) }));

type Meaning = ReadonlyArray<ImageTarget>;

/** The distinct meanings of the spellings of a product: none if it is not an image of the catalog. */
export type Meanings = ReadonlyArray<Meaning>;

export interface Resolved {
  readonly stated: Stated;
  readonly products: ReadonlyArray<{ readonly product: Product; readonly meanings: Meanings }>;
}

const HASH = /^[0-9a-f]{64}$/;

/** Tests if an image is at a stated address, or directly below it. */
const isImageAt = (url: string | undefined): ((image: ImageAddress) => boolean) => {
  if (url === undefined) return () => true;
  const bare = bareAddress(url);
  const { address: at, tag, digest } = parseAddress(url);
  const isPlain = tag === undefined && digest === undefined;
  return ({ address, parent }) => bare === parent || (isPlain && at === address);
};

/** Qualifiers or a subpath narrow an image to a part of it, such as a platform. */
const isNarrowed = ({ qualifiers, subpath }: FullPurl): boolean =>
  subpath !== '' || [...qualifiers.keys()].some((key) => key !== 'repository_url');

/** A version that is not a digest is a tag, which moves. */
const isWholeImage = (purl: FullPurl): boolean =>
  purl.type === 'oci' &&
  purl.segments.length === 1 &&
  (purl.version === '' || Digest.is(purl.version)) &&
  !isNarrowed(purl);

/** True for a package URL of a part of an image. */
export const isPartOfImage = (text: string): boolean => {
  const purl = parseFullPurl(text);
  return purl?.type === 'oci' && isNarrowed(purl);
};

export const productSpellings = ({ '@id': id, identifiers }: Product): ReadonlyArray<string> => [
  ...(id === undefined ? [] : [id]),
  ...(identifiers?.values() ?? []),
];

/** Narrows a meaning to the stated hashes. Returns two meanings if they contradict it, and none for unusable hashes. */
const withHashes = (meaning: Meaning, hashes: Product['hashes']): Meanings => {
  if (hashes === undefined || hashes.size === 0) return [meaning];
  const stated = hashes.get('sha-256');
  const narrowed = meaning.map(({ slug }) => ({ slug, digest: `sha256:${stated}` }));
  if (meaning.some(({ digest }) => digest === undefined))
    return HASH.test(stated ?? '') ? [narrowed] : [];
  return stated === undefined || meaning.every(({ digest }) => digest === `sha256:${stated}`)
    ? [meaning]
    : [meaning, narrowed];
};

/** Returns a function that finds the images which a product names. */
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
  const ofPurl = (purl: FullPurl): Meaning => {
    if (!isWholeImage(purl)) return [];
    const [name = ''] = purl.segments;
    const url = purl.qualifiers.get('repository_url')?.toLowerCase();
    const digest = purl.version || undefined;
    return (byName.get(name.toLowerCase()) ?? [])
      .filter(isImageAt(url))
      .map(({ slug }) => ({ slug, digest }));
  };
  const ofHash = (hash: string): Meaning => byDigest.get(`sha256:${hash}`) ?? [];
  const ofText = (text: string): Meaning => {
    const purl = parseFullPurl(text);
    if (purl !== undefined) return ofPurl(purl);
    if (HASH.test(text)) return ofHash(text);
    const { address, digest } = parseAddress(text);
    return Digest.is(digest)
      ? (byAddress.get(address) ?? []).map(({ slug }) => ({ slug, digest }))
      : [];
  };
  return (product: Product): Meanings => {
    const { hashes } = product;
    const named = productSpellings(product)
      .map(ofText)
      .filter(({ length }) => length > 0);
    const distinct = [...new Map(named.map((each) => [JSON.stringify(each), each])).values()];
    const [only = ofHash(hashes?.get('sha-256') ?? ''), ...others] = distinct;
    if (others.length > 0) return distinct;
    return only.length > 0 ? withHashes(only, hashes) : [];
  };
};
