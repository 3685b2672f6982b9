import { expect, test } from '@jest/globals';
import { badgeMarkdown, pictureMarkdown, valueMarkdown } from '../../explorer/model/badge';

const badge = { schemaVersion: 1, label: 'CVEs', message: '3', color: 'orange' };

test('Markdown shows the badge, says no number of its own, and leads to the page', () => {
  const base = 'https://acme.github.io/a (b)/api/v1/';
  expect(badgeMarkdown(badge, `${base}badge/cves.json`, base)).toBe(
    '[![CVEs](https://img.shields.io/endpoint?url=https%3A%2F%2Facme.github.io%2Fa%20%28b%29%2Fapi%2Fv1%2Fbadge%2Fcves.json)](https://acme.github.io/a%20%28b%29/api/v1/)',
  );
});

test('Markdown shows the picture of a badge as it lies in the catalog', () => {
  const base = 'https://acme.github.io/a (b)/api/v1/';
  const page = `${base}#/images/redis`;
  expect(pictureMarkdown('Redis CVEs', `${base}images/redis/badge.svg`, page)).toBe(
    '[![Redis CVEs](https://acme.github.io/a%20%28b%29/api/v1/images/redis/badge.svg)](https://acme.github.io/a%20%28b%29/api/v1/#/images/redis)',
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
  const label = '](x)\n# `<b>`';
  for (const markdown of [
    badgeMarkdown({ ...badge, label }, 'https://a.test/b', 'x'),
    pictureMarkdown(label, 'https://a.test/b.svg', 'x'),
  ])
    expect(markdown).toMatch(/^\[!\[\\\]\(x\) # \\`\\<b\\>\\`\]\(https:/);
});
