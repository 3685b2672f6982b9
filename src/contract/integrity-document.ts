import { Integrity } from '../api/integrity';
import type { DocumentKind } from './document-kind';

/** The document that says what all others are. */
export const INTEGRITY_DOCUMENT: DocumentKind = {
  name: 'integrity',
  path: 'integrity.json',
  operationId: 'getIntegrity',
  tag: 'Contract',
  summary: 'What every document is',
  description:
    'SHA-256 and size of the files in `api/v1`, and the ids of its folders as trees of git. Whoever has verified it can verify everything else; whoever polls it knows which collection changed.',
  codec: Integrity,
  parameters: [],
  notFound: 'No catalog is published here.',
};
