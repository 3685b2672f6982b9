import { expect, test } from '@jest/globals';
import type { Feed, FeedItem } from '../../src/contract/feed';
import { renderAtom } from '../../src/derive/feeds/atom';
import { HEAD } from './days';

const ITEM: FeedItem = {
  id: 'urn:uuid:7c50d405-15b4-5f4e-b033-3d0036b6eafc',
  title: 'Title',
  content_text: 'Text',
  date_published: '2026-08-14T01:00:00Z',
  date_modified: '2026-08-14T02:00:00Z',
  tags: ['closed'],
  _catalog: {
    ...{ kind: 'closed', date: '2026-08-14', cve: null, severity: null },
    ...{ images: 1, versions: 1, slugs: ['redis'] },
  },
};
const feedOf = (...items: ReadonlyArray<Partial<FeedItem>>): Feed => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: 'Acme catalog',
  authors: [{ name: 'Acme' }],
  items: items.map((item) => ({ ...ITEM, ...item })),
});

const NOWHERE = { ...HEAD, site: undefined };
const START =
  '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><id>urn:uuid:7c6808e8-2854-5f95-966b-7f7225d37f3e</id>';

test('without any date there is no document', () => {
  expect(renderAtom(feedOf(), { ...NOWHERE, from: null })).toBeUndefined();
});

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
  const item = { title: text, content_text: text, tags: [text], url: text };
  const feed = { ...feedOf(item), title: text, authors: [{ name: text }] };
  expect(renderAtom(feed, NOWHERE)).toBe(
    `${START}<title>${inText}</title><updated>2026-08-14T02:00:00Z</updated><author><name>${inText}</name></author>` +
      `<entry><id>${ITEM.id}</id><title>${inText}</title><updated>2026-08-14T02:00:00Z</updated><published>2026-08-14T01:00:00Z</published>` +
      `<link href="${inAttribute}"/><category term="${inAttribute}"/><content type="text">${inText}</content></entry></feed>\n`,
  );
});
