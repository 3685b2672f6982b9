import * as t from 'io-ts';
import { field, object } from '../domain/codec/object';
import { textLike } from '../domain/codec/scalar';
import { documentKind } from './document-kind';
import { documentHead } from './fields';
import { Count, GitId, Text } from './scalars';

const path = (of: string, example: string) =>
  field(Text, `Name of the ${of} in \`api/v1\`.`, { examples: [example] });

const Sha256 = textLike('Sha256', '64 lower-case hex digits', '^[0-9a-f]{64}$');

export const IntegrityFile = object('IntegrityFile', {
  path: path('file', 'cve.json'),
  bytes: field(Count, 'Size of the file.', { unit: 'bytes' }),
  sha256: field(Sha256, 'SHA-256 of the file, in hex.'),
});
export type IntegrityFile = t.TypeOf<typeof IntegrityFile>;

export const IntegrityFolder = object('IntegrityFolder', {
  path: path('folder', 'security'),
  tree: field(GitId, 'Git tree id of the folder on the branch.'),
});
export type IntegrityFolder = t.TypeOf<typeof IntegrityFolder>;

/** `integrity.json`: the digests of all other documents, in a few kilobytes. */
export const Integrity = object('Integrity', {
  ...documentHead('Integrity', 'integrity'),
  files: field(t.array(IntegrityFile), 'The files in `api/v1`, in order of their names.'),
  folders: field(t.array(IntegrityFolder), 'The folders in `api/v1`, in order of their names.'),
});
export type Integrity = t.TypeOf<typeof Integrity>;

export const INTEGRITY = documentKind({
  name: 'integrity',
  path: 'integrity.json',
  operationId: 'getIntegrity',
  tag: 'Contract',
  summary: 'Digests of all documents',
  description:
    'SHA-256 and size of the files in `api/v1`, and the git tree ids of its folders. Verify this document, and it verifies all others. Poll it to see which collections changed.',
  codec: Integrity,
});
