import * as t from 'io-ts';
import { enumeration } from '../codec/scalar';
import { BADGE, BADGE_SVG, IMAGE_BADGE, IMAGE_BADGE_SVG } from './badge';
import { CHANGES, DAY } from './changes';
import {
  CHARTS,
  CHARTS_PAGE,
  IMAGES,
  IMAGES_PAGE,
  PER_PAGE,
  ROADMAP,
  ROADMAP_PAGE,
  STATUS,
  UPDATES,
} from './collections';
import { CVE, CVES } from './cve-documents';
import { DIGESTS, REMOVED } from './digests';
import { type DocumentKind, documentKind, type FileKind, type MediaKind } from './document-kind';
import { ATOM_FEED, FEED } from './feed';
import { FINDINGS } from './findings';
import { HISTORY } from './history';
import { INTEGRITY } from './integrity';
import { RELEASES } from './releases';
import { IMAGE_SECURITY, SECURITY, SECURITY_INDEX, VERSION_SECURITY } from './security-documents';

/** The groups of documents in OpenAPI. */
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

/** The table of documents, in the order of OpenAPI. */
export const DOCUMENTS: ReadonlyArray<DocumentKind> = [
  ...[IMAGES, IMAGES_PAGE, CHARTS, CHARTS_PAGE, ROADMAP, ROADMAP_PAGE, UPDATES, STATUS],
  ...[SECURITY, SECURITY_INDEX, IMAGE_SECURITY, VERSION_SECURITY],
  ...[CVES, CVE, FINDINGS],
  ...[RELEASES, DIGESTS, REMOVED],
  ...[CHANGES, DAY, FEED, HISTORY],
  ...[BADGE, IMAGE_BADGE],
  INTEGRITY,
];

/** The table of files that are not JSON. */
export const MEDIA: ReadonlyArray<MediaKind> = [ATOM_FEED, BADGE_SVG, IMAGE_BADGE_SVG];

/** The documents that describe the others: `openapi.json` and `schemas/`. */
export const DESCRIPTIONS: ReadonlyArray<DocumentKind> = [
  documentKind({
    name: 'openapi',
    path: 'openapi.json',
    role: 'release',
    operationId: 'getOpenApi',
    tag: 'Contract',
    summary: 'This document',
    description:
      'OpenAPI 3.1. The address of its server is relative, so it is valid wherever the files are served.',
    codec: t.UnknownRecord,
  }),
  documentKind({
    name: 'schema',
    path: 'schemas/{document}.json',
    role: 'release',
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
  }),
];

const ALL: ReadonlyArray<FileKind> = [...DOCUMENTS, ...MEDIA];

/** The files that the next run takes something from. */
export const REMEMBERED = ALL.filter(({ remembered }) => remembered !== undefined);

/** The files that a run keeps unread if nothing in them changes. */
export const MEMORY = ALL.filter(({ role }) => role === 'memory');
