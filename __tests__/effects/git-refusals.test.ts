import { expect, test } from '@jest/globals';
import { isTransient } from '../../src/effects/git-refusals';

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
