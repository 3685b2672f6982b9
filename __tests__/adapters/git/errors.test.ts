import { describe, expect, test } from '@jest/globals';
import {
  gitError,
  isIndeterminate,
  isRejectedAsOutdated,
  isTransient,
  summarize,
} from '../../../src/adapters/git/errors';

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
    'GnuTLS recv error (-110): The TLS connection was non-properly terminated.',
    'GnuTLS, handshake failed: Error in the push function.',
    'OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to h:443 ',
    'OpenSSL SSL_connect: Connection reset by peer in connection to h:443 ',
    'LibreSSL SSL_connect: SSL_ERROR_SYSCALL in connection to h:443 ',
    'OpenSSL SSL_read: SSL_ERROR_SYSCALL, errno 0',
    'OpenSSL SSL_read: error:0A000126:SSL routines::unexpected eof while reading, errno 0',
    'TLS connect error: error:0A000126:SSL routines::unexpected eof while reading',
    'schannel: failed to receive handshake, SSL/TLS connection failed',
    'schannel: server closed abruptly (missing close_notify)',
    'SSL connection timeout',
    'HTTP/2 stream 1 was not closed cleanly before end of the underlying stream',
    'HTTP/2 stream 5 was not closed cleanly: INTERNAL_ERROR (err 2)',
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
    'SSL certificate problem: self-signed certificate in certificate chain',
    'SSL certificate problem: certificate has expired',
    "SSL: no alternative certificate subject name matches target host name 'h'",
    'SSL: certificate subject name (x) does not match target host name (h)',
    'OpenSSL SSL_connect: error:0A000086:SSL routines::certificate verify failed',
    'TLS connect error: error:0A000086:SSL routines::certificate verify failed',
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

describe('advice about a refusal', () => {
  const ADVICE = {
    signed:
      'a rule requires signed commits, and a commit that is pushed with a token has no signature: exempt the branch from the rule (Settings > Rules or Branches), or publish to another branch',
    archived:
      'the repository is archived: take it out of the archive (Settings > General), or publish to another repository',
    full: 'the repository has reached a size limit: publish fewer versions, set history: squash, or free space in the repository',
    forced:
      'the server rejects forced pushes, which history: squash needs: set history: append, or allow forced pushes to the branch',
    protected:
      'the branch is protected: let this workflow push to it (Settings > Branches), or publish to another branch',
    ruleset:
      'a ruleset forbids the push: let this workflow bypass it (Settings > Rules), or publish to another branch',
    inTheWay:
      'another branch prevents this name (git cannot have both gh-pages and gh-pages/x): delete it, or publish to another branch',
    locked: 'a stale lock file blocks the branch: remove it on the server',
    hidden:
      'the server reports a different tip for pushing than for fetching: a replica lags behind (run again later), or the branch is hidden (receive.hideRefs)',
    redirected:
      'the server redirects git to another address, which git does not follow: publish to the new address of the repository',
    rights:
      'the token may not write: give the job "permissions: contents: write" (a pull request from a fork cannot have it: use dry-run there)',
    token:
      'the token is not accepted: check the input token; another repository needs a token of that repository',
    certificate:
      "the certificate of the server is not trusted: name the authority that signed it in GIT_SSL_CAINFO on the runner, and in NODE_EXTRA_CA_CERTS for GitHub's API (the user's configuration has no effect here)",
    proxyAddress:
      'the address of the proxy is not valid: check the variable https_proxy on the runner',
    proxy: 'the proxy refuses the connection: check the variable https_proxy on the runner',
    missing:
      'the repository does not exist, or the token may not see it: check the inputs repository and token',
    none: 'see what git said; run again if the cause may be temporary',
  };
  const access = (repository: string, what: string): string =>
    `fatal: unable to access 'https://github.com/${repository}/': The requested URL returned error: ${what}`;

  test.each<readonly [string, keyof typeof ADVICE]>([
    ['remote: error: GH013: Repository rule violations found for refs/heads/x.', 'ruleset'],
    ['server certificate verification failed. CAfile: none CRLfile: none', 'certificate'],
    ["fatal: unable to access 'https://h/': Unsupported proxy syntax in …", 'proxyAddress'],
    ["fatal: unable to access 'https://h/': CONNECT tunnel failed, response 407", 'proxy'],
    ['Received HTTP code 403 from proxy after CONNECT', 'proxy'],
    [access('acme/catalog', '301'), 'redirected'],
    ['remote: - Commits must have verified signatures.', 'signed'],
    ['remote: This repository was archived so it is read-only.', 'archived'],
    ['remote: error: GH001: Large files detected.', 'full'],
    [
      "remote: error: File a is 120.00 MB; this exceeds GitHub's file size limit of 100.00 MB",
      'full',
    ],
    [
      'remote: Your push has been rejected, because this repository has exceeded its size limit of 1 GB',
      'full',
    ],
    ['remote: fatal: pack exceeds maximum allowed size', 'full'],
    ['remote: batch response: This repository is over its data quota.', 'full'],
    ['remote: You are over your quota', 'full'],
    ['remote: The project exceeds its storage quota', 'full'],
    ['remote: fatal: write error: Disk quota exceeded', 'full'],
    ['remote: error: GH006: Protected branch update failed for refs/heads/x.', 'protected'],
    [
      'remote: error: GH006: Protected branch update failed.\nremote: error: Cannot force-push to this branch',
      'forced',
    ],
    [
      'remote: GitLab: You are not allowed to force push code to a protected branch on this project.',
      'forced',
    ],
    ['remote: error: GH003: Sorry, force-pushing to x is not allowed.', 'forced'],
    ['[remote rejected] (non-fast-forward)', 'forced'],
    ["remote: error: 'refs/heads/a/x' exists; cannot create 'refs/heads/a'", 'inTheWay'],
    ['[remote rejected] (refname conflict)', 'inTheWay'],
    [
      "[remote rejected] (cannot lock ref 'refs/heads/x': Unable to create '/r/refs/heads/x.lock': File exists.)",
      'locked',
    ],
    ['[rejected] (stale info)', 'hidden'],
    ['[remote rejected] (deny updating a hidden ref)', 'hidden'],
    [
      'error: RPC failed; HTTP 301 curl 22 The requested URL returned error: 301\nfatal: the remote end hung up unexpectedly',
      'redirected',
    ],
    ['remote: Permission to acme/catalog.git denied to github-actions[bot].', 'rights'],
    ['remote: Write access to repository not granted.', 'rights'],
    [access('acme/catalog', '403'), 'rights'],
    [access('acme/catalog', '401'), 'token'],
    ["fatal: Authentication failed for 'https://github.com/acme/catalog/'", 'token'],
    ["fatal: could not read Username for 'https://github.com': terminal prompts disabled", 'token'],
    [
      "remote: Repository not found.\nfatal: repository 'https://github.com/acme/x/' not found",
      'missing',
    ],
    ["fatal: couldn't find remote ref refs/heads/gh-pages", 'none'],
  ])('%s', (said, mend) => {
    expect(gitError('no', said)).toEqual({
      message: `no; ${ADVICE[mend]}`,
      gitSaid: said.split('\n'),
    });
  });

  test.each([
    'quota',
    'quota-exceeded',
    'archived',
    'is-archived',
    'GH001',
    'GH003',
    'GH006',
    'GH013',
    'protected',
    'error:403',
    'over-its-quota',
    'verified-signature',
    'not-found',
  ])('the advice does not depend on a repository or branch called %s', (name) => {
    const complaints = [
      [
        `remote: Permission to acme/${name}.git denied to x.\n${access(`acme/${name}`, '403')}`,
        'rights',
      ],
      [`remote: error: GH006: Protected branch update failed for refs/heads/${name}.`, 'protected'],
      [`remote: error: GH013: Repository rule violations found for refs/heads/${name}.`, 'ruleset'],
      [`remote: error: cannot lock ref 'refs/heads/${name}': File exists`, 'none'],
      [`fatal: couldn't find remote ref refs/heads/${name}`, 'none'],
      [`fatal: '${name} is archived' does not appear to be a git repository`, 'none'],
      [access(`${name}/${name}`, '503'), 'none'],
      [access(`${name}/${name}`, '401'), 'token'],
    ] as const;
    const messages = complaints.map(([said]) => gitError('no', said).message);
    expect(messages).toEqual(complaints.map(([, mend]) => `no; ${ADVICE[mend]}`));
  });
});

test.each<readonly [string, string, boolean]>([
  ['[remote rejected] (Internal Server Error)', '', true],
  ['[remote rejected] (fatal error in commit_refs)', '', true],
  ['[remote failure] (remote failed to report status)', '', true],
  ['', 'fatal: the remote end hung up unexpectedly', true],
  ['', 'error: RPC failed; HTTP 503 curl 22 The requested URL returned error: 503', true],
  ['[remote rejected] (pre-receive hook declined)', 'remote: error: GH013: Rule', false],
  ['[remote rejected] (internal-server-error hook declined)', '', false],
  ['[remote rejected] (pre-receive hook declined)', 'remote: review timed out: error: 503', false],
  ['[remote rejected] (missing necessary objects)', '', true],
  ['[remote rejected] (unpacker error)', 'error: unresolved deltas left after unpacking', true],
  ['[remote rejected] (unpacker error)', 'remote: fatal: pack exceeds maximum allowed size', false],
  ['', "fatal: unable to access 'https://h/a/b/': The requested URL returned error: 403", false],
])(
  'whether a push that fails with %s and "%s" is indeterminate: %s',
  (reason, stderr, expected) => {
    expect(isIndeterminate({ reason, stderr, forced: false })).toBe(expected);
  },
);
