import { expect, test } from '@jest/globals';
import { textWidth } from '../../src/contract/badge/text-width';
import { ofBadgeMaker } from '../builders/badge-maker';

/** The text measurement of the badge service, a dependency of badge-maker. */
const measure = ofBadgeMaker('anafanafo') as (
  text: string,
  options: { readonly font: string; readonly guess: boolean },
) => number;

test('ASCII has the widths of the badge service', () => {
  const known = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i));
  expect(known.map((char) => [char, textWidth(char)])).toEqual(
    known.map((char) => [char, measure(char, { font: '11px Verdana', guess: false })]),
  );
});

test.each([
  ['other letters', 'éЩλא', [8, 8, 8, 8]],
  ['full-width characters and emoji', '日한ア→😀', [11, 11, 11, 11, 11]],
])('%s have estimated widths', (_, text, widths) => {
  expect([...text].map(textWidth)).toEqual(widths);
});
