import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import type { GitAnswer, GitRequest } from '../../scripts/git-server.mjs';
import { answerTo } from '../builders/github-api';
import type { RunResult } from './action';
import { image, MANIFEST, manifestOf } from './builders';
import { errorsOf, noticesOf, warningsOf } from './results';
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

const lastBuild = (status: string, commit: string, message: string | null = null): GitAnswer =>
  jsonAnswer(answerTo(`${SITE}/builds/latest`, { status, commit, error: { message } }));

/** Serves a site below `/site/`, as GitHub describes it, and what GitHub says of its last build. */
const serveSite = (w: World, serve: Serve, build: () => GitAnswer = () => NOT_FOUND): Asked[] => {
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
    if (!isSite) return build();
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

const COUNTED =
  /^the site is not live: found (.*), expected the publish of commit ([0-9a-f]{7}) within 30 s after the push \(waited 3[0-9] s\); (.*)$/;

/** What the only warning found, and the rest of it. */
const foundIn = (result: RunResult): readonly (string | undefined)[] => {
  const warnings = warningsOf(result);
  expect(warnings).toEqual([expect.stringMatching(COUNTED)]);
  const [, found, , rest] = COUNTED.exec(warnings[0] ?? '') ?? [];
  return [found, rest];
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
    'fails the step under not-live, after everything is published, and says which publish is served',
    inWorld(async (w) => {
      await publish(w, FIRST);
      const asked = serveSite(w, filesOf(w.tree('gh-pages')), () => ({ status: 403 }));
      const result = await secondRun(w, { 'fail-on': 'not-live' });
      expect([result.code, liveOf(result), result.outputs['changed']]).toEqual([
        1,
        ['false', ''],
        'true',
      ]);
      expect(errorsOf(result)).toEqual([
        'input fail-on: found a site that does not serve this publish, expected one that does: the warning of the live check says what it serves; run again once the site is deployed, or remove not-live from fail-on',
      ]);
      expect(foundIn(result)).toEqual([
        `other content at ${w.server.url}/site/api/v1/integrity.json`,
        'GitHub does not say how its last Pages build went (the token needs pages: read); see "pages build and deployment" under Actions',
      ]);
      expect(pathsOf(asked)).toEqual([
        askedAt('integrity.json', 1),
        BUILDS,
        askedAt('integrity.json', 2),
        askedAt('integrity.json', 3),
      ]);
      expect(w.tree('gh-pages')['api/v1/images.json']).toContain('"2.0"');
    }),
  );

  test(
    'ends when GitHub could not build the commit',
    inWorld(async (w) => {
      const asked = serveSite(
        w,
        () => NOT_FOUND,
        () => lastBuild('errored', w.log('gh-pages')[0]?.sha ?? '', 'Page build failed.'),
      );
      const result = await runWell(w, w.checkout(FIRST), { 'base-url': '', verify: '3600' });
      expect(pathsOf(asked)).toEqual([askedAt('integrity.json', 1), BUILDS]);
      expect(liveOf(result)).toEqual(['false', '']);
      expect(warningsOf(result)[0]).toMatch(
        /\(waited \d s\); the last Pages build of GitHub, of this commit, failed \("Page build failed\."\); see "pages build and deployment" under Actions; correct what it names, and run again$/,
      );
    }),
  );

  test(
    'asks no private host that the site leads to',
    inWorld(async (w) => {
      const asked: string[] = [];
      const metadata = createServer(({ url = '' }, response) => {
        asked.push(url);
        response.end('secret');
      });
      await new Promise<void>((resolve) => metadata.listen(0, '127.0.0.2', resolve));
      const { port } = metadata.address() as AddressInfo;
      await publish(w, FIRST);
      serveSite(w, () => ({
        status: 302,
        headers: { Location: `http://127.0.0.2:${port}/latest/meta-data?x=1` },
      }));
      const result = await secondRun(w);
      metadata.close();
      expect([liveOf(result), asked]).toEqual([['false', ''], []]);
      expect(foundIn(result)[0]).toBe(
        `no answer at ${w.server.url}/site/api/v1/integrity.json ("127.0.0.2 is no public address; if it is meant, state it in base-url")`,
      );
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
