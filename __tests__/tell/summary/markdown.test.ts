import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { printable } from '../../../src/domain/values/escape';
import { code, limitList, link, prose, table } from '../../../src/tell/summary/markdown';
import { anyCharacter } from '../../builders/characters';

/** Links like GitHub: addresses with a scheme, `www.` and email addresses. */
const renderer = new MarkdownIt({ html: true, linkify: true });
renderer.linkify.set({ fuzzyLink: false, fuzzyEmail: true });
renderer.linkify.add('//', null);
renderer.linkify.add('www.', {
  validate: (text, at) => /^\S+/.exec(text.slice(at))?.[0].length ?? 0,
});

const render = (markdown: string): string => renderer.render(markdown).trim();

const decoded = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Elements by name, in order; texts between them. */
const parts = (html: string) => ({
  tags: [...html.matchAll(/<\/?([a-z0-9]+)[^>]*>/gi)].map(([tag]) => tag),
  texts: html.split(/<[^>]*>/).map(decoded),
});

/** Texts that GitHub turns into links, pictures or formulas. */
const AUTOMATIC = /(^|\W)@\w|(^|\W)#\d|\bgh-\d|www\.|https?:\/\/|\w@\w+\.|:[a-z0-9_+-]+:|\$\S.*\$/i;

const hostile = fc.constantFrom(
  ...['`', '``', '|', '\\', '\\|', '\n', '\r\n', '\n\n# x', '*', '**', '_', '[', ']', '](', ')'],
  ...['![x](y)', '<', '>', '<b>', '</details>', '<img src=x onerror=y>', '<!--', '<script>', '&'],
  ...['&lt;', '&#60;', '~~', '@octocat', '@acme/team', '#1', 'acme/catalog#1', 'GH-1'],
  ...['https://x.test', 'http://x.test/a_b', 'www.x.test', 'me@x.test', 'mailto:me@x.test'],
  ...[':tada:', '$x$', '$$x$$', '- ', '1. ', '1) ', '+ ', '> ', '# ', '=== ', '---', '    ', '\t'],
  ...['[ ] ', '[^1]', '\u202e', '\u200b', '\u0000', '\u2028', '\ud800', '{{', '::error::', 'CVE-1'],
  ...['x', ' '],
);
const untrusted = fc.oneof(
  fc.array(fc.oneof(hostile, fc.string()), { maxLength: 8 }).map((texts) => texts.join('')),
  fc.string({ unit: anyCharacter }),
);

/** The places of texts in a summary: in a list, a nested list, a cell, a line. */
const PLACES: ReadonlyArray<readonly [string, (text: string) => string, ReadonlyArray<string>]> = [
  ['a list', (text) => `- ${text}`, ['<ul>', '<li>', '</li>', '</ul>']],
  [
    'a cell',
    (text) => table(['A', 'B'], [[text, 'x']]).join('\n'),
    [
      ...['<table>', '<thead>', '<tr>', '<th>', '</th>', '<th>', '</th>', '</tr>', '</thead>'],
      ...['<tbody>', '<tr>', '<td>', '</td>', '<td>', '</td>', '</tr>', '</tbody>', '</table>'],
    ],
  ],
  ['a line', (text) => `Seen: ${text}`, ['<p>', '</p>']],
];

describe.each(PLACES)('in %s', (_, place, around) => {
  test('prose remains text without links', () => {
    fc.assert(
      fc.property(untrusted, (text) => {
        const { tags, texts } = parts(render(place(prose(text))));
        expect(tags.filter((tag) => tag !== '<span>' && tag !== '</span>')).toEqual(around);
        expect(texts.filter((each) => AUTOMATIC.test(each))).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  test('prose shows the text', () => {
    fc.assert(
      fc.property(untrusted, (text) => {
        fc.pre(text.length <= 600);
        const seen = (html: string): string => parts(html).texts.join('').replace(/\s+/g, '');
        const blank = seen(render(place('')));
        const shown = printable(text).replace(/\s+/g, '');
        const html = seen(render(place(prose(text))));
        expect([...html].sort()).toEqual([...(blank + shown)].sort());
      }),
      { numRuns: 75 },
    );
  });

  test('code is one code element', () => {
    fc.assert(
      fc.property(untrusted, (text) => {
        const { tags } = parts(render(place(code(text))));
        expect(tags.filter((tag) => !/^<\/?code>$/.test(tag))).toEqual(around);
        expect(tags.filter((tag) => tag === '<code>').length).toBe(1);
      }),
      { numRuns: 50 },
    );
  });
});

test.each([
  ['a name', 'CVE-2026-1', '`CVE-2026-1`'],
  ['its end and a cell’s', 'a`b|c', '`a\\u0060b\\u007cc`'],
  ['nothing', '', '`""`'],
  ['blanks', '  ', '`"  "`'],
  ['a hidden sign', 'a\u202eb', '`a\\u202eb`'],
  ['a long text', 'x'.repeat(200), `\`${'x'.repeat(160)}…\``],
])('code of %s', (_, text, expected) => {
  expect(code(text)).toBe(expected);
});

test.each([
  ['an element', '<b>&', '&#60;b&#62;&#38;'],
  ['a mention', '@me', '<span>@</span>me'],
  ['a reference', 'a#1 GH-2', 'a<span>#</span>1 GH<span>-</span>2'],
  ['addresses', 'http://a www.b', 'http<span>:</span>//a www<span>.</span>b'],
  ['a colon among words', 'here: there', 'here: there'],
  ['a list', '- a', '&#45; a'],
  ['a number', '1. a', '&#49;. a'],
  ['lines', 'a\nb', 'a&#92;u000ab'],
  ['a long text', 'x'.repeat(700), `${'x'.repeat(600)}…`],
])('prose with %s', (_, text, expected) => {
  expect(prose(text)).toBe(expected);
});

test('a long list shows its first items, and counts the others', () => {
  expect(limitList(['- 1', '- 2', '- 3'], 1, ', see X')).toEqual(['- 1', '', 'and 2 more, see X']);
  expect(limitList(['- 1', '- 2'], 2)).toEqual(['- 1', '- 2']);
  expect(table(['A'], Array(51).fill(['1']))).toHaveLength(2 + 50 + 2);
  expect(table(['A'], [])).toEqual([]);
});

describe('link', () => {
  test.each([
    ['https://acme.test/a b', 'x'],
    ['javascript:alert(1)', 'x'],
    ['https://acme.test/a)|<b>`', '[x](<https://acme.test/a)%7C%3Cb%3E%60>)'],
    ['https://acme.test', '[x](<https://acme.test/>)'],
  ])('%s', (address, expected) => {
    expect(link('x', address)).toBe(expected);
  });

  test('is one element for any address', () => {
    fc.assert(
      fc.property(untrusted, (text) => {
        const { tags } = parts(
          render(`| a |\n| --- |\n| ${link('x', `https://a.test/${text}`)} |`),
        );
        expect(tags.filter((tag) => /^<a /.test(tag)).length).toBeLessThanOrEqual(1);
        expect(tags.filter((tag) => /^<td/.test(tag)).length).toBe(1);
      }),
    );
  });
});
