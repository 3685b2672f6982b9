import { expect, test } from '@jest/globals';
import * as t from 'io-ts';
import { dictionary } from '../../../src/domain/codec/dictionary';
import { findPart } from '../../../src/domain/codec/find-part';
import { nullable, object, optional } from '../../../src/domain/codec/object';
import { text } from '../../../src/domain/codec/scalar';

const Name = text('Name', { expected: 'a name', is: () => true });
const Day = text('Day', { expected: 'a day', is: () => true });
const Whole = object('Whole', {
  name: Name,
  day: nullable(Day),
  end: optional(Day),
  items: t.array(object('Item', { day: Day })),
  byName: dictionary('ByName', Name, nullable(Day)),
});
const NOTHING = { name: '2099', day: null, items: [{ day: '2020' }], byName: new Map() };

test.each([
  ['in no other text', {}, undefined],
  ['in a value that may be null', { day: '2099-01' }, '2099-01'],
  ['in an optional value', { end: '2099-02' }, '2099-02'],
  ['in a list', { items: [{ day: '2020' }, { day: '2099-03' }] }, '2099-03'],
  [
    'in a map',
    {
      byName: new Map([
        ['a', null],
        ['b', '2099-04'],
      ]),
    },
    '2099-04',
  ],
  ['the first of several', { byName: new Map([['b', '2099-04']]), end: '2099-02' }, '2099-02'],
])('a part of a codec is found %s', (_, more, found) => {
  const isFuture = (codec: t.Mixed, value: unknown) => codec === Day && String(value) > '2030';
  expect(findPart(Whole, { ...NOTHING, ...more }, isFuture)).toBe(found);
});
