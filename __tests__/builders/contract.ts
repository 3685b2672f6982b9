/** The contract that the current sources generate. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as E from 'fp-ts/Either';
import { contractDocuments } from '../../scripts/contract/contract-documents';
import type { Examples } from '../../scripts/contract/openapi';
import { formatUnknownCodec, type WalkResult } from '../../scripts/contract/shape';
import type { File } from '../../src/domain/file';

export const SCHEMA = path.resolve(__dirname, '..', '..', 'schema');

export const examples = (): Examples =>
  JSON.parse(readFileSync(path.join(SCHEMA, 'examples.json'), 'utf8')) as Examples;

/** The result of a walk; throws on an unknown codec. */
export const known = <T>(walked: WalkResult<T>): T => {
  if (E.isLeft(walked)) throw new Error(formatUnknownCodec(walked.left));
  return walked.right;
};

let made: ReadonlyArray<File> | undefined;

/** The files that every tree contains. */
export const contractFiles = (): ReadonlyArray<File> => {
  made ??= known(contractDocuments(examples())).map(({ path: file, document }) => ({
    path: file,
    content: `${JSON.stringify(document)}\n`,
  }));
  return made;
};
