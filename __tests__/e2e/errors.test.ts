import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { image, MANIFEST, manifest, manifestOf, reportOf, trivyReport, yaml } from './builders';
import { gitAfter } from './git-scripts';
import { errorsOf, warningsOf } from './results';
import { inWorld, publish, runWell, withWorld } from './runs';
import type { World } from './world';

const BRANCH = 'gh-pages';
const ONE = { [MANIFEST]: manifestOf(image('redis', ['1.0'])) };

/** Creates the branch, so that the run must not be taken for the first one. */
const withBranch = (w: World) => {
  w.commitFile(BRANCH, 'README.md', 'hello\n');
  return w.checkout(ONE);
};

describe('the remote', () => {
  // Windows has no signals: there a process ends without notice.
  (process.platform === 'win32' ? test.concurrent.skip : test.concurrent).each([
    // The fetch begins before anything is staged.
    ['is fetched', /git-upload-pack$/, expect.any(Array)],
    ['is pushed', /git-receive-pack$/, ['api']],
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
});

test.concurrent(
  'all problems of a manifest are reported in one run, with their places, and are its only output',
  inWorld(async (w) => {
    const checkout = w.checkout({
      [MANIFEST]: 'registry: ghcr.io/acme\nimages: "| @me <b>"\ncharts: 1\n',
    });
    const result = await w.run(checkout);
    const found =
      'catalog.yaml:2:9 images: found "| @me <b>", expected a list; write a list under images: - slug: | @me <b>';
    const { summary } = result;
    expect([result.code, errorsOf(result), result.outputs]).toEqual([
      1,
      [
        found,
        'catalog.yaml:3:9 charts: found "1", expected a list; write a list under charts: - slug: 1',
      ],
      { summary },
    ]);
    expect(result.log).toMatch(
      /^::error title=Catalog manifest,file=catalog\.yaml,line=2,col=9::/m,
    );
    expect(summary).toContain(
      `\n\n- [\`catalog.yaml:2:9 images\`](<${w.server.url}/acme/catalog/blob/${checkout.sha}/catalog.yaml#L2>): found "&#124; <span>@</span>me &#60;b&#62;", expected a list;`,
    );
    expect(w.log(BRANCH)).toEqual([]);
  }),
);

describe('the runner', () => {
  test.concurrent(
    'must take the outputs; a summary that cannot be written is only a message',
    inWorld(async (w) => {
      const nowhere = path.join(w.root, 'nowhere', 'file');
      const env = { GITHUB_OUTPUT: nowhere, GITHUB_STEP_SUMMARY: nowhere };
      const result = await w.run(w.checkout(ONE), {}, { env, alone: true });
      expect([result.code, errorsOf(result)]).toEqual([
        1,
        [
          expect.stringMatching(
            /^the outputs of the step cannot be written: Missing file at path: .*; check the file that GITHUB_OUTPUT names$/,
          ),
        ],
      ]);
      expect(result.log).toContain('the job summary cannot be written: ');
      expect(result.log).toContain(`\ncommit: ${w.log(BRANCH)[0]?.sha}`);
    }),
  );

  test.concurrent(
    'names a temporary folder that is relative to the workspace, or one that is not there',
    inWorld(async (w) => {
      const checkout = w.checkout(ONE);
      const relative = path.join(checkout.workspace, 'tmp');
      mkdirSync(relative);
      await runWell(w, checkout, {}, { env: { RUNNER_TEMP: 'tmp' } });
      expect(readdirSync(relative)).toEqual([]);
      const nowhere = path.join(w.root, 'nowhere');
      for (const env of [
        { RUNNER_TEMP: nowhere },
        { RUNNER_TEMP: '', TMPDIR: nowhere },
        { RUNNER_TEMP: '', TMPDIR: '', TMP: nowhere },
      ]) {
        const result = await w.run(checkout, {}, { env });
        expect([result.code, errorsOf(result)]).toEqual([
          1,
          [
            expect.stringMatching(
              `^the temporary folder ".*nowhere" cannot be used: ENOENT: .*; check the disk, and the variable RUNNER_TEMP or, without it, TMPDIR, TMP or TEMP$`,
            ),
          ],
        ]);
      }
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
    'is in no argument, file, log, output or commit, whether the run works or fails, in debug mode and without colors',
    inWorld(async (w) => {
      const calls = path.join(w.root, 'calls');
      const temp = path.join(w.root, 'temp');
      w.git('init', '--quiet', '--bare', '--template=', temp);
      const git = gitAfter(w, `printf '%s\\n' "$@" >> ${calls}`, `env >> ${calls}.env`);
      const words = { RUNNER_DEBUG: '1', NO_COLOR: '1', ACTIONS_X: 'x' };
      const env = { ...git, ...words, RUNNER_TEMP: temp };
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
      const works = await runWell(w, checkout, inputs, { env });
      expect(works.log).not.toContain('\u001b');
      expect(works.log).toMatch(/^::debug::git push .*: exited with 0 after \d+ ms$/m);
      w.server.hooks.onRequest = async () => ({ status: 403, body: 'no\n' });
      const fails = await w.run(checkout, inputs, { env });
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
