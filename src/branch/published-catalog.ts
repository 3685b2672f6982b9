import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { Digest, Slug, Status, Tag, Text } from '../api/scalars';
import { object, optional } from '../codec/object';
import { publishedItems, type State } from './state';

/** The catalog as the published manifest states it. */
export interface PublishedCatalog {
  /** The available images: the digests of their versions, by slug and version; null if not stated. */
  readonly images: ReadonlyMap<string, ReadonlyMap<string, string | null>>;
  /** The versions of the charts by slug. */
  readonly charts: ReadonlyMap<string, string>;
  /** Where the images are pulled from, planned ones too, by slug. */
  readonly addresses: ReadonlyMap<string, string>;
}

const ImageItem = object('PublishedImage', {
  slug: Slug,
  status: optional(Status),
  image: optional(Text),
  versions: optional(t.array(object('PublishedTag', { version: Tag, digest: optional(Digest) }))),
});
const ChartItem = object('PublishedChart', { slug: Slug, chartVersion: Text });

const decodeItems = <A>(
  state: State,
  collection: 'images' | 'charts',
  codec: t.Type<A, unknown, unknown>,
): ReadonlyArray<A> =>
  publishedItems(state, collection).flatMap((item) => {
    const decoded = codec.decode(item);
    return E.isRight(decoded) ? [decoded.right] : [];
  });

/** What the published manifest says is there; undefined if it is not known. */
export const publishedCatalog = (state: State | undefined): PublishedCatalog | undefined => {
  if (state === undefined) return undefined;
  const images = decodeItems(state, 'images', ImageItem);
  return {
    images: new Map(
      images
        .filter(({ status }) => status !== 'planned')
        .map(({ slug, versions = [] }) => [
          slug,
          new Map(versions.map(({ version, digest = null }) => [version, digest])),
        ]),
    ),
    charts: new Map(
      decodeItems(state, 'charts', ChartItem).map(({ slug, chartVersion }) => [slug, chartVersion]),
    ),
    addresses: new Map(
      images.map(({ slug, image }) => [
        slug,
        image ?? `${String(state.manifest['registry'])}/images/${slug}`,
      ]),
    ),
  };
};
