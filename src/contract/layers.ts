import * as t from 'io-ts';
import { field, nullable, object } from '../domain/codec/object';
import { textLike } from '../domain/codec/scalar';
import { documentKind, imageParameter } from './document-kind';
import { documentHead, slug } from './fields';
import { Digest, Platform, PositiveInt, Tag } from './scalars';

const ChainId = textLike('ChainId', '16 lower-case hex digits', '^[0-9a-f]{16}$');

const CHAIN = '1f3c2b8a90d4e567';
const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;

const platform = field(Platform, 'The platform.', { examples: ['linux/amd64'] });

export const PlatformChain = object('PlatformChain', {
  platform,
  chain: field(
    t.array(ChainId),
    'The chain id of each layer, in order: the hash of all layers up to it, as OCI defines it, its first 16 hex digits.',
    { examples: [[CHAIN]] },
  ),
});
export type PlatformChain = t.TypeOf<typeof PlatformChain>;

const FormerChain = object('FormerChain', {
  platform,
  layers: field(PositiveInt, 'Number of layers.', { unit: 'layers' }),
  chain: field(ChainId, 'The chain id of the last layer.', { examples: [CHAIN] }),
});

export const FormerLayers = object('FormerLayers', {
  digest: field(Digest, 'A digest that the tag had.', { examples: [DIGEST] }),
  platforms: field(t.array(FormerChain), 'Its scanned platforms, by name.'),
});
export type FormerLayers = t.TypeOf<typeof FormerLayers>;

/** The layers of a version, of an image or a base. */
export const layersFields = {
  platforms: field(
    t.array(PlatformChain),
    'The platforms of the record, by name, as reports of Trivy list their layers. Empty without a record.',
  ),
  former: field(t.array(FormerLayers), 'The builds before, newest first, at most 8.'),
};

const VersionLayers = object('VersionLayers', {
  version: field(Tag, 'The tag.', { examples: ['8.0.3'] }),
  digest: field(nullable(Digest), 'Digest of the build; null if unknown.', { examples: [DIGEST] }),
  ...layersFields,
});
export type VersionLayers = t.TypeOf<typeof VersionLayers>;

/** `images/<slug>/layers.json`: the layers of the versions of an image, by which its base is found. */
export const ImageLayers = object('ImageLayers', {
  ...documentHead('Layers', 'layers'),
  slug,
  versions: field(t.array(VersionLayers), 'The versions whose layers are known, newest first.'),
});
export type ImageLayers = t.TypeOf<typeof ImageLayers>;

export const LAYERS = documentKind({
  name: 'image-layers',
  path: 'images/{image}/layers.json',
  isMemory: true,
  operationId: 'getImageLayers',
  tag: 'Bases',
  summary: 'Layers of an image',
  description: 'The layers of the versions of an image and of their builds before, as chain ids.',
  codec: ImageLayers,
  parameters: [imageParameter],
  notFound: 'There is no such image, or the layers of none of its versions are known.',
});
