import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import type { Metadata } from '../../src/domain/codec/object';
import type { TextRule } from '../../src/domain/codec/scalar';
import { closed, DIALECT, decimalSchema, type Schema, tupleSchema } from './json-schema';
import { type ObjectShape, type Shape, shapeOf, type WalkResult } from './shape';

/**
 * Without quotes, an editor may read text as a number or a boolean. `patternErrorMessage` is what
 * editors show in place of a pattern (yaml-language-server, VS Code); validators ignore it.
 */
const textSchema = ({ expected, pattern, format, maxLength }: TextRule): Schema => ({
  type: ['string', 'number', 'boolean'],
  description: expected,
  ...(pattern === undefined ? {} : { pattern, patternErrorMessage: `Expected: ${expected}` }),
  ...(format === undefined ? {} : { format }),
  ...(maxLength === undefined ? {} : { maxLength }),
});

/** An empty value counts as not stated. */
const orNull = (schema: Schema): Schema => {
  const words = schema['enum'];
  if (Array.isArray(words)) return { ...schema, enum: [...words, null] };
  return { ...schema, type: [schema['type'], 'null'].flat() };
};

/** Describes the meaning of a property, then its format. */
const withAbout = (schema: Schema, about: Metadata | undefined): Schema => {
  if (about === undefined) return schema;
  const rule = schema['description'];
  const description =
    typeof rule === 'string' ? `${about.description} Expected: ${rule}.` : about.description;
  return { ...schema, description, ...(about.examples ? { examples: about.examples } : {}) };
};

const objectSchema = ({ name, properties }: ObjectShape): Schema => ({
  type: 'object',
  title: name,
  properties: Object.fromEntries(
    properties.map(({ key, required, about, shape }) => {
      const schema = withAbout(schemaOf(shape), about);
      return [key, required ? schema : orNull(schema)];
    }),
  ),
  patternProperties: { '^x-': true },
  ...closed(properties),
});

const schemaOf = (shape: Shape): Schema => {
  switch (shape.kind) {
    case 'object':
      return objectSchema(shape);
    case 'dictionary':
      return {
        type: 'object',
        title: shape.name,
        propertyNames: {
          anyOf: [
            { ...schemaOf(shape.key), type: 'string' },
            { type: 'string', pattern: '^x-' },
          ],
        },
        additionalProperties: schemaOf(shape.value),
      };
    case 'list':
      return { type: 'array', items: schemaOf(shape.items) };
    case 'tuple':
      return tupleSchema(shape.items.map(schemaOf));
    case 'nullable':
      return orNull(schemaOf(shape.of));
    case 'text':
      return textSchema(shape.rule);
    case 'word':
      return { enum: shape.words };
    case 'flag':
      return { type: 'boolean' };
    case 'integer':
      return { type: 'integer', minimum: shape.minimum, maximum: shape.maximum };
    case 'decimal':
      return decimalSchema(shape.maximum);
    case 'anything':
      return { type: 'object' };
  }
};

/** The schema by which editors check a document that people write. */
export const inputSchema = (codec: t.Mixed): WalkResult<Schema> =>
  pipe(shapeOf(codec), E.map(schemaOf));

export const inputSchemaDocument = (title: string, codec: t.Mixed): WalkResult<Schema> =>
  pipe(
    inputSchema(codec),
    E.map((schema) => ({ $schema: DIALECT, ...schema, title })),
  );
