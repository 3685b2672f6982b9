import * as A from 'fp-ts/Array';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { DocumentKind, FileKind, Parameter } from '../../src/contract/document-kind';
import { TAGS } from './descriptions';
import type { Schema } from './json-schema';
import { type Definitions, outputSchemaDocument, outputSchemas } from './output-schema';
import { type Shape, shapeOf, type WalkResult } from './shape';

/** By the names of their kinds. */
export type Examples = Readonly<Record<string, unknown>>;

const { schemaOf, definitionsOf } = outputSchemas('#/components/schemas/');

const DESCRIPTION = [
  'A free, read-only, static JSON API over a catalog of container images and charts, with their open CVEs and badges.',
  'Every document is a file: `GET` only, no authentication, no query strings, CORS open to all origins.',
  'Paths in documents (`href`, `links`) start at the base of the site, like the paths here.',
  'Within v1, fields and allowed values may be added, but fields are never removed. The body of a 404 response comes from the host.',
].join('\n\n');

interface Described {
  readonly kind: FileKind;
  /** Undefined if the file is not JSON. */
  readonly shape: Shape | undefined;
  readonly parameters: ReadonlyArray<Parameter & { readonly shape: Shape }>;
}

/** Adds the path of the file to the path of a codec without a schema. */
const below =
  ({ path }: FileKind) =>
  <A>(result: WalkResult<A>): WalkResult<A> =>
    pipe(
      result,
      E.mapLeft((unknown) => ({ ...unknown, path: [path, ...unknown.path] })),
    );

const describe = (kind: FileKind): WalkResult<Described> =>
  pipe(
    E.Do,
    E.bind('shape', () => ('codec' in kind ? shapeOf(kind.codec) : E.right(undefined))),
    E.bind('parameters', () =>
      pipe(
        [...(kind.parameters ?? [])],
        A.traverse(E.Applicative)((each) =>
          pipe(
            shapeOf(each.codec),
            E.map((shape) => ({ ...each, shape })),
          ),
        ),
      ),
    ),
    E.map((both) => ({ kind, ...both })),
    below(kind),
  );

const bodyOf = ({ kind, shape }: Described): readonly [type: string, schema: Schema] => [
  'mediaType' in kind ? kind.mediaType : 'application/json',
  shape === undefined ? { type: 'string' } : schemaOf(shape),
];

const summaryOf = ({ kind, parameters }: Described): Schema => ({
  operationId: kind.operationId,
  tags: [kind.tag],
  summary: kind.summary,
  description: kind.description,
  ...(parameters.length === 0
    ? {}
    : {
        parameters: parameters.map(({ name, description, example, shape: rule }) => ({
          name,
          in: 'path',
          required: true,
          description,
          schema: schemaOf(rule),
          example,
        })),
      }),
});

const contentOf = (described: Described, examples: Examples): Schema => {
  const { name } = described.kind;
  const [type, schema] = bodyOf(described);
  const shown = {
    examples: { catalog: { summary: 'From an example catalog', value: examples[name] } },
  };
  return { [type]: { schema, ...(name in examples ? shown : {}) } };
};

const operationOf = (described: Described, examples: Examples): Schema => ({
  ...summaryOf(described),
  responses: {
    200: { description: described.kind.summary, content: contentOf(described, examples) },
    404: { description: described.kind.notFound ?? 'No catalog is published here.' },
  },
});

const byName = (definitions: Definitions): Definitions =>
  Object.fromEntries(Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1)));

const documentOf = (described: ReadonlyArray<Described>, examples: Examples): Schema => ({
  openapi: '3.1.0',
  info: {
    title: 'Catalog API',
    version: 'v1',
    description: DESCRIPTION,
    // No license: the owner of the catalog states none for the API.
  },
  // This document is in api/v1, two folders below the base that all paths start at.
  servers: [{ url: '../..', description: 'The site that serves this document' }],
  security: [],
  tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
  paths: Object.fromEntries(
    described.map((each) => [`/api/v1/${each.kind.path}`, { get: operationOf(each, examples) }]),
  ),
  components: {
    schemas: byName(
      Object.assign(
        {},
        ...described.flatMap(({ shape, parameters }) =>
          [...(shape ? [shape] : []), ...parameters.map((each) => each.shape)].map(definitionsOf),
        ),
      ),
    ),
  },
});

/** The OpenAPI 3.1 document of these kinds of files; fails on a codec without a schema. */
export const openApi = (kinds: ReadonlyArray<FileKind>, examples: Examples): WalkResult<Schema> =>
  pipe(
    [...kinds],
    A.traverse(E.Applicative)(describe),
    E.map((described) => documentOf(described, examples)),
  );

/** The JSON Schema (2020-12) of each kind of document, with its name. */
export const documentSchemas = (
  kinds: ReadonlyArray<DocumentKind>,
): WalkResult<ReadonlyArray<readonly [string, Schema]>> =>
  pipe(
    [...kinds],
    A.traverse(E.Applicative)((kind) =>
      pipe(
        shapeOf(kind.codec),
        E.map((shape) => outputSchemaDocument(kind.summary, kind.description, shape)),
        E.map((schema) => [kind.name, schema] as const),
        below(kind),
      ),
    ),
  );
