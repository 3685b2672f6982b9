import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { Slug } from '../../../src/contract/scalars';
import { decode } from '../../../src/domain/codec/decode';
import { dictionary } from '../../../src/domain/codec/dictionary';
import { onShortStack, TOO_MANY_ITEMS } from '../../builders/short-stack';

const Strict = dictionary('Numbers', Slug, t.number);
const Roomy = dictionary('Numbers', Slug, t.number, { extensions: true });

describe('the codec of a dictionary', () => {
  test('decodes keys of any name', () => {
    const value = JSON.parse('{"b": 1, "a": 2, "constructor": 3, "7": 4}') as unknown;
    const expected = new Map([
      ['7', 4],
      ['b', 1],
      ['a', 2],
      ['constructor', 3],
    ]);
    expect(decode(Strict, value)).toEqual(E.right(expected));
    expect(Strict.encode(expected)).toEqual(value);
  });

  test('reports every wrong key and every wrong value', () => {
    expect(decode(Strict, JSON.parse('{"A b": 1, "a": "x", "__proto__": "y"}'))).toEqual(
      E.left([
        { path: ['A b'], expected: Slug.rule.expected, found: 'A b' },
        { path: ['a'], expected: 'a number', found: 'x' },
        { path: ['__proto__'], expected: Slug.rule.expected, found: '__proto__' },
        { path: ['__proto__'], expected: 'a number', found: 'y' },
      ]),
    );
  });

  test('reports a very large number of mismatches', () => {
    const Lists = dictionary('Lists', Slug, t.array(t.string));
    const read = onShortStack(() => decode(Lists, { a: Array(TOO_MANY_ITEMS).fill(0) }));
    expect(E.isLeft(read) && read.left.length).toBe(TOO_MANY_ITEMS);
  });

  test('drops x- keys if they are allowed', () => {
    expect(decode(Roomy, { 'x-any thing': 'y', a: 1 })).toEqual(E.right(new Map([['a', 1]])));
    expect(decode(Strict, { 'x-a': 1 })).toEqual(E.right(new Map([['x-a', 1]])));
  });

  test.each([[[]], [null], ['x'], [undefined]])('rejects %j', (value) => {
    expect(decode(Strict, value)).toEqual(
      E.left([{ path: [], expected: 'a map of keys and values', found: value }]),
    );
  });
});
