import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { digestOf } from '../builders/digest';
import { image, MANIFEST, manifest, manifestOf, reportOf, trivyReport, yaml } from './builders';
import { gitAfter, refusePushes } from './git-scripts';
import { errorsOf, recordsIn, statesOf, warningsOf } from './results';
import { inWorld, publish, refused, runWell, withWorld } from './runs';
import type { World } from './world';

const BRANCH = 'gh-pages';
const ONE = { [MANIFEST]: manifestOf(image('redis', ['1.0'])) };

/** Creates the branch, so that the run must not be taken for the first one. */
const withBranch = (w: World) => {
  w.commitFile(BRANCH, 'README.md', 'hello\n');
  return w.checkout(ONE);
};

const UNREADABLE = 'the branch "gh-pages" cannot be read, so nothing was published';
const NO_TOKEN =
  'the token is not accepted: check the input token; another repository needs a token of that repository';
const NOT_THERE =
  'the repository does not exist, or the token may not see it: check the inputs repository and token';
const UNKNOWN = 'see what git said; run again if the cause may be temporary';

describe('the remote', () => {
  test.concurrent(
    'a wrong token',
    inWorld(async (w) => {
      expect(await refused(w, withBranch(w), {}, { token: 'ghs_wrong' })).toEqual([
        `${UNREADABLE}; ${NO_TOKEN}`,
      ]);
    }),
  );

  test.concurrent(
    'an empty token',
    inWorld(async (w) => {
      let asked = 0;
      w.server.hooks.onRequest = async () => {
        asked += 1;
        return undefined;
      };
      expect(await refused(w, withBranch(w), { token: '' })).toEqual([
        'input token: found "", expected a token with contents: write on the repository to publish to; an empty token usually means that the secret is not available to this run: its name is misspelled, or the run belongs to a pull request from a fork or from Dependabot, which get no secrets; check the secret, or set dry-run: true for a run that should not publish',
      ]);
      expect(asked).toBe(0);
      expect(await refused(w, withBranch(w), { token: '', 'dry-run': 'true' })).toEqual([
        `${UNREADABLE}; ${NO_TOKEN}`,
      ]);
    }),
  );

  test.concurrent(
    'a token without write access',
    inWorld(async (w) => {
      expect(await refused(w, withBranch(w), {}, { token: w.readOnlyToken })).toEqual([
        'the push to "gh-pages" did not succeed, nothing was published; the token may not write: give the job "permissions: contents: write" (a pull request from a fork cannot have it: use dry-run there)',
      ]);
    }),
  );

  test.concurrent(
    'a repository that does not exist',
    inWorld(async (w) => {
      const checkout = withBranch(w);
      expect(await refused(w, checkout, { repository: 'acme/elsewhere' })).toEqual([
        `${UNREADABLE}; ${NOT_THERE}`,
      ]);
    }),
  );

  test.concurrent.each<[string, number, RegExp]>([
    ['answers 503', 503, /./],
    ['drops every connection', 0, /./],
    ['answers 503 to what is fetched', 503, /git-upload-pack$/],
    ['drops the connection while it is fetched from', 0, /git-upload-pack$/],
  ])('a server that %s is not taken for a first run', (_, status, requests) =>
    withWorld(async (w) => {
      const checkout = withBranch(w);
      w.server.hooks.onRequest = async ({ url }) =>
        requests.test(url) && !url.startsWith('/api/') ? { status, body: '' } : undefined;
      const errors = await refused(w, checkout);
      expect(errors).toEqual([`${UNREADABLE}; ${UNKNOWN}`]);
    }),
  );

  test.concurrent(
    'a request that fails once is retried, and is not taken for a first run',
    inWorld(async (w) => {
      const checkout = withBranch(w);
      const before = w.log(BRANCH);
      const answers = [{ status: 503, body: '' }];
      w.server.hooks.onRequest = async () => answers.pop();
      await runWell(w, checkout);
      expect(w.log(BRANCH).slice(1)).toEqual(before);
      expect(w.tree(BRANCH)['README.md']).toBe('hello\n');
    }),
  );

  test.concurrent(
    'a push whose connection is dropped is retried',
    inWorld(async (w) => {
      const checkout = withBranch(w);
      const before = w.log(BRANCH);
      const answers = [{ status: 0 }, { status: 0 }];
      w.server.hooks.onRequest = async ({ url }) =>
        /\/git-receive-pack$/.test(url) ? answers.pop() : undefined;
      const result = await runWell(w, checkout);
      expect(answers).toEqual([]);
      expect(w.log(BRANCH).slice(1)).toEqual(before);
      expect(result.outputs).toMatchObject({ changed: 'true', commit: w.log(BRANCH)[0]?.sha });
      expect(result.log).not.toContain('the branch moved');
    }),
  );

  test.concurrent(
    'a killed run leaves the branch unchanged or published, and the next run publishes',
    inWorld(async (w) => {
      const checkout = withBranch(w);
      const before = w.log(BRANCH);
      const killer = new AbortController();
      w.server.hooks.onPush = async () => killer.abort();
      w.server.hooks.onRequest = async () => (killer.signal.aborted ? { status: 0 } : undefined);
      const killed = await w.run(checkout, {}, { signal: killer.signal });
      expect(killed.code).toBe(137);
      // A push in progress outlives the action; the next run finds it completed, or completes it.
      expect(w.log(BRANCH).slice(-1)).toEqual(before);
      w.server.hooks.onRequest = undefined;
      await runWell(w, checkout);
      expect(w.log(BRANCH)).toHaveLength(2);
      expect(w.tree(BRANCH)['api/v1/images.json']).toBeDefined();
    }),
  );

  // Windows has no signals: there a process ends without notice.
  (process.platform === 'win32' ? test.concurrent.skip : test.concurrent).each([
    // The fetch begins before anything is staged.
    ['is fetched', /git-upload-pack$/, expect.any(Array)],
    ['is pushed', /git-receive-pack$/, [expect.stringMatching(/^\.api-v1-/)]],
  ])('an action that is cancelled while the branch %s leaves nothing behind', (_, requests, then) =>
    withWorld(async (w) => {
      const checkout = withBranch(w);
      const before = w.log(BRANCH);
      const site = path.join(checkout.workspace, 'site');
      mkdirSync(site);
      const canceller = new AbortController();
      let staged: readonly string[] = [];
      w.server.hooks.onRequest = async ({ url }) => {
        if (!requests.test(url)) return undefined;
        if (!canceller.signal.aborted) staged = readdirSync(site);
        canceller.abort('SIGTERM');
        return { status: 0 };
      };
      const ended = await w.run(checkout, { output: 'site' }, { signal: canceller.signal });
      expect(staged).toEqual(then);
      expect([ended.code, ended.leftovers, readdirSync(site)]).toEqual([130, [], []]);
      expect(w.status(checkout.workspace)).toBe('');
      expect(w.log(BRANCH)).toEqual(before);
    }),
  );

  test.concurrent(
    'an invalid manifest ends the run even if the server never answers',
    inWorld(async (w) => {
      // Reading it takes long enough for the request to be sent.
      const checkout = w.checkout({ [MANIFEST]: `${'# So long\n'.repeat(100_000)}images: 1` });
      const asked: string[] = [];
      let release: (answer: undefined) => void = () => undefined;
      const never = new Promise<undefined>((resolve) => {
        release = resolve;
      });
      w.server.hooks.onRequest = async ({ url }) => {
        asked.push(url);
        return never;
      };
      const { code, leftovers } = await w.run(checkout);
      release(undefined);
      expect([code, leftovers]).toEqual([1, []]);
      expect(asked.length).toBeLessThan(2);
    }),
  );

  test.concurrent(
    'a protected branch',
    inWorld(async (w) => {
      const checkout = withBranch(w);
      refusePushes(w, 'error: GH006: Protected branch update failed for refs/heads/gh-pages.');
      expect(await refused(w, checkout)).toEqual([
        'the push to "gh-pages" did not succeed, nothing was published; the branch is protected: let this workflow push to it (Settings > Branches), or publish to another branch',
      ]);
    }),
  );
});

describe('the branch', () => {
  test.concurrent.each([
    ['api', '', 'api'],
    ['api/v1', '', 'api/v1'],
    ['docs', 'docs/catalog', 'docs'],
  ])('a file at %s', (file, destination, named) =>
    withWorld(async (w) => {
      const checkout = w.checkout(ONE);
      w.commitFile(BRANCH, file, 'a file\n');
      expect(await refused(w, checkout, { destination, 'allow-removals': 'true' })).toEqual([
        `found a file, link or submodule at "${named}" on the branch, expected a folder; remove it there, or choose another destination`,
      ]);
    }),
  );

  test.concurrent.each([
    ['no state.json', 'images.json', '{}'],
    ['a state.json that is not JSON', 'state.json', 'format: 1'],
    ['a state.json that is not an object', 'state.json', '["format"]'],
    ['a state.json without a format', 'state.json', '{"version":4}'],
  ])('a foreign api/v1: %s', (_, file, text) =>
    withWorld(async (w) => {
      const checkout = w.checkout(ONE);
      w.commitFile(BRANCH, `docs/api/v1/${file}`, text);
      expect(await refused(w, checkout, { destination: 'docs' })).toEqual([
        'found docs/api/v1 on the branch without a state.json of this action, expected one, so nothing was published; choose another destination, or run once with allow-removals: true to replace it',
      ]);
    }),
  );

  test.concurrent(
    'a foreign api/v1 is replaced with allow-removals',
    inWorld(async (w) => {
      const checkout = w.checkout(ONE);
      w.commitFile(BRANCH, 'api/v1/theirs.json', '{}');
      const result = await runWell(w, checkout, { 'allow-removals': 'true' });
      expect(result.outputs['files-removed']).toBe('1');
      expect(w.tree(BRANCH)['api/v1/theirs.json']).toBeUndefined();
    }),
  );
});

const MEND =
  'if this is intended, run once with allow-removals: true; if not, correct the manifest or give the missing reports';

describe('the limit on removals', () => {
  const images = (...slugs: readonly string[]) => slugs.map((slug) => image(slug, ['1']));
  const published = (w: World) =>
    publish(
      w,
      {
        [MANIFEST]: manifestOf(...images('a', 'b', 'c', 'd')),
        'r/a.json': reportOf('a', '1'),
        'r/b.json': reportOf('b', '1'),
        'r/c.json': reportOf('c', '1'),
      },
      { reports: 'r' },
    );

  test.concurrent(
    'stops a run that removes most images and records, unless allow-removals is true',
    inWorld(async (w) => {
      await published(w);
      const checkout = w.checkout({ [MANIFEST]: manifestOf(...images('a')) }, { depth: 0 });
      expect(await refused(w, checkout)).toEqual([
        `this run would remove 3 of 4 published images ("b", "c", "d"), expected at most half of them; nothing was published; ${MEND}`,
        `this run would remove 2 of 3 published scan records (b/1, c/1), expected at most half of them; nothing was published; ${MEND}`,
      ]);
      await runWell(w, checkout, { 'allow-removals': 'true' });
      expect(recordsIn(w.tree(BRANCH))).toEqual(['a/1']);
    }),
  );

  test.concurrent(
    'allows the removal of half of them, and does not count versions with a new digest',
    inWorld(async (w) => {
      await published(w);
      const rebuilt = image('b', [], { versions: [{ version: '1', digest: digestOf('new') }] });
      await publish(w, { [MANIFEST]: manifestOf(...images('a'), rebuilt) });
      expect(statesOf(w.tree(BRANCH))).toEqual({ 'a/1': 'scanned', 'b/1': 'unscanned' });
    }),
  );

  test.concurrent(
    'stops carry-forward: false without reports',
    inWorld(async (w) => {
      const { checkout } = await published(w);
      expect(await refused(w, checkout, { 'carry-forward': 'false' })).toEqual([
        `this run would remove 3 of 3 published scan records (a/1, b/1, c/1), expected at most half of them; nothing was published; ${MEND}`,
      ]);
    }),
  );
});

describe('the manifest', () => {
  test.concurrent(
    'has all problems reported in one run, with their places',
    inWorld(async (w) => {
      const checkout = w.checkout({
        [MANIFEST]: `registry: ghcr.io/acme
images:
  - slug: Redis
    category: Data
    summary: A store
    tier: standart
    license: MIT
    upstream: https://redis.io
    versions:
      - version: 8.0
        digest: sha256:abc
`,
      });
      const result = await w.run(checkout);
      const slug =
        'found "Redis", expected a slug: lower-case letters and digits, joined by single ".", "_" or "-", at most 128 characters, not "index", not ending in ".json"; write redis';
      expect(errorsOf(result)).toEqual([
        `catalog.yaml:3:11 images[0].slug: ${slug}`,
        'catalog.yaml:6:11 images[0].tier: found "standart", expected one of critical, standard, low; did you mean standard?',
        'catalog.yaml:11:17 images[0].versions[0].digest: found "sha256:abc", expected "sha256:" and 64 lower-case hex digits; this one has 3 digits: copy it again',
      ]);
      expect(result.log).toMatch(
        /^::error title=Catalog manifest,file=catalog\.yaml,line=3,col=11::/m,
      );
      expect(result.code).toBe(1);
      expect(w.log(BRANCH)).toEqual([]);
    }),
  );
});

const INVALID = {
  'r/2-text.json': '{"SchemaVersion":2,"ArtifactName":"ghcr',
  'r/5-table.json': '{\n  "a": 1,\n  Total: 0 }',
  'r/8-sbom.json': '{"bomFormat":"CycloneDX","specVersion":"1.6"}',
  'r/9-gzip.json.gz': Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
};
const WRONG = [
  'r/2-text.json:1:35: found the end of the file at byte 39, in the middle of the report, expected the rest of it; the scan or the upload was cut off: scan again',
  'r/5-table.json:3:3: found text that is not JSON, expected a report in JSON; write the report with --output FILE, and nothing else to that file',
  'r/8-sbom.json: found a CycloneDX document, expected a Trivy (schema version 2) or Grype report of a container image in JSON; scan the image itself: trivy image --format json --output FILE IMAGE',
  'r/9-gzip.json.gz: found gzip data that is damaged or cut off, expected a whole gzip file; scan or upload again',
];

describe('reports', () => {
  test.concurrent(
    'that are invalid are all named, and skipped with invalid-reports: warn',
    inWorld(async (w) => {
      const good = reportOf('redis', '1.0', [{ id: 'CVE-1' }]);
      const checkout = w.checkout({ ...ONE, ...INVALID, 'r/good.json': good });
      expect(await refused(w, checkout, { reports: 'r' })).toEqual(WRONG);
      const result = await runWell(w, checkout, { reports: 'r', 'invalid-reports': 'warn' });
      expect(warningsOf(result)).toEqual(WRONG);
      expect(recordsIn(w.tree(BRANCH))).toEqual(['redis/1.0']);
    }),
  );
});

describe('the outputs', () => {
  test.concurrent(
    'that cannot be written are an error, next to all other messages',
    inWorld(async (w) => {
      const env = { GITHUB_OUTPUT: path.join(w.root, 'nowhere', 'output') };
      const result = await w.run(w.checkout(ONE), {}, { env, alone: true });
      expect({ code: result.code, errors: errorsOf(result) }).toEqual({
        code: 1,
        errors: [
          expect.stringMatching(
            /^the outputs of the step cannot be written: Missing file at path: .*; check the file that GITHUB_OUTPUT names$/,
          ),
        ],
      });
      expect(result.log).toContain(`\ncommit: ${w.log(BRANCH)[0]?.sha}`);
    }),
  );
});

describe('the temporary folder', () => {
  test.concurrent(
    'that does not exist is named',
    inWorld(async (w) => {
      const nowhere = path.join(w.root, 'nowhere');
      const result = await w.run(
        w.checkout(ONE),
        {},
        { env: { RUNNER_TEMP: nowhere }, alone: true },
      );
      expect(result.code).toBe(1);
      expect(errorsOf(result)).toEqual([
        expect.stringMatching(
          /^the temporary folder ".*nowhere" cannot be used: ENOENT: .*; check the variable RUNNER_TEMP and the disk$/,
        ),
      ]);
    }),
  );

  test.concurrent(
    'may be relative to the workspace',
    inWorld(async (w) => {
      const checkout = w.checkout(ONE);
      mkdirSync(path.join(checkout.workspace, 'tmp'));
      await runWell(w, checkout, {}, { env: { RUNNER_TEMP: 'tmp' }, alone: true });
      expect(readdirSync(path.join(checkout.workspace, 'tmp'))).toEqual([]);
    }),
  );
});

describe('inputs', () => {
  test.concurrent(
    'are all checked before anything is done',
    inWorld(async (w) => {
      const checkout = withBranch(w);
      w.server.reset();
      expect(await refused(w, checkout, { branch: 'a..b', 'dry-run': '1' })).toEqual([
        'input branch: found "a..b", expected the name of a branch such as gh-pages; write, for example, gh-pages',
        'input dry-run: found "1", expected one of true, false; did you mean true?',
      ]);
      expect(w.server.stats().requests).toBe(0);
    }),
  );
});

/** Everything that could start a command, hide text or reverse it. */
const HOSTILE =
  '\n::error::INJECTED\r\n::set-output name=x::INJECTED\n##[error]INJECTED %0A::error::INJECTED \u001b[31m\u202eINJECTED\u2028::error::INJECTED';
const HIDDEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/;

/** Lines of a log that a runner takes for commands, but that the action did not write as such. */
const injected = (log: string): readonly string[] =>
  log
    .split(/\r\n|\r|\n|\u2028|\u2029/)
    .filter((line) => /^\s*::|##\[/.test(line))
    .filter(
      (line) =>
        !/^::(add-mask::(ghs_|[A-Za-z0-9+/]+=*$)|endgroup::$|group::(Read the|Publish|What git said$)|(error|warning|notice)( |::))/.test(
          line,
        ) || /^::\w+ *[^:]*::INJECTED/.test(line),
    );

/** Removes our colors, the only hidden characters of a log; each is around a whole line. */
const withoutColors = (log: string): string =>
  log.replace(/^\u001b\[(?:1|31|32|33)m(.*)\u001b\[0m$/gm, '$1');

/** The texts of a run that people see. */
const shown = ({ log, summary }: { readonly log: string; readonly summary: string }): string =>
  withoutColors(log) + summary;

describe('hostile texts', () => {
  test.concurrent(
    'in the manifest',
    inWorld(async (w) => {
      const bad = image('redis', ['1.0'], { [HOSTILE]: 'x', tier: HOSTILE, license: HOSTILE });
      const checkout = w.checkout({ [MANIFEST]: yaml(manifest({ images: [bad] })) });
      const result = await w.run(checkout);
      expect(result.code).toBe(1);
      expect([errorsOf(result).length, warningsOf(result).length]).toEqual([1, 2]);
      expect(injected(result.log)).toEqual([]);
      expect(shown(result)).not.toMatch(HIDDEN);
    }),
  );

  test.concurrent(
    'in what is published, in reports and their names',
    inWorld(async (w) => {
      const hostile = reportOf('redis', '1.0', [
        { id: `CVE-1${HOSTILE}`, title: HOSTILE, pkg: HOSTILE, target: HOSTILE },
      ]);
      const files = {
        [MANIFEST]: manifestOf(
          image('redis', ['1.0'], { summary: HOSTILE, license: HOSTILE, [HOSTILE]: 1 }),
        ),
        'r/fine.json': hostile,
        'r/lost.json': trivyReport({ name: `x${HOSTILE}`, tool: HOSTILE }),
        'r/\n::error::INJECTED.json': trivyReport({ name: 'y' }),
      };
      const { result } = await publish(w, files, { reports: 'r' });
      expect(errorsOf(result)).toEqual([]);
      expect(injected(result.log)).toEqual([]);
      expect(shown(result)).not.toMatch(HIDDEN);
      expect(w.log(BRANCH)[0]?.message).not.toContain('INJECTED');
    }),
  );

  test.concurrent(
    'in a file that is not a report, and in inputs',
    inWorld(async (w) => {
      const checkout = w.checkout({
        ...ONE,
        'r/1.json': JSON.stringify({ SchemaVersion: 2, ArtifactType: HOSTILE }),
        'r/2.json': JSON.stringify({ [HOSTILE]: 1 }),
        'r/3.json': JSON.stringify({ SchemaVersion: 2, ArtifactName: 'x', Results: HOSTILE }),
      });
      for (const inputs of [{ reports: 'r' }, { branch: HOSTILE, destination: HOSTILE }]) {
        const result = await w.run(checkout, inputs);
        expect(result.code).toBe(1);
        expect(injected(result.log)).toEqual([]);
        expect(shown(result)).not.toMatch(HIDDEN);
      }
    }),
  );

  test.concurrent(
    'on the branch and from the server',
    inWorld(async (w) => {
      const { checkout } = await publish(w, ONE);
      w.commitFile(BRANCH, 'api/v1/status.json', JSON.stringify({ data: [{ slug: HOSTILE }] }));
      w.commitFile(BRANCH, 'CNAME', `x${HOSTILE}`);
      const result = await runWell(w, checkout);
      expect(injected(result.log)).toEqual([]);
      expect(result.outputs['api-url']).toBe('https://acme.github.io/catalog/api/v1');
      w.server.hooks.onRequest = async () => ({ status: 500, body: HOSTILE });
      const failed = await w.run(checkout);
      expect(failed.code).toBe(1);
      expect(injected(failed.log)).toEqual([]);
      expect(shown(failed)).not.toMatch(HIDDEN);
    }),
  );
});

describe('the token', () => {
  test.concurrent(
    'is in no argument, file, log, output or commit, whether the run works or fails',
    inWorld(async (w) => {
      const calls = path.join(w.root, 'calls');
      const temp = path.join(w.root, 'temp');
      w.git('init', '--quiet', '--bare', '--template=', temp);
      const git = gitAfter(w, `printf '%s\\n' "$@" >> ${calls}`, `env >> ${calls}.env`);
      const env = { ...git, RUNNER_TEMP: temp, ACTIONS_X: 'x' };
      const checkout = w.checkout({ ...ONE, 'r.json': reportOf('redis', '1.0') });
      const secrets = [w.token, Buffer.from(`x-access-token:${w.token}`).toString('base64')];
      const holds = (text: string): boolean => secrets.some((secret) => text.includes(secret));
      let files: readonly string[] = [];
      w.server.hooks.onPush = async () => {
        files = readdirSync(temp, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'));
      };
      const inputs = { reports: 'r.json', output: 'site' };
      const works = await runWell(w, checkout, inputs, { env, alone: true });
      w.server.hooks.onRequest = async () => ({ status: 403, body: 'no\n' });
      const fails = await w.run(checkout, inputs, { env, alone: true });
      expect(fails.code).toBe(1);
      expect(files.length).toBeGreaterThan(3);
      expect(files.filter(holds)).toEqual([]);
      for (const { log, outputs, summary } of [works, fails]) {
        const shown = log.replace(/^::add-mask::.*$/gm, '');
        expect(holds(`${shown}${JSON.stringify(outputs)}${summary}`)).toBe(false);
      }
      const recorded = readFileSync(calls, 'utf8');
      expect(recorded).toContain('\npush\n');
      expect(holds(recorded)).toBe(false);
      const variables = readFileSync(`${calls}.env`, 'utf8');
      expect(
        variables.split('\n').filter((line) => /^(INPUT_|ACTIONS_|GITHUB_)/.test(line)),
      ).toEqual([]);
      expect(holds(JSON.stringify([w.tree(BRANCH), w.log(BRANCH)]))).toBe(false);
      expect(readdirSync(temp).sort()).toEqual(['HEAD', 'config', 'objects', 'refs']);
    }),
  );
});
