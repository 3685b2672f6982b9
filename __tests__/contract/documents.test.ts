import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { DESCRIPTIONS } from '../../scripts/contract/descriptions';
import { documentSchemas, openApi } from '../../scripts/contract/openapi';
import { outputSchemaDocument } from '../../scripts/contract/output-schema';
import { type Shape, shapeOf } from '../../scripts/contract/shape';
import { DOCUMENTS } from '../../src/contract/documents';
import { dictionary } from '../../src/domain/codec/dictionary';
import { extensible, field, nullable, object, optional } from '../../src/domain/codec/object';
import { Bool, enumeration, integer, text } from '../../src/domain/codec/scalar';
import { known } from '../builders/contract';

const Text = text('Text', { expected: 'a text', minLength: 1, is: () => true });
const Slug = text('Slug', { expected: 'a slug', pattern: '^a$', maxLength: 9, is: () => true });
const Address = text('Address', { expected: 'an address', format: 'uri', is: () => true });

const Item = extensible('Item', {
  name: field(Text, 'Its name.', { examples: ['a'] }),
  size: field(optional(integer('Size', 0)), 'Its size.', { unit: 'bytes' }),
  link: nullable(Address),
});
const Whole = object('Whole', {
  version: enumeration('Version', ['v1']),
  grade: nullable(enumeration('Grade', ['A', 'B'])),
  page: integer('Page', 24, 24),
  score: nullable(integer('Score', 0, 100)),
  items: t.array(Item),
  first: nullable(Item),
  byName: dictionary('ByName', Slug, Item),
  good: optional(Bool),
  rest: t.UnknownRecord,
});

test('a schema describes all of its codec, with each named part once', () => {
  expect(outputSchemaDocument('Whole', 'Everything.', known(shapeOf(Whole)))).toEqual({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Whole',
    description: 'Everything.',
    $ref: '#/$defs/Whole',
    $defs: {
      Whole: {
        type: 'object',
        properties: {
          version: { type: 'string', const: 'v1' },
          grade: { anyOf: [{ $ref: '#/$defs/Grade' }, { type: 'null' }] },
          page: { type: 'integer', const: 24 },
          score: { type: ['integer', 'null'], minimum: 0, maximum: 100 },
          items: { type: 'array', items: { $ref: '#/$defs/Item' } },
          first: { anyOf: [{ $ref: '#/$defs/Item' }, { type: 'null' }] },
          byName: {
            type: 'object',
            propertyNames: { type: 'string', maxLength: 9, pattern: '^a$' },
            additionalProperties: { $ref: '#/$defs/Item' },
          },
          good: { type: 'boolean' },
          rest: { type: 'object' },
        },
        required: ['version', 'grade', 'page', 'score', 'items', 'first', 'byName', 'rest'],
        additionalProperties: false,
      },
      Grade: { type: 'string', enum: ['A', 'B'] },
      Item: {
        type: 'object',
        properties: {
          name: { type: 'string', minLength: 1, description: 'Its name.', examples: ['a'] },
          size: { type: 'integer', minimum: 0, description: 'Its size. Unit: bytes.' },
          link: { type: ['string', 'null'] },
        },
        patternProperties: { '^x-': true },
        required: ['name', 'link'],
        additionalProperties: false,
      },
    },
  });
});

const Mystery = new t.Type<string>('Mystery', t.string.is, t.string.validate, t.identity);
const wrapped: ReadonlyArray<readonly [string, t.Mixed, ReadonlyArray<string>]> = [
  ['in a field', object('A', { b: optional(Mystery) }), ['things.json', 'b']],
  ['in a list', t.array(Mystery), ['things.json', '[]']],
  ['in a map', dictionary('A', Text, Mystery), ['things.json', '*']],
  ['that may be null', nullable(Mystery), ['things.json']],
  ['of io-ts', t.union([t.string, t.number]), ['things.json']],
];
test.each(wrapped)('a codec of an unknown kind fails %s', (_name, codec, path) => {
  const [document] = DOCUMENTS;
  if (document === undefined) throw new Error('no documents');
  const kinds = [...DOCUMENTS, { ...document, path: 'things.json', codec }];
  const unknown = { kind: 'unknown codec', codec: expect.any(String), path };
  expect([openApi(kinds, {}), documentSchemas(kinds)]).toEqual([E.left(unknown), E.left(unknown)]);
});

describe('the published documents', () => {
  const shapes = [...DOCUMENTS, ...DESCRIPTIONS].map(({ codec }) => known(shapeOf(codec)));

  const within = (shape: Shape): ReadonlyArray<Shape> => {
    switch (shape.kind) {
      case 'object':
        return [shape, ...shape.properties.flatMap((each) => within(each.shape))];
      case 'dictionary':
        return [shape, ...within(shape.value)];
      case 'list':
        return within(shape.items);
      case 'nullable':
        return within(shape.of);
      default:
        return [shape];
    }
  };
  const all = shapes.flatMap(within);

  test('describe every field in sentences', () => {
    const silent = all.flatMap((shape) =>
      shape.kind === 'object'
        ? shape.properties
            .filter(({ about }) => !/^[A-Z0-9].*\.$/.test(about?.description ?? ''))
            .map(({ key }) => `${shape.name}.${key}`)
        : [],
    );
    expect(silent).toEqual([]);
  });

  test('state the unit of every number', () => {
    const bare = all.flatMap((shape) =>
      shape.kind === 'object'
        ? shape.properties
            .filter(({ shape: { kind }, about }) => kind === 'integer' && about?.unit === undefined)
            .map(({ key }) => `${shape.name}.${key}`)
        : [],
    );
    expect([...new Set(bare)]).toEqual([
      'ImagePage.page',
      'Chart.port',
      'ChartPage.page',
      'RoadmapPage.page',
      'ImageVex.version',
      'Badge.schemaVersion',
    ]);
  });

  test('have a different name for every part', () => {
    const texts = new Map<string, Set<string>>();
    for (const shape of all) {
      if (shape.kind !== 'object' && shape.kind !== 'word') continue;
      texts.set(shape.name, (texts.get(shape.name) ?? new Set()).add(JSON.stringify(shape)));
    }
    expect([...texts].filter(([, different]) => different.size > 1)).toEqual([]);
  });

  test('allow x- keys where they are published, and nowhere else', () => {
    const open = all.flatMap((shape) =>
      shape.kind === 'object' && shape.extensions ? [shape.name] : [],
    );
    expect([...new Set(open)].sort()).toEqual([
      'Chart',
      'ChartImageRef',
      'Image',
      'ImageVersion',
      'RoadmapItem',
      'Update',
    ]);
  });
});
