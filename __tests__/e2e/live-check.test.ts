/** The live check of a real site; `__tests__/stages/check-site.test.ts` has every case. */
import { expect, test } from '@jest/globals';
import type { GitAnswer, GitRequest } from '../../scripts/git-server.mjs';
import { answerTo } from '../builders/github-api';
import { image, MANIFEST, manifestOf } from './builders';
import { jsonAnswer } from './github-answers';
import { noticesOf, warningsOf } from './results';
import { inWorld, publish, runWell } from './runs';

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

/** Serves a site below `/site/`, as GitHub describes it, and knows no build of it. */
const serveSite = (w: World, serve: (url: URL, request: GitRequest) => GitAnswer): Asked[] => {
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
    const isSite = /^\/(?:site|moved)\//.test(url.pathname);
    if (!isSite && !url.pathname.startsWith(`${PAGES}/`)) return undefined;
    const commit = w.log('gh-pages')[0]?.sha ?? '';
    asked.push({
      path: request.url.replace(commit, 'COMMIT'),
      authorization: request.headers.authorization,
    });
    return isSite ? serve(url, request) : NOT_FOUND;
  };
  return asked;
};

const pathsOf = (asked: ReadonlyArray<Asked>): string[] => asked.map(({ path }) => path);

test(
  'sends no token, and waits until the site serves the publish at its own address',
  inWorld(async (w) => {
    await publish(w, FIRST);
    const former = w.tree('gh-pages');
    const asked = serveSite(w, ({ pathname, searchParams, href }) => {
      if (pathname.startsWith('/site/'))
        return { status: 301, headers: { Location: href.replace('/site/', '/moved/') } };
      const tree = Number(searchParams.get('round')) < 3 ? former : w.tree('gh-pages');
      const body = tree[pathname.replace('/moved/', '')];
      return body === undefined ? NOT_FOUND : { status: 200, body };
    });
    const result = await runWell(w, w.checkout(SECOND, { depth: 0 }), {
      ...{ 'base-url': '', verify: '900', 'fail-on': 'not-live' },
    });
    const BUILDS = `${PAGES}/builds/latest`;
    const both = (file: string, round: number): string[] =>
      ['/site', '/moved'].map((root) => `${root}/api/v1/${file}?commit=COMMIT&round=${round}`);
    expect([result.outputs['live'], result.outputs['live-after']]).toEqual(['true', '30']);
    expect(pathsOf(asked)).toEqual([
      ...[...both('integrity.json', 1), BUILDS, ...both('integrity.json', 2), BUILDS],
      ...['integrity.json', 'changes.json', 'changes/2026-01-01.json', 'cve.json'].flatMap((file) =>
        both(file, 3),
      ),
    ]);
    const withToken = asked.filter(({ authorization }) => authorization !== undefined);
    expect(pathsOf(withToken)).toEqual([BUILDS, BUILDS]);
    expect([warningsOf(result), noticesOf(result)]).toEqual([[], []]);
    expect(result.summary).toContain('The site served this publish 30 s after the push.');
  }),
);

test(
  'ends when the runner says so, with outputs and summary of what is published',
  inWorld(async (w) => {
    const canceller = new AbortController();
    serveSite(w, () => {
      // The answer and the wait for the next round follow.
      canceller.abort('SIGINT');
      return NOT_FOUND;
    });
    const inputs = { 'base-url': '', verify: '3600' };
    const result = await w.run(w.checkout(FIRST), inputs, { signal: canceller.signal });
    const commit = w.log('gh-pages')[0]?.sha ?? '';
    expect([result.code, result.leftovers]).toEqual([130, []]);
    expect(result.outputs).toMatchObject({
      ...{ changed: 'true', commit, images: '1', live: '', 'live-after': '' },
      integrity: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      'api-url': `${w.server.url}/site/api/v1`,
      summary: result.summary,
    });
    const notice =
      'the run was cancelled while it waited for the site, so it is unknown whether the site serves this publish';
    expect(noticesOf(result)).toEqual([notice]);
    expect(result.summary).toContain(commit.slice(0, 7));
    expect(result.summary).toContain(notice);
  }),
);
