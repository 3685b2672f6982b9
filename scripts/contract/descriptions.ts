import * as t from 'io-ts';
import { PER_PAGE } from '../../src/contract/collections';
import { type DocumentKind, documentKind } from '../../src/contract/document-kind';

export const TAGS: Readonly<Record<string, string>> = {
  Collections: `Collections as a whole and in pages of ${PER_PAGE}. The API does not filter: clients do.`,
  Security:
    'Findings of the latest scans: counts for the catalog, details for images and versions.',
  Findings:
    'Vulnerabilities over time: where they are, since when and until when, and what to fix first.',
  Releases: 'Versions to run, former digests, and removed images and versions.',
  Changes: 'Changes by day and as feeds.',
  VEX: 'What the owner states about vulnerabilities, as scanners read it.',
  Badges:
    'Badges for README files: as pictures, and as payloads for the endpoint badges of a badge service.',
  Contract: 'This API in machine-readable form.',
};

/** The documents that describe the others. */
export const DESCRIPTIONS: ReadonlyArray<DocumentKind> = [
  documentKind({
    name: 'openapi',
    path: 'openapi.json',
    operationId: 'getOpenApi',
    tag: 'Contract',
    summary: 'This document',
    description:
      'OpenAPI 3.1. The address of its server is relative, so it is valid wherever the files are served.',
    codec: t.UnknownRecord,
  }),
];
