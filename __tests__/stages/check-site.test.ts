import { describe, expect, test } from '@jest/globals';
import type { PagesBuild } from '../../src/publish/pages-site';
import type { SiteAnswer } from '../../src/publish/site-check/site-reader';
import { workspaceOf } from '../builders/catalog';
import { branchOf } from '../builders/lived-catalog';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { type Run, runAction } from '../builders/run';

const API = 'https://acme.github.io/catalog/api/v1';
const FIRST = workspaceOf({ 'redis/1': [] });
const SECOND = workspaceOf({ 'redis/1': [], 'redis/2': ['CVE-2026-1 HIGH 9'] });
const SITE = { address: 'https://acme.github.io/catalog', folder: '' };
const NO_FILE: SiteAnswer = {
  ...{ kind: 'answer', status: 404, body: Buffer.alloc(0) },
};

/** Serves a tree at the address of the API. */
const from = (tree: ReadonlyMap<string, string> | undefined, address: string): SiteAnswer => {
  const { pathname } = new URL(address);
  const text = tree?.get(decodeURIComponent(pathname.replace('/catalog/', '')));
  return text === undefined ? NO_FILE : { ...NO_FILE, status: 200, body: Buffer.from(text) };
};

interface World {
  readonly remote: MemoryGit;
  /** The tree before the run. */
  readonly former: ReadonlyMap<string, string> | undefined;
}

const published = (async () => {
  const remote = memoryGit();
  await runAction({ git: remote.git, files: FIRST });
  return remote.files() ?? new Map<string, string>();
})();

/**
 * Publishes once, and again with a live check of 30 seconds. `serve` answers; `round` is that of the address.
 */
const check = async (
  serve: (world: World, address: string, round: number) => SiteAnswer,
  more: Partial<Run> = {},
) => {
  const remote = branchOf(await published);
  const former = remote.files();
  const asked: string[] = [];
  const slept: number[] = [];
  const ran = await runAction({
    ...{ git: remote.git, files: SECOND, site: SITE },
    sleep: async (pause) => void slept.push(pause),
    serve: (address) => {
      asked.push(address.replace(`${API}/`, ''));
      return serve({ remote, former }, address, Number(new URL(address).searchParams.get('round')));
    },
    ...more,
    inputs: { verify: '30', ...more.inputs },
  });
  const commit = ran.outputs['commit'] ?? '';
  const { live, 'live-after': after } = ran.outputs;
  return {
    ran,
    commit,
    said: {
      ...{ live, after, slept, errors: ran.errors, notices: ran.notices },
      asked: asked.map((each) => each.replace(commit, 'COMMIT')),
      warnings: ran.warnings.map((each) => each.replaceAll(commit.slice(0, 7), 'SHORT')),
    },
  };
};

const QUERY = (round: number): string => `?commit=COMMIT&round=${round}`;
const integrityIn = (...rounds: number[]): string[] =>
  rounds.map((round) => `integrity.json${QUERY(round)}`);
const QUIET = { errors: [], notices: [], warnings: [] };

const ADVICE =
  'see whether Pages is on at https://github.com/acme/catalog/settings/pages, look at "pages build and deployment" under Actions, or raise verify if the site only needs more time';

const NOT_LIVE =
  'input fail-on: the site does not serve this publish: the warning of the live check says what it serves; run again once the site is deployed';

describe('a live check', () => {
  test('asks again every 15 seconds, and for the other files only once integrity.json is ours', async () => {
    const { said, ran } = await check(({ remote, former }, address, round) =>
      from(round < 3 ? former : remote.files(), address),
    );
    expect(said).toMatchObject({ ...QUIET, live: 'true', after: '30', slept: [15_000, 15_000] });
    expect(said.asked.slice(0, 3)).toEqual(integrityIn(1, 2, 3));
    expect(said.asked).toHaveLength(6);
    expect(ran.log.filter((line) => line.startsWith('after '))).toEqual([
      `after 0 s: other content at ${API}/integrity.json`,
    ]);
    expect(ran.log).toContain('good: the site serves this publish, 30 s after the push');
  });

  test.each([
    ['counts the time of its questions', 5_000, [10_000, 10_000]],
    ['is not longer if the clock is set back', -60_000, [15_000, 15_000]],
  ])('%s', async (_, step, slept) => {
    let clock = Date.parse('2026-12-01T00:00:00Z');
    const { said } = await check(
      ({ remote, former }, address, round) => {
        if (round < 3) clock += step;
        return from(round < 3 ? former : remote.files(), address);
      },
      { now: () => clock },
    );
    expect(said).toMatchObject({ ...QUIET, live: 'true', after: '30', slept });
  });

  test('waits for every file, and names the first that is missing', async () => {
    const { said } = await check(({ remote, former }, address) =>
      from(address.includes('/integrity.json') ? remote.files() : former, address),
    );
    expect(said).toMatchObject({ live: 'false', after: '', slept: [15_000, 15_000] });
    expect(said.asked).toHaveLength(6);
    const [, first = ''] = said.asked;
    expect(said.warnings).toEqual([
      `the site is not live: found other content at ${API}/${first.replace(/\?.*/, '')}, expected the publish of commit SHORT within 30 s after the push (waited 30 s); ${ADVICE}`,
    ]);
  });

  const BUILT =
    (status: string, error: string | null = null) =>
    (): PagesBuild => ({
      ...{ status, commit: 'e'.repeat(40), error },
    });
  const warning = (found: string, rest: string): string =>
    `the site is not live: found ${found} at ${API}/integrity.json, expected the publish of commit SHORT within 30 s after the push (waited 30 s); ${rest}`;

  test.each<readonly [string, Parameters<typeof check>[0], Partial<Run>, string]>([
    [
      '404 after the build of another commit failed without a reason',
      () => NO_FILE,
      { build: BUILT('errored') },
      warning('status 404', ADVICE),
    ],
    [
      'other content where another host serves the site',
      () => ({ ...NO_FILE, status: 200, body: Buffer.from('<html>') }),
      { inputs: { 'base-url': 'https://acme.github.io/catalog' } },
      warning(
        'other content',
        'check what serves base-url, or raise verify if it only needs more time',
      ),
    ],
    [
      'no complete answer',
      () => ({ kind: 'failed', cause: 'no answer within 30 s' }),
      {},
      warning('no answer ("no answer within 30 s")', ADVICE),
    ],
  ])('says what is served instead: %s', async (_, serve, more, expected) => {
    const { said, ran } = await check(serve, more);
    expect(said).toEqual({
      ...{ live: 'false', after: '', slept: [15_000, 15_000], errors: [], notices: [] },
      ...{ asked: integrityIn(1, 2, 3), warnings: [expected] },
    });
    expect(ran.summary).toContain('🌐 **The site does not serve this publish yet.**');
  });

  test('ends with the first round if GitHub could not build the commit', async () => {
    const failed = async () => {
      const remote = memoryGit();
      const asked: string[] = [];
      const ran = await runAction({
        ...{ git: remote.git, files: FIRST, site: SITE },
        serve: (address) => {
          asked.push(address);
          return NO_FILE;
        },
        build: () => ({
          ...{ status: 'errored', error: 'too large' },
          commit: new URL(asked[0] ?? '').searchParams.get('commit') ?? '',
        }),
        inputs: { verify: '3600' },
      });
      return { asked, ran };
    };
    const { asked, ran } = await failed();
    expect(asked).toHaveLength(1);
    expect(ran.outputs['live']).toBe('false');
    expect(ran.warnings[0]).toContain(
      'within 3600 s after the push (waited 0 s); GitHub could not build this commit ("too large"): correct what it names, and run again',
    );
  });

  test('ends when the run is cancelled, with everything else said', async () => {
    const cancellation = new AbortController();
    const { said, ran } = await check(() => NO_FILE, {
      ...{ cancelled: cancellation.signal, inputs: { 'fail-on': 'not-live' } },
      sleep: () => {
        cancellation.abort();
        return new Promise(() => undefined);
      },
    });
    const notice =
      'the run was cancelled while it waited for the site, so it is unknown whether the site serves this publish';
    expect(said).toEqual({
      ...{ ...QUIET, live: '', after: '', slept: [], asked: integrityIn(1), notices: [notice] },
    });
    expect(ran.outputs).toMatchObject({ changed: 'true', 'live-after': '', images: '1' });
    expect(ran.outputs['integrity']).toMatch(/^sha256:/);
    expect(ran.summary).toContain('the run was cancelled while it waited for the site');
  });

  test('asks nothing if the run was cancelled before', async () => {
    const { said } = await check(() => NO_FILE, { cancelled: AbortSignal.abort() });
    const notice =
      'the run was cancelled while it waited for the site, so it is unknown whether the site serves this publish';
    expect(said).toEqual({
      ...{ ...QUIET, live: '', after: '', slept: [], asked: [], notices: [notice] },
    });
  });

  test('reads as much as is published, and of integrity.json at most 1 MiB', async () => {
    const limits: Array<readonly [string, number]> = [];
    const remote = memoryGit();
    await runAction({
      ...{ git: remote.git, files: FIRST, site: SITE, inputs: { verify: '15' } },
      serve: (address, { maxBytes }) => {
        limits.push([new URL(address).pathname.replace('/catalog/', ''), maxBytes]);
        return from(remote.files(), address);
      },
    });
    expect(limits).toEqual(
      limits.map(([path]) => [
        path,
        path.endsWith('integrity.json') ? 1024 * 1024 : remote.bytesOf(path)?.length,
      ]),
    );
    expect(limits).toHaveLength(4);
  });

  test.each<readonly [string, Partial<Run>, string | undefined]>([
    ['the one of base-url', { inputs: { 'base-url': 'http://10.0.0.1:8080/x' } }, '10.0.0.1:8080'],
    ['the one that GitHub states', {}, 'acme.github.io'],
    ['none of a custom domain', { site: { ...SITE, isCustom: true } }, undefined],
  ])('may ask one private host: %s', async (_, more, expected) => {
    const hosts = new Set<string | undefined>();
    const { git } = memoryGit();
    await runAction({
      ...{ git, files: FIRST, site: SITE, ...more },
      serve: (_address, { privateHost }) => {
        hosts.add(privateHost);
        return NO_FILE;
      },
      inputs: { verify: '15', ...more.inputs },
    });
    expect([...hosts]).toEqual([expected]);
  });

  test('says nothing of a publish that another one replaced meanwhile', async () => {
    const { said } = await check(({ remote }, _, round) => {
      if (round === 3) remote.edit({ 'README.md': 'x' });
      return NO_FILE;
    });
    expect(said).toMatchObject({ live: '', after: '', errors: [], warnings: [] });
    expect(said.notices).toEqual([
      expect.stringMatching(
        /^the branch "gh-pages" moved from [0-9a-f]{7} to [0-9a-f]{7} while this run waited for the site, so whether the site is live is left to the run that moved it$/,
      ),
    ]);
  });

  const OUTPUT =
    'verify does not ask the site, because a later job deploys the folder of the input output; compare integrity.json after that deployment';
  test.each<readonly [string, Partial<Run>, ReadonlyArray<string>]>([
    ['without verify', { inputs: { verify: '0' } }, []],
    ['in a dry run', { inputs: { 'dry-run': 'true' } }, []],
    ['where a later job deploys', { inputs: { output: 'site' } }, [OUTPUT]],
  ])('asks nothing %s', async (_, more, notices) => {
    const { said } = await check(() => NO_FILE, more);
    expect(said).toEqual({ ...QUIET, live: '', after: '', slept: [], asked: [], notices });
  });

  test('asks nothing where the address is only a guess', async () => {
    const server = 'https://ghes.acme.test';
    const { git } = memoryGit();
    const ran = await runAction({ git, files: FIRST, server, inputs: { verify: '15' } });
    expect(ran.outputs['live']).toBe('');
    expect(ran.notices).toContain(
      'GitHub does not report where Pages serves the site, so api-url is a guess, an address on github.com, which verify does not ask; set base-url to the right one',
    );
  });
});

describe('the gate not-live', () => {
  const gate = { 'fail-on': 'unscanned, not-live, high' };

  test('fails the step in its place, with the outputs set', async () => {
    const { ran, said } = await check(() => NO_FILE, { inputs: gate });
    expect(said.live).toBe('false');
    expect(ran.errors).toEqual([NOT_LIVE, expect.stringMatching(/^input fail-on: 1 finding /)]);
    expect(ran.summary).toContain(`- ❌ ${NOT_LIVE}`);
  });

  test.each<readonly [string, Parameters<typeof check>[0], Partial<Run>]>([
    ['the site is live', ({ remote }, address) => from(remote.files(), address), {}],
    ['nothing was pushed', () => NO_FILE, { files: FIRST }],
    ['the run is dry', () => NO_FILE, { inputs: { 'dry-run': 'true' } }],
  ])('does not fail if %s', async (_, serve, more) => {
    const inputs = { 'fail-on': 'not-live', ...more.inputs };
    expect((await check(serve, { ...more, inputs })).ran.errors).toEqual([]);
  });
});
