import * as t from 'io-ts';
import { DictionaryType } from './dictionary';
import { ObjectType } from './object';
import { FlagType, IntegerType, WordType } from './scalar';
import { TextType } from './text';

/** A JSON Schema (2020-12). */
export type Schema = Readonly<Record<string, unknown>>;

/** Text may be written without quotes, so an editor may take it for a number or a flag. */
const textSchema = ({ rule: { expected, pattern, format, maxLength } }: TextType): Schema => ({
  type: ['string', 'number', 'boolean'],
  description: expected,
  ...(pattern === undefined ? {} : { pattern }),
  ...(format === undefined ? {} : { format }),
  ...(maxLength === undefined ? {} : { maxLength }),
});

/** What is empty counts as not stated. */
const orNull = (schema: Schema): Schema => {
  const words = schema['enum'];
  if (Array.isArray(words)) return { ...schema, enum: [...words, null] };
  return { ...schema, type: [schema['type'], 'null'].flat() };
};

const objectSchema = ({ fields, name }: ObjectType<never, unknown>): Schema => ({
  type: 'object',
  title: name,
  properties: Object.fromEntries(
    fields.map(({ key, codec, required }) => {
      const schema = inputSchema(codec);
      return [key, required ? schema : orNull(schema)];
    }),
  ),
  patternProperties: { '^x-': true },
  required: fields.filter(({ required }) => required).map(({ key }) => key),
  additionalProperties: false,
});

const isObject = (codec: t.Mixed): codec is ObjectType<never, unknown> =>
  codec instanceof ObjectType;

/**
 * The schema of a document that people write, for editors. Throws on a codec that it does not know: a
 * schema that says nothing would look like one that allows everything.
 */
export const inputSchema = (codec: t.Mixed): Schema => {
  if (isObject(codec)) return objectSchema(codec);
  if (codec instanceof DictionaryType) {
    return {
      type: 'object',
      title: codec.name,
      propertyNames: {
        anyOf: [
          { ...inputSchema(codec.key), type: 'string' },
          { type: 'string', pattern: '^x-' },
        ],
      },
      additionalProperties: inputSchema(codec.codec),
    };
  }
  if (codec instanceof TextType) return textSchema(codec);
  if (codec instanceof WordType) return { enum: codec.words };
  if (codec instanceof FlagType) return { type: 'boolean' };
  if (codec instanceof IntegerType) {
    return { type: 'integer', minimum: codec.minimum, maximum: codec.maximum };
  }
  if (codec instanceof t.ArrayType)
    return { type: 'array', items: inputSchema(codec.type as t.Mixed) };
  throw new Error(`no schema is known for the codec ${codec.name}`);
};

/** The same as a document of its own. */
export const inputSchemaDocument = (title: string, codec: t.Mixed): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...inputSchema(codec),
  title,
});
