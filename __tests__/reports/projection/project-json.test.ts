import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as t from 'io-ts';
import { object } from '../../../src/codec/object';
import { nullish } from '../../../src/codec/tolerant';
import { createReader } from '../../../src/reports/projection/project-json';
import {
  fallbackFor,
  fields,
  type Projection,
  projectionOf,
  union,
  untilFirst,
} from '../../../src/reports/projection/projection';

const Inner = object('Inner', {
  a: nullish(t.string),
  list: nullish(t.array(t.string)),
  spare: nullish(t.string),
});
const Outer = object('Outer', {
  inner: nullish(Inner),
  inners: nullish(t.array(Inner)),
  any: nullish(t.unknown),
  until: nullish(t.UnknownArray),
});
const PROJECTION = projectionOf(
  Outer,
  new Map<t.Mixed, Readonly<Record<string, Projection>>>([
    [Inner, { spare: fallbackFor('a') }],
    [Outer, { until: untilFirst({ prefix: 'st', isAcceptable: (item) => item === 'stop' }) }],
  ]),
);

const readOuter = createReader(PROJECTION);
const read = (text: string): unknown => readOuter(Buffer.from(text));

describe('only the part of a document in the projection is read', () => {
  test.each<readonly [string, unknown]>([
    ['{}', {}],
    [' \n\t\r{ } \n', {}],
    ['\ufeff{"any":1}', { any: 1 }],
    [
      '{"other":{"deep":[1,{"x":"}"}]},"any":[1.5e3,-0,true,null]}',
      { any: [1500, -0, true, null] },
    ],
    ['{"any":"é \\u00e9 \\" \\\\ \\ud800"}', { any: 'é é " \\ \ud800' }],
    ['{"any":1,"any":{"b":2}}', { any: { b: 2 } }],
    ['{"inner":{"a":"x","b":"y","list":["1",{"a":1}]}}', undefined],
    ['{"inner":{"a":"x","b":"y","list":["1","2"]}}', { inner: { a: 'x', list: ['1', '2'] } }],
    ['{"inners":[{"a":null},{"b":[[]]}]}', { inners: [{ a: null }, {}] }],
    ['{"until":["go",{"a":1},"stop","never",{"b":[]}]}', { until: ['go', { a: 1 }, 'stop'] }],
    ['{"until":["sta","stop","never"]}', undefined],
    ['{"until":[]}', { until: [] }],
    ['{"inner":{"a":"x","spare":"y"}}', { inner: { a: 'x' } }],
    ['{"inner":{"spare":"y","a":"x"}}', { inner: { spare: 'y', a: 'x' } }],
    ['{"inner":{"a":"","spare":"y"}}', { inner: { a: '', spare: 'y' } }],
    ['{"inner":{"a":null,"spare":"y"}}', { inner: { a: null, spare: 'y' } }],
    ['{"inner":{"a":"x","spare":1}}', { inner: { a: 'x', spare: 1 } }],
    ['{"inner":{"a":"x","b":{"a":""},"spare":"y"}}', { inner: { a: 'x' } }],
    ['{"inners":[{"a":"x"},{"spare":"y"}]}', { inners: [{ a: 'x' }, { spare: 'y' }] }],
    ['{"inner":{"a":"x","spare":"y","a":null}}', undefined],
    ['{"inner":{"a":"x","a":null,"spare":"y"}}', { inner: { a: null, spare: 'y' } }],
    ['{"inner":{"a":"x","a":"","spare":"y"}}', { inner: { a: '', spare: 'y' } }],
    ['{"inner":3}', { inner: 3 }],
    ['null', null],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    '',
    '{',
    '{"any":1}}',
    '{"any":1,}',
    '{"any":[1,]}',
    '{"any":01}',
    '{"any":+1}',
    '{"any":1.}',
    '{"any":.5}',
    '{"any":1e}',
    '{"any":tru}',
    '{"x":"\\x"}',
    '{"x":"\\u12g4"}',
    '{"x":"a\nb"}',
    '{"x":"\u0001"}',
    "{'x':1}",
    '{"x" 1}',
    '{x:1}',
    '{"\\u0061ny":1}',
    `{"x":${'['.repeat(100)}${']'.repeat(100)}}`,
  ])('a document that is not plain JSON is left to JSON.parse: %j', (text) => {
    expect(read(text)).toBeUndefined();
  });

  test('a document of the maximum depth is read', () => {
    expect(read(`{"x":${'['.repeat(99)}${']'.repeat(99)}}`)).toEqual({});
  });
});

test('the union of two projections reads the parts of both', () => {
  const Other = object('Other', { inner: nullish(object('B', { b: nullish(t.string) })) });
  const both = union(PROJECTION, projectionOf(Other));
  const bytes = Buffer.from('{"inner":{"a":"1","b":"2","c":"3"}}');
  expect(createReader(both)(bytes)).toEqual({ inner: { a: '1', b: '2' } });
});

test('every JSON value is read as by JSON.parse, with any white space', () => {
  const readNothing = createReader(fields({}));
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 1, '\t', ' \n'), (value, indent) => {
      const text = JSON.stringify({ any: value, skipped: value }, null, indent);
      const parsed = JSON.parse(text) as { any: unknown };
      expect(read(text)).toEqual({ any: parsed.any });
      expect(readNothing(Buffer.from(text))).toEqual({});
    }),
  );
});
