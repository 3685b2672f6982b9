import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseLargeJson, withoutEmpty } from '../../../src/read/source-text/json-source';
import { anyText } from '../../builders/arbitraries';
import { textsIn, valueOrProblems } from '../../builders/source';

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
  test.each<readonly [string, string, string, string]>([
    ['an unknown escape', '{"a": "C:\\data"}', '1:11', 'Bad escaped character in JSON'],
    ['a trailing comma', '{"a": 1,\n}', '2:1', 'Expected double-quoted property name in JSON'],
    ['two values', '{} {}', '1:4', 'Unexpected non-whitespace character after JSON'],
  ])('%s', (_, text, place, reason) => {
    const problem = `found text that is not JSON (${reason}), expected JSON; check quotes, commas and brackets, and remove comments`;
    expect(inJson(text)).toEqual([`c.json:${place}: ${problem}`]);
    expect(valueOrProblems(parseLargeJson('c.json', text))).toEqual([
      `c.json:${place}: ${problem}`,
    ]);
  });

  test.each([
    ['\n', '2:1', 'Unexpected end of JSON input'],
    ['[1', '1:3', "Expected ',' or ']' after array element in JSON"],
    ['{"a": "b', '1:9', 'Unterminated string in JSON'],
    ['{"a": tru', '1:10', 'Unexpected end of JSON input'],
  ])('a text that is cut off: %j', (text, place, reason) => {
    expect(inJson(text)).toEqual([
      `c.json:${place}: found JSON that ends too early (${reason}), expected JSON; check quotes, commas and brackets, and remove comments`,
    ]);
  });

  test('an unexpected character has no place but its neighbours, without what hides or ends a line', () => {
    expect(inJson('{"at position 7": "a",\n "b": \u202eyes}')).toEqual([
      'c.json: found text that is not JSON (Unexpected token \'\\u202e\', ..."a",\\u000a "b": \\u202eyes}"), expected JSON; check quotes, commas and brackets, and remove comments',
    ]);
  });

  test.each([
    '',
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
    'undefined',
    '// all\n[]',
    '["a" "b"]',
  ])('%s', (text) => {
    expect(inJson(text)).toEqual([
      expect.stringMatching(/^c\.json(:1:\d+)?: found (text|JSON) that .+ \(.+\), expected JSON; /),
    ]);
  });
});

test('positions in JSON count CRLF as one line end, and ignore a byte order mark', () => {
  expect(inJson('\ufeff{"a": 1,\r\n"b": 2}\r\n')).toEqual({ a: '1', b: '2' });
  expect(inJson('\ufeff{"a": 1,\r\n"b" 2}\r\n')).toEqual([
    'c.json:2:5: found text that is not JSON (Unexpected number in JSON), expected JSON; check quotes, commas and brackets, and remove comments',
  ]);
});

describe('nesting in JSON', () => {
  const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

  test('100 levels are read', () => {
    expect(inJson(lists(100))).toEqual(JSON.parse(lists(100)));
  });

  test.each([101, 102, 1000, 200_000])('%d levels are rejected', (levels) => {
    expect(inJson(lists(levels))).toEqual([
      'c.json: found more than 100 levels of nesting, expected fewer; flatten it',
    ]);
  });
});

test('__proto__ is an ordinary key in JSON', () => {
  expect(JSON.stringify(inJson('{"__proto__": {"a": 1}, "x-p": {"__proto__": 2}}'))).toBe(
    '{"__proto__":{"a":"1"},"x-p":{"__proto__":2}}',
  );
});

test('the parsers of JSON and YAML read the same text to the same value', () => {
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      anyText,
      fc.boolean(),
      fc.constant(null),
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
    fc.property(value, fc.constantFrom(undefined, '\t', ' '), (json, indent) => {
      const text = JSON.stringify(json, null, indent);
      const read = JSON.stringify(textsIn('C.JSON', text));
      expect(JSON.stringify(textsIn('c.yaml', text))).toBe(read);
    }),
  );
});

describe('JSON without places', () => {
  const read = (text: string): unknown => valueOrProblems(parseLargeJson('c.json', text));

  test('of equal keys, the last counts', () => {
    expect(read('\ufeff{"a": 1,\r\n"a": "2"}')).toEqual({ a: '2' });
  });

  test('empty texts and null can be left out, and lone surrogates are replaced', () => {
    const stated = JSON.parse('{"a": null, "b": "", "c": ["", "\\ud800"], "__proto__": {"d": 1}}');
    expect(JSON.stringify(withoutEmpty(stated))).toBe('{"c":[null,"\ufffd"],"__proto__":{"d":1}}');
  });

  test('a merge conflict is found', () => {
    expect(read('{\n<<<<<<< HEAD\n}')).toEqual([
      'c.json:2:1: found a merge conflict (<<<<<<<), expected one version of the file; resolve the conflict first',
    ]);
  });
});
