import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, request as requestOf } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import { answerTo } from '../builders/github-api';
import { git as runGit } from './bare-repository';
import { image, MANIFEST, manifestOf, reportOf } from './builders';
import { noticesOf, served, statesOf, warningsOf } from './results';
import { inWorld, runWell } from './runs';
import { jsonAnswer } from './runs-api';
import type { Checkout, World } from './world';

const OLD = manifestOf(image('redis', ['1.0']));
const NEW = manifestOf(image('redis', ['1.0', '2.0']), image('node', ['24']));

/** An answer that GitHub does not give. */
class Malformed {
  constructor(readonly body: unknown) {}
}

/** GitHub's API with these values in its answers; everything else is not found. */
const api = (w: World, answers: Readonly<Record<string, unknown>>): ReadonlyArray<string> => {
  const asked: string[] = [];
  w.server.hooks.onRequest = async ({ url }) => {
    const found = /\/api\/v3(\/[^?]*)/.exec(url)?.[1];
    if (found === undefined) return undefined;
    asked.push(found);
    const values = answers[found];
    // Only the second page of a comparison comes without the changed files.
    if (values === undefined || (found.includes('/compare/') && !/[?&]page=2$/.test(url)))
      return undefined;
    return values instanceof Malformed
      ? { ...jsonAnswer(values.body), malformed: true }
      : jsonAnswer(answerTo(found, values));
  };
  return asked;
};

const PAGES = '/repos/acme/catalog/pages';
const site = (path: string) => ({
  html_url: 'https://catalog.acme.test/',
  source: { branch: 'gh-pages', path },
});

/** A proxy that forwards every connection to the world's server. */
const withProxy = async (
  w: World,
  use: (address: string, wanted: ReadonlyArray<string>) => Promise<void>,
): Promise<void> => {
  const wanted: string[] = [];
  const { port } = new URL(w.server.url);
  const proxy = createServer(({ url = '', method, headers }, response) => {
    const { host, pathname, search } = new URL(url);
    wanted.push(host);
    const path = `${pathname}${search}`;
    const onward = requestOf({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    response.req.pipe(onward);
  }).on('connect', ({ url = '' }, client: Duplex) => {
    wanted.push(url);
    const server = connect(Number(port), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      server.pipe(client).pipe(server);
    });
    server.on('error', () => client.destroy());
    client.on('error', () => server.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  try {
    await use(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, wanted);
  } finally {
    proxy.close();
  }
};

describe('the way to GitHub', () => {
  test(
    'follows a repository that was renamed',
    inWorld(async (w) => {
      const moved = '/api/v3/repositories/7/pages';
      const asked: string[] = [];
      w.server.hooks.onRequest = async ({ url }) => {
        if (!url.startsWith('/api/v3/')) return undefined;
        asked.push(url);
        return url === moved
          ? jsonAnswer(answerTo(PAGES, site('/')))
          : { status: 301, headers: { Location: `${w.server.url}${moved}` }, body: '' };
      };
      const { outputs } = await runWell(w, w.checkout({ [MANIFEST]: OLD }), { 'base-url': '' });
      expect(outputs['api-url']).toBe('https://catalog.acme.test/api/v1');
      expect(asked).toEqual([`/api/v3${PAGES}`, moved]);
    }),
  );

  test(
    "goes through the runner's proxy",
    inWorld(async (w) => {
      const asked = api(w, { [PAGES]: site('/') });
      await withProxy(w, async (address, wanted) => {
        const { outputs } = await runWell(
          w,
          w.checkout({ [MANIFEST]: OLD }),
          { 'base-url': '' },
          {
            env: {
              GITHUB_API_URL: 'http://api.test/api/v3',
              http_proxy: address,
              no_proxy: '127.0.0.1',
            },
          },
        );
        expect(outputs['api-url']).toBe('https://catalog.acme.test/api/v1');
        expect(wanted).toEqual(['api.test:80']);
        expect(asked).toEqual([PAGES]);
      });
    }),
  );

  test(
    "of git goes through the runner's proxy as well",
    inWorld(async (w) => {
      api(w, {});
      await withProxy(w, async (address, wanted) => {
        const checkout = w.checkout({ [MANIFEST]: OLD });
        const env = { GITHUB_API_URL: `${w.server.url}/api/v3`, http_proxy: address };
        const serverUrl = 'http://git.test';
        await runWell(w, checkout, {}, { serverUrl, env: { ...env, no_proxy: '127.0.0.1' } });
        expect([...new Set(wanted)]).toEqual(['git.test']);
        expect(sourceIn(w)).toBe(checkout.sha);
      });
    }),
  );
});

const secondsAgo = (seconds: number): string =>
  `${new Date(Date.now() - 1000 * seconds).toISOString().slice(0, 19)}Z`;

/** Ahead of the clock, but not so far that it counts as an unknown date. */
const IN_AN_HOUR = secondsAgo(-3600);

/** A commit that the repository does not have. */
const FORGED = 'f'.repeat(40);

const SCAN = reportOf('redis', '1.0', [{ id: 'CVE-2026-1' }]);

let expected: Record<string, string> | undefined;

/** The tree of the newer manifest and the scan. Published once. */
const expectedTree = async (): Promise<Record<string, string>> => {
  if (expected !== undefined) return expected;
  await inWorld(async (w) => {
    // The second commit, as in the tests that expect it: the row of a day has the date of the catalog.
    w.checkout({ [MANIFEST]: OLD });
    const checkout = w.checkout({ [MANIFEST]: NEW, 'r.json': SCAN });
    await runWell(w, checkout);
    await runWell(w, checkout, { reports: 'r.json' });
    expected = served(w);
  })();
  return expected ?? {};
};

const sourceIn = (w: World): unknown =>
  (JSON.parse(w.tree('gh-pages')['api/v1/state.json'] ?? '{}') as { source?: { commit?: unknown } })
    .source?.commit;

/** Commits what is checked out, as neither a descendant nor an ancestor of another commit. */
const commitBeside = (workspace: string, other: string, date: string): string => {
  const person = ['-c', 'user.name=a', '-c', 'user.email=a@b.test'];
  const env = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const git = (...args: readonly string[]): string =>
    runGit([...person, ...args], { cwd: workspace, env })
      .toString('utf8')
      .trim();
  const parents = git('rev-list', '--parents', '-n', '1', other).split(' ').slice(1);
  const sha = git(
    'commit-tree',
    'HEAD^{tree}',
    '-m',
    'Beside',
    ...parents.flatMap((parent) => ['-p', parent]),
  );
  git('reset', '--quiet', sha);
  return sha;
};

describe('a run whose source commit is not the published one', () => {
  const prepare = async (w: World): Promise<{ older: Checkout; newer: Checkout }> => {
    const older = w.checkout({ [MANIFEST]: OLD, 'r.json': SCAN });
    const newer = w.checkout({ [MANIFEST]: NEW });
    await runWell(w, newer);
    return { older, newer };
  };

  test(
    'adds its scans to the published manifest if GitHub says that it is older',
    inWorld(async (w) => {
      const { older, newer } = await prepare(w);
      const compare = `/repos/acme/catalog/compare/${older.sha}...${newer.sha}`;
      const inDefault = `/repos/acme/catalog/compare/HEAD...${newer.sha}`;
      const asked = api(w, {
        [compare]: { status: 'ahead' },
        [inDefault]: { status: 'identical' },
      });
      const result = await runWell(w, older, { reports: 'r.json' });
      expect(result.outputs['stale-source']).toBe('true');
      expect(noticesOf(result)).toEqual([
        `this run's source commit ${older.sha} is older than the published one, ${newer.sha}: the published manifest stays and this run adds its scans; to go back on purpose, revert with a new commit`,
      ]);
      expect(asked).toEqual([compare, inDefault, PAGES]);
      expect(sourceIn(w)).toBe(newer.sha);
      expect(served(w)).toEqual(await expectedTree());
      expect(w.log('gh-pages')[0]?.message).toContain(
        `\nSource-Commit: ${newer.sha}\nStale-Source-Commit: ${older.sha}\n`,
      );
    }),
  );

  test.each([['is unknown', new Malformed({ status: 'constructor' })]])(
    'is judged by its date if the relation in the answer of GitHub %s',
    (_, answer) =>
      inWorld(async (w) => {
        const { older, newer } = await prepare(w);
        api(w, { [`/repos/acme/catalog/compare/${older.sha}...${newer.sha}`]: answer });
        const result = await runWell(w, older, { reports: 'r.json' });
        expect(result.outputs['stale-source']).toBe('true');
        expect(warningsOf(result)).toEqual([
          expect.stringMatching(
            new RegExp(
              `^the relation of the source commits of this run and of the branch is unknown \\(${older.sha} of \\S+, ${newer.sha} of \\S+\\); the later date counts: the published manifest is used$`,
            ),
          ),
        ]);
        expect(served(w)).toEqual(await expectedTree());
      })(),
  );

  /** Puts another source commit and another registry into the memory on the branch, and nothing else. */
  const forge = (w: World, commit: string, committed: string): void => {
    const file = 'api/v1/state.json';
    const state = JSON.parse(w.tree('gh-pages')[file] ?? '') as {
      readonly source: object;
      readonly manifest: object;
    };
    const source = { ...state.source, commit, committed };
    const manifest = { ...state.manifest, registry: 'evil.test/x' };
    w.commitFile('gh-pages', file, `${JSON.stringify({ ...state, source, manifest })}\n`);
  };

  test.each<readonly [string, (own: string) => Readonly<Record<string, unknown>>]>([
    [
      'is of a fork, on top of the default branch',
      (own) => ({
        [`compare/${own}...${FORGED}`]: { status: 'ahead' },
        [`compare/trunk...${FORGED}`]: { status: 'ahead' },
        [`compare/main...${FORGED}`]: { status: 'diverged' },
      }),
    ],
    ['does not exist', () => ({ '': { full_name: 'acme/catalog' } })],
  ])('publishes its own manifest if the published commit %s', (_, answers) =>
    inWorld(async (w) => {
      const checkout = w.checkout({ [MANIFEST]: NEW, 'r.json': SCAN });
      await runWell(w, checkout);
      forge(w, FORGED, secondsAgo(60));
      const eventFile = path.join(w.root, 'payload.json');
      writeFileSync(eventFile, JSON.stringify({ repository: { default_branch: 'trunk' } }));
      const repository = '/repos/acme/catalog';
      api(
        w,
        Object.fromEntries(
          Object.entries(answers(checkout.sha)).map(([name, answer]) => [
            name === '' ? repository : `${repository}/${name}`,
            answer,
          ]),
        ),
      );
      const env = { GITHUB_EVENT_PATH: eventFile };
      const result = await runWell(w, checkout, { reports: 'r.json' }, { env });
      expect(warningsOf(result)).toEqual([
        `api/v1/state.json: found the published source commit ${FORGED}, expected one that the default branch or the branch of this run contains; it is from a fork or was rewritten away, so this run's manifest is used, from ${checkout.sha}; unless you rewrote history, check who can push to the branch`,
      ]);
      expect(result.outputs['stale-source']).toBe('false');
      expect(sourceIn(w)).toBe(checkout.sha);
      expect(JSON.stringify(w.tree('gh-pages'))).not.toContain('evil.test');
    })(),
  );

  test(
    'publishes its own manifest if the published date is ahead of the clock, and GitHub does not answer',
    inWorld(async (w) => {
      const checkout = w.checkout({ [MANIFEST]: NEW, 'r.json': SCAN });
      await runWell(w, checkout);
      forge(w, FORGED, IN_AN_HOUR);
      api(w, {});
      const result = await runWell(w, checkout, { reports: 'r.json' });
      expect(warningsOf(result)).toEqual([
        expect.stringMatching(
          new RegExp(
            `^the relation of the source commits of this run and of the branch is unknown \\(${checkout.sha} of \\S+, ${FORGED} of ${IN_AN_HOUR}\\); a published date ahead of the clock of this runner does not count: this run's manifest is used$`,
          ),
        ),
      ]);
      expect(sourceIn(w)).toBe(checkout.sha);
    }),
  );

  test(
    'publishes its own manifest if local history says that it is newer',
    inWorld(async (w) => {
      await runWell(w, w.checkout({ [MANIFEST]: OLD }));
      const newer = w.checkout({ [MANIFEST]: NEW }, { depth: 0 });
      const asked = api(w, {});
      const result = await runWell(w, newer);
      expect(result.outputs['stale-source']).toBe('false');
      expect(asked).toEqual([PAGES]);
      expect(sourceIn(w)).toBe(newer.sha);
      expect(Object.keys(statesOf(w.tree('gh-pages')))).toEqual([
        'redis/2.0',
        'redis/1.0',
        'node/24',
      ]);
    }),
  );

  test.each([['later', IN_AN_HOUR, 'false', "this run's manifest"]])(
    'is judged by its date if history has diverged: %s',
    (_, date, stale, taken) =>
      inWorld(async (w) => {
        const published = w.checkout({ [MANIFEST]: NEW });
        await runWell(w, published);
        const { workspace } = w.checkout({ [MANIFEST]: OLD, 'r.json': SCAN }, { depth: 0 });
        // A commit beside the published one, of the same parent if it has one.
        const sha = commitBeside(workspace, published.sha, date);
        const asked = api(w, {});
        const result = await runWell(w, { workspace, sha }, { reports: 'r.json' });
        expect(result.outputs['stale-source']).toBe(stale);
        expect(warningsOf(result)).toEqual([
          expect.stringMatching(
            new RegExp(
              `^the source commits of this run and of the branch have diverged \\(${sha} of ${date}, ${published.sha} of \\S+\\); the later date counts: ${taken} is used$`,
            ),
          ),
        ]);
        expect(asked).toEqual([PAGES]);
      })(),
  );

  test(
    'skips reports that fit only its own manifest, even if unmatched ones are errors',
    inWorld(async (w) => {
      const gone = manifestOf(image('redis', ['1.0']), image('gone', ['1']));
      const older = w.checkout({
        [MANIFEST]: gone,
        'r.json': SCAN,
        'g.json': reportOf('gone', '1'),
      });
      await runWell(w, w.checkout({ [MANIFEST]: NEW }));
      api(w, {});
      const inputs = { reports: '*.json', 'unmatched-reports': 'error' };
      const result = await runWell(w, older, inputs);
      expect(noticesOf(result)).toContain(
        '"g.json" fits only this run\'s own, older manifest; it is skipped',
      );
      expect(served(w)).toEqual(await expectedTree());
    }),
  );
});
