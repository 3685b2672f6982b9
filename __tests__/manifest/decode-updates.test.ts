import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { decodeUpdates } from '../../src/manifest/decode-updates';
import { endsOf, sourceOf, valueOrProblems } from '../builders/source';

const read = (text: string, file = 'u.yaml'): unknown =>
  valueOrProblems(E.chain(decodeUpdates)(sourceOf(file, text)));
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

  test.each<readonly [string, string, ReadonlyArray<string>]>([
    [
      'an item without fields',
      '- {}',
      [
        'u.yaml:1:3 [0].app: app is missing, expected the name of the app that was checked; add, for example, app: redis',
        'u.yaml:1:3 [0].from: from is missing, expected the version that the app moves from; add, for example, from: 8.2.1',
        'u.yaml:1:3 [0].to: to is missing, expected the version that the app moves to; add, for example, to: 8.2.2',
        'u.yaml:1:3 [0].outcome: outcome is missing, expected one of shipped, held, skipped; add, for example, outcome: shipped',
      ],
    ],
    [
      'a wrong word and a wrong address',
      'updates:\n  - {app: a, from: 1, to: 2, outcome: skiped, url: x}',
      [
        'u.yaml:2:39 updates[0].outcome: found "skiped", expected one of shipped, held, skipped; did you mean skipped?',
        'u.yaml:2:52 updates[0].url: found "x", expected an http or https address; write, for example, url: https://redis.io',
      ],
    ],
    [
      'neither a list nor a map with one',
      'items: []',
      [
        'u.yaml: found neither a list nor the key updates or data, expected a list of updates, or a map with the list under updates or data; write updates: and the list below it',
      ],
    ],
    [
      'a text in place of a list',
      'updates: x',
      ['u.yaml:1:10 updates: found "x", expected a list; write a list under updates: - app: x'],
    ],
  ])('%s', (_, text, problems) => {
    expect(read(text)).toEqual(problems);
  });

  test('with 130,000 bad values have 130,000 problems', () => {
    const text = `{"data":[${Array(130_000).fill(0).join()}]}`;
    expect(endsOf(E.chain(decodeUpdates)(sourceOf('u.json', text)))).toEqual([
      130_000,
      'u.json:1:10 data[0]: found "0", expected a map of keys and values; write - app: 0',
      'u.json:1:260008 data[129999]: found "0", expected a map of keys and values; write - app: 0',
    ]);
  });
});
