import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { Slug, Text } from '../../../src/contract/scalars';
import { decode } from '../../../src/domain/codec/decode';
import { dictionary } from '../../../src/domain/codec/dictionary';
import { plainDictionary } from '../../../src/domain/codec/plain-dictionary';
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

describe('the codec of a plain dictionary', () => {
  const Pairs = plainDictionary('Pairs', Text, t.tuple([t.string, t.number]));
  const parse = (text: string): unknown => JSON.parse(text);
  const value = parse('{"b":["x",1],"constructor":["y",2],"__proto__":["z",3]}');

  test('keeps keys of any name, and their order', () => {
    expect(Pairs.is(value)).toBe(true);
    const read = decode(Pairs, value);
    expect(E.isRight(read) && Object.entries(read.right)).toEqual([
      ['b', ['x', 1]],
      ['constructor', ['y', 2]],
      ['__proto__', ['z', 3]],
    ]);
    expect(JSON.stringify(Pairs.encode(E.isRight(read) ? read.right : {}))).toBe(
      JSON.stringify(value),
    );
  });

  test.each<readonly [unknown, ReadonlyArray<unknown>]>([
    [[], [{ path: [], expected: 'a map of keys and values', found: [] }]],
    [{ '': ['x', 1] }, [{ path: [''], expected: Text.rule.expected, found: '' }]],
    [{ a: 'x' }, [{ path: ['a'], expected: 'a list', found: 'x' }]],
    [{ a: ['x', 'y'] }, [{ path: ['a', 1], expected: 'a number', found: 'y' }]],
  ])('reports what is wrong in %j', (wrong, mismatches) => {
    expect([Pairs.is(wrong), decode(Pairs, wrong)]).toEqual([false, E.left(mismatches)]);
  });
});
