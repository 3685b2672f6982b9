import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { printable, show } from '../../../src/domain/values/escape';
import { anyText } from '../../builders/arbitraries';

const HOSTILE: ReadonlyArray<readonly [string, string]> = [
  ['plain text', 'plain text'],
  ['Grüße, 日本語, 😀', 'Grüße, 日本語, 😀'],
  ['a\nb', 'a\\u000ab'],
  ['a\r\nb', 'a\\u000d\\u000ab'],
  ['a\tb', 'a\\u0009b'],
  ['\u0000', '\\u0000'],
  ['\u001b[31mred', '\\u001b[31mred'],
  ['\u007f\u0080\u009f', '\\u007f\\u0080\\u009f'],
  ['\u0085', '\\u0085'],
  ['a\u2028b\u2029c', 'a\\u2028b\\u2029c'],
  ['\u202eevil\u202c', '\\u202eevil\\u202c'],
  ['\u2066x\u2069', '\\u2066x\\u2069'],
  ['\u200b\u200d\u200e\u200f', '\\u200b\\u200d\\u200e\\u200f'],
  ['\ufeffx', '\\ufeffx'],
  ['soft\u00adhyphen', 'soft\\u00adhyphen'],
  ['tag\u{e0041}\u{e007f}', 'tag\\udb40\\udc41\\udb40\\udc7f'],
  ['a\ufe00b\ufe0f', 'a\\ufe00b\\ufe0f'],
  ['\u3164\uffa0\u115f', '\\u3164\\uffa0\\u115f'],
  ['\u034f\u17b4\u180b\u{e0100}\u{1d173}', '\\u034f\\u17b4\\u180b\\udb40\\udd00\\ud834\\udd73'],
  ['\u26a0\ufe0f and \u2764\ufe0e', '\u26a0\ufe0f and \u2764\\ufe0e'],
  ['\u26a0\ufe0f\ufe0f', '\u26a0\ufe0f\\ufe0f'],
  ['\ud800', '\ufffd'],
  ['x\udc00y', 'x\ufffdy'],
  ['##[error]x', '## [error]x'],
  ['a ##[group]##[endgroup]', 'a ## [group]## [endgroup]'],
  ['##\u200b[error]', '##\\u200b[error]'],
];

describe('printable', () => {
  test.each(HOSTILE)('%j', (text, expected) => {
    expect(printable(text)).toBe(expected);
  });

  test('no text leaves its line, hides characters or is a command', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const shown = printable(text);
        expect(shown.isWellFormed()).toBe(true);
        expect(shown).not.toMatch(
          /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u{e0000}-\u{e007f}\u3164]|[\ufe00-\ufe0e]|##\[/u,
        );
        expect(printable(shown)).toBe(shown);
      }),
    );
  });
});

const CASES: ReadonlyArray<readonly [unknown, string]> = [
  ['text', '"text"'],
  ['quote " and \\', '"quote \\" and \\\\"'],
  ['line\nend', '"line\\nend"'],
  ['\u202e', '"\\u202e"'],
  ['no\u00a0break,\u2003wide \u3000', '"no\\u00a0break,\\u2003wide \\u3000"'],
  ['##[error]', '"## [error]"'],
  ['', '""'],
  [17.1, '17.1'],
  [true, 'true'],
  [null, 'null'],
  [undefined, 'nothing'],
  [['a', 1], '["a",1]'],
  [{ a: 1 }, '{"a":1}'],
  ['x'.repeat(118), `"${'x'.repeat(118)}"`],
  ['x'.repeat(119), `"${'x'.repeat(119)}…`],
  ['x'.repeat(5000), `"${'x'.repeat(119)}…`],
];
test.each(CASES)('show: %j', (value, expected) => {
  expect(show(value)).toBe(expected);
});
