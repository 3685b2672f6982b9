import { describe, expect, test } from '@jest/globals';
import { countCatalog } from '../../src/decide/totals';
import { type CommitFacts, commitMessage } from '../../src/publish/commit-message';

const SHA = 'a'.repeat(40);
const source = { repository: 'acme/catalog', commit: SHA, committed: null };
const added = new Map([['a', '']]);
const totals = {
  ...countCatalog({ charts: [] }, []),
  ...{ images: 10, charts: 4, scannedImages: 10, findings: 99, fixable: 7 },
};
const facts: CommitFacts = {
  ...{ headline: '🔴 2 new critical CVEs in 3 images', totals },
  ...{ source, own: source, isStale: false, run: '123' },
  changes: { added, modified: new Map([...added, ['b', '']]), removed: ['c', 'd', 'e'] },
};
const SOURCE = `Source-Repository: acme/catalog\nSource-Commit: ${SHA}\n`;

/** Facts with other totals. */
const factsWith = (more: Partial<CommitFacts['totals']>): CommitFacts => ({
  ...facts,
  totals: { ...totals, ...more },
});

test.each<readonly [string, CommitFacts, string]>([
  ['', facts, '🔴 2 new critical CVEs in 3 images'],
  [
    '{cves} CVEs, {fixable} fixable',
    factsWith({ scannedImages: 0, findings: 0, fixable: 0 }),
    '- CVEs, - fixable',
  ],
  ['{cves}', factsWith({ findings: 1200 }), '1200'],
])('%#: the template %j becomes its message', (template, some, body) => {
  expect(commitMessage(template, some)).toBe(`${body}\n\n${SOURCE}`);
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
      commitMessage('{repository}', {
        ...facts,
        own: { ...source, repository: '$&\u2028{run}' },
        source: { ...source, repository: 'a\nb: c' },
      }),
    ).toBe(`$&\\u2028{run}\n\nSource-Repository: a\\u000ab: c\nSource-Commit: ${SHA}\n`);
  });
});
