/**
 * The live check, while it waits. `template.test.ts` has it by night, and `__tests__/stages/check-site.test.ts` every
 * case.
 */
import { expect, test } from '@jest/globals';
import { answerTo } from '../builders/github-api';
import { image, MANIFEST, manifestOf } from './builders';
import { jsonAnswer } from './github-answers';
import { noticesOf } from './results';
import { inWorld } from './runs';
import type { World } from './world';

const FIRST = { [MANIFEST]: manifestOf(image('redis', ['1.0'])) };

const SITE = '/repos/acme/catalog/pages';

/** Serves a site that is not there, as GitHub describes it; calls `onAsked` when it is asked. */
const serveNothing = (w: World, onAsked: () => void): void => {
  w.server.hooks.onRequest = async (request) => {
    const { pathname } = new URL(request.url, w.server.url);
    if (pathname === `/api/v3${SITE}`)
      return jsonAnswer(
        answerTo(SITE, {
          ...{ html_url: `${w.server.url}/site/`, build_type: 'legacy' },
          source: { branch: 'gh-pages', path: '/' },
        }),
      );
    if (!pathname.startsWith('/site/')) return undefined;
    onAsked();
    return { status: 404, body: 'Not found' };
  };
};

test(
  'ends when the runner says so, with outputs and summary of what is published',
  inWorld(async (w) => {
    const canceller = new AbortController();
    // The answer and the wait for the next round follow.
    serveNothing(w, () => canceller.abort('SIGINT'));
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
      'the run was told to stop while it waited for the site, so whether the site serves this publish is not known';
    expect(noticesOf(result)).toEqual([notice]);
    expect(result.summary).toContain(commit.slice(0, 7));
    expect(result.summary).toContain(notice);
  }),
);
