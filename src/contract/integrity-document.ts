import { Integrity } from '../api/integrity';
import type { DocumentKind } from './document-kind';

/** The document with the digests of all others. */
export const INTEGRITY_DOCUMENT: DocumentKind = {
  name: 'integrity',
  path: 'integrity.json',
  operationId: 'getIntegrity',
  tag: 'Contract',
  summary: 'Digests of all documents',
  description:
    'SHA-256 and size of the files in `api/v1`, and the git tree ids of its folders. Once it is verified, it verifies everything else. Polling it shows which collections changed.',
  codec: Integrity,
};
