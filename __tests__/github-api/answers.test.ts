/** What the decoders make of the answers that GitHub's description of its API allows. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import {
  decodeComparison,
  decodePagesBuild,
  decodePagesSite,
} from '../../src/adapters/github/answers';
import { checksumOf, parseArtifacts, parseRun } from '../../src/read/artifacts/artifact';
import { isFromFork } from '../../src/read/artifacts/check-artifacts';
import { arbitraryAnswer } from '../builders/arbitrary-answers';
import { answerTo, mismatchesOf, OPERATIONS } from '../builders/github-api';

const REPOSITORY = '/repos/{owner}/{repo}';

test.each(OPERATIONS)('GitHub describes its own example of $template', ({ template, example }) => {
  const url = template.replace('{basehead}', 'a...b').replace(/\{\w+\}/g, 'x');
  expect(mismatchesOf(url, example)).toEqual([]);
});

test('an answer that GitHub does not give is found', () => {
  expect(mismatchesOf('/repos/a/b/pages', { html_url: 'x' }).length).toBeGreaterThan(0);
  expect(mismatchesOf('/repos/a/b/else', {})).toEqual(['/repos/a/b/else: not described']);
});

const example = (template: string): unknown =>
  OPERATIONS.find((each) => each.template === template)?.example;

test.each<readonly [string, unknown, unknown]>([
  [
    'the site',
    decodePagesSite(example(`${REPOSITORY}/pages`)),
    {
      address: 'https://developer.github.com',
      branch: 'master',
      folder: '',
      isCustom: true,
    },
  ],
  [
    'the last build of the site',
    decodePagesBuild(example(`${REPOSITORY}/pages/builds/latest`)),
    {
      status: 'built',
      commit: '351391cdcb88ffae71ec3028c91f375a8036a26b',
      error: null,
    },
  ],
  ['the comparison', decodeComparison(example(`${REPOSITORY}/compare/{basehead}`)), 'behind'],
  [
    'the run',
    parseRun(example(`${REPOSITORY}/actions/runs/{run_id}`)),
    E.right({
      event: 'push',
      repository: { full_name: 'octocat/Hello-World' },
      head_repository: { full_name: 'octo-org/octo-repo' },
    }),
  ],
])('the example of GitHub is decoded: %s', (_, decoded, expected) => {
  expect(decoded).toEqual(expected);
});

describe('an artifact in an answer', () => {
  const SHA256 = '0123456789abcdef'.repeat(4);
  const RUN = { repository_id: 1, head_repository_id: 2 };
  const stated = {
    ...{ id: 1, name: 'scan', expired: true },
    ...{ created_at: '2026-01-02T00:00:00Z', expires_at: '2026-04-03T00:00:00Z' },
    digest: `sha256:${SHA256}`,
    workflow_run: RUN,
  };

  test.each<readonly [string, object, boolean, string]>([
    ['of a fork', {}, true, SHA256],
    [
      'of the repository itself',
      { workflow_run: { ...RUN, head_repository_id: 1 } },
      false,
      SHA256,
    ],
    ['of a run that is not stated', { workflow_run: null, digest: null }, false, ''],
    ['with a hash of another kind', { digest: `sha512:${SHA256}` }, true, ''],
  ])('%s', (_, more, fromFork, checksum) => {
    const answer = { total_count: 7, artifacts: [{ ...stated, ...more }] };
    const read = parseArtifacts(answer);
    const [found] = E.isRight(read) ? read.right.artifacts : [];
    expect([read, found && isFromFork(found), found && checksumOf(found)]).toEqual([
      E.right(answer),
      fromFork,
      checksum,
    ]);
  });

  test('that is not from GitHub is reported with its places', () => {
    const place = (at: string, found: string, expected: string): string =>
      `GitHub's answer about the artifacts of a run at ${at}: found ${found}, expected ${expected}; check GITHUB_API_URL, and run again`;
    const read = parseArtifacts({ artifacts: [{ ...stated, id: 'x', name: '' }] });
    expect(E.isLeft(read) && read.left.map(({ message }) => message)).toEqual([
      place('total_count', 'nothing', 'a number'),
      place('artifacts[0].id', '"x"', 'a number'),
      place('artifacts[0].name', '""', 'a text that is not empty'),
    ]);
    expect(E.isLeft(parseArtifacts('<html>'))).toBe(true);
  });
});

/** Whether a decoder understands an answer. A site without a valid address is understood as none. */
const UNDERSTOOD: Readonly<Record<string, (answer: unknown) => boolean>> = {
  [`${REPOSITORY}/pages`]: (answer) => {
    const valid = { ...(answer as object), html_url: 'https://acme.github.io/catalog/' };
    decodePagesSite(answer);
    return decodePagesSite(valid) !== undefined;
  },
  [`${REPOSITORY}/pages/builds/latest`]: (answer) => decodePagesBuild(answer) !== undefined,
  [`${REPOSITORY}/compare/{basehead}`]: (answer) => decodeComparison(answer) !== undefined,
  [`${REPOSITORY}/actions/runs/{run_id}`]: (answer) => E.isRight(parseRun(answer)),
  [`${REPOSITORY}/actions/runs/{run_id}/artifacts`]: (answer) => E.isRight(parseArtifacts(answer)),
};

test.each(Object.entries(UNDERSTOOD))(
  'an answer without optional values, and with null where it may be, is understood: %s',
  (template, isUnderstood) => {
    const url = template.replace(/\{\w+\}/g, 'x');
    fc.assert(
      fc.property(arbitraryAnswer(template), (answer) => {
        fc.pre(mismatchesOf(url, answer).length === 0);
        expect(isUnderstood(answer)).toBe(true);
      }),
      { numRuns: 60 },
    );
  },
);

test('a stub gets valid answers from few values', () => {
  const pages = '/repos/acme/catalog/pages';
  expect(mismatchesOf(pages, answerTo(pages, { source: { branch: 'x', path: '/' } }))).toEqual([]);
});
