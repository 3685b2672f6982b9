import { describe, expect, test } from '@jest/globals';
import type { GitAnswer } from '../../scripts/git-server.mjs';
import { answerTo, branchRule } from '../builders/github-api';
import type { RunResult } from './action';
import { image, MANIFEST, manifestOf } from './builders';
import { noticesOf } from './results';
import { inWorld, publish, runWell } from './runs';
import { jsonAnswer } from './runs-api';
import type { World } from './world';

const FIRST = { [MANIFEST]: manifestOf(image('redis', ['1.0'])) };
const SECOND = { [MANIFEST]: manifestOf(image('redis', ['1.0', '2.0'])) };

const REPOSITORY = '/repos/acme/catalog';
const PAGES = `${REPOSITORY}/pages`;
const BRANCH = `${REPOSITORY}/branches/gh-pages`;
const RULES = `${REPOSITORY}/rules/branches/gh-pages`;

/** GitHub's API with these answers; everything else is not found. */
const api = (
  w: World,
  answers: Readonly<Record<string, GitAnswer>>,
  rest: GitAnswer = jsonAnswer({ message: 'Not Found' }, 404),
): ReadonlyArray<string> => {
  const asked: string[] = [];
  w.server.hooks.onRequest = async ({ method, url }) => {
    const [, path] = /\/api\/v3(\/[^?]*)/.exec(url) ?? [];
    if (path === undefined) {
      asked.push(`${method} ${url.replace(/^.*\.git|^\/acme\/catalog/, '')}`);
      return undefined;
    }
    asked.push(`${method} ${path}`);
    return answers[path] ?? rest;
  };
  return asked;
};

/** The group of checks in the log. */
const checksIn = ({ log }: RunResult): ReadonlyArray<string> => {
  const [, group] = /::group::Run the preflight checks\n(.*?)::endgroup::/s.exec(log) ?? [];
  return (group ?? '').split('\n').filter((line) => line !== '');
};

const site = (more: object = {}): GitAnswer =>
  jsonAnswer(
    answerTo(PAGES, {
      html_url: 'https://catalog.acme.test/',
      build_type: 'legacy',
      source: { branch: 'gh-pages', path: '/' },
      ...more,
    }),
  );

const branch = (isProtected: boolean): GitAnswer =>
  jsonAnswer(answerTo(BRANCH, { name: 'gh-pages', protected: isProtected }));

const HEALTHY = {
  [PAGES]: site(),
  [BRANCH]: branch(false),
  [RULES]: jsonAnswer([branchRule('deletion')]),
};

describe('the preflight checks of a dry run', () => {
  test(
    'report that all is well, send each request once and write nothing',
    inWorld(async (w) => {
      await publish(w, FIRST);
      const checkout = w.checkout(SECOND, { depth: 0 });
      const before = w.git('for-each-ref');
      const asked = api(w, HEALTHY);
      const result = await runWell(w, checkout, { 'dry-run': 'true' });
      const published = w.git('rev-parse', 'main~1');
      expect(checksIn(result)).toEqual([
        'ok: token: it may write to the repository',
        'ok: branch: "gh-pages" exists',
        'ok: protection: no branch protection and no ruleset prevents a push to "gh-pages"',
        'ok: pages: Pages serves the API at https://catalog.acme.test/api/v1',
        `ok: source: the order of ${checkout.sha.slice(0, 7)} of this run and ${published.slice(0, 7)}, the published source commit, is known`,
      ]);
      expect(result.log).toContain('\npreflight: ok: token, branch, protection, pages, source\n');
      expect(noticesOf(result)).toEqual([]);
      expect(asked.filter((each) => !each.includes('upload-pack')).toSorted()).toEqual(
        [
          'GET /info/refs?service=git-receive-pack',
          `GET ${BRANCH}`,
          `GET ${PAGES}`,
          `GET ${RULES}`,
        ].toSorted(),
      );
      expect(w.git('for-each-ref')).toBe(before);
    }),
  );

  test(
    'report every problem',
    inWorld(async (w) => {
      await publish(w, FIRST);
      w.checkout(FIRST);
      const checkout = w.checkout(SECOND);
      const published = w.git('rev-parse', 'main~2');
      api(w, {
        [PAGES]: site({ source: { branch: 'main', path: '/docs' } }),
        [BRANCH]: branch(true),
        [RULES]: jsonAnswer([branchRule('pull_request')]),
      });
      const inputs = { 'dry-run': 'true' };
      const result = await runWell(w, checkout, inputs, { token: w.readOnlyToken });
      const settings = `${w.server.url}/acme/catalog/settings/pages`;
      const pages = `Pages serves the branch "main", not "gh-pages": choose "Deploy from a branch" and "gh-pages" at ${settings}`;
      expect(checksIn(result)).toEqual([
        'info: token: read only, enough for a dry run; a push would fail; the token may not write: give the job "permissions: contents: write" (a pull request from a fork cannot have it: use dry-run there)',
        'ok: branch: "gh-pages" exists',
        'PROBLEM: protection: rulesets of "gh-pages" ("pull_request") may refuse a push: publish to a branch that they do not cover, or exclude this one (Settings > Rules); only an organization can let GitHub Actions bypass a ruleset',
        `PROBLEM: pages: ${pages}`,
        `PROBLEM: source: neither the checkout nor GitHub knows the order of ${checkout.sha.slice(0, 7)} of this run and ${published.slice(0, 7)}, the published source commit, so the later date wins; set "fetch-depth: 0" for actions/checkout, or let source-token read the repository`,
      ]);
      expect(noticesOf(result)).toContain(pages);
    }),
  );

  test(
    'find nothing wrong with a pull request: its token only reads, and GitHub knows the order of commits',
    inWorld(async (w) => {
      await publish(w, FIRST);
      w.checkout(FIRST);
      const checkout = w.checkout(SECOND);
      const published = w.git('rev-parse', 'main~2');
      const comparison = `${REPOSITORY}/compare/${checkout.sha}...${published}`;
      api(w, { ...HEALTHY, [comparison]: jsonAnswer(answerTo(comparison, { status: 'behind' })) });
      const result = await runWell(
        w,
        checkout,
        { 'dry-run': 'true' },
        {
          token: w.readOnlyToken,
          env: { GITHUB_EVENT_NAME: 'pull_request' },
        },
      );
      expect(checksIn(result)).toEqual([
        'info: token: read only, as a pull request should be',
        'ok: branch: "gh-pages" exists',
        'ok: protection: no branch protection and no ruleset prevents a push to "gh-pages"',
        'ok: pages: Pages serves the API at https://catalog.acme.test/api/v1',
        `ok: source: the order of ${checkout.sha.slice(0, 7)} of this run and ${published.slice(0, 7)}, the published source commit, is known`,
      ]);
      expect(result.summary).toContain(
        '\n**Preflight** · ✅ branch, protection, pages, source · ℹ️ token: read only, as a pull request should be\n',
      );
    }),
  );

  const MAY_NOT =
    'the token may not ask what Pages serves (403): give the job "permissions: pages: read", or look at SETTINGS';
  const OFF =
    'GitHub knows no Pages site here (404): switch Pages on at SETTINGS: "Deploy from a branch", branch "gh-pages", folder "/ (root)" (offered once the branch exists)';
  const NOT_SAID = 'GitHub does not say what Pages serves; look at SETTINGS';
  test.each<readonly [string, GitAnswer, string]>([
    ['bad token', jsonAnswer({ message: 'Bad credentials' }, 401), MAY_NOT],
    ['forbidden', jsonAnswer({ message: 'Resource not accessible by integration' }, 403), MAY_NOT],
    [
      'asked too often',
      jsonAnswer({ message: 'API rate limit exceeded' }, 403, { 'X-RateLimit-Remaining': '0' }),
      NOT_SAID,
    ],
    ['not found', jsonAnswer({ message: 'Not Found' }, 404), OFF],
    ['bad gateway', jsonAnswer({}, 502), NOT_SAID],
    ['not an object', { ...jsonAnswer('x'), malformed: true }, NOT_SAID],
    ['no answer', { status: 0 }, NOT_SAID],
  ])('report as unknown, and tell apart, what GitHub does not answer: %s', (_, rest, pages) =>
    inWorld(async (w) => {
      await publish(w, FIRST);
      api(w, {}, rest);
      const result = await runWell(w, w.checkout(SECOND, { depth: 0 }), { 'dry-run': 'true' });
      expect(checksIn(result).filter((line) => line.startsWith('unknown'))).toEqual([
        'unknown: protection: GitHub does not say whether "gh-pages" is protected',
        `unknown: pages: ${pages.replace('SETTINGS', `${w.server.url}/acme/catalog/settings/pages`)}`,
      ]);
      expect(noticesOf(result)).toEqual([]);
    })(),
  );

  test(
    'report as unknown whether the token may write if the remote does not answer',
    inWorld(async (w) => {
      w.server.hooks.onRequest = async ({ service }) =>
        service === 'git-receive-pack' ? { status: 500 } : undefined;
      const result = await runWell(w, w.checkout(FIRST), { 'dry-run': 'true' });
      expect(checksIn(result)[0]).toMatch(/^unknown: token: a push would fail; /);
    }),
  );

  test(
    'report that nothing is published before the first publish',
    inWorld(async (w) => {
      api(w, HEALTHY);
      const result = await runWell(w, w.checkout(FIRST), { 'dry-run': 'true' });
      expect(checksIn(result)).toEqual([
        'ok: token: it may write to the repository',
        'ok: branch: "gh-pages" does not exist, the first publish creates it',
        'ok: protection: no branch protection and no ruleset prevents a push to "gh-pages"',
        'ok: pages: Pages serves the API at https://catalog.acme.test/api/v1',
        'ok: source: nothing is published yet',
      ]);
      expect(w.git('for-each-ref', 'refs/heads/gh-pages')).toBe('');
    }),
  );

  test(
    'do not run in a publish',
    inWorld(async (w) => {
      const asked = api(w, HEALTHY);
      const result = await runWell(w, w.checkout(FIRST));
      expect(checksIn(result)).toEqual([]);
      expect(asked.filter((each) => each.includes('/repos/'))).toEqual([`GET ${PAGES}`]);
    }),
  );
});

describe('a run says what to set where Pages does not serve the branch', () => {
  const served = (more: object) => ({ [PAGES]: site(more) });
  const WORKFLOW = { build_type: 'workflow', source: { branch: 'gh-pages', path: '/' } };
  test.each<readonly [string, object, Readonly<Record<string, string>>, string | undefined]>([
    [
      'another branch',
      { source: { branch: 'main', path: '/' } },
      {},
      'Pages serves the branch "main", not "gh-pages": choose "Deploy from a branch" and "gh-pages" at SETTINGS',
    ],
    [
      'another folder',
      { source: { branch: 'gh-pages', path: '/docs' } },
      {},
      'Pages serves only the folder "/docs" of "gh-pages", and the API is outside of it: choose the folder "/ (root)" at SETTINGS, or set the input destination to "docs"',
    ],
    [
      'what a workflow deploys',
      WORKFLOW,
      {},
      'Pages serves what a workflow deploys, not the branch "gh-pages": choose "Deploy from a branch" and "gh-pages" at SETTINGS, or let that workflow deploy the folder of the input output',
    ],
    ['the output, deployed by a workflow', WORKFLOW, { output: 'site' }, undefined],
    ['the branch', {}, {}, undefined],
    [
      'another branch, where an address is stated',
      { source: { branch: 'main', path: '/' } },
      { 'base-url': 'https://acme.test' },
      undefined,
    ],
  ])('%s', (_, more, inputs, notice) =>
    inWorld(async (w) => {
      const { checkout } = await publish(w, FIRST);
      api(w, served(more));
      const result = await runWell(w, checkout, inputs);
      const settings = `${w.server.url}/acme/catalog/settings/pages`;
      expect(noticesOf(result)).toEqual(
        notice === undefined ? [] : [notice.replace('SETTINGS', settings)],
      );
    })(),
  );
});
