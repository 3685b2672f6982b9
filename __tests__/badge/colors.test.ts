import { expect, test } from '@jest/globals';
import { hexColor } from '../../src/contract/badge/colors';
import { CSS_COLORS } from '../../src/contract/badge/css-colors';
import { ofBadgeMaker } from '../builders/badge-maker';

/** CSS color names and their values, from a dependency of badge-maker. */
const cssNames = Object.entries(
  ofBadgeMaker('color-name') as Readonly<Record<string, readonly [number, number, number]>>,
);

const six = (hex: string): string => (hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex);

const SERVICE: Readonly<Record<string, string>> = {
  brightgreen: '#4c1',
  green: '#97ca00',
  yellowgreen: '#a4a61d',
  yellow: '#dfb317',
  orange: '#fe7d37',
  red: '#e05d44',
  blue: '#007ec6',
  lightgrey: '#9f9f9f',
  grey: '#555',
  lightgray: '#9f9f9f',
  gray: '#555',
  success: '#4c1',
  important: '#fe7d37',
  critical: '#e05d44',
  informational: '#007ec6',
  inactive: '#9f9f9f',
};

test('color names of the badge service have its colors', () => {
  const names = Object.keys(SERVICE);
  expect(Object.fromEntries(names.map((name) => [name, hexColor(name)]))).toEqual(SERVICE);
});

test('all other CSS color names have the colors of CSS', () => {
  const others = cssNames.filter(([name]) => !(name in SERVICE));
  expect([cssNames.length, others.length]).toEqual([148, 138]);
  expect(others.map(([name]) => [name, six(hexColor(name))])).toEqual(
    others.map(([name, rgb]) => [
      name,
      `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
    ]),
  );
  expect(CSS_COLORS.filter(([name]) => !cssNames.some(([known]) => known === name))).toEqual([]);
});

test.each([
  ['4c1', '#4c1'],
  ['#4c1', '#4c1'],
  ['44CC11', '#44cc11'],
  ['#AbCdEf', '#abcdef'],
  ['Red', '#e05d44'],
  ['REBECCAPURPLE', '#639'],
  ['DarkSlateGrey', '#2f4f4f'],
])('the color %s is %s', (color, hex) => {
  expect(hexColor(color)).toBe(hex);
});

test.each([
  '',
  ' ',
  ' red',
  '#red',
  '##4c1',
  '4c',
  '4c11',
  '44cc1',
  '#44cc11ff',
  'rgb(0,255,0)',
  'hsl(120 100% 50%)',
  'transparent',
  'currentColor',
  'inherit',
  'constructor',
  '__proto__',
  'greyish',
  'red;} * {display: none',
  'url(https://example.test)',
  '"/><script>alert(1)</script>',
  'gr\u0000een',
])('%j is not a color, so it is light gray', (color) => {
  expect(hexColor(color)).toBe('#9f9f9f');
});
