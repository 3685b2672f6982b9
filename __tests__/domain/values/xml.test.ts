import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { escapeXml, xmlText } from '../../../src/domain/values/xml';
import { anyText } from '../../builders/arbitraries';
import { readXml } from '../../builders/xml';

test.each([
  ['a & b', 'a &amp; b'],
  ['<a b="c" d=\'e\'>', '&lt;a b=&quot;c&quot; d=&apos;e&apos;&gt;'],
  ['&amp;', '&amp;amp;'],
  ['a\tb\nc\r\nd', 'a&#9;b&#10;c&#13;&#10;d'],
  ['\u0000\u0008\u000b\u000c\u001f\ufffe\uffff', '\ufffd'.repeat(7)],
  ['\ud800a\udc00', '\ufffda\ufffd'],
  ['é😀\u0085\u202e', 'é😀\u0085\u202e'],
])('%j is written %j', (text, written) => {
  expect(escapeXml(text)).toBe(written);
});

test('a parser reads the original text in elements and attributes', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const root = readXml(`<a b="${escapeXml(text)}">${escapeXml(`${text}x`)}</a>`);
      expect(root).toEqual({
        name: 'a',
        attributes: { b: xmlText(text) },
        children: [`${xmlText(text)}x`],
      });
    }),
  );
});
