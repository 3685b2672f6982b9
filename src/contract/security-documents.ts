import * as t from 'io-ts';
import { dictionary } from '../domain/codec/dictionary';
import { field, object } from '../domain/codec/object';
import { documentKind, imageParameter } from './document-kind';
import { count, documentHead, image, slug } from './fields';
import { ApiPath, Slug, Tag, Text } from './scalars';
import {
  countOfFindings,
  cves,
  Grade,
  href,
  rollupFields,
  SecurityRecord,
  SecurityVersionWithCves,
  SeverityRollup,
  suppressions,
} from './security';

const head = documentHead('Security', 'security');
const source = field(Text, 'Origin of the scans, as text.', {
  examples: ['Nightly Trivy scan of each published image digest'],
});

export const SecuritySummary = object('SecuritySummary', {
  ...head,
  source,
  total: countOfFindings('Open findings of the newest scanned version of each image, added up'),
  fixable: countOfFindings('Those findings that have a fix'),
  bySeverity: field(SeverityRollup, 'The same findings by severity.'),
  imagesWithCves: count('Images with at least one open finding', 'images'),
  imagesNeedingRebuild: count('Images with at least one finding that has a fix', 'images'),
  images: field(
    dictionary('SecurityRecords', Slug, SecurityRecord),
    'The record of each scanned image, by slug.',
  ),
});
export type SecuritySummary = t.TypeOf<typeof SecuritySummary>;

export const SecurityIndexEntry = object('SecurityIndexEntry', {
  slug,
  image,
  grade: field(Grade, 'Grade of the newest scanned version.'),
  total: countOfFindings('Open findings of the newest scanned version'),
  fixable: countOfFindings('Those findings that have a fix'),
  href,
});

export const SecurityIndex = object('SecurityIndex', {
  ...head,
  source,
  count: count('Images that have a record', 'images'),
  images: field(t.array(SecurityIndexEntry), 'All images that have a record.'),
});

const ofImage = {
  ...head,
  slug,
  image,
  source,
};

export const SecurityImageDetail = object('SecurityImageDetail', {
  ...ofImage,
  latest: field(SecurityVersionWithCves, 'The newest version that has a record.'),
  versions: field(
    t.array(SecurityVersionWithCves),
    'All versions that have a record, newest first.',
  ),
});

export const SecurityVersionDetail = object('SecurityVersionDetail', {
  ...ofImage,
  ...rollupFields,
  cves,
  links: field(
    object('SecurityVersionLinks', {
      image: field(ApiPath, 'Path of the details of the image, starting at the base of the site.', {
        examples: ['/api/v1/security/redis.json'],
      }),
    }),
    'Paths of related documents.',
  ),
  ...suppressions,
});

export const SECURITY = documentKind({
  name: 'security',
  path: 'security.json',
  isMemory: true,
  operationId: 'getSecuritySummary',
  tag: 'Security',
  summary: 'Counts for the whole catalog',
  description:
    'Totals of the catalog and the record of each scanned image: counts without findings.',
  codec: SecuritySummary,
});

export const SECURITY_INDEX = documentKind({
  name: 'security-index',
  path: 'security/index.json',
  operationId: 'getSecurityIndex',
  tag: 'Security',
  summary: 'Images that have a record',
  description: 'The scanned images with their grades, counts and paths of their details.',
  codec: SecurityIndex,
});

export const IMAGE_SECURITY = documentKind({
  name: 'security-image',
  path: 'security/{image}.json',
  operationId: 'getImageSecurity',
  tag: 'Security',
  summary: 'Findings of an image',
  description: 'The findings of all scanned versions of an image.',
  codec: SecurityImageDetail,
  parameters: [imageParameter],
  notFound: 'There is no such image, or it has no scan record.',
});

export const VERSION_SECURITY = documentKind({
  name: 'security-version',
  path: 'security/{image}/{version}.json',
  operationId: 'getVersionSecurity',
  tag: 'Security',
  summary: 'Findings of a version',
  description: 'The findings of one version of an image.',
  codec: SecurityVersionDetail,
  parameters: [
    imageParameter,
    {
      name: 'version',
      codec: Tag,
      description: 'A published version of the image, verbatim.',
      example: '1.6.38',
    },
  ],
  notFound: 'There is no such image or version, or it has no scan record.',
});
