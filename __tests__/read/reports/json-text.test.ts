import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toJsonText } from '../../../src/read/reports/json-text';

const decoded = (text: string): string => toJsonText(Buffer.from(text));

test('few characters that are not ASCII become escapes, so that the text stays narrow', () => {
  expect(decoded('["caf\u00e9 \u2019 \u{1f600}"]')).toBe('["caf\\u00e9 \\u2019 \\ud83d\\ude00"]');
});

test('a text of many such characters is decoded as it is', () => {
  const text = JSON.stringify(['\u0439'.repeat(10_000)]);
  expect(decoded(text)).toBe(text);
});

test('a document with a few such characters among thousands of others means the same', () => {
  const character = fc.constantFrom('\u00e9', '\u2019', '\u{1f600}', '\ud800', '\\', '"', '\n');
  const piece = fc.tuple(fc.nat(20_000), character);
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = JSON.stringify(pieces.map(([count, other]) => 'x'.repeat(count) + other));
      expect(JSON.parse(decoded(text))).toEqual(JSON.parse(text));
    }),
    { numRuns: 50 },
  );
});
