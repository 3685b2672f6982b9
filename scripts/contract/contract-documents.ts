import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { DOCUMENTS, MEDIA } from '../../src/contract/documents';
import { DESCRIPTIONS } from './descriptions';
import type { Schema } from './json-schema';
import { documentSchemas, type Examples, openApi } from './openapi';
import type { WalkResult } from './shape';

/** A document below `schema/v1`. */
export interface ContractDocument {
  readonly path: string;
  readonly document: Schema;
}

/** Makes `openapi.json` and `schemas/<document>.json`; fails on a codec without a schema. */
export const contractDocuments = (
  examples: Examples,
): WalkResult<ReadonlyArray<ContractDocument>> =>
  pipe(
    E.Do,
    E.bind('api', () => openApi([...DOCUMENTS, ...MEDIA, ...DESCRIPTIONS], examples)),
    E.bind('schemas', () => documentSchemas(DOCUMENTS)),
    E.map(({ api, schemas }) => [
      { path: 'openapi.json', document: api },
      ...schemas.map(([name, document]) => ({ path: `schemas/${name}.json`, document })),
    ]),
  );
