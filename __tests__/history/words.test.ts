/** What an image says of vulnerabilities, and what most of several images say. */
import { describe, expect, test } from '@jest/globals';
import type { WordsById } from '../../src/contract/findings';
import { mostSaid, nextWords } from '../../src/derive/house/words';
import { closed, open, recorded, recordsOf, row } from '../builders/findings';

const NOTHING = { open: [], suppressed: [], closed: [] };
const said = (title: string | null, url: string | null = null, id = 'A') => row(id, { title, url });

test.each<
  readonly [
    string,
    before: WordsById | undefined,
    rows: ReadonlyArray<ReturnType<typeof said>>,
    expected: WordsById,
  ]
>([
  ['those of its rows', undefined, [said('a', 'https://a.test')], { A: ['a', 'https://a.test'] }],
  ['of several rows the first in order', undefined, [said('b'), said('a')], { A: ['a', null] }],
  [
    'a row before what is remembered',
    { A: ['!', 'https://0.test'] },
    [said('b', 'https://b.test')],
    { A: ['b', 'https://b.test'] },
  ],
  [
    'what no row says is remembered',
    { A: ['a', 'https://a.test'] },
    [said(null)],
    { A: ['a', 'https://a.test'] },
  ],
  [
    'each of the two for itself',
    { A: ['a', 'https://a.test'] },
    [said('b')],
    { A: ['b', 'https://a.test'] },
  ],
  ['an id without both is left out', { A: [null, null] }, [said(null)], {}],
  ['an id that stands nowhere is forgotten', { B: ['b', null] }, [said('a')], { A: ['a', null] }],
])('%s', (_, before, rows, expected) => {
  const records = recordsOf(recorded({ rows }));
  expect(nextWords(before, records, { ...NOTHING, open: [open('A')] })).toEqual(expected);
});

test('of open, suppressed and closed ids, in order, whatever they are called', () => {
  const ids = ['__proto__', 'constructor', 'toString', 'A'];
  const records = recordsOf(recorded({ rows: ids.map((id) => said(`title of ${id}`, null, id)) }));
  const suppressed = [{ id: 'constructor', severity: 'HIGH' as const, versions: [] }];
  const words = nextWords(undefined, records, {
    ...{ suppressed, closed: [closed('toString')], open: [open('__proto__'), open('A')] },
  });
  expect(Object.entries(words)).toEqual(
    [...ids].sort().map((id) => [id, [`title of ${id}`, null]]),
  );
  expect(
    nextWords(words, recordsOf(recorded(undefined)), { ...NOTHING, open: [open('valueOf')] }),
  ).toEqual({});
});

describe('what most images say', () => {
  test.each<readonly [ReadonlyArray<string | null>, string | null]>([
    [[], null],
    [[null, null], null],
    [['a'], 'a'],
    [['! evil', 'a', 'a'], 'a'],
    [['b', 'a'], 'a'],
    [[null, null, 'a'], 'a'],
    [['c', 'b', 'c', 'b', 'a'], 'b'],
  ])('%j', (all, expected) => {
    expect(mostSaid(all)).toBe(expected);
    expect(mostSaid([...all].reverse())).toBe(expected);
  });
});
