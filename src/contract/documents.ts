import * as t from 'io-ts';
import {
  ChartCollection,
  ChartPage,
  ImageCollection,
  ImagePage,
  PER_PAGE,
  RoadmapCollection,
  RoadmapPage,
  StatusCollection,
  UpdateCollection,
} from '../api/collections';
import { Integrity } from '../api/integrity';
import { PositiveInt, Tag } from '../api/scalars';
import {
  SecurityImageDetail,
  SecurityIndex,
  SecuritySummary,
  SecurityVersionDetail,
} from '../api/security';
import { enumeration } from '../codec/scalar';
import { BADGE_DOCUMENTS, BADGE_PICTURES } from './badge-documents';
import { CHANGES_DOCUMENTS, CHANGES_MEDIA } from './changes-documents';
import { type DocumentKind, imageParameter, type MediaKind } from './document-kind';
import { FINDINGS_DOCUMENTS } from './findings-documents';
import { RELEASES_DOCUMENTS } from './releases-documents';

export const TAGS: Readonly<Record<string, string>> = {
  Collections: `Collections as a whole and in pages of ${PER_PAGE}. The API does not filter: clients do.`,
  Security:
    'Findings of the latest scans: counts for the catalog, details for images and versions.',
  Findings:
    'Vulnerabilities over time: where they are, since when and until when, and what to fix first.',
  Releases: 'Versions to run, former digests, and removed images and versions.',
  Changes: 'Changes by day and as feeds.',
  Badges:
    'Badges for README files: as pictures, and as payloads for the endpoint badges of a badge service.',
  Contract: 'This API in machine-readable form.',
};

const collection = (name: string, type: string, what: string, codec: t.Mixed): DocumentKind => ({
  name,
  path: `${name}.json`,
  operationId: `list${type}`,
  tag: 'Collections',
  summary: `All ${what}`,
  description: 'All items of the collection in one document.',
  codec,
});

const page = (name: string, type: string, what: string, codec: t.Mixed): DocumentKind => ({
  name: `${name}-page`,
  path: `${name}/{page}.json`,
  operationId: `list${type}Page`,
  tag: 'Collections',
  summary: `A page of the ${what}`,
  description: `At most ${PER_PAGE} items. \`links\` has the paths of the other pages.`,
  codec,
  parameters: [
    {
      name: 'page',
      codec: PositiveInt,
      description: 'Number of the page, starting at 1.',
      example: 1,
    },
  ],
  notFound: 'There is no such page.',
});

/** The documents that have a codec. */
export const DOCUMENTS: ReadonlyArray<DocumentKind> = [
  collection('images', 'Images', 'images', ImageCollection),
  page('images', 'Images', 'images', ImagePage),
  collection('charts', 'Charts', 'charts', ChartCollection),
  page('charts', 'Charts', 'charts', ChartPage),
  collection('roadmap', 'Roadmap', 'planned apps', RoadmapCollection),
  page('roadmap', 'Roadmap', 'planned apps', RoadmapPage),
  {
    ...collection('updates', 'Updates', 'updates', UpdateCollection),
    description: 'The result of the latest daily version check: one item for each app.',
  },
  {
    ...collection('status', 'Status', 'scan states', StatusCollection),
    description:
      'One item for each version of each available image: how recent and how complete its scan is. It distinguishes "clean" from "not scanned".',
  },
  {
    name: 'security',
    path: 'security.json',
    operationId: 'getSecuritySummary',
    tag: 'Security',
    summary: 'Counts for the whole catalog',
    description:
      'Totals of the catalog and the record of each scanned image: counts without findings.',
    codec: SecuritySummary,
  },
  {
    name: 'security-index',
    path: 'security/index.json',
    operationId: 'getSecurityIndex',
    tag: 'Security',
    summary: 'Images that have a record',
    description: 'The scanned images with their grades, counts and paths of their details.',
    codec: SecurityIndex,
  },
  {
    name: 'security-image',
    path: 'security/{image}.json',
    operationId: 'getImageSecurity',
    tag: 'Security',
    summary: 'Findings of an image',
    description: 'The findings of all scanned versions of an image.',
    codec: SecurityImageDetail,
    parameters: [imageParameter],
    notFound: 'There is no such image, or it has no scan record.',
  },
  {
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
  },
  ...FINDINGS_DOCUMENTS,
  ...RELEASES_DOCUMENTS,
  ...CHANGES_DOCUMENTS,
  ...BADGE_DOCUMENTS,
  {
    name: 'integrity',
    path: 'integrity.json',
    operationId: 'getIntegrity',
    tag: 'Contract',
    summary: 'Digests of all documents',
    description:
      'SHA-256 and size of the files in `api/v1`, and the git tree ids of its folders. Once it is verified, it verifies everything else. Polling it shows which collections changed.',
    codec: Integrity,
  },
];

/** The files that are not JSON. */
export const MEDIA: ReadonlyArray<MediaKind> = [...CHANGES_MEDIA, ...BADGE_PICTURES];

/** The documents that describe the others: `openapi.json` and `schemas/`. */
export const DESCRIPTIONS: ReadonlyArray<DocumentKind> = [
  {
    name: 'openapi',
    path: 'openapi.json',
    operationId: 'getOpenApi',
    tag: 'Contract',
    summary: 'This document',
    description:
      'OpenAPI 3.1. The address of its server is relative, so it is valid wherever the files are served.',
    codec: t.UnknownRecord,
  },
  {
    name: 'schema',
    path: 'schemas/{document}.json',
    operationId: 'getSchema',
    tag: 'Contract',
    summary: 'The schema of a document',
    description: 'JSON Schema 2020-12 without references to other files.',
    codec: t.UnknownRecord,
    parameters: [
      {
        name: 'document',
        codec: enumeration(
          'SchemaName',
          DOCUMENTS.map(({ name }) => name),
        ),
        description: 'Name of the document.',
        example: 'images',
      },
    ],
    notFound: 'There is no such schema.',
  },
];
