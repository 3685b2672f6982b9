/** The contract that the current sources generate. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as E from 'fp-ts/Either';
import { contractDocuments } from '../../scripts/contract/contract-documents';
import type { Examples } from '../../scripts/contract/openapi';
import { formatUnknownCodec, type WalkResult } from '../../scripts/contract/shape';

export const SCHEMA = path.resolve(__dirname, '..', '..', 'schema');

export const examples = (): Examples =>
  JSON.parse(readFileSync(path.join(SCHEMA, 'examples.json'), 'utf8')) as Examples;

/** The result of a walk; throws on an unknown codec. */
export const known = <T>(walked: WalkResult<T>): T => {
  if (E.isLeft(walked)) throw new Error(formatUnknownCodec(walked.left));
  return walked.right;
};

let made: ReadonlyMap<string, string> | undefined;

/** The text of a document below `schema/v1`. */
const textOf = (file: string): string => {
  made ??= new Map(
    known(contractDocuments(examples())).map(({ path: at, document }) => [
      at,
      `${JSON.stringify(document)}\n`,
    ]),
  );
  return made.get(file) ?? '';
};

/** `openapi.json`, as every tree contains it. */
export const openApiText = (): string => textOf('openapi.json');

/** The schema of a kind of document, which is not published. */
export const schemaText = (kind: string): string => textOf(`schemas/${kind}.json`);
