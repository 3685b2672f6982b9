import * as t from 'io-ts';
import { dictionary } from '../domain/codec/dictionary';
import { field, nullable, object, optional } from '../domain/codec/object';
import { enumeration, integer } from '../domain/codec/scalar';
import { dateLike } from './fields';
import { Instant, Text, WebAddress } from './scalars';
import { justifications } from './security';

export const OPENVEX = 'https://openvex.dev/ns/v0.2.0';

const DATE = dateLike('2026-08-20T10:00:00Z');
const ID = { examples: ['pkg:oci/redis?repository_url=ghcr.io%2Facme%2Fimages%2Fredis'] };

export const VexStatus = enumeration('VexStatus', [
  'not_affected',
  'affected',
  'fixed',
  'under_investigation',
]);
export type VexStatus = t.TypeOf<typeof VexStatus>;

export const VexJustification = enumeration('VexJustification', justifications);

export const VexSubcomponent = object('VexSubcomponent', {
  '@id': field(optional(Text), 'Identifier, usually a package URL.', {
    examples: ['pkg:apk/alpine/busybox'],
  }),
  identifiers: field(
    optional(dictionary('VexIdentifiers', Text, Text)),
    'Further identifiers by their kind, such as `purl`.',
  ),
  hashes: field(optional(dictionary('VexHashes', Text, Text)), 'Hashes by their algorithm.'),
});
export type VexSubcomponent = t.TypeOf<typeof VexSubcomponent>;

/** An image, or one digest of it. */
export const VexProduct = object('VexProduct', {
  '@id': field(Text, 'Package URL of the image; without a version it means every digest.', ID),
  identifiers: field(
    object('VexProductIdentifiers', {
      purl: field(Text, 'The same, with the repository as Grype up to 0.116.0 writes it.', {
        examples: ['pkg:oci/redis?repository_url=ghcr.io%2Facme%2Fimages'],
      }),
    }),
    'Other spellings that scanners use.',
  ),
  hashes: field(
    optional(
      object('VexProductHashes', {
        'sha-256': field(Text, 'The digest without its algorithm.'),
      }),
    ),
    'The digest; absent if every digest is meant.',
  ),
  subcomponents: field(
    optional(t.array(VexSubcomponent)),
    'The packages that the statement is about; absent if every package is meant.',
  ),
});
export type VexProduct = t.TypeOf<typeof VexProduct>;

export const VexVulnerability = object('VexVulnerability', {
  '@id': field(optional(Text), 'Address of the vulnerability; absent if not stated.'),
  name: field(Text, 'Its identifier.', { examples: ['CVE-2025-60876'] }),
  description: field(optional(Text), 'What it is; absent if not stated.'),
  aliases: field(optional(t.array(Text)), 'Its other identifiers, in order.', {
    examples: [['GHSA-xj84-p3mc-wvw4']],
  }),
});

export const VexStatement = object('VexStatement', {
  '@id': field(optional(Text), 'Identifier of the statement; absent if not stated.'),
  vulnerability: field(VexVulnerability, 'The vulnerability.'),
  timestamp: field(Instant, 'Since when the statement is known to be true.', DATE),
  last_updated: field(optional(Instant), 'When it was last changed; absent if not stated.', DATE),
  products: field(
    t.array(VexProduct),
    'The image as a whole first, then its digests, in order; never empty.',
  ),
  status: field(VexStatus, 'The status of the image.'),
  status_notes: field(optional(Text), 'Notes on the status; absent if not stated.'),
  justification: field(optional(VexJustification), 'Why the image is not affected.'),
  impact_statement: field(optional(Text), 'Why it is not affected, in words.'),
  action_statement: field(optional(Text), 'What to do about an image that is affected.'),
  action_statement_timestamp: field(optional(Instant), 'The date of that advice.', DATE),
});
export type VexStatement = t.TypeOf<typeof VexStatement>;

/** `images/<slug>/vex.json`: the statements of the owner about an image, in OpenVEX. */
export const ImageVex = object('ImageVex', {
  '@context': field(enumeration('VexContext', [OPENVEX]), 'Version of the format.'),
  '@id': field(Text, 'Identifier of this content: it changes with the content.', {
    examples: ['urn:uuid:20cbc1b3-1591-5d93-9b77-d816330a32a5'],
  }),
  author: field(Text, 'The authors of the statements, in order.', { examples: ['Acme'] }),
  timestamp: field(Instant, 'The latest date of the statements.', DATE),
  version: field(integer('VexDocumentVersion', 1, 1), 'Version of the document.'),
  statements: field(
    t.array(VexStatement),
    'By name of the vulnerability, then by date; never empty.',
  ),
});
export type ImageVex = t.TypeOf<typeof ImageVex>;

const VexPackage = object('VexPackage', {
  id: field(Text, 'Package URL of an image, as scanners look it up.', ID),
  location: field(Text, 'Path of its document, from the folder of this one.', {
    examples: ['pkg/oci/redis/vex.json'],
  }),
  format: field(enumeration('VexFormat', ['openvex']), 'Format of its document.'),
});

/** `vex/index.json`: the images that have a document in the VEX repository. */
export const VexIndex = object('VexIndex', {
  updated_at: field(nullable(Instant), 'The latest date of the documents; null if none.', DATE),
  packages: field(t.array(VexPackage), 'The images, by id.'),
});
export type VexIndex = t.TypeOf<typeof VexIndex>;

const VexLocation = object('VexLocation', {
  url: field(WebAddress, 'Address of the archive.', {
    examples: ['https://catalog.acme.dev/api/v1/vex/vex.tar.gz'],
  }),
});

const VexRepositoryVersion = object('VexRepositoryVersion', {
  spec_version: field(enumeration('VexSpecVersion', ['0.1']), 'Version of the specification.'),
  locations: field(t.array(VexLocation), 'Where the repository is; exactly one place.'),
  update_interval: field(enumeration('VexInterval', ['24h']), 'How long a client may keep it.'),
});

/** `vex/.well-known/vex-repository.json`: scanners read it first. */
export const VexRepository = object('VexRepository', {
  name: field(Text, 'Name of the project, or the registry.', { examples: ['Acme'] }),
  description: field(Text, 'What is in the repository.', { examples: ['VEX statements of Acme'] }),
  versions: field(t.array(VexRepositoryVersion), 'Exactly one.'),
});
export type VexRepository = t.TypeOf<typeof VexRepository>;
