import { Digest } from '../../contract/scalars';
import { type FullPurl, parseFullPurl } from '../../domain/purl';
import { groupBy } from '../../domain/values/group-by';
import type { CatalogImage } from '../manifest/catalog';
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
  readonly products: ReadonlyArray<Found & { readonly product: Product }>;
}

/** What a product means. */
export interface Found {
  /** More than one if its spellings differ. */
  readonly meanings: ReadonlyArray<ReadonlyArray<Target>>;
  /** What narrows a spelling, or all of them, to less than an image of the catalog or one digest of it. */
  readonly narrowedBy: string | undefined;
}

const HASH = /^[0-9a-f]{64}$/;

/** Finds the images at a stated address, or below one. */
const isAt = (url: string | undefined): ((image: ImageAddress) => boolean) => {
  if (url === undefined) return () => true;
  const bare = bareAddress(url);
  const { address: at, tag, digest } = parseAddress(url);
  const isPlain = tag === undefined && digest === undefined;
  return ({ address, parent }) => bare === parent || (isPlain && at === address);
};

/** The qualifiers that narrow a package URL to a part of an image. */
const NARROWING = ['arch', 'os', 'variant'];

/** What narrows a package URL to a part of an image; undefined for a whole one. */
const narrowing = ({ qualifiers, subpath }: FullPurl): string | undefined =>
  NARROWING.find((key) => qualifiers.has(key)) ?? (subpath === '' ? undefined : 'subpath');

/** Whether a package URL can be that of an image, or of a part of it: no tag, which would move, and no other digest. */
const isOfImage = ({ type, segments, version, qualifiers }: FullPurl): boolean =>
  type === 'oci' &&
  segments.length === 1 &&
  (version === '' || Digest.is(version)) &&
  [...qualifiers.keys()].every((key) => key === 'repository_url' || NARROWING.includes(key));

/** The texts that can name what a product is. */
const textsOf = ({ '@id': id, identifiers }: Product): ReadonlyArray<string> => [
  ...(id === undefined ? [] : [id]),
  ...(identifiers?.values() ?? []),
];

/** A meaning, as the hashes beside it narrow it; two if they contradict each other. */
const withHashes = (
  meaning: ReadonlyArray<Target>,
  hashes: Product['hashes'],
): ReadonlyArray<ReadonlyArray<Target>> => {
  if (hashes === undefined || hashes.size === 0) return [meaning];
  const isWhole = meaning.some(({ digest }) => digest === undefined);
  const stated = hashes.get('sha-256');
  if (stated === undefined) return isWhole ? [] : [meaning];
  const narrowed = meaning.map(({ slug }) => ({ slug, digest: `sha256:${stated}` }));
  if (isWhole) return HASH.test(stated) ? [narrowed] : [];
  return meaning.every(({ digest }) => digest === `sha256:${stated}`)
    ? [meaning]
    : [meaning, narrowed];
};

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
      .filter(isAt(url))
      .map(({ slug }) => ({ slug, digest }));
  };
  const ofHash = (hash: string): ReadonlyArray<Target> => byDigest.get(`sha256:${hash}`) ?? [];
  const narrowingIn = (text: string): string | undefined => {
    const purl = parseFullPurl(text);
    const by = purl && narrowing(purl);
    return purl && by !== undefined && ofPurl(purl).length > 0 ? by : undefined;
  };
  const ofText = (text: string): ReadonlyArray<Target> => {
    const purl = parseFullPurl(text);
    if (purl !== undefined) return narrowing(purl) === undefined ? ofPurl(purl) : [];
    if (HASH.test(text)) return ofHash(text);
    const { address, digest } = parseAddress(text);
    return Digest.is(digest)
      ? (byAddress.get(address) ?? []).map(({ slug }) => ({ slug, digest }))
      : [];
  };
  return (product: Product): Found => {
    const { hashes } = product;
    const texts = textsOf(product);
    const named = texts.map(ofText).filter(({ length }) => length > 0);
    const distinct = [...new Map(named.map((each) => [JSON.stringify(each), each])).values()];
    const [only, ...others] = distinct;
    const [narrowedBy] = texts.flatMap((text) => narrowingIn(text) ?? []);
    if (only === undefined) {
      const hashed = ofHash(hashes?.get('sha-256') ?? '');
      return { meanings: hashed.length > 0 ? [hashed] : [], narrowedBy };
    }
    const meanings = others.length > 0 ? distinct : withHashes(only, hashes);
    return { meanings, narrowedBy: meanings.length === 0 ? 'hashes' : narrowedBy };
  };
};
