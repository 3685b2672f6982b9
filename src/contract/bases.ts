import * as t from 'io-ts';
import { field, nullable, object, optional } from '../domain/codec/object';
import { Bool } from '../domain/codec/scalar';
import { documentKind, imageParameter } from './document-kind';
import { collectionHead, count, dateLike, documentHead, slug } from './fields';
import { ScanState } from './items';
import { layersFields } from './layers';
import { Count, Digest, DigestFrom, Instant, PositiveInt, Slug, Tag, Text } from './scalars';

const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;
const DATE = dateLike('2026-07-12T02:00:00Z');

const ofBase = {
  slug: field(Slug, 'Slug of the base.', { examples: ['debian'] }),
  version: field(Tag, 'The tag.', { examples: ['12-slim'] }),
};

/** `bases/<slug>/<version>.json`: a base that is not an image of the catalog. */
export const Base = object('Base', {
  ...documentHead('Base', 'base'),
  slug: ofBase.slug,
  image: field(Text, 'Registry reference without tag.', {
    examples: ['docker.io/library/debian'],
  }),
  version: ofBase.version,
  digest: field(nullable(Digest), 'Digest of the tag; null if unknown.', { examples: [DIGEST] }),
  digestFrom: field(
    optional(DigestFrom),
    'Where the digest is from: the latest scan. Absent if the manifest states it, or without one.',
  ),
  state: field(ScanState, 'What is known, as for a version of the catalog.'),
  scannedAt: field(nullable(Instant), 'Time of the scan; null if unknown.', DATE),
  scanner: field(nullable(Text), 'Name and version of the scanner; null if unknown.', {
    examples: ['Trivy 0.74.0'],
  }),
  since: field(
    optional(Instant),
    'Since when the tag has had this digest, as in a release; absent if unknown.',
    DATE,
  ),
  ...layersFields,
  ids: field(
    nullable(t.array(Text)),
    'The vulnerabilities of its record, in order; null without a record.',
    { examples: [['CVE-2025-9230']] },
  ),
});
export type Base = t.TypeOf<typeof Base>;

const BasedVersion = object('BasedVersion', {
  slug,
  version: field(Tag, 'The tag.', { examples: ['8.0.3'] }),
  layers: field(PositiveInt, 'How many layers it has from the base.', { unit: 'layers' }),
  inherited: count('Vulnerabilities that came with the base', 'ids'),
  cured: field(
    nullable(Count),
    'How many of the inherited ones the present build of the base does not have, under any name: 0 on the present build; null if that build has no full record, a digest is unknown, or another scanner looked at it.',
    { unit: 'ids' },
  ),
  unknown: count('Vulnerabilities whose layer is unknown', 'ids'),
});
export type BasedVersion = t.TypeOf<typeof BasedVersion>;

/** A build of a base, and what stands on it. */
export const BaseBuild = object('BaseBuild', {
  ...ofBase,
  digest: field(nullable(Digest), 'Digest of the build; null if unknown.', { examples: [DIGEST] }),
  current: field(Bool, 'Whether the tag has this build now.'),
  images: field(t.array(BasedVersion), 'The versions that stand on it, by slug, newest first.'),
});
export type BaseBuild = t.TypeOf<typeof BaseBuild>;

/** `bases.json`: each build of a base, and what stands on it. */
export const Bases = object('Bases', {
  ...collectionHead('Bases', 'bases'),
  data: field(
    t.array(BaseBuild),
    'The builds that a version stands on: by slug, newest version first, then the present build, then former ones, newest first.',
  ),
});
export type Bases = t.TypeOf<typeof Bases>;

export const BASE = documentKind({
  name: 'base',
  path: 'bases/{image}/{version}.json',
  isMemory: true,
  operationId: 'getBase',
  tag: 'Bases',
  summary: 'A base',
  description:
    'A base that the catalog states in `bases`: its latest scan and its layers. It counts nowhere.',
  codec: Base,
  parameters: [
    { ...imageParameter, description: 'Slug of the base.', example: 'debian' },
    { name: 'version', codec: Tag, description: 'The tag.', example: '12-slim' },
  ],
  notFound: 'The catalog states no such base.',
});

export const BASES = documentKind({
  name: 'bases',
  path: 'bases.json',
  isMemory: true,
  operationId: 'listBases',
  tag: 'Bases',
  summary: 'What stands on what',
  description:
    'The bases of the versions, found by their layers, and what a rebuild on their present builds would close. An image of a single layer has none.',
  codec: Bases,
  notFound: 'No version is known to stand on a base.',
});
