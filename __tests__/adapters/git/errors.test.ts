import { describe, expect, test } from '@jest/globals';
import {
  gitError,
  isRefused,
  isRejectedAsOutdated,
  isTransient,
  isUnsent,
  mayPassLater,
} from '../../../src/adapters/git/errors';
import { summarize } from '../../../src/adapters/git/output';

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
  ...[
    'gnutls_handshake() failed: The TLS connection was non-properly terminated.',
    'gnutls_handshake() failed: Error in the pull function.',
    'GnuTLS, handshake failed: Error in the push function.',
    'OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to h:443 ',
    'OpenSSL SSL_read: error:0A000126:SSL routines::unexpected eof while reading, errno 0',
    'schannel: failed to receive handshake, SSL/TLS connection failed',
    'schannel: server closed abruptly (missing close_notify)',
    'SSL connection timeout',
    'HTTP/2 stream 1 was not closed cleanly before end of the underlying stream',
    'Error in the HTTP2 framing layer',
    'Stream error in the HTTP/2 framing layer',
  ].map((said) => [`fatal: unable to access 'https://h/a/b/': ${said}`, true] as const),
  [
    'error: RPC failed; curl 92 HTTP/2 stream 5 was not closed cleanly: CANCEL (err 8)\nfatal: the remote end hung up unexpectedly',
    true,
  ],
  ...[
    'server certificate verification failed. CAfile: none CRLfile: none',
    'SSL certificate problem: unable to get local issuer certificate',
    'error setting certificate verify locations:  CAfile: /none CApath: none',
    'gnutls_handshake() failed: Handshake failed',
    'gnutls_handshake() failed: A TLS fatal alert has been received.',
    'OpenSSL/3.0: error:0A00010B:SSL routines::wrong version number',
  ].map((said) => [`fatal: unable to access 'https://h/a/b/': ${said}`, false] as const),
  [
    'error: RPC failed; curl 60 SSL certificate problem: unable to get local issuer certificate',
    false,
  ],
  ["fatal: unable to access 'https://h/timeout/certificate/': Empty reply from server", true],
  ...(
    [
      [301, false],
      [403, false],
      [413, false],
      [408, true],
      [429, true],
      [500, true],
    ] as const
  ).map(
    ([status, passes]) =>
      [
        `error: RPC failed; HTTP ${status} curl 22 The requested URL returned error: ${status}\nfatal: the remote end hung up unexpectedly`,
        passes,
      ] as const,
  ),
  // The old protocol reports a plain answer like this.
  ...[
    'upload-pack: not our ref 0123456789012345678901234567890123456789',
    "filter 'tree' not supported",
    'Server does not allow request for unadvertised object 0123456789012345678901234567890123456789',
    'want 0123456789012345678901234567890123456789 not valid',
  ].map(
    (said) =>
      [`fatal: remote error: ${said}\nfatal: the remote end hung up unexpectedly`, false] as const,
  ),
  ["fatal: repository 'https://h/timeout/b/' not found", false],
  ["fatal: couldn't find remote ref refs/heads/timeout", false],
  ["fatal: unable to access 'https://h/a/b/': The requested URL returned error: 403", false],
  ["fatal: repository 'https://h/a/b/' not found", false],
  ["fatal: couldn't find remote ref refs/heads/gh-pages", false],
  ['', false],
])('the failure %j is transient: %s', (stderr, expected) => {
  expect(isTransient(stderr)).toBe(expected);
});

describe('the output of git', () => {
  test('is reduced to its last lines, each shortened, without passwords and hidden characters', () => {
    const lines = Array.from({ length: 25 }, (_, i) => `line ${i}`);
    const long = `fatal: ${'x'.repeat(500)}`;
    const secret = "fatal: unsupported proxy syntax in 'http://me:secret@proxy'";
    expect(gitError('no', [...lines, '', long, `  ${secret}\u0007`].join('\n')).gitSaid).toEqual([
      ...lines.slice(-18),
      `${long.slice(0, 400)}…`,
      'fatal: unsupported proxy syntax in …\\u0007',
    ]);
  });

  test('may be empty', () => {
    expect(gitError('no', ' \n')).toEqual({
      message: 'no; git said nothing; run again',
    });
  });
});

describe('a push after the branch has moved', () => {
  const AT = `is at ${'a'.repeat(40)} but expected ${'b'.repeat(40)}`;
  const CONFLICT = "'refs/heads/gh-pages/x' exists; cannot create 'refs/heads/gh-pages'";

  test.each<readonly [string, string, boolean]>([
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
    ['[remote rejected] (protected branch hook declined)', '', false],
    ['[remote rejected] (invalid new value provided)', '', false],
    ['', "fatal: unable to access 'https://h/fetch first/': error: 503", false],
  ])('%s, with the output "%s": %s', (reason, stderr, expected) => {
    const answers = [false, true].map((forced) => isRejectedAsOutdated({ reason, stderr, forced }));
    expect(answers).toEqual([expected, expected]);
  });

  test('is not retried if the server rejects the forced push that squash needs', () => {
    const reason = '[remote rejected] (non-fast-forward)';
    const answers = [false, true].map((forced) =>
      isRejectedAsOutdated({ reason, stderr: '', forced }),
    );
    expect(answers).toEqual([true, false]);
  });
});

test.each([
  [
    "'https://h/': Unsupported proxy syntax in 'user:pa'ss'",
    "'https://h/': Unsupported proxy syntax in …",
  ],
  ["fatal: Invalid proxy URL 'http://user:pa'ss'", 'fatal: Invalid proxy URL …'],
])('a part of a password in a message about the proxy is not shown: %s', (said, shown) => {
  expect(summarize(said)).toBe(shown);
});

const FATAL = 'fatal: the remote end hung up unexpectedly';
const SMALL = 'remote: fatal: pack exceeds maximum allowed size';
const access = (what: string): string => `fatal: unable to access 'http://h/a/b/': ${what}`;

test.each<readonly [string, string, string]>([
  ['[remote rejected] (fatal error in commit_refs)', '', 'later'],
  ['[remote rejected] (internal-server-error hook declined)', '', 'refused'],
  [
    '[remote rejected] (pre-receive hook declined)',
    'remote: timed out: error: 503',
    'refused, later',
  ],
  ['[remote rejected] (missing necessary objects)', '', 'later'],
  ['[remote rejected] (unpacker error)', 'error: unresolved deltas left after unpacking', 'later'],
  ['[remote rejected] (unpacker error)', SMALL, 'refused'],
  ['[remote failure] (remote failed to report status)', FATAL, 'later'],
  ['[rejected] (stale info)', '', 'unsent'],
  ['[rejected] (stale info)', 'fatal: the remote end hung up unexpectedly', 'later, unsent'],
  ['', FATAL, 'later'],
  ['', `${SMALL}\nerror: RPC failed; curl 92 x`, ''],
  ['', '', ''],
  ['', 'Killed', ''],
  ['', 'fatal: write error: No space left on device', ''],
  ['', `error: RPC failed; HTTP 403 curl 22 x\n${FATAL}`, ''],
  ['', `error: RPC failed; HTTP 502 curl 22 x\n${FATAL}`, 'later'],
  ['', "fatal: could not read Username for 'http://h': terminal prompts disabled", ''],
  ['', access('The requested URL returned error: 403'), 'unsent'],
  ['', access('Could not resolve host: h'), 'later, unsent'],
  ['', "remote: Not Found\nfatal: repository 'http://h/a/b/' not found", 'unsent'],
  ['', 'fatal: http://h/a/b/info/refs not valid: is this a git repository?', 'unsent'],
  [
    '',
    `fatal: the receiving end does not support this repository's hash algorithm\n${FATAL}`,
    'unsent',
  ],
  // What a server says is no word of our own git.
  ['', `remote: fatal: unable to access x\nerror: RPC failed; HTTP 403 x\n${FATAL}`, ''],
])('what a push that fails with %s and "%s" proves: %s', (reason, stderr, expected) => {
  const failed = { reason, stderr, forced: false };
  const found = { refused: isRefused, later: mayPassLater, unsent: isUnsent };
  const proven = Object.entries(found).flatMap(([name, proves]) => (proves(failed) ? [name] : []));
  expect(proven.join(', ')).toBe(expected);
});
