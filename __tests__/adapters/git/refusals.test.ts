/** What GitHub said to people who pushed (`refusals.txt`), and what this action does and advises then. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { interpretPush } from '../../../src/adapters/git/push-result';
import { findRefusal } from '../../../src/adapters/git/refusals';

/** After a look at the branch: `moved`, `unknown`: push again; `refused`: give up. */
type Outcome = 'moved' | 'unknown' | 'refused';

interface Case {
  readonly class: string;
  readonly outcome: string;
  readonly source: string;
  readonly text: string;
}

const CASES = readFileSync(path.join(__dirname, 'refusals.txt'), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((block): Case => {
    const [head = '', ...lines] = block.trimEnd().split('\n');
    const [kind = '', outcome = '', source = ''] = head.split(' ');
    return { class: kind, outcome, source, text: lines.join('\n') };
  });

/** The result of a `git push --porcelain`: the line that people see as `! [remote rejected] a -> b (reason)`. */
const asPushed = (text: string) => {
  const lines = text.split('\n');
  const rejected = lines.find((line) => /^\s*! \[/.test(line)) ?? '';
  const [, kind, reason] = /! (\[[^\]]+\]) .* (\(.*\))\s*$/.exec(rejected) ?? [];
  return {
    code: 1,
    stdout: Buffer.from(
      kind === undefined ? '' : `!\tHEAD:refs/heads/x\t${kind} ${reason}\nDone\n`,
    ),
    stderr: lines.filter((line) => line !== rejected && !/^\s*To /.test(line)).join('\n'),
  };
};

const push = (text: string, history: 'append' | 'squash'): Outcome => {
  const pushed = interpretPush({ history }, 'c', asPushed(text));
  if (pushed.kind === 'landed') throw new Error('the push landed');
  return pushed.isFinal ? 'refused' : (pushed.kind as Outcome);
};

const classOf = (said: string): string => findRefusal(said)?.[0] ?? 'other';

test('at least sixty threads are known', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(60);
});

test.each(CASES.map((each) => [each.class, each.outcome, each.source, each.text] as const))(
  'a push that GitHub answers as in: %s, %s: %s',
  (kind, outcome, _, text) => {
    const outcomes = [push(text, 'append'), push(text, 'squash')];
    expect([classOf(text), ...outcomes]).toEqual([kind, outcome, outcome]);
  },
);

describe('the class of', () => {
  const RULES = 'remote: error: GH013: Repository rule violations found for refs/heads/x.\n';
  const access = (repository: string, what: string): string =>
    `fatal: unable to access 'https://github.com/${repository}/': The requested URL returned error: ${what}`;

  test.each<readonly [string, string]>([
    ['remote: - GITHUB PUSH PROTECTION\nremote:     - File path is restricted', 'push-rule'],
    [
      'remote: You have exceeded a secondary rate limit. Please wait a few minutes before you try again.\nfatal: unable to access: The requested URL returned error: 403',
      'rate-limit',
    ],
    ['fatal: unable to access: The requested URL returned error: 429', 'rate-limit'],
    ['server certificate verification failed. CAfile: none CRLfile: none', 'certificate'],
    ["fatal: unable to access 'https://h/': Unsupported proxy syntax in …", 'other'],
    ["fatal: unable to access 'https://h/': CONNECT tunnel failed, response 407", 'proxy'],
    ['Received HTTP code 403 from proxy after CONNECT', 'proxy'],
    [access('acme/catalog', '301'), 'redirected'],
    ['error: Server does not allow request for unadvertised object aa', 'partial-fetch'],
    ["fatal: remote error: filter 'blob:none' not supported", 'partial-fetch'],
    [
      "remote: error: File a is 120.00 MB; this exceeds GitHub's file size limit of 100.00 MB",
      'size',
    ],
    ['remote: You are over your quota', 'size'],
    ['remote: The project exceeds its storage quota', 'size'],
    ['remote: fatal: write error: Disk quota exceeded', 'size'],
    [
      'remote: error: GH006: Protected branch update failed.\nremote: error: Cannot force-push to this branch',
      'forced',
    ],
    [
      'remote: GitLab: You are not allowed to force push code to a protected branch on this project.',
      'forced',
    ],
    ['[remote rejected] (non-fast-forward)', 'forced'],
    ["remote: error: 'refs/heads/a/x' exists; cannot create 'refs/heads/a'", 'name-conflict'],
    ['[remote rejected] (refname conflict)', 'name-conflict'],
    [
      "[remote rejected] (cannot lock ref 'refs/heads/x': Unable to create '/r/refs/heads/x.lock': File exists.)",
      'other',
    ],
    [
      'error: RPC failed; HTTP 301 curl 22 The requested URL returned error: 301\nfatal: the remote end hung up unexpectedly',
      'redirected',
    ],
    [access('acme/catalog', '403'), 'rights'],
    [access('acme/catalog', '401'), 'token'],
    ["fatal: couldn't find remote ref refs/heads/gh-pages", 'other'],
    [`${RULES}- Commit message must match a given regex pattern: ^[A-Z]+-[0-9]+`, 'wording'],
    [`${RULES}- Commit message must not contain a given text: [skip]`, 'wording'],
    [`${RULES}- Commit author email must match a given suffix: @example.test`, 'wording'],
    [`${RULES}- Committer email must match a given regex pattern: x`, 'wording'],
    ["GitLab: Commit message does not follow the pattern '^[A-Z]+-'", 'wording'],
    ["GitLab: Author's email 'a@b.test' does not follow the pattern '@c.test$'", 'wording'],
    [
      "GitLab: You cannot push commits for 'a@b.test'. You can only push commits if the committer email is one of your own verified emails.",
      'wording',
    ],
    [`${RULES}- Commits must have verified signatures.\n- Commit message must match x`, 'signed'],
  ])('%s', (said, kind) => {
    expect(classOf(said)).toBe(kind);
  });

  test.each([
    ...['quota', 'saml', 'rate-limit', 'gh002:', 'is-disabled', 'quota-exceeded', 'archived'],
    ...['is-archived', 'GH001', 'GH003', 'GH006', 'GH013', 'protected', 'error:403'],
    ...['over-its-quota', 'verified-signature', 'not-found'],
  ])('a refusal does not depend on a repository or branch called %s', (name) => {
    const complaints = [
      [
        `remote: Permission to acme/${name}.git denied to x.\n${access(`acme/${name}`, '403')}`,
        'rights',
      ],
      [`remote: error: GH006: Protected branch update failed for refs/heads/${name}.`, 'protected'],
      [`remote: error: GH013: Repository rule violations found for refs/heads/${name}.`, 'ruleset'],
      [`remote: error: cannot lock ref 'refs/heads/${name}': File exists`, 'other'],
      [`fatal: couldn't find remote ref refs/heads/${name}`, 'other'],
      [`fatal: '${name} is archived' does not appear to be a git repository`, 'other'],
      [access(`${name}/${name}`, '503'), 'other'],
      [access(`${name}/${name}`, '401'), 'token'],
    ] as const;
    expect(complaints.map(([said]) => classOf(said))).toEqual(complaints.map(([, kind]) => kind));
  });
});

test('a push that is refused says what to do', () => {
  const said = [
    'remote: error: GH013: Repository rule violations found for refs/heads/x.',
    ' ! [remote rejected] HEAD -> x (push declined due to repository rule violations)',
  ];
  expect(interpretPush({ history: 'append' }, 'c', asPushed(said.join('\n')))).toEqual({
    ...{ kind: 'refused', commit: 'c', isFinal: true, isUnsent: false },
    failure: {
      advice:
        'a ruleset forbids the push: publish to a branch that it does not cover, or exclude this one (Settings > Rules, and Settings > Branches if that protects it too); only an organization can let GitHub Actions bypass a ruleset',
      gitSaid: [said[0], '[remote rejected] (push declined due to repository rule violations)'],
    },
  });
});

test.each([
  [' ', 'landed'],
  ['+', 'landed'],
  ['*', 'landed'],
  ['=', 'moved'],
])('a push that git reports with "%s" has %s', (flag, kind) => {
  const stdout = Buffer.from(`To x\n${flag}\tc:refs/heads/gh-pages\t[up to date]\nDone\n`);
  const said = { code: 0, stdout, stderr: '' };
  expect(interpretPush({ history: 'append' }, 'c', said).kind).toBe(kind);
});
