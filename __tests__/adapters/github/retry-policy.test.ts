import { describe, expect, test } from '@jest/globals';
import {
  describeFailure,
  type FailedRequest,
  retryDelay,
} from '../../../src/adapters/github/retry-policy';

const failed = (
  status: number,
  headers: FailedRequest['headers'] = {},
  message = 'x',
): FailedRequest => ({
  status,
  headers,
  message,
});

test.each<readonly [string, FailedRequest, number, number | undefined]>([
  ['network', failed(0), 1, 500],
  ['grows', failed(502), 3, 5_000],
  ['comes to an end', failed(503), 5, undefined],
  ['time-out', failed(408), 1, 500],
  ['server that says when', failed(503, { 'retry-after': '7' }), 1, 7000],
  ['limit that gives a date', failed(429, { 'retry-after': 'Thu, 01 Jan 2026' }), 1, 500],
  ['sooner than our own pause', failed(429, { 'retry-after': '1' }), 2, 2_000],
  ['primary limit', failed(403, { 'x-ratelimit-remaining': '0' }), 1, 500],
  ['secondary limit', failed(403, {}, 'You have exceeded a secondary rate limit'), 1, 500],
  ['too long', failed(429, { 'retry-after': '901' }), 1, undefined],
  ['forbidden', failed(403, { 'x-ratelimit-remaining': '4999' }), 1, undefined],
  ['not found', failed(404), 1, undefined],
  ['not accepted', failed(401), 1, undefined],
  ['gone', failed(410), 1, undefined],
  ['certificate', failed(0, {}, 'self-signed certificate in chain'), 1, undefined],
  ['proxy', failed(0, {}, 'no tunnel, statusCode=407'), 1, undefined],
  ['proxy in trouble', failed(0, {}, 'no tunnel, statusCode=502'), 1, 500],
  ['server that speaks of certificates', failed(500, {}, 'certificate'), 1, 500],
])('the pause before the next try: %s', (_, what, tries, pause) => {
  expect(retryDelay(what, tries)).toBe(pause);
});

describe('the error after the last attempt', () => {
  test.each<readonly [FailedRequest, string]>([
    [
      failed(0, {}, 'ECONNREFUSED'),
      'the list: no answer (ECONNREFUSED); GitHub or the network has a problem: run again',
    ],
    [
      failed(0, {}, 'certificate has expired'),
      "the list: no answer (certificate has expired); the certificate of the server is not trusted: name the authority that signed it in GIT_SSL_CAINFO on the runner, and in NODE_EXTRA_CA_CERTS for GitHub's API (the user's configuration has no effect here)",
    ],
    [
      failed(502, {}, 'y'.repeat(300)),
      `the list: status 502 (${'y'.repeat(200)}); GitHub or the network has a problem: run again`,
    ],
    [
      failed(401, {}, 'Bad credentials'),
      'the list: status 401 (Bad credentials); the token is not accepted: check the input source-token',
    ],
    [
      failed(429),
      'the list: status 429 (x); GitHub is limiting requests: run again later, with fewer workflows at the same time',
    ],
    [
      failed(403),
      'the list: status 403 (x); the token may not read artifacts: give the job "permissions: {actions: read, contents: write}", or a source-token with actions: read',
    ],
    [
      failed(404),
      'the list: status 404 (x); it does not exist, or the token may not see it: check artifact-run-id, and give the job "permissions: {actions: read, contents: write}"',
    ],
    [
      failed(410),
      'the list: status 410 (x); it has expired: scan again, or keep artifacts for longer (retention-days)',
    ],
  ])('%j', (what, message) => {
    expect(describeFailure('the list', what)).toEqual({ message });
  });
});

/** The words of GitHub's API in public threads. */
test.each<readonly [message: string, advice: string, pause: number | undefined]>([
  [
    'Although you appear to have the correct authorization credentials, the `aquasecurity` organization has an IP allow list enabled, and your IP address is not permitted to access this resource.',
    'the organization accepts requests only from listed addresses: add the address of the runner to its IP allow list, or use a runner that is on it',
    undefined,
  ],
  [
    'You have exceeded a secondary rate limit and have been temporarily blocked from content creation. Please retry your request again later.',
    'GitHub is limiting requests: run again later, with fewer workflows at the same time',
    500,
  ],
  [
    "The 'NixOS' organization forbids access via a fine-grained personal access tokens if the token's lifetime is greater than 90 days. Please adjust your token's lifetime at the following URL: https://github.com/settings/personal-access-tokens/12885303",
    'the organization does not accept a token of this kind or lifetime: use the token of the job, or of a GitHub App, or a personal one that the organization allows',
    undefined,
  ],
  [
    'Repository access blocked',
    'GitHub has disabled the account or the repository: its owner must ask GitHub why',
    undefined,
  ],
])('a request that GitHub refuses with 403: %s', (message, advice, pause) => {
  const refused = failed(403, {}, message);
  expect(retryDelay(refused, 1)).toBe(pause);
  expect(describeFailure('the list', refused)).toEqual({
    message: `the list: status 403 (${message.slice(0, 200)}); ${advice}`,
  });
});
