import { expect, test } from '@jest/globals';
import * as t from 'io-ts';
import { dictionary } from '../../../src/domain/codec/dictionary';
import { nullUnwanted } from '../../../src/domain/codec/null-unwanted';
import { nullable, object, optional } from '../../../src/domain/codec/object';
import { text } from '../../../src/domain/codec/scalar';

const Name = text('Name', { expected: 'a name', is: () => true });
const Day = text('Day', { expected: 'a day', is: () => true });
const Item = object('Item', { name: Name, day: nullable(Day), end: optional(nullable(Day)) });
const Whole = object('Whole', {
  day: Day,
  first: nullable(Item),
  items: t.array(Item),
  byName: dictionary('ByName', Name, Item),
});
const unwanted = { codec: Day, isWrong: (day: unknown) => String(day) > '2030' };
const item = (day: string | null) => ({ name: '2099', day });

test('only nullable values of the codec become null, at any depth', () => {
  const before = {
    day: '2099',
    first: item('2099'),
    items: [item('2020'), { ...item(null), end: '2099' }],
    byName: new Map([
      ['a', item('2099')],
      ['b', item('2020')],
    ]),
  };
  expect(nullUnwanted(Whole, before, unwanted)).toEqual({
    day: '2099',
    first: item(null),
    items: [item('2020'), { ...item(null), end: null }],
    byName: new Map([
      ['a', item(null)],
      ['b', item('2020')],
    ]),
  });
});

test('a document without unwanted values stays the same object', () => {
  const before = { day: '2099', first: null, items: [item('2020')], byName: new Map() };
  expect(nullUnwanted(Whole, before, unwanted)).toBe(before);
});
