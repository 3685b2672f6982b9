import { expect, test } from '@jest/globals';
import { badgeMarkdown, paintsOf, valueMarkdown } from '../../explorer/model/badge';

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

test('Markdown shows the badge, says no number of its own, and leads to the page', () => {
  const base = 'https://acme.github.io/a (b)/api/v1/';
  expect(badgeMarkdown(badge, `${base}badge/cves.json`, base)).toBe(
    '[![CVEs](https://img.shields.io/endpoint?url=https%3A%2F%2Facme.github.io%2Fa%20%28b%29%2Fapi%2Fv1%2Fbadge%2Fcves.json)](https://acme.github.io/a%20%28b%29/api/v1/)',
  );
});

test('Markdown shows a value of a document', () => {
  const document = 'https://acme.github.io/api/v1/security/redis.json';
  const value = { document, path: '$.latest.grade' };
  expect(valueMarkdown('Redis grade', value, 'https://acme.github.io/api/v1/#/images/redis')).toBe(
    '[![Redis grade](https://img.shields.io/badge/dynamic/json?url=https%3A%2F%2Facme.github.io%2Fapi%2Fv1%2Fsecurity%2Fredis.json&query=%24.latest.grade&label=Redis+grade)](https://acme.github.io/api/v1/#/images/redis)',
  );
});

test('nothing in a label ends the Markdown around it', () => {
  const markdown = badgeMarkdown({ ...badge, label: '](x)\n# `<b>`' }, 'https://a.test/b', 'x');
  expect(markdown).toMatch(/^\[!\[\\\]\(x\) # \\`\\<b\\>\\`\]\(https:/);
});
