import * as t from 'io-ts';
import { Badge } from '../api/badge';
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
import { Position, Slug, Tag } from '../api/scalars';
import {
  SecurityImageDetail,
  SecurityIndex,
  SecuritySummary,
  SecurityVersionDetail,
} from '../api/security';
import { enumeration } from '../codec/scalar';

/** A part of a path that differs from document to document. */
export interface Parameter {
  readonly name: string;
  readonly codec: t.Mixed;
  readonly description: string;
  readonly example: string | number;
}

/** One kind of published document: everything that describes it. */
export interface DocumentKind {
  /** Its schema is published as `schemas/<name>.json`; its example goes by the same name. */
  readonly name: string;
  /** Below `api/v1`, parameters in braces. */
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly codec: t.Mixed;
  readonly parameters: ReadonlyArray<Parameter>;
  /** When the answer is 404. */
  readonly notFound: string;
}

export const TAGS: Readonly<Record<string, string>> = {
  Collections: `Whole collections, and the same in pages of ${PER_PAGE}. There is no filtering: clients filter.`,
  Security:
    'Findings of the newest scans: counts for the catalog, details for images and versions.',
  Badges: 'Payloads for the endpoint badges of a badge service.',
  Contract: 'This API in machine-readable form.',
};

const NOT_PUBLISHED = 'No catalog is published here.';

const collection = (name: string, type: string, what: string, codec: t.Mixed): DocumentKind => ({
  name,
  path: `${name}.json`,
  operationId: `list${type}`,
  tag: 'Collections',
  summary: `All ${what}`,
  description: `Every item of the collection in one document.`,
  codec,
  parameters: [],
  notFound: NOT_PUBLISHED,
});

const page = (name: string, type: string, what: string, codec: t.Mixed): DocumentKind => ({
  name: `${name}-page`,
  path: `${name}/{page}.json`,
  operationId: `list${type}Page`,
  tag: 'Collections',
  summary: `A page of the ${what}`,
  description: `At most ${PER_PAGE} items. \`links\` leads to the other pages.`,
  codec,
  parameters: [
    { name: 'page', codec: Position, description: 'Number of the page, from 1.', example: 1 },
  ],
  notFound: 'There is no such page.',
});

const image: Parameter = {
  name: 'image',
  codec: Slug,
  description: 'Slug of the image.',
  example: 'memcached',
};

/** Every document with a codec of its own. */
export const DOCUMENTS: ReadonlyArray<DocumentKind> = [
  collection('images', 'Images', 'images', ImageCollection),
  page('images', 'Images', 'images', ImagePage),
  collection('charts', 'Charts', 'charts', ChartCollection),
  page('charts', 'Charts', 'charts', ChartPage),
  collection('roadmap', 'Roadmap', 'apps that are planned', RoadmapCollection),
  page('roadmap', 'Roadmap', 'apps that are planned', RoadmapPage),
  {
    ...collection('updates', 'Updates', 'updates', UpdateCollection),
    description: 'What the latest daily version check found: one item for each app.',
  },
  {
    ...collection('status', 'Status', 'scan states', StatusCollection),
    description:
      'One item for each version of each available image: how fresh and how complete its data is. Tells "clean" from "not looked at".',
  },
  {
    name: 'security',
    path: 'security.json',
    operationId: 'getSecuritySummary',
    tag: 'Security',
    summary: 'Counts of the whole catalog',
    description: 'Catalog-wide numbers and the record of each scanned image, counts only.',
    codec: SecuritySummary,
    parameters: [],
    notFound: NOT_PUBLISHED,
  },
  {
    name: 'security-index',
    path: 'security/index.json',
    operationId: 'getSecurityIndex',
    tag: 'Security',
    summary: 'Which images have a record',
    description: 'The scanned images with grade and counts, and where their details are.',
    codec: SecurityIndex,
    parameters: [],
    notFound: NOT_PUBLISHED,
  },
  {
    name: 'security-image',
    path: 'security/{image}.json',
    operationId: 'getImageSecurity',
    tag: 'Security',
    summary: 'Findings of an image',
    description: 'The findings of every scanned version of an image.',
    codec: SecurityImageDetail,
    parameters: [image],
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
      image,
      {
        name: 'version',
        codec: Tag,
        description: 'A published version of the image, verbatim.',
        example: '1.6.38',
      },
    ],
    notFound: 'There is no such image or version, or it has no scan record.',
  },
  {
    name: 'badge',
    path: 'badge/{stat}.json',
    operationId: 'getBadge',
    tag: 'Badges',
    summary: 'A badge',
    description:
      'Give the address of this document to the endpoint route of a badge service, as its parameter `url`.',
    codec: Badge,
    parameters: [
      {
        name: 'stat',
        codec: Slug,
        description:
          "`images`, `charts` and `cves` are always there; `base`, `signing`, `multiarch`, `hub` and `license` where the catalog states the fact; others are the catalog's own.",
        example: 'cves',
      },
    ],
    notFound: 'There is no such badge.',
  },
];

/** What describes the others: `openapi.json` and `schemas/`. */
export const DESCRIPTIONS: ReadonlyArray<DocumentKind> = [
  {
    name: 'openapi',
    path: 'openapi.json',
    operationId: 'getOpenApi',
    tag: 'Contract',
    summary: 'This document',
    description: 'OpenAPI 3.1. Its server is relative: it is right wherever the files are.',
    codec: t.UnknownRecord,
    parameters: [],
    notFound: NOT_PUBLISHED,
  },
  {
    name: 'schema',
    path: 'schemas/{document}.json',
    operationId: 'getSchema',
    tag: 'Contract',
    summary: 'The schema of a document',
    description: 'JSON Schema 2020-12, complete in itself.',
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
