import { describe, expect, test } from '@jest/globals';
import { commitMessage, type MessageFacts, type Origin } from '../../src/publish/commit-message';

const SHA = 'a'.repeat(40);
const facts: MessageFacts = {
  changed: 6,
  added: 1,
  modified: 2,
  removed: 3,
  images: 10,
  charts: 4,
  cves: 99,
  distinctCves: 41,
  scannedImages: 10,
  fixable: 7,
  sha: SHA,
  repository: 'acme/catalog',
  run: '123',
};
const source = { repository: 'acme/catalog', commit: SHA, committed: null };
const origin: Origin = { source, staleCommit: null };
const SOURCE = `Source-Repository: acme/catalog\nSource-Commit: ${SHA}\n`;

test.each<readonly [string, Partial<MessageFacts>, string]>([
  ['', {}, 'Publish catalog API: 6 files changed, 10 images, 99 findings of 41 CVEs (7 fixable)'],
  [
    '',
    { changed: 1, images: 1, scannedImages: 1, cves: 1, distinctCves: 1, fixable: 1 },
    'Publish catalog API: 1 file changed, 1 image, 1 finding of 1 CVE (1 fixable)',
  ],
  [
    '',
    { changed: 1200, cves: 0, distinctCves: 0, fixable: 0 },
    'Publish catalog API: 1,200 files changed, 10 images, 0 CVEs (0 fixable)',
  ],
  [
    '',
    { distinctCves: undefined },
    'Publish catalog API: 6 files changed, 10 images, 99 findings (7 fixable)',
  ],
  [
    '',
    { cves: 0, distinctCves: undefined, fixable: 0, scannedImages: 9 },
    'Publish catalog API: 6 files changed, 10 images, 0 CVEs (0 fixable) in 9 of 10 scanned images',
  ],
  [
    '',
    { cves: null, fixable: null },
    'Publish catalog API: 6 files changed, 10 images, nothing scanned yet',
  ],
  ['{cves} CVEs, {fixable} fixable', { cves: null, fixable: null }, '- CVEs, - fixable'],
  ['{cves}', { cves: 1200 }, '1200'],
])('the template %j with %j becomes %j', (template, some, body) => {
  expect(commitMessage(template, { ...facts, ...some }, origin)).toBe(`${body}\n\n${SOURCE}`);
});

describe('the message of a commit', () => {
  test.each<readonly [string, string]>([
    ['Publish', 'Publish'],
    [
      '{changed} {added} {modified} {removed} {images} {charts} {cves} {fixable} {sha} {repository} {run}',
      `6 1 2 3 10 4 99 7 ${SHA} acme/catalog 123`,
    ],
    ['{cves}{cves}', '9999'],
    ['Subject\n\nBody {run}\n', 'Subject\n\nBody 123'],
    ['{ cves } {{cves}} { }', '{ cves } {99} { }'],
    ['a\u001b[31m\u202eb', 'a\\u001b[31m\\u202eb'],
    ['a\r\nb', 'a\\u000d\nb'],
    ['$& $1 {run}', '$& $1 123'],
  ])('%j', (template, body) => {
    expect(commitMessage(template, facts, origin)).toBe(`${body}\n\n${SOURCE}`);
  });

  test('without a commit has no trailer for it', () => {
    expect(commitMessage('x', facts, { ...origin, source: { ...source, commit: null } })).toBe(
      `x\n\nSource-Repository: acme/catalog\n`,
    );
  });

  test('of a stale run also names its own commit', () => {
    expect(commitMessage('x', facts, { ...origin, staleCommit: 'b'.repeat(40) })).toBe(
      `x\n\n${SOURCE}Stale-Source-Commit: ${'b'.repeat(40)}\n`,
    );
  });

  test('values cannot add lines', () => {
    expect(
      commitMessage(
        '{repository}',
        { ...facts, repository: '$&\u2028{run}' },
        { ...origin, source: { ...source, repository: 'a\nb: c' } },
      ),
    ).toBe(`$&\\u2028{run}\n\nSource-Repository: a\\u000ab: c\nSource-Commit: ${SHA}\n`);
  });
});
