import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { textWidth } from '../../src/contract/badge/text-width';
import { ofBadgeMaker } from '../builders/badge-maker';

/** The text measurement of the badge service, a dependency of badge-maker. */
const measure = ofBadgeMaker('anafanafo') as (
  text: string,
  options: { readonly font: string; readonly guess: boolean },
) => number;
const serviceWidth = (text: string): number =>
  measure(text, { font: '11px Verdana', guess: false });

const range = (from: number, to: number): ReadonlyArray<string> =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));

test('ASCII, Latin-1 and typographic marks have the widths of the badge service', () => {
  // The service has no width for ÿ.
  const known = [...range(0x20, 0x7e), ...range(0xa0, 0xfe), ...'–—‘’“”•…€™'];
  expect(known.length).toBe(200);
  expect(known.map((char) => [char, textWidth(char)])).toEqual(
    known.map((char) => [char, serviceWidth(char)]),
  );
});

test('a letter with accents is as wide as its base letter', () => {
  const letters = ['é', 'č', 'ș', 'ễ', 'ÿ', 'Ṁ', 'ǻ'];
  expect(letters.map(textWidth)).toEqual([...'ecseyMa'].map(textWidth));
  expect(letters.map((letter) => textWidth(letter.normalize('NFD')))).toEqual(
    letters.map(textWidth),
  );
});

test.each([
  ['letters of other alphabets', 'Щλא', [8, 8, 8]],
  ['full-width characters', '日한ア→', [11, 11, 11, 11]],
  ['emoji', '😀⭐🇪🧑', [15, 15, 15, 15]],
  ['invisible characters', '\u0301\u200b\u200d\ufe0f\u202e\u0007', [0, 0, 0, 0, 0, 0]],
])('%s have their estimated widths', (_, text, widths) => {
  expect([...text].map(textWidth)).toEqual(widths);
});

test('full-width characters and emoji are at least as wide as the font is high', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0x2e80, max: 0x10ffff }), (code) => {
      const char = String.fromCodePoint(code);
      const isMark = /[\ufe00-\ufe0f\ufeff]/.test(char);
      expect(textWidth(char) >= 11).toBe(!isMark);
    }),
  );
});
