import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anyText } from '../../builders/arbitraries';
import { textsIn } from '../../builders/source';

const inJson = (text: string): unknown => textsIn('c.json', text);

describe('scalars in JSON keep their source text', () => {
  test.each(['17.10', '1e3', '1E+3', '-0', '-0.0', '100000000000000000000000', 'true', 'false'])(
    '%s',
    (text) => {
      expect(inJson(`{"v": ${text}}`)).toEqual({ v: text });
      expect(inJson(`[${text}]`)).toEqual([text]);
    },
  );

  test.each<readonly [string, string]>([
    ['"17.10"', '"17.10"'],
    ['"true"', '"true"'],
    ['"null"', '"null"'],
    ['"~"', '"~"'],
    ['"a\\u00e4\\n\\/"', '"aä\\n/"'],
    ['"\\ud83d\\ude00"', '"😀"'],
    ['"\\ud800"', '"\ufffd"'],
  ])('%s', (source, expected) => {
    expect(inJson(`{"v": ${source}}`)).toEqual({ v: expected });
  });
});

test('empty texts and null are omitted from a JSON document', () => {
  expect(inJson('{"a": null, "b": "", "c": [], "d": {}}')).toEqual({ c: [], d: {} });
});

test('values under x- keys in JSON are plain', () => {
  expect(inJson('{"x-a": {"n": 17.10, "z": null, "l": [true, "1", ""]}}')).toEqual({
    'x-a': {
      n: 17.1,
      z: null,
      l: [true, '1', ''],
    },
  });
});

describe('syntax errors in JSON', () => {
  test.each<readonly [string, string, ReadonlyArray<string>]>([
    [
      'nothing',
      '',
      [
        'c.json:1:1: found the end of the file, expected a text in double quotes, a number, true, false or null; add it',
      ],
    ],
    [
      'a bare word',
      '{"a": yes}',
      [
        'c.json:1:7: found "yes", expected a text in double quotes, a number, true, false or null; put it in double quotes',
      ],
    ],
    [
      'an unknown escape',
      '{"a": "C:\\data"}',
      [
        'c.json:1:7: found "\\"C:\\\\data\\"", expected escapes that JSON knows, such as \\n, and no control character; write a backslash twice, and a tab as \\t',
      ],
    ],
    [
      'an open quote',
      '{"a": "b\n}',
      ['c.json:1:7: found "\\"b", expected a closing " on the same line; add it'],
    ],
    ['two values', '{} {}', ['c.json:1:4: found "{", expected the end of the file; remove it']],
  ])('%s', (_, text, problems) => {
    expect(inJson(text)).toEqual(problems);
  });

  test.each([
    "{'a': 1}",
    '{a: 1}',
    '[1,]',
    '[01]',
    '[+1]',
    '[.5]',
    '["\t"]',
    '["\\x"]',
    '[NaN]',
    '{"a"}',
    '[',
    '"',
  ])('%s', (text) => {
    expect(inJson(text)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^c\.json:1:\d+: found .+, expected .+; \S/)]),
    );
  });
});

test('positions in JSON count CRLF as one line end, and ignore a byte order mark', () => {
  expect(inJson('\ufeff{"a": 1,\r\n"b": 2}\r\n')).toEqual({ a: '1', b: '2' });
  expect(inJson('\ufeff{"a": 1,\r\n"b" 2}\r\n')).toEqual([
    'c.json:2:5: found "2", expected a colon after the key; write "key": value',
  ]);
});

describe('nesting in JSON', () => {
  const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

  test('100 levels are read', () => {
    expect(inJson(lists(100))).toEqual(JSON.parse(lists(100)));
  });

  test.each([101, 102, 1000, 200_000])('%d levels are rejected', (levels) => {
    expect(JSON.stringify(inJson(lists(levels))).slice(0, 100)).toMatch(
      /^\["c\.json:1:\d+: found more than 100 levels of nesting, expected fewer; flatten it"\]$/,
    );
  });
});

test('nesting that is too deep is reported with its position', () => {
  const lists = '['.repeat(101) + ']'.repeat(101);
  expect(inJson(`{"a": 1,\n "b": ${lists}}`)).toEqual([
    'c.json:2:106: found more than 100 levels of nesting, expected fewer; flatten it',
  ]);
});

test('__proto__ is an ordinary key in JSON', () => {
  expect(JSON.stringify(inJson('{"__proto__": {"a": 1}, "x-p": {"__proto__": 2}}'))).toBe(
    '{"__proto__":{"a":"1"},"x-p":{"__proto__":2}}',
  );
});

test('JSON and YAML parsers read the same text to the same value', () => {
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      anyText,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(
        fc.oneof(anyText, fc.constantFrom('<<', '__proto__', 'x-a', '~')),
        tie('value'),
        {
          maxKeys: 4,
        },
      ),
    ),
  }));
  fc.assert(
    fc.property(value, (json) => {
      const text = JSON.stringify(json);
      const read = inJson(text);
      expect(JSON.stringify(textsIn('c.yaml', text))).toBe(JSON.stringify(read));
      expect(JSON.stringify(textsIn('C.JSON', text))).toBe(JSON.stringify(read));
    }),
  );
});
