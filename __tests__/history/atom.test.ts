import { expect, test } from '@jest/globals';
import { renderAtom } from '../../src/derive/feeds/atom';

const FEED = 'urn:uuid:7c6808e8-2854-5f95-966b-7f7225d37f3e';
const ITEM = 'urn:uuid:7c50d405-15b4-5f4e-b033-3d0036b6eafc';
const DATES = { date_published: '2026-08-14T01:00:00Z', date_modified: '2026-08-14T02:00:00Z' };

test.each([
  [
    'markup',
    '<b>&amp;</b>]]>',
    '&lt;b&gt;&amp;amp;&lt;/b&gt;]]&gt;',
    '&lt;b&gt;&amp;amp;&lt;/b&gt;]]&gt;',
  ],
  ['quotes', `"it's"`, `"it's"`, '&quot;it&apos;s&quot;'],
  ['white space', 'a\tb\nc\rd', 'a\tb\nc&#13;d', 'a&#9;b&#10;c&#13;d'],
  [
    'characters that XML forbids',
    '\u0000\u0008\u000b\u001f\ufffe\uffff\ud800a\udc00',
    '\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffda\ufffd',
    '\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffda\ufffd',
  ],
  [
    'characters that XML allows',
    '\u007f\u0085\u2028é😀\u{10ffff}\ufffd',
    '\u007f\u0085\u2028é😀\u{10ffff}\ufffd',
    '\u007f\u0085\u2028é😀\u{10ffff}\ufffd',
  ],
])('%s is escaped in texts and attributes', (_, text, inText, inAttribute) => {
  const head = { id: FEED, title: text, updated: DATES.date_modified, file: 'feed.atom', page: '' };
  const item = { id: ITEM, title: text, content_text: text, tags: [text], url: text, ...DATES };
  expect(renderAtom(head, { name: text, site: undefined }, [item])).toBe(
    `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><id>${FEED}</id><title>${inText}</title><updated>2026-08-14T02:00:00Z</updated><author><name>${inText}</name></author>` +
      `<entry><id>${ITEM}</id><title>${inText}</title><updated>2026-08-14T02:00:00Z</updated><published>2026-08-14T01:00:00Z</published>` +
      `<link href="${inAttribute}"/><category term="${inAttribute}"/><content type="text">${inText}</content></entry></feed>\n`,
  );
});
