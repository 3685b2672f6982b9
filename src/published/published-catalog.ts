import * as t from 'io-ts';
import { Digest, Slug, Status, Tag, Text } from '../api/scalars';
import { object, optional } from '../codec/object';
import type { StatedVersions } from '../domain/stated-versions';
import { decodeItems, type State } from './state';

const ImageItem = object('PublishedImage', {
  slug: Slug,
  status: optional(Status),
  image: optional(Text),
  versions: optional(t.array(object('PublishedTag', { version: Tag, digest: optional(Digest) }))),
});
const ChartItem = object('PublishedChart', { slug: Slug, chartVersion: Text });

/** The images and charts of the published manifest; undefined without a state. */
export const publishedCatalog = (state: State | undefined): StatedVersions | undefined => {
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
