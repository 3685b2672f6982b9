import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { decode } from '../../../src/domain/codec/decode';
import { extensible, nullable, nullish, object, optional } from '../../../src/domain/codec/object';
import { onShortStack, TOO_MANY_ITEMS } from '../../builders/short-stack';

const fields = { b: t.string, a: optional(t.number), c: nullable(t.string), d: nullish(t.string) };
const Closed = object('Closed', fields);
const Open = extensible('Open', fields);

/** JSON shows the order of keys, which `toEqual` ignores. */
const encoded = (codec: t.Mixed, value: unknown): string => JSON.stringify(codec.encode(value));

describe('decoding an object', () => {
  const KEPT: ReadonlyArray<readonly [string, unknown, unknown]> = [
    ['all properties', { a: 1, b: 'x', c: 'y', d: 'z' }, { a: 1, b: 'x', c: 'y', d: 'z' }],
    ['an optional one left out', { b: 'x', c: 'y' }, { b: 'x', c: 'y' }],
    ['an optional one undefined', { a: undefined, b: 'x', c: 'y' }, { b: 'x', c: 'y' }],
    ['null if it is allowed', { b: 'x', c: null, d: null }, { b: 'x', c: null, d: null }],
    ['unknown keys are dropped', { b: 'x', c: null, e: 1, toString: 2 }, { b: 'x', c: null }],
  ];
  test.each(KEPT)('%s', (_, value, expected) => {
    expect(decode(Closed, value)).toEqual(E.right(expected));
    expect(decode(Open, value)).toEqual(E.right(expected));
  });

  const REFUSED: ReadonlyArray<readonly [string, unknown, unknown]> = [
    [
      'all mismatches',
      { a: 'x', c: 1, d: 2 },
      [
        { path: ['b'], expected: 'a text', found: undefined },
        { path: ['a'], expected: 'a number', found: 'x' },
        { path: ['c'], expected: 'a text or null', found: 1 },
        { path: ['d'], expected: 'a text or null', found: 2 },
      ],
    ],
    [
      'null for an optional property',
      { a: null, b: 'x', c: null },
      [{ path: ['a'], expected: 'a number', found: null }],
    ],
    [
      'a missing nullable property',
      { b: 'x' },
      [{ path: ['c'], expected: 'a text or null', found: undefined }],
    ],
    ['a list', [], [{ path: [], expected: 'a map of keys and values', found: [] }]],
    ['null', null, [{ path: [], expected: 'a map of keys and values', found: null }]],
    ['a text', 'x', [{ path: [], expected: 'a map of keys and values', found: 'x' }]],
  ];
  test.each(REFUSED)('%s', (_, value, mismatches) => {
    expect(decode(Closed, value)).toEqual(E.left(mismatches));
    expect(decode(Open, value)).toEqual(E.left(mismatches));
  });

  test('ignores inherited properties', () => {
    const Named = object('Named', {
      constructor: optional(t.string),
      toString: optional(t.string),
    });
    expect(decode(Named, {})).toEqual(E.right({}));
    const inherits = Object.create({ b: 'x', c: 'y' }) as unknown;
    expect(E.isLeft(decode(Closed, inherits))).toBe(true);
  });
});

test('a very large number of mismatches is reported', () => {
  const Lists = object('Lists', { a: t.array(t.string), b: t.array(Closed) });
  const wrong = Array(TOO_MANY_ITEMS).fill(0);
  const read = onShortStack(() => decode(Lists, { a: wrong, b: wrong }));
  expect(E.isLeft(read) && read.left.length).toBe(2 * TOO_MANY_ITEMS);
  // On a whole stack, this would have to be more.
  expect(() => onShortStack(() => Math.max(...wrong))).toThrow(RangeError);
});

describe('encoding an object', () => {
  test('writes keys in the order of their declaration', () => {
    expect(encoded(Closed, { d: 'z', c: null, a: 1, b: 'x' })).toBe(
      '{"b":"x","a":1,"c":null,"d":"z"}',
    );
  });

  test('omits unknown and undefined properties', () => {
    expect(encoded(Closed, { e: 1, 'x-e': 2, c: null, a: undefined, b: 'x' })).toBe(
      '{"b":"x","c":null}',
    );
  });

  test('writes x- keys last, unchanged, in their own order', () => {
    const value = { 'x-z': [1], 'x-': null, c: null, 'x-a': { b: undefined, z: 1 }, b: 'x' };
    expect(encoded(Open, value)).toBe('{"b":"x","c":null,"x-z":[1],"x-":null,"x-a":{"z":1}}');
  });
});

test('keeps x- keys if they are allowed, and drops them otherwise', () => {
  const value = { b: 'x', c: null, 'x-1': 1, 'X-2': 2, x: 3 };
  expect(decode(Open, value)).toEqual(E.right({ b: 'x', c: null, 'x-1': 1 }));
  expect(decode(Closed, value)).toEqual(E.right({ b: 'x', c: null }));
});

describe('names such as __proto__', () => {
  const names = JSON.parse('{"__proto__": "p", "constructor": "c"}') as t.Props;
  const Hostile = extensible(
    'Hostile',
    Object.fromEntries(Object.keys(names).map((key) => [key, t.string])),
  );
  const text = '{"__proto__":"a","constructor":"b"}';

  test('are ordinary keys', () => {
    const read = decode(Hostile, JSON.parse(text));
    expect(E.isRight(read)).toBe(true);
    if (E.isLeft(read)) return;
    expect(Object.getPrototypeOf(read.right)).toBe(Object.prototype);
    expect(JSON.stringify(read.right)).toBe(text);
    expect(encoded(Hostile, read.right)).toBe(text);
  });

  test('are unknown keys unless they are declared', () => {
    const read = decode(Open, JSON.parse('{"__proto__": {"b": "x", "c": null}}'));
    expect(E.isLeft(read)).toBe(true);
    expect(decode(Closed, JSON.parse('{"__proto__": {"a": 1}, "b": "x", "c": null}'))).toEqual(
      E.right({ b: 'x', c: null }),
    );
  });
});

test('is() requires required properties and ignores unknown ones', () => {
  expect([
    Closed.is({ b: 'x', c: null }),
    Closed.is({ b: 'x', c: null, a: 1, e: 1 }),
    Closed.is({ b: 'x' }),
    Closed.is({ b: 'x', c: null, a: 'x' }),
    Closed.is([]),
    Closed.is(null),
  ]).toEqual([true, true, false, false, false, false]);
});
