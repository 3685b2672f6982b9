import { expect, test } from '@jest/globals';
import { badgeMarkdown, paintsOf } from '../../explorer/model/badge';
import { ago, dateOf } from '../../explorer/model/freshness';

const badge = { schemaVersion: 1, label: 'CVEs', message: '3', color: 'orange' };

test.each([
  ['orange', '#fe7d37', '#000000'],
  ['brightgreen', '#44cc11', '#000000'],
  ['blue', '#0076ba', '#ffffff'],
  ['grey', '#555555', '#ffffff'],
  ['4c1', '#44cc11', '#000000'],
  ['#0A0b0C', '#0A0b0C', '#ffffff'],
  ['constructor', '#9f9f9f', '#000000'],
  ['red;} * {display: none', '#9f9f9f', '#000000'],
  ['url(https://example.test)', '#9f9f9f', '#000000'],
])('the color %s is painted as %s, with text in %s', (color, background, text) => {
  expect(paintsOf({ ...badge, color }).message).toEqual({ background, text });
  expect(paintsOf({ ...badge, labelColor: color }).label).toEqual({ background, text });
});

test('Markdown shows the badge and leads to the page', () => {
  const base = 'https://acme.github.io/a (b)/api/v1/';
  expect(badgeMarkdown(badge, `${base}badge/cves.json`, base)).toBe(
    '[![CVEs: 3](https://img.shields.io/endpoint?url=https%3A%2F%2Facme.github.io%2Fa%20%28b%29%2Fapi%2Fv1%2Fbadge%2Fcves.json)](https://acme.github.io/a%20%28b%29/api/v1/)',
  );
});

test('nothing in a label ends the Markdown around it', () => {
  const markdown = badgeMarkdown({ ...badge, message: '](x)\n# `<b>`' }, 'https://a.test/b', 'x');
  expect(markdown).toContain('[![CVEs: \\](x) # \\`\\<b\\>\\`](https://');
});

const NOW = Date.parse('2026-07-10T12:00:00Z');
test.each([
  ['2026-07-10T11:59:40Z', 'this minute'],
  ['2026-07-10T09:00:00Z', '3 hours ago'],
  ['2026-07-09T12:00:00Z', 'yesterday'],
  ['2026-07-05T12:00:00Z', '5 days ago'],
  ['2026-06-20T12:00:00Z', '2 weeks ago'],
  ['2026-03-01T00:00:00Z', '4 months ago'],
  ['2020-03-01T00:00:00Z', '6 years ago'],
  ['2026-07-10T15:00:00Z', 'in 3 hours'],
  ['some day', 'some day'],
])('%s is %s', (instant, text) => {
  expect(ago(instant, NOW)).toBe(text);
});

test('a date is written in UTC, and what is none stays', () => {
  expect([dateOf('2026-07-10T23:30:00+02:00'), dateOf('some day')]).toEqual([
    'Jul 10, 2026, 9:30 PM UTC',
    'some day',
  ]);
});
