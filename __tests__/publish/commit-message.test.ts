import { describe, expect, test } from '@jest/globals';
import { type CommitFacts, commitMessage } from '../../src/publish/commit-message';

const SHA = 'a'.repeat(40);
const source = { repository: 'acme/catalog', commit: SHA, committed: null };
const NEWS = '🔴 2 new critical CVEs in 3 images';
const facts: CommitFacts = { headline: NEWS, source, own: source, isStale: false };
const SOURCE = `Source-Repository: acme/catalog\nSource-Commit: ${SHA}\n`;

describe('the message of a commit', () => {
  test.each<readonly [string, string]>([
    ['', NEWS],
    ['Publish', 'Publish'],
    ['{news} ({sha})', `${NEWS} (${SHA})`],
    ['{sha}{sha}', `${SHA}${SHA}`],
    ['Subject\n\nBody {news}\n', `Subject\n\nBody ${NEWS}`],
    ['{ sha } {{sha}} {} {run}', `{ sha } {${SHA}} {} {run}`],
    ['a\u001b[31m\u202eb', 'a\\u001b[31m\\u202eb'],
    ['a\r\nb', 'a\\u000d\nb'],
    ['$& $1 {sha}', `$& $1 ${SHA}`],
  ])('%j', (template, body) => {
    expect(commitMessage(template, facts)).toBe(`${body}\n\n${SOURCE}`);
  });

  test('without a commit has no trailer for it', () => {
    expect(commitMessage('x', { ...facts, source: { ...source, commit: null } })).toBe(
      `x\n\nSource-Repository: acme/catalog\n`,
    );
  });

  test('of a stale run also names its own commit', () => {
    const own = { ...source, commit: 'b'.repeat(40) };
    expect(commitMessage('x', { ...facts, own, isStale: true })).toBe(
      `x\n\n${SOURCE}Stale-Source-Commit: ${'b'.repeat(40)}\n`,
    );
  });

  test('values cannot add lines', () => {
    expect(
      commitMessage('{news}', {
        ...facts,
        headline: '$&\u2028{sha}',
        source: { ...source, repository: 'a\nb: c' },
      }),
    ).toBe(`$&\\u2028{sha}\n\nSource-Repository: a\\u000ab: c\nSource-Commit: ${SHA}\n`);
  });
});
