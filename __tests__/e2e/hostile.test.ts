/** What lies around a run and means it ill: configuration, hooks, a network that answers for others. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { answerTo } from '../builders/github-api';
import { git as runGit } from './bare-repository';
import { image, MANIFEST, manifestOf, reportOf } from './builders';
import { jsonAnswer } from './github-answers';
import { noticesOf, recordsIn, served, warningsOf } from './results';
import { inWorld, publish, runWell } from './runs';
import type { World } from './world';

const BRANCH = 'gh-pages';
const FILES = {
  [MANIFEST]: manifestOf(image('redis', ['1.0', '2.0'])),
  'first.json': reportOf('redis', '1.0', [{ id: 'CVE-1' }]),
  'next.json': reportOf('redis', '2.0', [{ id: 'CVE-2', severity: 'LOW' }]),
  'late.json': reportOf('redis', '1.0', [{ id: 'CVE-3' }], { at: '2026-01-03T03:04:05Z' }),
};
const FIRST = { reports: 'first.json' };
const NEXT = { reports: 'next.json' };

const gitIn =
  (cwd: string) =>
  (...args: readonly string[]): string =>
    runGit(args, { cwd }).toString('utf8').trim();

/** A program that leaves a mark where it ran. */
const trap = (w: World): { readonly program: string; readonly mark: string } => {
  const [program, mark] = [path.join(w.root, 'trap.sh'), path.join(w.root, 'mark')];
  writeFileSync(program, `#!/bin/sh\necho "$0 $*" >> ${mark}\nexit 1\n`, { mode: 0o755 });
  return { program, mark };
};

/** The published source commit becomes one that is not in the checkout, as after a fetch of depth 1. */
const publishElsewhere = (w: World): void => {
  const state = JSON.parse(w.tree(BRANCH)['api/v1/state.json'] ?? '');
  const source = { ...state.source, commit: 'd'.repeat(40) };
  w.commitFile(BRANCH, 'api/v1/state.json', `${JSON.stringify({ ...state, source })}\n`);
};

/** Hooks, filters, attributes and helpers in a checkout, and where its missing parts come from. */
const setTraps = (workspace: string, remote: string, program: string): void => {
  const git = gitIn(workspace);
  const own = path.join(workspace, '.git');
  for (const folder of ['hooks', 'info']) mkdirSync(path.join(own, folder), { recursive: true });
  for (const hook of ['pre-push', 'reference-transaction', 'post-checkout', 'pre-auto-gc'])
    writeFileSync(path.join(own, 'hooks', hook), `#!/bin/sh\nexec ${program}\n`, { mode: 0o755 });
  writeFileSync(path.join(own, 'info', 'attributes'), '* filter=trap diff=trap\n');
  for (const [key, value] of [
    ['filter.trap.smudge', program],
    ['filter.trap.clean', program],
    ['diff.trap.textconv', program],
    ['core.fsmonitor', program],
    ['core.askPass', program],
    ['credential.helper', `!${program}`],
    ['core.pager', program],
    ['core.repositoryformatversion', '1'],
    ['extensions.partialClone', 'origin'],
    ['remote.origin.promisor', 'true'],
    ['remote.origin.url', remote],
    ['remote.origin.uploadpack', program],
  ] as const)
    git('config', key, value);
};

/** The home of a user that sends git elsewhere, with hooks of its own; the variables that name it. */
const hostileHome = (w: World, program: string): Readonly<Record<string, string>> => {
  const home = path.join(w.root, 'hostile-home');
  const hooks = path.join(home, 'hooks');
  mkdirSync(hooks, { recursive: true });
  writeFileSync(path.join(hooks, 'pre-push'), `#!/bin/sh\nexec ${program}\n`, { mode: 0o755 });
  for (const [key, value] of [
    ['url.http://127.0.0.1:9/.insteadOf', `${w.server.url}/`],
    ['core.hooksPath', hooks],
    ['core.askPass', program],
    ['credential.helper', `!${program}`],
    ['core.sshCommand', program],
    ['http.proxy', 'http://127.0.0.1:9'],
  ] as const)
    gitIn(w.root)('config', '--file', path.join(home, '.gitconfig'), key, value);
  return { HOME: home, XDG_CONFIG_HOME: path.join(home, '.config'), GIT_ASKPASS: program };
};

test(
  'nothing of a hostile checkout, or of a hostile home, is run, and the scan is published',
  inWorld(async (w) => {
    const { checkout } = await publish(w, FILES, FIRST);
    const { program, mark } = trap(w);
    setTraps(checkout.workspace, w.root, program);
    publishElsewhere(w);
    await runWell(w, checkout, NEXT, { env: hostileHome(w, program) });
    expect(existsSync(mark) ? readFileSync(mark, 'utf8') : '').toBe('');
    expect(recordsIn(served(w))).toEqual(['redis/1.0', 'redis/2.0']);
  }),
);

test(
  'nothing is fetched into a checkout that lacks parts: the API is asked',
  inWorld(async (w) => {
    const { checkout } = await publish(w, FILES, FIRST);
    w.git('config', 'uploadpack.allowFilter', 'true');
    const workspace = path.join(w.root, 'partial');
    gitIn(w.root)('init', '--quiet', workspace);
    const git = gitIn(workspace);
    const token = Buffer.from(`x-access-token:${w.token}`).toString('base64');
    git('remote', 'add', 'origin', path.join(w.root, 'repositories', `${w.repository}.git`));
    git('config', `http.${w.server.url}/.extraheader`, `AUTHORIZATION: basic ${token}`);
    const wanted = `+${checkout.sha}:refs/remotes/origin/main`;
    git('fetch', '--quiet', '--no-tags', '--depth=1', '--filter=blob:none', 'origin', wanted);
    git('checkout', '--quiet', '-B', 'main', 'refs/remotes/origin/main');
    const later = w.checkout({ ...FILES, 'README.md': 'later\n' });
    await runWell(w, later, NEXT);
    const packs = (): readonly string[] =>
      readdirSync(path.join(workspace, '.git', 'objects'), {
        recursive: true,
        encoding: 'utf8',
      }).sort();
    const before = packs();
    const relation = `${checkout.sha}...${later.sha}`;
    w.server.hooks.onRequest = async ({ url }) => {
      const [, comparison] = /\/api\/v3(\/repos\/acme\/catalog\/compare\/[^?]*)/.exec(url) ?? [];
      if (comparison === undefined) return undefined;
      const status = comparison.endsWith(relation) ? 'ahead' : 'identical';
      return jsonAnswer(answerTo(comparison, { status }));
    };
    const result = await runWell(w, { workspace, sha: checkout.sha }, { reports: 'late.json' });
    expect(packs()).toEqual(before);
    expect([result.outputs['stale-source'], warningsOf(result), noticesOf(result)]).toEqual([
      'true',
      [],
      [
        `this run's source commit ${checkout.sha} is older than the published one, ${later.sha}: the published manifest stays and this run adds its scans; to go back on purpose, revert with a new commit`,
      ],
    ]);
    expect(w.log(BRANCH)[0]?.message).toContain(
      `\nSource-Commit: ${later.sha}\nStale-Source-Commit: ${checkout.sha}\n`,
    );
  }),
);
