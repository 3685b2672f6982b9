/** Branches that people work on: the default branch, and the one that a run was started on. */
import { describe, expect, test } from '@jest/globals';
import { image, MANIFEST, manifestOf } from './builders';
import type { Environment } from './process';
import { warningsOf } from './results';
import { inWorld, publish, refused, runWell, withWorld } from './runs';
import type { World } from './world';

const FILES = { [MANIFEST]: manifestOf(image('redis', ['1.0'])) };
const BASE = { 'base-url': 'https://acme.test' };
const SQUASH = { ...BASE, history: 'squash' };

const DEFAULT = 'the default branch of acme/catalog';
const STARTED_ON = 'the branch that this run was started on';
const lost = (branch: string, use: string): string =>
  `input history: found squash for the branch "${branch}", which is ${use}, expected append there: squash would delete every commit on it, and the history of its other files; nothing was published; set history: append, or publish to another branch`;
const told = (branch: string, use: string): string =>
  `input branch: found "${branch}", which is ${use}, expected a branch of its own, since every publish adds a commit; publish to another branch, here or in a repository of its own`;

/** Branches beside main, which the checkout comes from. */
const withBranches = (w: World, ...names: readonly string[]) => {
  const checkout = w.checkout(FILES);
  for (const name of names) w.commitFile(name, 'README.md', 'hello\n');
  return checkout;
};

const oldProtocol = (w: World): void => {
  w.server.hooks.onRequest = async ({ headers }) => {
    delete headers['git-protocol'];
    return undefined;
  };
};

type Case = readonly [
  what: string,
  branch: string,
  env: Environment,
  use: string | undefined,
  arrange?: (w: World) => void,
];

const CASES: readonly Case[] = [
  ['the default branch', 'main', {}, DEFAULT],
  ['the default branch, to an old protocol', 'main', {}, DEFAULT, oldProtocol],
  ['the default branch, started by a tag', 'main', { GITHUB_REF: 'refs/tags/v1' }, DEFAULT],
  ['the default branch, started elsewhere', 'main', { GITHUB_REPOSITORY: 'acme/other' }, DEFAULT],
  [
    'a default branch whose name is no ASCII',
    'bücher',
    {},
    DEFAULT,
    (w) => void w.git('symbolic-ref', 'HEAD', 'refs/heads/bücher'),
  ],
  ['the branch of the run', 'work', { GITHUB_REF: 'refs/heads/work' }, STARTED_ON],
  [
    'the branch of the run, where HEAD names no branch',
    'main',
    {},
    STARTED_ON,
    (w) => void w.git('update-ref', '--no-deref', 'HEAD', w.git('rev-parse', 'main')),
  ],
  [
    'the branch of the run, where HEAD names one that is not there',
    'main',
    {},
    STARTED_ON,
    (w) => void w.git('symbolic-ref', 'HEAD', 'refs/heads/none'),
  ],
  ['another branch', 'work', {}, undefined],
  ['another branch, to an old protocol', 'work', {}, undefined, oldProtocol],
  [
    'a branch of that name of another repository',
    'work',
    { GITHUB_REF: 'refs/heads/work', GITHUB_REPOSITORY: 'acme/other' },
    undefined,
  ],
  ['a tag of that name', 'work', { GITHUB_REF: 'refs/tags/work' }, undefined],
  [
    'a branch, where HEAD names no branch',
    'work',
    {},
    undefined,
    (w) => void w.git('update-ref', '--no-deref', 'HEAD', w.git('rev-parse', 'main')),
  ],
];

describe('a branch that people work on', () => {
  test.concurrent.each(CASES)('%s', (_, branch, env, use, arrange = () => undefined) =>
    withWorld(async (w) => {
      const checkout = withBranches(w, 'work', 'bücher');
      arrange(w);
      const target = { branch, repository: 'acme/catalog' };
      if (use === undefined) {
        const squashed = await runWell(w, checkout, { ...SQUASH, ...target }, { env });
        expect([warningsOf(squashed), w.log(branch).length]).toEqual([[], 1]);
        return;
      }
      for (const dryRun of ['true', 'false']) {
        const inputs = { ...SQUASH, ...target, 'dry-run': dryRun };
        expect(await refused(w, checkout, inputs, { env })).toEqual([lost(branch, use)]);
      }
      const before = w.log(branch).length;
      const appended = await runWell(w, checkout, { ...BASE, ...target }, { env });
      expect([warningsOf(appended), w.log(branch).length]).toEqual([
        [told(branch, use)],
        before + 1,
      ]);
    }),
  );

  test.concurrent(
    'squash may create the branch that is to be the default one',
    inWorld(async (w) => {
      const checkout = w.checkout(FILES);
      w.git('symbolic-ref', 'HEAD', 'refs/heads/site');
      const result = await runWell(w, checkout, { ...SQUASH, branch: 'site' });
      expect([warningsOf(result), w.log('site').length]).toEqual([[], 1]);
    }),
  );

  test.concurrent(
    'the default branch is found without another request',
    inWorld(async (w) => {
      const { checkout } = await publish(w, FILES, BASE);
      const tags = Array.from({ length: 50 }, (_, i) => `refs/tags/v${i}`);
      for (const tag of tags) w.git('update-ref', tag, 'main');
      const said: string[] = [];
      w.server.hooks.onRequest = async ({ method, url }) => {
        said.push(`${method} ${url.split('/').slice(3).join('/')}`);
        return undefined;
      };
      w.server.reset();
      await runWell(w, checkout, BASE);
      const { bytesDown } = w.server.stats();
      expect(said.slice(0, 3)).toEqual([
        'GET info/refs?service=git-upload-pack',
        'POST git-upload-pack',
        'POST git-upload-pack',
      ]);
      // The tip with its trees, and the documents.
      expect(said).toHaveLength(5);
      expect(bytesDown).toBeLessThan(20_000);
      expect(w.git('for-each-ref', 'refs/nothing')).toBe('');
    }),
  );
});
