import { describe, expect, test } from '@jest/globals';
import { isLostRace, isTransient } from '../../src/effects/git-refusals';

test.each<readonly [string, boolean]>([
  ["fatal: unable to access 'https://h/a/b/': The requested URL returned error: 503", true],
  ["fatal: unable to access 'https://h/a/b/': The requested URL returned error: 429", true],
  [
    "fatal: unable to access 'https://h/a/b/': transfer closed with 142 bytes remaining to read",
    true,
  ],
  ["fatal: unable to access 'https://h/a/b/': Empty reply from server", true],
  ["fatal: unable to access 'https://h/a/b/': Recv failure: Connection reset by peer", true],
  ['fatal: early EOF', true],
  ['fatal: the remote end hung up unexpectedly', true],
  ["fatal: unable to access 'https://h/a/b/': The requested URL returned error: 403", false],
  ["fatal: repository 'https://h/a/b/' not found", false],
  ["fatal: couldn't find remote ref refs/heads/gh-pages", false],
  ['', false],
])('%s: %s', (stderr, expected) => {
  expect(isTransient(stderr)).toBe(expected);
});

describe('a push that somebody else was faster than', () => {
  const AT = `is at ${'a'.repeat(40)} but expected ${'b'.repeat(40)}`;
  const CONFLICT = "'refs/heads/gh-pages/x' exists; cannot create 'refs/heads/gh-pages'";

  test.each<readonly [string, string, boolean]>([
    ['[rejected] (fetch first)', '', true],
    ['[rejected] (non-fast-forward)', '', true],
    ['[rejected] (stale info)', '', true],
    [`[remote rejected] (cannot lock ref 'refs/heads/gh-pages': ${AT})`, '', true],
    [
      "[remote rejected] (cannot lock ref 'refs/heads/gh-pages': reference already exists)",
      '',
      true,
    ],
    ['[remote rejected] (failed to update ref)', `remote: error: cannot lock ref: ${AT}`, true],
    ['[remote rejected] (failed to update refs)', '', true],
    ['[remote rejected] (incorrect old value provided)', '', true],
    ['[remote rejected] (reference already exists)', '', true],
    ['[remote rejected] (reference does not exist)', '', true],
    [
      '[remote rejected] (failed to update ref)',
      `remote: error: cannot lock ref: ${CONFLICT}`,
      false,
    ],
    [`[remote rejected] (cannot lock ref 'refs/heads/gh-pages': ${CONFLICT})`, '', false],
    ['[remote rejected] (refname conflict)', '', false],
    ['[remote rejected] (pre-receive hook declined)', '', false],
    ['[remote rejected] (protected branch hook declined)', '', false],
    ['[remote rejected] (invalid new value provided)', '', false],
    ['', "fatal: unable to access 'https://h/fetch first/': error: 503", false],
  ])('%s, and beside it "%s": %s', (reason, stderr, expected) => {
    const answers = [false, true].map((leased) => isLostRace({ reason, stderr, leased }));
    expect(answers).toEqual([expected, expected]);
  });

  test('not if the server takes no forced push, which only a lease is', () => {
    const reason = '[remote rejected] (non-fast-forward)';
    const answers = [false, true].map((leased) => isLostRace({ reason, stderr: '', leased }));
    expect(answers).toEqual([true, false]);
  });
});
