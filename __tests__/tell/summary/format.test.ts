import { expect, test } from '@jest/globals';
import {
  formatDigest,
  formatImage,
  formatProblemMarkdown,
  formatVersion,
} from '../../../src/tell/summary/format';
import { proseLinking } from '../../../src/tell/summary/markdown';

const addresses = { api: 'https://x.test/api/v1', hasPage: true, settings: 'https://gh.test/set' };

test('an image and a version link to the page, if it is published', () => {
  const version = { slug: 'a', version: '1_2.3' };
  expect([formatImage(addresses, 'a'), formatVersion(addresses, version)]).toEqual([
    '[`a`](<https://x.test/api/v1/#/images/a>)',
    '[`a:1_2.3`](<https://x.test/api/v1/#/images/a/1_2.3>)',
  ]);
  const without = { ...addresses, hasPage: false };
  expect([formatImage(without, 'a'), formatVersion(without, version)]).toEqual([
    '`a`',
    '`a:1_2.3`',
  ]);
});

test('a digest is shortened', () => {
  expect(formatDigest({ digest: `sha256:${'0123456789abcdef'.repeat(4)}` })).toBe(
    '`sha256:0123456789ab…`',
  );
  expect(formatDigest({ digest: null })).toBe('');
});

test('only the given address in a text becomes a link', () => {
  expect(
    proseLinking('see https://gh.test/set, not https://evil.test @me', 'https://gh.test/set'),
  ).toBe(
    'see [`https://gh.test/set`](<https://gh.test/set>), not https<span>:</span>//evil.test <span>@</span>me',
  );
});

test('a place and its message are joined by a colon', () => {
  const location = { file: 'catalog.yaml', line: 2, path: 'images[0]' };
  const problem = { location, message: 'found *no such* file' };
  expect([
    formatProblemMarkdown(problem),
    formatProblemMarkdown(problem, () => 'https://gh.test/catalog.yaml'),
    formatProblemMarkdown({ message: 'found no file' }),
  ]).toEqual([
    '`catalog.yaml:2 images[0]`: found &#42;no such&#42; file',
    '[`catalog.yaml:2 images[0]`](<https://gh.test/catalog.yaml>): found &#42;no such&#42; file',
    'found no file',
  ]);
});
