import * as t from 'io-ts';
import { dictionary } from '../domain/codec/dictionary';
import { field, object, optional } from '../domain/codec/object';
import { enumeration } from '../domain/codec/scalar';
import { documentKind } from './document-kind';
import { Tag, Text } from './scalars';

const texts = (described: string, ...examples: ReadonlyArray<string>) =>
  field(t.array(Text), described, examples.length > 0 ? { examples: [[...examples]] } : {});

const description = texts('What it does.');

const RenovateDatasource = object('RenovateDatasource', {
  defaultRegistryUrlTemplate: field(Text, 'Address of the releases of an image.', {
    examples: ['https://acme.github.io/catalog/api/v1/images/redis/releases.json'],
  }),
});

const RenovateManager = object('RenovateManager', {
  description,
  customType: field(enumeration('RenovateManagerType', ['regex']), 'The type of manager.'),
  managerFilePatterns: texts('The files that it reads.', '/\\.ya?ml$/'),
  matchStringsStrategy: field(
    enumeration('RenovateStrategy', ['recursive']),
    'Each regular expression is applied to what the one before it found.',
  ),
  matchStrings: texts('Regular expressions in the syntax of RE2.'),
  datasourceTemplate: field(
    enumeration('RenovateManagerSource', ['docker']),
    'Where the image is looked up, unless a rule says otherwise.',
  ),
  autoReplaceStringTemplate: field(Text, 'What replaces tag and digest.'),
});
export type RenovateManager = t.TypeOf<typeof RenovateManager>;

const RenovateRule = object('RenovateRule', {
  description,
  matchDatasources: texts('Where the image would be looked up.', 'docker'),
  matchPackageNames: texts(
    'Regular expressions for references without a tag.',
    '/^(?:ghcr\\.io/acme/images/(?:redis))$/',
  ),
  overrideDatasource: field(
    optional(Text),
    'The datasource to ask instead; absent for an image that was removed.',
    { examples: ['custom.acme-github-io-catalog'] },
  ),
  versioning: field(Text, 'How versions are compared.', { examples: ['loose'] }),
  changelogUrl: field(
    optional(Text),
    'Address of the page that shows what changed; absent for an image that was removed.',
  ),
  replacementName: field(optional(Text), 'The image that replaces one that was removed.', {
    examples: ['ghcr.io/acme/images/valkey'],
  }),
  replacementVersion: field(optional(Tag), 'The tag of the image that replaces it.', {
    examples: ['9.0.0'],
  }),
});
export type RenovateRule = t.TypeOf<typeof RenovateRule>;

/** `renovate.json`: a preset. It has no head, because Renovate refuses keys that it does not know. */
export const RenovatePreset = object('RenovatePreset', {
  description,
  customDatasources: field(
    dictionary('RenovateDatasources', Text, RenovateDatasource),
    'Datasources, by a name made from the address of the site.',
  ),
  customManagers: field(
    t.array(RenovateManager),
    'Managers for files that Renovate does not read by default.',
  ),
  packageRules: field(t.array(RenovateRule), 'Which image is looked up where.'),
});
export type RenovatePreset = t.TypeOf<typeof RenovatePreset>;

export const RENOVATE = documentKind({
  name: 'renovate',
  path: 'renovate.json',
  operationId: 'getRenovatePreset',
  tag: 'Releases',
  summary: 'Preset for Renovate',
  description:
    'For `extends` in a configuration of Renovate: it looks up the images of the catalog here instead of in the registry, and proposes what replaces a removed image.',
  codec: RenovatePreset,
  notFound: 'No catalog is published here, or the address of the site is unknown.',
});
