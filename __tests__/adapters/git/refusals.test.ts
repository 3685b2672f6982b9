/** What GitHub said to people who pushed (`refusals.txt`), and what this action does and advises then. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { gitError } from '../../../src/adapters/git/errors';
import { interpretPush } from '../../../src/adapters/git/push-result';
import { findRefusal, type RefusalClass } from '../../../src/adapters/git/refusals';
import { ProblemError } from '../../../src/domain/task/attempt';
import { ADVICE } from './advice';

/** `moved`: render again on the new tip; `unknown`: look at the branch, perhaps push again; `refused`: give up. */
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

/** What push protection names in the texts of the class `secret`, in their order. */
const SECRETS = [
  '; found "GitHub Personal Access Token" in "src/api/github.ts:34"',
  '; found "DeepSeek API Key" in ".env:6"',
  '; found "GitHub Personal Access Token" in "the order of execution of commands:2"',
  '; found "Amazon AWS Access Key ID"',
];

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

const push = (text: string, history: 'append' | 'squash' = 'append') => {
  try {
    const pushed = interpretPush({ branch: 'gh-pages', history }, 'c', asPushed(text));
    if (pushed.kind === 'landed') throw new Error('the push landed');
    return { outcome: pushed.kind, message: pushed.problem.message };
  } catch (thrown) {
    if (!(thrown instanceof ProblemError)) throw thrown;
    return { outcome: 'refused' satisfies Outcome, message: thrown.problems[0]?.message };
  }
};

const found = (each: Case): string => {
  const secrets = CASES.filter((other) => other.class === 'secret');
  return each.class === 'secret' ? (SECRETS[secrets.indexOf(each)] ?? '') : '';
};

describe('a push that GitHub answers as in', () => {
  test.each(CASES.map((each) => [each.class, each.outcome, each.source, each] as const))(
    '%s, %s: %s',
    (kind, outcome, _, each) => {
      const advice = ADVICE[kind as keyof typeof ADVICE];
      expect(findRefusal(each.text)?.class ?? 'other').toBe(kind);
      expect(push(each.text)).toEqual({
        outcome,
        message: `the push to "gh-pages" did not succeed, nothing was published; ${advice}${found(each)}`,
      });
    },
  );

  test('at least sixty threads have the same outcome with history: squash', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(60);
    const outcomes = CASES.map(({ text }) => push(text, 'squash').outcome);
    expect(outcomes).toEqual(CASES.map(({ outcome }) => outcome));
  });
});

// No public thread shows these in the output of git.
test.each<readonly [string, RefusalClass]>([
  ['remote: - GITHUB PUSH PROTECTION\nremote:     - File path is restricted', 'push-rule'],
  [
    'remote: Although you appear to have the correct authorization credentials, the `acme` organization has an IP allow list enabled, and your IP address is not permitted to access this resource.',
    'address',
  ],
  [
    'remote: You have exceeded a secondary rate limit. Please wait a few minutes before you try again.\nfatal: unable to access: The requested URL returned error: 403',
    'rate-limit',
  ],
  ['fatal: unable to access: The requested URL returned error: 429', 'rate-limit'],
])('words that GitHub uses elsewhere are known too: %j', (said, kind) => {
  expect(gitError('no', said).message).toBe(`no; ${ADVICE[kind]}`);
});

describe('the advice about', () => {
  const access = (repository: string, what: string): string =>
    `fatal: unable to access 'https://github.com/${repository}/': The requested URL returned error: ${what}`;

  test.each<readonly [string, keyof typeof ADVICE]>([
    ['remote: error: GH013: Repository rule violations found for refs/heads/x.', 'ruleset'],
    ['server certificate verification failed. CAfile: none CRLfile: none', 'certificate'],
    ["fatal: unable to access 'https://h/': Unsupported proxy syntax in …", 'proxy-address'],
    ["fatal: unable to access 'https://h/': CONNECT tunnel failed, response 407", 'proxy'],
    ['Received HTTP code 403 from proxy after CONNECT', 'proxy'],
    [access('acme/catalog', '301'), 'redirected'],
    ['remote: - Commits must have verified signatures.', 'signed'],
    ['remote: This repository was archived so it is read-only.', 'archived'],
    ['remote: error: GH001: Large files detected.', 'file-size'],
    [
      "remote: error: File a is 120.00 MB; this exceeds GitHub's file size limit of 100.00 MB",
      'file-size',
    ],
    [
      'remote: Your push has been rejected, because this repository has exceeded its size limit of 1 GB',
      'size',
    ],
    ['remote: fatal: pack exceeds maximum allowed size', 'size'],
    ['remote: batch response: This repository is over its data quota.', 'size'],
    ['remote: You are over your quota', 'size'],
    ['remote: The project exceeds its storage quota', 'size'],
    ['remote: fatal: write error: Disk quota exceeded', 'size'],
    ['remote: error: GH006: Protected branch update failed for refs/heads/x.', 'protected'],
    [
      'remote: error: GH006: Protected branch update failed.\nremote: error: Cannot force-push to this branch',
      'forced',
    ],
    [
      'remote: GitLab: You are not allowed to force push code to a protected branch on this project.',
      'forced',
    ],
    ['remote: error: GH003: Sorry, force-pushing to x is not allowed.', 'forced'],
    ['[remote rejected] (non-fast-forward)', 'forced'],
    ["remote: error: 'refs/heads/a/x' exists; cannot create 'refs/heads/a'", 'name-conflict'],
    ['[remote rejected] (refname conflict)', 'name-conflict'],
    [
      "[remote rejected] (cannot lock ref 'refs/heads/x': Unable to create '/r/refs/heads/x.lock': File exists.)",
      'locked',
    ],
    ['[rejected] (stale info)', 'hidden'],
    ['[remote rejected] (deny updating a hidden ref)', 'hidden'],
    [
      'error: RPC failed; HTTP 301 curl 22 The requested URL returned error: 301\nfatal: the remote end hung up unexpectedly',
      'redirected',
    ],
    ['remote: Permission to acme/catalog.git denied to github-actions[bot].', 'rights'],
    ['remote: Write access to repository not granted.', 'rights'],
    [access('acme/catalog', '403'), 'rights'],
    [access('acme/catalog', '401'), 'token'],
    ["fatal: Authentication failed for 'https://github.com/acme/catalog/'", 'token'],
    ["fatal: could not read Username for 'https://github.com': terminal prompts disabled", 'token'],
    [
      "remote: Repository not found.\nfatal: repository 'https://github.com/acme/x/' not found",
      'missing',
    ],
    ["fatal: couldn't find remote ref refs/heads/gh-pages", 'other'],
  ])('%s', (said, kind) => {
    expect(gitError('no', said)).toEqual({
      message: `no; ${ADVICE[kind]}`,
      gitSaid: said.split('\n'),
    });
  });

  test.each([
    'quota',
    'saml',
    'rate-limit',
    'gh002:',
    'is-disabled',
    'quota-exceeded',
    'archived',
    'is-archived',
    'GH001',
    'GH003',
    'GH006',
    'GH013',
    'protected',
    'error:403',
    'over-its-quota',
    'verified-signature',
    'not-found',
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
    const messages = complaints.map(([said]) => gitError('no', said).message);
    expect(messages).toEqual(complaints.map(([, kind]) => `no; ${ADVICE[kind]}`));
  });
});

test('a hostile path in the words of push protection is escaped, and only three secrets are named', () => {
  const secret = (name: string, file: string) =>
    `remote:       —— ${name} ————\nremote:        locations:\nremote:            path: ${file}`;
  const said = [
    'remote:     - Push cannot contain secrets',
    secret('Key\u001b[31m', 'api/v1/a\u0007::error::b.json:1'),
    secret('Key', 'a.json:1'),
    secret('Key', 'b.json:1'),
    secret('Other', 'b.json:1'),
  ].join('\n');
  expect(gitError('no', said).message).toBe(
    `no; ${ADVICE.secret}; found "Key\\u001b[31m" in "api/v1/a\\u0007::error::b.json:1", "Key" in "a.json:1", "Key" in "b.json:1" and 1 more`,
  );
});

test.each([
  [' ', 'landed'],
  ['+', 'landed'],
  ['*', 'landed'],
  ['=', 'moved'],
])('a push that git reports with "%s" has %s', (flag, kind) => {
  const stdout = Buffer.from(`To x\n${flag}\tc:refs/heads/gh-pages\t[up to date]\nDone\n`);
  const said = { code: 0, stdout, stderr: '' };
  expect(interpretPush({ branch: 'gh-pages', history: 'append' }, 'c', said).kind).toBe(kind);
});
