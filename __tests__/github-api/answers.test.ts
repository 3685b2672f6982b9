/** What the decoders make of the answers that GitHub's description of its API allows. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import {
  decodeComparison,
  decodePagesBuild,
  decodePagesSite,
} from '../../src/adapters/github/answers';
import { parseArtifacts, parseRun } from '../../src/artifacts/artifact';
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

describe('the example of GitHub is decoded:', () => {
  test.each<readonly [string, unknown, unknown]>([
    [
      'the site',
      decodePagesSite(example(`${REPOSITORY}/pages`)),
      O.some({
        address: 'https://developer.github.com',
        branch: 'master',
        folder: '',
        isCustom: true,
      }),
    ],
    [
      'the last build of the site',
      decodePagesBuild(example(`${REPOSITORY}/pages/builds/latest`)),
      O.some({
        kind: 'build',
        status: 'built',
        commit: '351391cdcb88ffae71ec3028c91f375a8036a26b',
        error: null,
      }),
    ],
    [
      'the comparison',
      decodeComparison(example(`${REPOSITORY}/compare/{basehead}`)),
      O.some('behind'),
    ],
    [
      'the run',
      parseRun(example(`${REPOSITORY}/actions/runs/{run_id}`)),
      E.right({
        event: 'push',
        repository: 'octocat/Hello-World',
        headRepository: 'octo-org/octo-repo',
      }),
    ],
  ])('%s', (_, decoded, expected) => {
    expect(decoded).toEqual(expected);
  });
});

/** Whether a decoder understands an answer. A site without a valid address is understood as none. */
const UNDERSTOOD: Readonly<Record<string, (answer: unknown) => boolean>> = {
  [`${REPOSITORY}/pages`]: (answer) => {
    const valid = { ...(answer as object), html_url: 'https://acme.github.io/catalog/' };
    decodePagesSite(answer);
    return O.isSome(decodePagesSite(valid));
  },
  [`${REPOSITORY}/pages/builds/latest`]: (answer) => O.isSome(decodePagesBuild(answer)),
  [`${REPOSITORY}/compare/{basehead}`]: (answer) => O.isSome(decodeComparison(answer)),
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
      { numRuns: 200 },
    );
  },
);

test('a stub gets valid answers from few values', () => {
  const pages = '/repos/acme/catalog/pages';
  expect(mismatchesOf(pages, answerTo(pages, { source: { branch: 'x', path: '/' } }))).toEqual([]);
});
