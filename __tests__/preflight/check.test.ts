import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import {
  type BranchFacts,
  branchCheck,
  type Check,
  formatCheck,
  type PushTarget,
  protectionCheck,
  skippedSourceCheck,
  sourceCheck,
  summarizeChecks,
  tokenCheck,
} from '../../src/preflight/check';
import {
  type MissingPages,
  type PagesSite,
  type Placement,
  pagesCheck,
} from '../../src/preflight/pages-site';
import { commitsToCompare, type SourceCommit } from '../../src/published/state';

const TARGET: PushTarget = { branch: 'gh-pages', exists: true, history: 'append' };

test.each<readonly [Parameters<typeof tokenCheck>[0], boolean, Check['status'], string]>([
  [{ kind: 'granted' }, false, 'ok', 'it may write to the repository'],
  [{ kind: 'granted' }, true, 'ok', 'it may write to the repository'],
  [
    { kind: 'refused', problem: { message: 'no', gitSaid: ['fatal: 403'] } },
    ...([false, 'info', 'read only, enough for a dry run; no'] as const),
  ],
  [
    { kind: 'refused', problem: { message: 'no', gitSaid: ['fatal: 403'] } },
    ...([true, 'info', 'read only, as a pull request should be'] as const),
  ],
  [{ kind: 'unknown', problem: { message: 'no answer' } }, false, 'unknown', 'no answer'],
  [
    { kind: 'unknown', problem: { message: 'no answer', gitSaid: ['a', 'fatal: 500'] } },
    ...([true, 'unknown', 'no answer: fatal: 500'] as const),
  ],
])('the check of the token with %j, in a pull request: %j', (access, isPull, status, detail) => {
  expect(tokenCheck(access, isPull)).toEqual({ name: 'token', status, detail });
});

test.each([
  [true, '"gh-pages" exists'],
  [false, '"gh-pages" does not exist, the first publish creates it'],
])('the check of the branch if it exists: %s', (exists, detail) => {
  expect(branchCheck({ ...TARGET, exists })).toEqual({ name: 'branch', status: 'ok', detail });
});

describe('the check of protection', () => {
  const PROTECTED =
    'branch protection of "gh-pages" may refuse a push: let this workflow push to it (Settings > Branches), or publish to another branch';
  const EITHER =
    '"gh-pages" is protected and may refuse a push; GitHub does not say by what: look at Settings > Rules and Settings > Branches, or publish to another branch';
  const ruled = (rules: string): string =>
    `rulesets of "gh-pages" (${rules}) may refuse a push: publish to a branch that they do not cover, or exclude this one (Settings > Rules); only an organization can let GitHub Actions bypass a ruleset`;
  const FREE = 'no branch protection and no ruleset prevents a push to "gh-pages"';
  const UNKNOWN = 'GitHub does not say whether "gh-pages" is protected';
  const NEW = { exists: false };
  test.each<readonly [BranchFacts, Partial<PushTarget>, Check['status'], string]>([
    [{ protected: false, rules: [] }, {}, 'ok', FREE],
    [{ protected: true, rules: [] }, {}, 'problem', PROTECTED],
    [{ protected: true, rules: undefined }, {}, 'problem', EITHER],
    [
      { protected: false, rules: ['pull_request', 'pull_request', 'deletion', 'x\ny'] },
      {},
      'problem',
      ruled('"pull_request", "x\\ny"'),
    ],
    [
      { protected: undefined, rules: ['required_signatures'] },
      {},
      'problem',
      ruled('"required_signatures"'),
    ],
    [
      { protected: false, rules: ['deletion', 'required_linear_history', 'creation'] },
      {},
      'ok',
      FREE,
    ],
    // GitHub calls a branch protected if any ruleset covers it.
    [{ protected: true, rules: ['deletion', 'non_fast_forward'] }, {}, 'ok', FREE],
    [{ protected: true, rules: ['copilot_code_review'] }, {}, 'ok', FREE],
    [{ protected: true, rules: ['pull_request'] }, {}, 'problem', ruled('"pull_request"')],
    [{ protected: undefined, rules: ['creation'] }, NEW, 'problem', ruled('"creation"')],
    [{ protected: false, rules: ['non_fast_forward'] }, {}, 'ok', FREE],
    [
      { protected: true, rules: ['non_fast_forward'] },
      { history: 'squash' },
      'problem',
      ruled('"non_fast_forward"'),
    ],
    [{ protected: undefined, rules: [] }, {}, 'unknown', UNKNOWN],
    [{ protected: undefined, rules: ['deletion'] }, {}, 'unknown', UNKNOWN],
    [{ protected: undefined, rules: [] }, NEW, 'ok', FREE],
    [{ protected: false, rules: undefined }, {}, 'unknown', UNKNOWN],
    [{ protected: undefined, rules: undefined }, NEW, 'unknown', UNKNOWN],
  ])('%j %j', (facts, more, status, detail) => {
    const check = protectionCheck({ ...TARGET, ...more }, facts);
    expect(check).toEqual({ name: 'protection', status, detail });
  });
});

describe('the check of Pages', () => {
  const settings = 'https://github.com/acme/catalog/settings/pages';
  const PLACEMENT: Placement = {
    branch: 'gh-pages',
    destination: [],
    output: '',
    baseUrl: '',
    settings,
  };
  const SERVED: PagesSite = {
    ...{ address: 'https://acme.test', branch: 'gh-pages', folder: '', isCustom: false },
  };
  const CHOOSE = `choose "Deploy from a branch" and "gh-pages" at ${settings}`;
  const OK = 'Pages serves the API at https://acme.test/api/v1';
  const UNKNOWN = `GitHub does not say what Pages serves; look at ${settings}`;
  const OFF = 'GitHub knows no Pages site here (404): ';
  test.each<readonly [string, Partial<Placement>, Partial<PagesSite>, Check['status'], string]>([
    ['the branch', {}, {}, 'ok', OK],
    ['a folder with the API', { destination: ['docs'] }, { folder: 'docs' }, 'ok', OK],
    ['a folder above the API', { destination: ['docs', 'x'] }, { folder: 'docs' }, 'ok', OK],
    ['the stated address', { baseUrl: 'https://acme.test' }, {}, 'ok', OK],
    [
      'another branch',
      {},
      { branch: 'main' },
      'problem',
      `Pages serves the branch "main", not "gh-pages": ${CHOOSE}`,
    ],
    [
      'another folder',
      { destination: ['docs2'] },
      { folder: 'docs' },
      'problem',
      `Pages serves only the folder "/docs" of "gh-pages", and the API is outside of it: choose the folder "/ (root)" at ${settings}, or set the input destination to "docs"`,
    ],
    [
      'the deployment of a workflow',
      {},
      { branch: null },
      'problem',
      `Pages serves what a workflow deploys, not the branch "gh-pages": ${CHOOSE}, or let that workflow deploy the folder of the input output`,
    ],
    ['the output, deployed by a workflow', { output: 'site' }, { branch: null }, 'ok', OK],
    [
      'an address that differs from the stated one',
      { baseUrl: 'https://x.test' },
      {},
      'unknown',
      'Pages serves the site at "https://acme.test"; whether the stated base-url, "https://x.test", serves it too cannot be checked',
    ],
    ['nobody knows which branch', {}, { branch: undefined }, 'unknown', UNKNOWN],
  ])('serves %s', (_, placement, served, status, detail) => {
    const answer = { kind: 'site', site: { ...SERVED, ...served } } as const;
    expect(pagesCheck({ ...PLACEMENT, ...placement }, answer, 'https://acme.test/api/v1')).toEqual({
      name: 'pages',
      status,
      detail,
    });
  });

  test.each<readonly [MissingPages, Partial<Placement>, string]>([
    [
      'off',
      {},
      `${OFF}switch Pages on at ${settings}: "Deploy from a branch", branch "gh-pages", folder "/ (root)" (offered once the branch exists)`,
    ],
    ['off', { output: 'site' }, `${OFF}switch Pages on at ${settings}: "GitHub Actions"`],
    [
      'off',
      { baseUrl: 'https://x.test' },
      `${OFF}whether the stated base-url, "https://x.test", serves the API cannot be checked`,
    ],
    [
      'forbidden',
      {},
      `the token may not ask what Pages serves (403): give the job "permissions: pages: read", or look at ${settings}`,
    ],
    ['unknown', {}, UNKNOWN],
  ])('says what to do if the answer of GitHub is %s with %j', (kind, placement, detail) => {
    expect(pagesCheck({ ...PLACEMENT, ...placement }, { kind }, '')).toEqual({
      name: 'pages',
      status: 'unknown',
      detail,
    });
  });
});

describe('the check of the source commit', () => {
  const commit = (id: string | null, repository = 'acme/catalog'): SourceCommit => ({
    repository,
    commit: id,
    committed: null,
  });
  test.each<readonly [SourceCommit, SourceCommit | undefined, string | readonly string[]]>([
    [commit('a'), undefined, 'nothing is published yet'],
    [commit('a'), commit('a'), 'the published source commit is that of this run'],
    [
      commit('a'),
      commit('b', 'acme/other'),
      'the published source is another repository, "acme/other"',
    ],
    [commit(null), commit('b'), 'no source commit is known'],
    [commit('a'), commit(null), 'no source commit is known'],
    [commit('a'), commit('b'), ['a', 'b']],
  ])('%j and %j', (own, published, expected) => {
    const found = pipe(
      commitsToCompare(own, published),
      E.match(
        (reason): unknown => skippedSourceCheck(reason, published),
        (commits) => commits,
      ),
    );
    expect(found).toEqual(
      typeof expected === 'string' ? { name: 'source', status: 'ok', detail: expected } : expected,
    );
  });

  const [own, published] = ['a'.repeat(40), 'b'.repeat(40)];
  test.each<readonly [boolean, Check['status'], string]>([
    [
      true,
      'ok',
      'the order of aaaaaaa of this run and bbbbbbb, the published source commit, is known',
    ],
    [
      false,
      'problem',
      'neither the checkout nor GitHub knows the order of aaaaaaa of this run and bbbbbbb, the published source commit, so the later date wins; set "fetch-depth: 0" for actions/checkout, or let source-token read the repository',
    ],
  ])('with a known order: %s', (isKnown, status, detail) => {
    expect(sourceCheck(own, published, isKnown)).toEqual({ name: 'source', status, detail });
  });
});

test('each check is logged, and failures are counted', () => {
  const checks: ReadonlyArray<Check> = [
    { name: 'token', status: 'problem', detail: 'a' },
    { name: 'branch', status: 'ok', detail: 'b' },
    { name: 'pages', status: 'unknown', detail: 'c' },
    { name: 'source', status: 'ok', detail: 'd' },
    { name: 'protection', status: 'info', detail: 'e' },
  ];
  expect(checks.map(formatCheck)).toEqual([
    'PROBLEM: token: a',
    'ok: branch: b',
    'unknown: pages: c',
    'ok: source: d',
    'info: protection: e',
  ]);
  expect(summarizeChecks(checks)).toBe(
    'ok: branch, source; info: protection; PROBLEM: token; unknown: pages',
  );
});
