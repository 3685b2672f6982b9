import { expect, test } from '@jest/globals';
import * as t from 'io-ts';
import { dictionary } from '../../../src/domain/codec/dictionary';
import { extensible, nullable, object, optional } from '../../../src/domain/codec/object';
import { type IsWrong, prune, WRONG } from '../../../src/domain/codec/prune';
import { text } from '../../../src/domain/codec/scalar';

const Name = text('Name', { expected: 'a name', is: () => true });
const Day = text('Day', { expected: 'a day', is: () => true });
const Dated = object('Dated', { on: Day });
const Item = object('Item', { name: Name, day: nullable(Day), end: optional(Day) });
const Whole = extensible('Whole', {
  first: nullable(Dated),
  last: optional(Dated),
  items: t.array(Item),
  days: t.array(Day),
  byName: dictionary('ByName', Name, Dated),
});
const isWrong: IsWrong = (codec, value) => codec === Day && String(value) > '2030';
const item = (day: string | null, more: object = {}) => ({ name: '2099', day, ...more });

test('a wrong part is null, absent or left out; otherwise, what contains it is wrong', () => {
  const before = {
    first: { on: '2099' },
    last: { on: '2099' },
    items: [item('2020', { end: '2099' }), item('2099', { end: '2020' }), item(null)],
    days: ['2020', '2099'],
    byName: new Map([
      ['a', { on: '2099' }],
      ['b', { on: '2020' }],
    ]),
    'x-more': '2099',
  };
  expect(prune(Whole, before, isWrong)).toEqual({
    first: null,
    items: [item('2020'), item(null, { end: '2020' }), item(null)],
    days: ['2020'],
    byName: new Map([['b', { on: '2020' }]]),
    'x-more': '2099',
  });
});

test('what has no wrong part is not copied', () => {
  const before = {
    first: { on: '2020' },
    items: [item('2020'), item('2020')],
    days: ['2020'],
    byName: new Map([['a', { on: '2020' }]]),
  };
  expect(prune(Whole, before, isWrong)).toBe(before);
  const left = prune(Whole, { ...before, days: ['2099'] }, isWrong) as typeof before;
  expect(left.days).toEqual([]);
  expect(left.items).toBe(before.items);
});

test('nothing may be left of a value', () => {
  expect(prune(Dated, { on: '2099' }, isWrong)).toBe(WRONG);
});
