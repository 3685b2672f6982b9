import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { decodeUpdates } from '../../../src/read/manifest/decode-updates';
import { parseSource } from '../../../src/read/source-text/parse-source';
import { valueOrProblems } from '../../builders/source';

const read = (text: string, file = 'u.yaml'): unknown =>
  valueOrProblems(E.chain(decodeUpdates)(parseSource(file, text)));
const ITEM = { app: 'redis', from: '7.1', to: '7.10', outcome: 'shipped' };
const LINE = '{app: redis, from: 7.1, to: 7.10, outcome: shipped}';

describe('the results of the version check', () => {
  test.each<readonly [string, string, ReadonlyArray<object>]>([
    ['a list', `- ${LINE}`, [ITEM]],
    ['an empty list', '[]', []],
    ['under updates', `updates: [${LINE}]`, [ITEM]],
    ['under data', `data: [${LINE}]`, [ITEM]],
    [
      'a published collection',
      `{apiVersion: v1, resource: updates, total: 1, data: [${LINE}]}`,
      [ITEM],
    ],
    [
      'all fields and x- keys',
      '- {app: a, from: 1, to: 2, outcome: held, reason: r, url: "https://a.test", x-a: 1.50}',
      [
        {
          app: 'a',
          from: '1',
          to: '2',
          outcome: 'held',
          reason: 'r',
          url: 'https://a.test',
          'x-a': 1.5,
        },
      ],
    ],
  ])('%s', (_, text, value) => {
    expect(read(text)).toEqual({ value, warnings: [] });
  });

  test('are decoded from JSON', () => {
    expect(read(`[${JSON.stringify(ITEM)}]`, 'u.json')).toEqual({ value: [ITEM], warnings: [] });
  });
});
