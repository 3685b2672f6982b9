import type { Metadata } from '../../src/domain/codec/object';
import type { TextRule } from '../../src/domain/codec/scalar';
import { closed, DIALECT, decimalSchema, type Schema, tupleSchema } from './json-schema';
import type { ObjectShape, PropertyShape, Shape } from './shape';

/** Named schemas, by the name of their codec. */
export type Definitions = Readonly<Record<string, Schema>>;

/**
 * Web addresses have no format: they follow the rules of browsers, and some (`https://a.test/ä`) are invalid in
 * RFC 3986.
 */
const textSchema = ({ pattern, format, minLength, maxLength }: TextRule): Schema => ({
  type: 'string',
  ...(minLength === undefined ? {} : { minLength }),
  ...(maxLength === undefined ? {} : { maxLength }),
  ...(pattern === undefined ? {} : { pattern }),
  ...(format === undefined || format === 'uri' ? {} : { format }),
});

const integerSchema = (minimum: number, maximum: number): Schema => {
  if (minimum === maximum) return { type: 'integer', const: minimum };
  return {
    type: 'integer',
    minimum,
    ...(maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
  };
};

const wordSchema = (words: ReadonlyArray<string>): Schema =>
  words.length === 1 ? { type: 'string', const: words[0] } : { type: 'string', enum: words };

const nullableSchema = (schema: Schema): Schema =>
  typeof schema['type'] === 'string' && !('enum' in schema) && !('const' in schema)
    ? { ...schema, type: [schema['type'], 'null'] }
    : { anyOf: [schema, { type: 'null' }] };

const sentences = ({ description, unit }: Metadata): string =>
  unit === undefined ? description : `${description} Unit: ${unit}.`;

/** Makes schemas of shapes; `root` is the prefix of references to named ones. */
export const outputSchemas = (root: string) => {
  const reference = (name: string): Schema => ({ $ref: `${root}${name}` });

  const propertySchema = ({ about, shape }: PropertyShape): Schema => ({
    ...schemaOf(shape),
    ...(about === undefined ? {} : { description: sentences(about) }),
    ...(about?.examples === undefined ? {} : { examples: about.examples }),
  });

  /** Allows unknown keys only where `x-` keys are published. */
  const objectSchema = ({ extensions, properties }: ObjectShape): Schema => ({
    type: 'object',
    properties: Object.fromEntries(properties.map((each) => [each.key, propertySchema(each)])),
    ...(extensions ? { patternProperties: { '^x-': true } } : {}),
    ...closed(properties),
  });

  const schemaOf = (shape: Shape): Schema => {
    switch (shape.kind) {
      case 'object':
        return reference(shape.name);
      case 'dictionary':
        return {
          type: 'object',
          propertyNames: schemaOf(shape.key),
          additionalProperties: schemaOf(shape.value),
        };
      case 'list':
        return { type: 'array', items: schemaOf(shape.items) };
      case 'tuple':
        return tupleSchema(shape.items.map(schemaOf));
      case 'nullable':
        return nullableSchema(schemaOf(shape.of));
      case 'text':
        return textSchema(shape.rule);
      case 'word':
        return shape.words.length === 1 ? wordSchema(shape.words) : reference(shape.name);
      case 'flag':
        return { type: 'boolean' };
      case 'integer':
        return integerSchema(shape.minimum, shape.maximum);
      case 'decimal':
        return decimalSchema(shape.maximum);
      case 'anything':
        return { type: 'object' };
    }
  };

  /** All named schemas that a shape needs, its own first. */
  const definitionsOf = (shape: Shape): Definitions => {
    switch (shape.kind) {
      case 'object':
        return Object.assign(
          { [shape.name]: objectSchema(shape) },
          ...shape.properties.map((each) => definitionsOf(each.shape)),
        );
      case 'dictionary':
        return { ...definitionsOf(shape.key), ...definitionsOf(shape.value) };
      case 'list':
        return definitionsOf(shape.items);
      case 'tuple':
        return Object.assign({}, ...shape.items.map(definitionsOf));
      case 'nullable':
        return definitionsOf(shape.of);
      case 'word':
        return shape.words.length === 1 ? {} : { [shape.name]: wordSchema(shape.words) };
      default:
        return {};
    }
  };

  return { schemaOf, definitionsOf };
};

/** The complete schema of one published document, with everything that it refers to. */
export const outputSchemaDocument = (title: string, description: string, shape: Shape): Schema => {
  const { schemaOf, definitionsOf } = outputSchemas('#/$defs/');
  return { $schema: DIALECT, title, description, ...schemaOf(shape), $defs: definitionsOf(shape) };
};
