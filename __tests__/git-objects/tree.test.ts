import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decodeName, encodeName } from '../../src/git-objects/tree';

test('every text can be stored as a name and read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(decodeName(encodeName(text))).toBe(text);
    }),
  );
});

test.each([
  ['ASCII', 'a b', 'a b'],
  ['UTF-8', '\u00c3\u00bc', 'ü'],
  ['a byte that no text has', 'a\u00ff', 'a\\xff'],
  ['a text that is cut off', '\u00c3', '\\xc3'],
])('a name of %s is shown with all its bytes', (_, name, text) => {
  expect(decodeName(name)).toBe(text);
});
