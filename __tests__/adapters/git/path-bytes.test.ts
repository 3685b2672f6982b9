import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decodePath, encodePath } from '../../../src/adapters/git/path-bytes';

test('any bytes are a text of their own, and any text is kept', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.string({ unit: 'grapheme' }), (bytes, text) => {
      expect(encodePath(decodePath(Buffer.from(bytes)))).toEqual(Buffer.from(bytes));
      expect(decodePath(encodePath(text))).toBe(text);
    }),
  );
});

test.each([
  ['ASCII', [0x61, 0x20, 0x62], 'a b'],
  ['UTF-8', [0xc3, 0xbc], 'ü'],
  ['a byte order mark', [0xef, 0xbb, 0xbf, 0x61], '\ufeffa'],
  ['a byte that no text has', [0x61, 0xff], 'a\udcff'],
  ['a text that is cut off', [0xc3, 0x61], '\udcc3a'],
  ['a name that is no text in a folder that is', [0xc3, 0xbc, 0x2f, 0xff], 'ü/\udcff'],
  ['a name that is a text in a folder that is not', [0xff, 0x2f, 0xc3, 0xbc], '\udcff/ü'],
])('%s', (_, bytes, text) => {
  expect(decodePath(Buffer.from(bytes))).toBe(text);
});
