import { describe, expect, test } from '@jest/globals';
import type { GitAnswer, GitRequest } from '../../scripts/git-server.mjs';
import { answerTo } from '../builders/github-api';
import type { RunResult } from './action';
import { image, MANIFEST, manifestOf } from './builders';
import { noticesOf, warningsOf } from './results';
import { inWorld, publish, runWell } from './runs';
import { jsonAnswer } from './runs-api';
import type { World } from './world';

const FIRST = { [MANIFEST]: manifestOf(image('redis', ['1.0'])) };
const SECOND = { [MANIFEST]: manifestOf(image('redis', ['1.0', '2.0'])) };

const SITE = '/repos/acme/catalog/pages';
const PAGES = `/api/v3${SITE}`;
const NOT_FOUND: GitAnswer = { status: 404, body: 'Not found' };

/** A request to the site or for a build, with `COMMIT` for the commit. */
interface Asked {
  readonly path: string;
  readonly authorization: string | undefined;
}

/** What a site answers to a request for a file of the branch, in a round. */
type Serve = (file: string, round: number, request: GitRequest) => GitAnswer;

/** The files of a branch as a site serves them. */
const filesOf =
  (tree: Readonly<Record<string, string>>): Serve =>
  (file) => {
    const body = tree[file];
    return body === undefined ? NOT_FOUND : { status: 200, body };
  };

/** Serves a site below `/site/`, as GitHub describes it, and what GitHub says of its last build. */
const serveSite = (w: World, serve: Serve): Asked[] => {
  const asked: Asked[] = [];
  w.server.hooks.onRequest = async (request) => {
    const url = new URL(request.url, w.server.url);
    if (url.pathname === PAGES)
      return jsonAnswer(
        answerTo(SITE, {
          ...{ html_url: `${w.server.url}/site/`, build_type: 'legacy' },
          source: { branch: 'gh-pages', path: '/' },
        }),
      );
    const isSite = /^\/(?:site|moved|login)\//.test(url.pathname);
    if (!isSite && !url.pathname.startsWith(`${PAGES}/`)) return undefined;
    const commit = w.log('gh-pages')[0]?.sha ?? '';
    asked.push({
      path: request.url.replace(commit, 'COMMIT'),
      authorization: request.headers.authorization,
    });
    if (!isSite) return NOT_FOUND;
    const file = decodeURIComponent(url.pathname.replace(/^\/\w+\//, ''));
    return serve(file, Number(url.searchParams.get('round')), request);
  };
  return asked;
};

const BUILDS = `${PAGES}/builds/latest`;
const askedAt = (file: string, round: number, root = '/site'): string =>
  `${root}/api/v1/${file}?commit=COMMIT&round=${round}`;
const pathsOf = (asked: ReadonlyArray<Asked>): string[] => asked.map(({ path }) => path);
const liveOf = ({ outputs }: RunResult) => [outputs['live'], outputs['live-after']];

/** Publishes, and again with another manifest and a live check. */
const secondRun = async (w: World, inputs: Readonly<Record<string, string>> = {}) => {
  const checkout = w.checkout(SECOND, { depth: 0 });
  return w.run(checkout, { 'base-url': '', verify: '30', ...inputs });
};

describe('a live check of a real site', () => {
  test(
    'sends no token, and waits until the site serves the publish at its own address',
    inWorld(async (w) => {
      await publish(w, FIRST);
      const former = w.tree('gh-pages');
      const asked = serveSite(w, (file, round, { url }) => {
        if (url.startsWith('/site/'))
          return { status: 301, headers: { Location: url.replace('/site/', '/moved/') } };
        return filesOf(round < 3 ? former : w.tree('gh-pages'))(file, round, { url } as never);
      });
      const result = await runWell(w, w.checkout(SECOND, { depth: 0 }), {
        ...{ 'base-url': '', verify: '900', 'fail-on': 'not-live' },
      });
      const both = (file: string, round: number): string[] => [
        askedAt(file, round),
        askedAt(file, round, '/moved'),
      ];
      expect(liveOf(result)).toEqual(['true', '30']);
      expect(pathsOf(asked)).toEqual([
        ...[...both('integrity.json', 1), BUILDS, ...both('integrity.json', 2), BUILDS],
        ...['integrity.json', 'changes.json', 'changes/2026-01-01.json', 'cve.json'].flatMap(
          (file) => both(file, 3),
        ),
      ]);
      const withToken = asked.filter(({ authorization }) => authorization !== undefined);
      expect(pathsOf(withToken)).toEqual([BUILDS, BUILDS]);
      expect([warningsOf(result), noticesOf(result)]).toEqual([[], []]);
      expect(result.summary).toContain('The site serves this publish since 30 s after the push.');
    }),
  );

  test(
    'asks no private host that the CNAME of the branch names',
    inWorld(async (w) => {
      await publish(w, FIRST);
      w.commitFile('gh-pages', 'CNAME', 'localhost.localdomain\n');
      const result = await secondRun(w, { verify: '1' });
      expect([result.code, liveOf(result)]).toEqual([0, ['false', '']]);
      expect(warningsOf(result).join()).toContain(
        '("localhost.localdomain is no public address; if it is meant, state it in base-url")',
      );
      expect(result.log).not.toContain('ECONNREFUSED');
    }),
  );

  test.each(['SIGTERM', 'SIGINT'])(
    'ends when the runner sends %s, with outputs and summary of what is published',
    (signal) =>
      inWorld(async (w) => {
        const canceller = new AbortController();
        serveSite(w, () => {
          // The answer and the wait for the next round follow.
          canceller.abort(signal);
          return NOT_FOUND;
        });
        const checkout = w.checkout(FIRST);
        const inputs = { 'base-url': '', verify: '3600' };
        const result = await w.run(checkout, inputs, { signal: canceller.signal });
        const commit = w.log('gh-pages')[0]?.sha ?? '';
        expect([result.code, result.leftovers]).toEqual([130, []]);
        expect(result.outputs).toMatchObject({
          ...{ changed: 'true', commit, images: '1', live: '', 'live-after': '' },
          integrity: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
          'api-url': `${w.server.url}/site/api/v1`,
        });
        const notice =
          'the run was told to stop while it waited for the site, so whether the site serves this publish is not known';
        expect(noticesOf(result)).toEqual([notice]);
        expect(result.summary).toContain(commit.slice(0, 7));
        expect(result.summary).toContain(notice);
        expect(result.outputs['summary']).toBe(result.summary);
      })(),
  );
});
