import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { Tier } from '../../../src/contract/scalars';
import { decode, formatFound, formatPath } from '../../../src/domain/codec/decode';
import { dictionary } from '../../../src/domain/codec/dictionary';
import { nullable, object, optional } from '../../../src/domain/codec/object';
import { Scalar, text } from '../../../src/domain/codec/scalar';

const Name = text('Name', { expected: 'a name', is: (s) => s !== '' });
const Leaf = object('Leaf', { tier: Tier, names: optional(t.array(Name)) });
const Root = object('Root', {
  list: optional(t.array(Leaf)),
  maybeList: optional(nullable(t.array(Leaf))),
  map: optional(dictionary('Leaves', Name, Leaf)),
  maybeMap: optional(nullable(Leaf)),
  '7': optional(Leaf),
});

const TIER = 'one of critical, standard, low';

test.each<readonly [string, unknown, string, string, unknown]>([
  ['an item', { list: [{ tier: 'low' }, { tier: 'x' }] }, 'list[1].tier', TIER, 'x'],
  ['deeper', { list: [{ tier: 'low', names: ['a', ''] }] }, 'list[0].names[1]', 'a name', ''],
  ['a list with null', { maybeList: [{ tier: 'x' }] }, 'maybeList[0].tier', TIER, 'x'],
  ['a map', { map: { 'a b': { tier: 'x' } } }, 'map["a b"].tier', TIER, 'x'],
  ['a key of digits in a map', { map: { 7: { tier: 'x' } } }, 'map["7"].tier', TIER, 'x'],
  ['a property of digits', { 7: { tier: 'x' } }, '["7"].tier', TIER, 'x'],
  ['nothing', { list: [{}] }, 'list[0].tier', TIER, undefined],
  ['no list', { list: {} }, 'list', 'a list', {}],
  ['no map', { map: [] }, 'map', 'a map of keys and values', []],
  ['no object', { list: [1] }, 'list[0]', 'a map of keys and values', 1],
  ['no list with null', { maybeList: 1 }, 'maybeList', 'a list or null', 1],
  ['no object with null', { maybeMap: 1 }, 'maybeMap', 'a map of keys and values or null', 1],
])(
  'a mismatch has a path, an expected and a found value: %s',
  (_, value, path, expected, found) => {
    const read = decode(Root, value);
    expect(
      E.isLeft(read) ? read.left.map((m) => ({ ...m, path: formatPath(m.path) })) : [],
    ).toEqual([{ path, expected, found }]);
  },
);

test.each([
  [[], ''],
  [['a'], 'a'],
  [['images', 3, 'tier'], 'images[3].tier'],
  [[0, 'a'], '[0].a'],
  [['x-a', '_b', 'c1'], 'x-a._b.c1'],
  [['a b', '', '1', 'ä'], '["a b"][""]["1"]["ä"]'],
  [['a"b', 'c\nd', '\u202e'], '["a\\"b"]["c\\nd"]["\\u202e"]'],
])('the path %j is shown as %s', (path, expected) => {
  expect(formatPath(path)).toBe(expected);
});

test.each<readonly [unknown, string]>([
  [undefined, 'nothing'],
  [new Scalar('17.10', true), '"17.10"'],
  [[], 'a list'],
  [{}, 'a map'],
  [null, 'null'],
  [17.1, '17.1'],
  ['x', '"x"'],
])('the found value %j is shown as %s', (found, expected) => {
  expect(formatFound(found)).toBe(expected);
});
