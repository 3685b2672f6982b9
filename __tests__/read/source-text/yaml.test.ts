import { describe, expect, test } from '@jest/globals';
import { onShortStack, TOO_MANY_ITEMS } from '../../builders/short-stack';
import { textsIn } from '../../builders/source';

const inYaml = (text: string): unknown => textsIn('c.yaml', text);

describe('scalars in YAML keep their source text', () => {
  test.each([
    ...['17.10', '1e3', '0x10', '0o17', '007', '+1', '1_000', '.inf', 'true', 'yes', 'a b', "it's"],
    ...['2026-01-31T08:00:00Z', '12:30:45', 'a#b', 'http://acme.test/x', 'ä 😀'],
  ])('%s', (text) => {
    expect(inYaml(`v: ${text}`)).toEqual({ v: text });
    expect(inYaml(`v: ${text} # a comment`)).toEqual({ v: text });
    expect(inYaml(`[${text}]`)).toEqual([text]);
  });

  test.each<readonly [string, string]>([
    ['"17.10"', '"17.10"'],
    ["'17.10'", '"17.10"'],
    ['"true"', '"true"'],
    ['"null"', '"null"'],
    ["'~'", '"~"'],
    ['"a\\tb\\u00e4"', '"a\\tbä"'],
    ["'it''s'", '"it\'s"'],
    ['!!str 17.10', '"17.10"'],
    ['|\n  two\n  lines', '"two\\nlines\\n"'],
    ['|-\n  two\n  lines', '"two\\nlines"'],
    ['>-\n  one\n  line', '"one line"'],
    ['one\n  line', 'one line'],
    ['"one\n  line"', '"one line"'],
  ])('v: %s', (source, expected) => {
    expect(inYaml(`v: ${source}\n`)).toEqual({ v: expected });
  });
});

describe('empty texts and null are omitted from a YAML document:', () => {
  test.each(['', '~', 'null', '""', "''", '# nothing'])('v: %s', (text) => {
    expect(inYaml(`v: ${text}\nw: x`)).toEqual({ w: 'x' });
  });

  test('empty lists and maps are kept', () => {
    expect(inYaml('a: []\nb: {}')).toEqual({ a: [], b: {} });
  });
});

test('values under x- keys are plain values of YAML 1.2', () => {
  expect(
    inYaml(`
x-a: {n: 17.10, e: 1e3, h: 0x10, t: true, y: yes, z: ~, s: "1", d: 2026-01-31, l: [1, [null]], e2: ""}
x-b: 0o17
x-c:
n: 17.10
`),
  ).toEqual({
    'x-a': {
      n: 17.1,
      e: 1000,
      h: 16,
      t: true,
      y: 'yes',
      z: null,
      s: '1',
      d: '2026-01-31',
      l: [1, [null]],
      e2: '',
    },
    'x-b': 15,
    'x-c': null,
    n: '17.10',
  });
});

test('directives and tags do not change values under x- keys', () => {
  const text = `%YAML 1.1
---
x-a: {y: yes, o: 010, s: 1:30, d: 2001-01-01, u: 1_000}
x-b: [!!binary aGk=, !!omap [a: 1], !!set {a}]
`;
  expect(inYaml(text)).toEqual({
    'x-a': { y: 'yes', o: 10, s: '1:30', d: '2001-01-01', u: '1_000' },
    'x-b': ['aGk=', [{ a: 1 }], { a: null }],
  });
});

test('numbers that JSON cannot represent stay texts under x- keys', () => {
  const numbers =
    '[12345678901234567890, 0xFFFFFFFFFFFFFFFFFF, 1e400, .inf, .nan, 1e21, 9007199254740991]';
  const texts = ['12345678901234567890', '0xFFFFFFFFFFFFFFFFFF', '1e400', '.inf', '.nan'];
  expect(inYaml(`x-n: ${numbers}`)).toEqual({ 'x-n': [...texts, 1e21, 9007199254740991] });
});

describe('anchors, aliases and merge keys', () => {
  test.each<readonly [string, string, unknown]>([
    ['a scalar', 'a: &x 17.10\nb: *x', { a: '17.10', b: '17.10' }],
    ['a list', 'a: &x [1, 2]\nb: *x', { a: ['1', '2'], b: ['1', '2'] }],
    ['a map', 'a: &x {k: v}\nb: *x', { a: { k: 'v' }, b: { k: 'v' } }],
    [
      'the later of two anchors with the same name',
      'a: &x 1\nb: *x\nc: &x 2\nd: *x',
      { a: '1', b: '1', c: '2', d: '2' },
    ],
    [
      'a merge',
      'a: &x {k: v, l: w}\nb: {<<: *x, m: n}',
      { a: { k: 'v', l: 'w' }, b: { m: 'n', k: 'v', l: 'w' } },
    ],
    [
      'a stated key wins over a merged one',
      'a: &x {k: v}\nb: {<<: *x, k: own}',
      { a: { k: 'v' }, b: { k: 'own' } },
    ],
    [
      'a key stated before the merge wins',
      'a: &x {k: v}\nb: {k: own, <<: *x}',
      { a: { k: 'v' }, b: { k: 'own' } },
    ],
    [
      'the first of several merged maps wins',
      'a: &x {k: 1}\nb: &y {k: 2, l: 3}\nc: {<<: [*x, *y]}',
      { a: { k: '1' }, b: { k: '2', l: '3' }, c: { k: '1', l: '3' } },
    ],
    [
      'a quoted merge key is a key',
      'a: &x {k: v}\nb: {"<<": *x}',
      { a: { k: 'v' }, b: { '<<': { k: 'v' } } },
    ],
    [
      'a merged map that merges',
      'a: &x {k: v}\nb: &y {<<: *x, l: w}\nc: {<<: *y}',
      { a: { k: 'v' }, b: { l: 'w', k: 'v' }, c: { l: 'w', k: 'v' } },
    ],
  ])('%s', (_, text, expected) => {
    expect(inYaml(text)).toEqual(expected);
  });

  const alias = (place: string, name = 'x'): string =>
    `c.yaml:${place}: found the alias *${name}, expected an anchor &${name} before it; add the anchor, or put the text in quotes`;
  const merged = (place: string): string =>
    `c.yaml:${place}: found a value under <<, expected a map or a list of maps; name one by its alias: <<: *name`;
  const key = (place: string): string =>
    `c.yaml:${place}: found a map or list as a key, expected a text; write key: value, or put a text that begins with { or [ in quotes`;

  test.each<readonly [string, string, ReadonlyArray<string>]>([
    ['an alias before its anchor', 'a: *x\nb: &x 1', [alias('1:4')]],
    ['an alias of itself', 'a: &x [1, *x]', [alias('1:11')]],
    ['a merged text', 'a: {<<: x}', [merged('1:5')]],
    ['a merged list of texts', 'a: {<<: [x]}', [merged('1:5')]],
    ['a list as a key', '? [a]\n: b', [key('1:3')]],
    ['an alias as a key', 'a: &x k\n*x : v', [key('2:1')]],
    [
      'two merge keys in one map',
      'a: &x {k: v}\nb: {<<: *x, <<: *x}',
      [
        'c.yaml:2:13: found << twice in one map, expected it once; give it a list of the maps: <<: [*a, *b]',
      ],
    ],
    [
      'several of these problems',
      'a: *x\nb: [*y, {<<: z}]\n? [c]\n: d',
      [alias('1:4'), alias('2:5', 'y'), merged('2:10'), key('3:3')],
    ],
    ['an alias after a byte order mark', '\ufeffa: *x', [alias('1:4')]],
    ['an alias after CRLF', 'a: 1\r\nb: *x\r\n', [alias('2:4')]],
  ])('%s', (_, text, problems) => {
    expect(inYaml(text)).toEqual(problems);
  });

  test('an alias bomb is rejected quickly', () => {
    const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
    for (let i = 1; i < 12; i++) lines.push(`a${i}: &a${i} [${`*a${i - 1}, `.repeat(10)}]`);
    expect(inYaml(lines.join('\n'))).toEqual([
      expect.stringMatching(
        /^c\.yaml:\d+:\d+: found aliases that add more than 1000000 values, expected fewer; write the values out$/,
      ),
    ]);
  });

  test('a very large number of keys is merged', () => {
    const keys = Array.from({ length: TOO_MANY_ITEMS }, (_, i) => `k${i}`).join();
    const value = onShortStack(() => inYaml(`x-a: {<<: {${keys}}}`)) as Record<string, object>;
    expect(Object.keys(value['x-a'] ?? {}).join()).toBe(keys);
  });

  test('a merge bomb is rejected quickly', () => {
    const lines = [`a0: &a0 {${Array.from({ length: 100 }, (_, i) => `k${i}: v`).join(', ')}}`];
    for (let i = 1; i < 12; i++)
      lines.push(`a${i}: &a${i} {<<: [${`*a${i - 1}, `.repeat(10)}], o${i}: v}`);
    expect(inYaml(lines.join('\n'))).toEqual([
      'c.yaml:5:55: found aliases that add more than 1000000 values, expected fewer; write the values out',
    ]);
  });
});

test('syntax errors in YAML are all reported, with line and column', () => {
  const problems = inYaml('a: [1, 2\nb: "x" y\nc: }\n');
  expect(problems).toEqual(expect.arrayContaining([expect.stringMatching(/^c\.yaml:\d+:\d+: \S/)]));
  expect((problems as ReadonlyArray<string>).length).toBeGreaterThan(1);
});

test.each<readonly [string, string]>([
  ['a BOM', '\ufeffa: 1\nb: 2\n'],
  ['CRLF', 'a: 1\r\nb: 2\r\n'],
  ['no end of line', 'a: 1\nb: 2'],
  ['a document start', '---\na: 1\nb: 2\n'],
  ['a document start and end', '%YAML 1.2\n---\na: 1\nb: 2\n...\n'],
])('encoding and line ends: %s', (_, text) => {
  expect(inYaml(text)).toEqual({ a: '1', b: '2' });
});

describe('nesting in YAML', () => {
  const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  /** Cut, to keep the messages of failed tests short. */
  const startOf = (text: string) => JSON.stringify(inYaml(text)).slice(0, 100);

  test('100 levels are read', () => {
    expect(startOf(lists(100))).toBe('['.repeat(100));
  });

  test.each([101, 102, 1000, 20_000])('%d levels are rejected', (levels) => {
    expect(startOf(lists(levels))).toMatch(
      /^\["c\.yaml:1:\d+: found more than 100 levels of nesting, expected fewer; flatten it"\]$/,
    );
  });

  test('block style has the same limit as flow style', () => {
    const blocks = (levels: number) =>
      Array.from({ length: levels }, (_, i) => `${' '.repeat(i)}a:`).join('\n');
    expect(startOf(blocks(100))).toMatch(/^(\{"a":){10}/);
    expect(startOf(blocks(102))).toMatch(
      /: found more than 100 levels of nesting, expected fewer; flatten it"\]$/,
    );
  });
});

describe('nesting through aliases', () => {
  /** Anchors, each with the one before it nested in `levels` lists. */
  const anchors = (count: number, levels: number) =>
    Array.from(
      { length: count },
      (_, i) =>
        `x-${i}: &x${i} ${'['.repeat(levels)}${i > 0 ? `*x${i - 1}` : 1}${']'.repeat(levels)}\n`,
    ).join('');

  test('100 levels are read', () => {
    expect(inYaml(anchors(3, 33))).toHaveProperty('x-2');
    expect(inYaml(`a: &a {b: c}\nd: ${'['.repeat(98)}*a${']'.repeat(98)}\n`)).toHaveProperty('d');
  });

  test.each([
    ['two anchors', anchors(2, 50), '2:60'],
    ['many anchors', anchors(100, 95), '2:105'],
    ['a list', `a: &a [1]\nb: ${'['.repeat(99)}*a${']'.repeat(99)}\n`, '2:103'],
    ['maps', `a: &a {b: {c: d}}\ne: ${'{f: '.repeat(98)}*a${'}'.repeat(98)}\n`, '2:396'],
    [
      'a merged map',
      `a: &a {b: {c: d}}\ne: ${'{f: '.repeat(98)}{<<: *a}${'}'.repeat(98)}\n`,
      '2:401',
    ],
  ])('more than 100 levels are refused: %s', (_, text, place) => {
    expect(JSON.stringify(inYaml(text)).slice(0, 200)).toBe(
      JSON.stringify([
        `c.yaml:${place}: found more than 100 levels of nesting, expected fewer; flatten it`,
      ]),
    );
  });
});

test.each([
  ['lines', '- 1\n'.repeat(800_001)],
  ['keys', 'k: 1\n'.repeat(800_001)],
  ['a flow', `[${','.repeat(800_001)}]`],
  ['lists in lists', '['.repeat(800_001)],
])('very many values are refused quickly: %s', (_, text) => {
  expect(inYaml(text)).toEqual([
    'c.yaml:1:1: found more than 800000 values, expected fewer; shorten the document',
  ]);
});

test('__proto__ is an ordinary key in YAML', () => {
  const value = inYaml('__proto__: {a: b}\nconstructor: c\nx-p: {__proto__: 1}\n');
  expect(JSON.stringify(value)).toBe(
    '{"__proto__":{"a":"b"},"constructor":"c","x-p":{"__proto__":1}}',
  );
});

test('lone surrogates in YAML become U+FFFD', () => {
  expect(inYaml('a: "\\ud800"\nx-a: "\\udc00"')).toEqual({ a: '"\ufffd"', 'x-a': '\ufffd' });
});
