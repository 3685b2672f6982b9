import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import {
  DateTime,
  Digest,
  Instant,
  PinnedReference,
  Slug,
  Tag,
  Text,
  Uuid,
  WebAddress,
} from '../../../src/contract/scalars';
import { decode } from '../../../src/domain/codec/decode';
import { Bool, enumeration, integer, Scalar } from '../../../src/domain/codec/scalar';
import { digestOf } from '../../builders/digest';

const plain = (text: string) => new Scalar(text, true);
const quoted = (text: string) => new Scalar(text, false);

const wrong = (expected: string, found: unknown) => E.left([{ path: [], expected, found }]);

describe('the codec of booleans', () => {
  test.each<readonly [unknown, boolean]>([
    [true, true],
    [false, false],
    [plain('true'), true],
    [plain('false'), false],
  ])('decodes %j', (value, expected) => {
    expect(decode(Bool, value)).toEqual(E.right(expected));
  });

  test.each([
    quoted('true'),
    plain('True'),
    plain('yes'),
    plain('on'),
    plain('1'),
    plain(''),
    'true',
    1,
    null,
    undefined,
    [],
  ])('rejects %j', (value) => {
    expect(decode(Bool, value)).toEqual(wrong('true or false', value));
  });
});

describe('the codec of integers', () => {
  const Port = integer('Port', 0, 65_535);
  test.each<readonly [unknown, number]>([
    [0, 0],
    [65_535, 65_535],
    [plain('8080'), 8080],
    [plain('0'), 0],
  ])('decodes %j', (value, expected) => {
    expect(decode(Port, value)).toEqual(E.right(expected));
  });

  test.each([
    plain('65536'),
    plain('-1'),
    plain('80.5'),
    plain('8e1'),
    plain('0x50'),
    plain('+80'),
    plain('8_0'),
    plain(''),
    quoted('8080'),
    '8080',
    1.5,
    Number.NaN,
    null,
  ])('rejects %j', (value) => {
    expect(decode(Port, value)).toEqual(wrong('a whole number, 0 to 65535', value));
  });

  test('has no upper bound if none is given', () => {
    const Count = integer('Count', 1);
    expect(decode(Count, plain('999999999999999'))).toEqual(E.right(999_999_999_999_999));
    expect(decode(Count, 0)).toEqual(wrong('a whole number, 1 or more', 0));
  });
});

describe('the codec of an enumeration', () => {
  const Tier = enumeration('Tier', ['critical', 'standard', 'low']);
  test.each([plain('low'), quoted('low'), 'low'])('decodes %j', (value) => {
    expect(decode(Tier, value)).toEqual(E.right('low'));
  });

  test.each([plain('Low'), plain(' low'), plain(''), 1, null, undefined, ['low']])(
    'rejects %j',
    (value) => {
      expect(decode(Tier, value)).toEqual(wrong('one of critical, standard, low', value));
    },
  );
});

describe('codecs of texts', () => {
  test.each([plain('17.10'), quoted('17.10'), '17.10'])('keep their source text: %j', (value) => {
    expect(decode(Text, value)).toEqual(E.right('17.10'));
  });

  const digest = digestOf('x');
  const TABLE: ReadonlyArray<
    readonly [string, t.Type<string>, ReadonlyArray<string>, ReadonlyArray<string>]
  > = [
    ['Text', Text, [' ', 'x', '\n', '😀'], ['', '\ud800']],
    [
      'Slug',
      Slug,
      ['a', '0', 'redis', 'a.b-c_d', 'x1.2', 'json', 'indexes', 'index-2', 'a'.repeat(128)],
      [
        '',
        'A',
        'a b',
        'a--b',
        'a..b',
        '-a',
        'a-',
        '.a',
        'a/b',
        'ä',
        'index',
        'redis.json',
        'a\n',
        'a'.repeat(129),
        '..',
      ],
    ],
    [
      'Tag',
      Tag,
      ['1', 'v1.2.3', '_', 'A-b_c.d', '1.0.0_beta11_p1', 'x'.repeat(128), 'index', '1.json'],
      ['', '.1', '-1', '1+2', '1/2', '1:2', '1 2', 'x'.repeat(129), '1\n', '..', 'é'],
    ],
    [
      'Digest',
      Digest,
      [digest],
      [
        '',
        digest.slice(7),
        digest.toUpperCase(),
        `${digest}0`,
        digest.slice(0, -1),
        `sha512:${'0'.repeat(128)}`,
        `x@${digest}`,
        `${digest}\n`,
      ],
    ],
    [
      'DateTime',
      DateTime,
      ['2026-01-31T08:00:00+02:00', '2026-01-31T08:00:00.5Z'],
      ['2026-01-31', '2026-02-30T08:00:00Z', 'yesterday'],
    ],
    [
      'Instant',
      Instant,
      ['2026-01-31T08:00:00Z'],
      ['2026-01-31T08:00:00+02:00', '2026-01-31T08:00:00.5Z', '2026-01-31t08:00:00z'],
    ],
    [
      'WebAddress',
      WebAddress,
      ['https://acme.test', 'http://acme.test/x'],
      ['ftp://acme.test', 'acme.test', 'javascript:alert(1)', 'https://'],
    ],
    [
      'Uuid',
      Uuid,
      ['123e4567-e89b-12d3-a456-426614174000', '123E4567-E89B-12D3-A456-426614174000'],
      ['123e4567e89b12d3a456426614174000', '123e4567-e89b-12d3-a456-42661417400g', ''],
    ],
    [
      'PinnedReference',
      PinnedReference,
      [`redis@${digest}`, `ghcr.io/acme/x:1@${digest}`],
      ['redis', 'redis:7', `@${digest}`, `a b@${digest}`, digest, `redis@${digest}x`],
    ],
  ];

  test.each(TABLE)('%s', (_, codec, good, bad) => {
    expect(good.filter((text) => !codec.is(text))).toEqual([]);
    expect(good.filter((text) => E.isLeft(decode(codec, plain(text))))).toEqual([]);
    expect(bad.filter((text) => codec.is(text))).toEqual([]);
    expect(bad.filter((text) => E.isRight(decode(codec, plain(text))))).toEqual([]);
  });

  test.each(TABLE)('%s decodes only texts', (_, codec) => {
    for (const value of [1, true, null, undefined, [], {}])
      expect(E.isLeft(decode(codec, value))).toBe(true);
  });
});
