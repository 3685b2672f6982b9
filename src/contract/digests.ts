import * as t from 'io-ts';
import { dictionary } from '../domain/codec/dictionary';
import { field, nullable, object, optional } from '../domain/codec/object';
import { Bool, enumeration, textLike } from '../domain/codec/scalar';
import { closedSince } from './closings';
import { documentKind } from './document-kind';
import { collectionHead, dateLike, documentHead, slug, total } from './fields';
import { ApiPath, Digest, Instant, Tag, Text } from './scalars';

const DATE = dateLike('2026-08-20T09:12:00Z');

/** What replaces a removed image or version. */
export const Replacement = object('Replacement', {
  slug,
  version: field(nullable(Tag), 'The version; null if not stated.', { examples: ['8.2.2'] }),
});
export type Replacement = t.TypeOf<typeof Replacement>;

export const DigestEntry = object('DigestEntry', {
  slug,
  version: field(Tag, 'The tag.', { examples: ['8.2.2'] }),
  image: field(nullable(Text), 'Registry reference without tag; null if the image is gone.', {
    examples: ['ghcr.io/acme/images/redis'],
  }),
  status: field(
    enumeration('DigestStatus', ['current', 'superseded', 'removed']),
    'Whether the tag has this digest (current), now has another one (superseded), or is gone (removed).',
  ),
  security: field(
    nullable(ApiPath),
    'Path of the record of the version; null if there is none, or the digest is not current.',
    { examples: ['/api/v1/security/redis/8.2.2.json'] },
  ),
  supersededBy: field(nullable(Digest), 'The digest that the tag has now; null if unknown.'),
  until: field(
    nullable(Instant),
    'Date of the commit of the catalog that replaced or removed it; null if unknown, or current.',
    DATE,
  ),
  replacement: field(
    nullable(Replacement),
    'The replacement of a removed version; null if not stated.',
  ),
  closedSince,
});
export type DigestEntry = t.TypeOf<typeof DigestEntry>;

export const DigestPrefix = textLike('DigestPrefix', 'two hex digits', '^[0-9a-f]{2}$');

/** `digest/<hh>.json`: the versions that have or had the digests with a prefix. */
export const DigestDocument = object('DigestDocument', {
  ...documentHead('Digests', 'digests'),
  prefix: field(DigestPrefix, 'The first two hex digits of the digests.', { examples: ['96'] }),
  data: field(
    dictionary('DigestEntries', Digest, t.array(DigestEntry)),
    'The entries of each digest: current ones first, then superseded, then removed ones.',
  ),
});
export type DigestDocument = t.TypeOf<typeof DigestDocument>;

export const RemovedItem = object('RemovedItem', {
  slug,
  version: field(nullable(Tag), 'The removed tag; null if the whole image is gone.', {
    examples: ['8.0.3'],
  }),
  digest: field(nullable(Digest), 'Its last digest; null if unknown.'),
  removed: field(
    nullable(Instant),
    'Date of the commit of the catalog that removed it; null if unknown.',
    DATE,
  ),
  replacement: field(nullable(Replacement), 'Its replacement; null if not stated.'),
  reason: field(nullable(Text), 'Why it is gone, in the words of its owner; null if not stated.'),
  stated: field(
    optional(Bool),
    'True if its digest is known only from the list `retired` of the manifest; otherwise absent.',
  ),
});
export type RemovedItem = t.TypeOf<typeof RemovedItem>;

/** `removed.json`: removed images and versions, and their replacements. */
export const RemovedCollection = object('RemovedCollection', {
  ...collectionHead('Removed', 'removed'),
  total,
  data: field(t.array(RemovedItem), 'Latest first.'),
});

export const DIGESTS = documentKind({
  name: 'digests',
  path: 'digest/{prefix}.json',
  operationId: 'getDigests',
  tag: 'Releases',
  summary: 'Current and former digests',
  description:
    'The versions that have or had the digests with this prefix. They are digests of multi-architecture indexes, not of single platforms. A digest that is not listed is neither current nor remembered in this catalog.',
  codec: DigestDocument,
  parameters: [
    {
      name: 'prefix',
      codec: DigestPrefix,
      description: 'The first two hex digits of the digest, after `sha256:`.',
      example: '04',
    },
  ],
  notFound: 'No present or remembered digest of the catalog has this prefix.',
});

export const REMOVED = documentKind({
  name: 'removed',
  path: 'removed.json',
  isMemory: true,
  operationId: 'listRemoved',
  tag: 'Releases',
  summary: 'Removed images and versions',
  description: 'Images and versions that are no longer published, and what replaces them.',
  codec: RemovedCollection,
});
