import { describe, expect, test } from '@jest/globals';
import type { GitAnswer } from '../../scripts/git-server.mjs';
import { answerTo } from '../builders/github-api';
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

const HEALTHY = { [PAGES]: site() };

describe('the preflight checks of a dry run', () => {
  test(
    'report that all is well, send each request once and write nothing',
    inWorld(async (w) => {
      await publish(w, FIRST);
      const checkout = w.checkout(SECOND, { depth: 0 });
      const before = w.git('for-each-ref');
      const asked = api(w, HEALTHY);
      const result = await runWell(w, checkout, { 'dry-run': 'true' });
      expect(checksIn(result)).toEqual([
        'ok: token: it may write to the repository',
        'ok: pages: Pages serves the API at https://catalog.acme.test/api/v1',
      ]);
      expect(result.log).toContain('\npreflight: ok: token, pages\n');
      expect(noticesOf(result)).toEqual([]);
      expect(asked.filter((each) => !each.includes('upload-pack')).toSorted()).toEqual(
        ['GET /info/refs?service=git-receive-pack', `GET ${PAGES}`].toSorted(),
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
      api(w, {
        [PAGES]: site({ source: { branch: 'main', path: '/docs' } }),
      });
      const inputs = { 'dry-run': 'true' };
      const result = await runWell(w, checkout, inputs, { token: w.readOnlyToken });
      const settings = `${w.server.url}/acme/catalog/settings/pages`;
      const pages = `Pages serves the branch "main", not "gh-pages": choose "Deploy from a branch" and "gh-pages" at ${settings}`;
      expect(checksIn(result)).toEqual([
        'info: token: read only, enough for a dry run; a push would fail; the token may not write: give the job "permissions: contents: write" (a pull request from a fork cannot have it: use dry-run there)',
        `PROBLEM: pages: ${pages}`,
      ]);
      expect(noticesOf(result)).toContain(pages);
    }),
  );

  test(
    'find nothing wrong with a pull request, whose token only reads',
    inWorld(async (w) => {
      await publish(w, FIRST);
      w.checkout(FIRST);
      const checkout = w.checkout(SECOND);
      api(w, HEALTHY);
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
        'ok: pages: Pages serves the API at https://catalog.acme.test/api/v1',
      ]);
      expect(result.summary).toContain(
        '\n**Preflight** · ✅ pages · ℹ️ token: read only, as a pull request should be\n',
      );
    }),
  );

  const MAY_NOT =
    'the token may not ask what Pages serves (403): give the job "permissions: pages: read", or look at SETTINGS';
  const OFF =
    'GitHub knows no Pages site here (404): switch Pages on at SETTINGS: "Deploy from a branch", branch "gh-pages", folder "/ (root)" (offered once the branch exists)';
  const NOT_SAID = 'GitHub does not say what Pages serves; look at SETTINGS';
  test(
    'report as unknown, and tell apart, what GitHub does not answer',
    inWorld(async (w) => {
      await publish(w, FIRST);
      const checkout = w.checkout(SECOND, { depth: 0 });
      const limit = { 'X-RateLimit-Remaining': '0' };
      for (const [answer, pages] of [
        [jsonAnswer({ message: 'Bad credentials' }, 401), MAY_NOT],
        [jsonAnswer({ message: 'Resource not accessible by integration' }, 403), MAY_NOT],
        [jsonAnswer({ message: 'API rate limit exceeded' }, 403, limit), NOT_SAID],
        [jsonAnswer({ message: 'Not Found' }, 404), OFF],
        [jsonAnswer({}, 502), NOT_SAID],
        [{ ...jsonAnswer('x'), malformed: true }, NOT_SAID],
        [{ status: 0 }, NOT_SAID],
      ] as const) {
        api(w, {}, answer);
        const result = await runWell(w, checkout, { 'dry-run': 'true' });
        expect(checksIn(result).filter((line) => line.startsWith('unknown'))).toEqual([
          `unknown: pages: ${pages.replace('SETTINGS', `${w.server.url}/acme/catalog/settings/pages`)}`,
        ]);
        expect(noticesOf(result)).toEqual([]);
      }
    }),
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
    'do not run in a publish',
    inWorld(async (w) => {
      const asked = api(w, HEALTHY);
      const result = await runWell(w, w.checkout(FIRST));
      expect(checksIn(result)).toEqual([]);
      expect(asked.filter((each) => each.includes('/repos/'))).toEqual([`GET ${PAGES}`]);
    }),
  );
});

test(
  'a run says what to set where Pages does not serve the branch',
  inWorld(async (w) => {
    const { checkout } = await publish(w, FIRST);
    const workflow = { build_type: 'workflow', source: { branch: 'gh-pages', path: '/' } };
    const other = { source: { branch: 'main', path: '/' } };
    const said =
      'Pages serves the branch "main", not "gh-pages": choose "Deploy from a branch" and "gh-pages" at SETTINGS';
    for (const [more, inputs, notices] of [
      [other, {}, [said.replace('SETTINGS', `${w.server.url}/acme/catalog/settings/pages`)]],
      [other, { 'base-url': 'https://acme.test' }, []],
      [workflow, { output: 'site' }, []],
    ] as const) {
      api(w, { [PAGES]: site(more) });
      expect(noticesOf(await runWell(w, checkout, inputs))).toEqual(notices);
    }
  }),
);
