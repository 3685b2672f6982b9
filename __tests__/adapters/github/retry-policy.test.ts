import { describe, expect, test } from '@jest/globals';
import {
  describeFailure,
  type FailedRequest,
  retryDelay,
} from '../../../src/adapters/github/retry-policy';

const NOW = Date.parse('2026-01-01T00:00:00Z');
const IN_90_S = String(NOW / 1000 + 90);

const failed = (
  status: number,
  headers: FailedRequest['headers'] = {},
  message = 'x',
): FailedRequest => ({
  status,
  headers,
  message,
});

describe('the pause before the next try', () => {
  test.each<readonly [string, FailedRequest, number, number | undefined]>([
    ['network', failed(0), 1, 500],
    ['server', failed(502), 1, 500],
    ['grows', failed(500), 2, 1500],
    ['grows on', failed(503), 4, 13_500],
    ['comes to an end', failed(503), 5, undefined],
    ['time-out', failed(408), 1, 500],
    ['server that says when', failed(503, { 'retry-after': '7' }), 1, 7000],
    ['limit', failed(429), 1, 500],
    ['limit that says when', failed(429, { 'retry-after': '30' }), 1, 30_000],
    [
      'limit that gives a date',
      failed(429, { 'retry-after': 'Thu, 01 Jan 2026 00:01:00 GMT' }),
      1,
      60_000,
    ],
    ['a date that is past', failed(429, { 'retry-after': 'Thu, 01 Jan 2025 00:00:00 GMT' }), 1, 0],
    [
      'primary limit',
      failed(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': IN_90_S }),
      1,
      90_000,
    ],
    ['secondary limit', failed(403, {}, 'You have exceeded a secondary rate limit'), 1, 60_000],
    ['too long', failed(429, { 'retry-after': '901' }), 1, undefined],
    ['forbidden', failed(403, { 'x-ratelimit-remaining': '4999' }), 1, undefined],
    ['not found', failed(404), 1, undefined],
    ['not accepted', failed(401), 1, undefined],
    ['gone', failed(410), 1, undefined],
    ['certificate', failed(0, {}, 'self-signed certificate in chain'), 1, undefined],
    ['proxy', failed(0, {}, 'no tunnel, statusCode=407'), 1, undefined],
    ['proxy in trouble', failed(0, {}, 'no tunnel, statusCode=502'), 1, 500],
    ['server that speaks of certificates', failed(500, {}, 'certificate'), 1, 500],
  ])('%s', (_, what, tries, pause) => {
    expect(retryDelay(what, tries, NOW, 0)).toBe(pause);
  });

  test('has jitter, so that runs do not retry together', () => {
    expect(retryDelay(failed(500), 1, NOW, 0.8)).toBe(600);
  });
});

describe('the error after the last attempt', () => {
  test.each<readonly [FailedRequest, string]>([
    [
      failed(0, {}, 'ECONNREFUSED'),
      'the list: no answer (ECONNREFUSED); GitHub or the network has a problem: run again',
    ],
    [
      failed(0, {}, 'certificate has expired'),
      'the list: no answer (certificate has expired); the certificate of the server is not trusted: name the authority that signed it in NODE_EXTRA_CA_CERTS, on the runner',
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
describe('a request that GitHub refuses with 403', () => {
  const LIMITED =
    'GitHub is limiting requests: run again later, with fewer workflows at the same time';
  const ADDRESS =
    'the organization accepts requests only from listed addresses: add the address of the runner to its IP allow list, or use a runner that is on it';
  const KIND =
    'the organization does not accept a token of this kind or lifetime: use the token of the job, or of a GitHub App, or a personal one that the organization allows';
  const RIGHTS =
    'the token may not read artifacts: give the job "permissions: {actions: read, contents: write}", or a source-token with actions: read';
  test.each<readonly [source: string, message: string, advice: string, pause: number | undefined]>([
    [
      'https://github.com/aquasecurity/trivy/issues/10567',
      'Although you appear to have the correct authorization credentials, the `aquasecurity` organization has an IP allow list enabled, and your IP address is not permitted to access this resource.',
      ADDRESS,
      undefined,
    ],
    [
      'https://github.com/bridgecrewio/checkov-action/issues/97',
      'Although you appear to have the correct authorization credentials, the `bridgecrewio` organization has an IP allow list enabled, and 18.237.254.32 is not permitted to access this resource.',
      ADDRESS,
      undefined,
    ],
    [
      'https://github.com/EnricoMi/publish-unit-test-result-action/issues/170',
      'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
      LIMITED,
      60_000,
    ],
    [
      'https://github.com/fjogeleit/yaml-update-action/issues/537',
      'You have exceeded a secondary rate limit and have been temporarily blocked from content creation. Please retry your request again later.',
      LIMITED,
      60_000,
    ],
    [
      'https://github.com/InsightSoftwareConsortium/ITKSphinxExamples/pull/57',
      "API rate limit exceeded for XXX.XXX.XXX.XXX. (But here's the good news: Authenticated requests get a higher rate limit. Check out the documentation for more details.)",
      LIMITED,
      500,
    ],
    [
      'https://github.com/NixOS/org/issues/247',
      "The 'NixOS' organization forbids access via a fine-grained personal access tokens if the token's lifetime is greater than 90 days. Please adjust your token's lifetime at the following URL: https://github.com/settings/personal-access-tokens/12885303",
      KIND,
      undefined,
    ],
    [
      'https://github.com/git-town/git-town/issues/4609',
      '`ORGANIZATION` forbids access via a personal access token (classic). Please use a GitHub App, OAuth App, or a personal access token with fine-grained permissions.',
      KIND,
      undefined,
    ],
    [
      'https://github.com/caarlos0/fork-cleaner/issues/99',
      'Repository access blocked',
      'GitHub has disabled the account or the repository: its owner has to ask GitHub why',
      undefined,
    ],
    [
      'https://github.com/einaregilsson/build-number/issues/23',
      'Resource not accessible by integration',
      RIGHTS,
      undefined,
    ],
  ])('%s', (_, message, advice, pause) => {
    const refused = failed(403, {}, message);
    expect(retryDelay(refused, 1, NOW, 0)).toBe(pause);
    expect(describeFailure('the list', refused)).toEqual({
      message: `the list: status 403 (${message.slice(0, 200)}); ${advice}`,
    });
  });
});
