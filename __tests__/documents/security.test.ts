/** What SECURITY.md tells those who review the action, where an edit elsewhere can make it wrong. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { textsBelow } from '../builders/files';
import { EXAMPLES, isOwn, OURS, workflowOf } from '../workflows/workflow';
import { blocksIn } from './blocks';

const ROOT = path.resolve(__dirname, '../..');
const read = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8');

/** The answer to a question of the review. */
const answerTo = (question: string): string => {
  const row = read('SECURITY.md')
    .split('\n')
    .find((line) => line.startsWith(`| ${question} |`));
  if (row === undefined) throw new Error(`SECURITY.md does not answer: ${question}`);
  return row;
};

/** The sources of the action without comments, by path. */
const SOURCES = Object.entries(textsBelow(path.join(ROOT, 'src'))).map(
  ([file, text]) =>
    [file, text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')] as const,
);

/** The files whose code has a match, in order. */
const filesWith = (pattern: RegExp): readonly string[] =>
  SOURCES.flatMap(([file, code]) => (pattern.test(code) ? [file] : []));

const of = (module: string): RegExp =>
  new RegExp(`(?:^import (?!type).*|^\\} |import\\()(?:from )?'(?:node:)?${module}['/]`, 'm');

test.each<readonly [string, RegExp, readonly string[]]>([
  ['starts programs', of('child_process|@actions/exec'), ['adapters/git/process.ts']],
  [
    'starts threads',
    of('worker_threads'),
    ['adapters/reports/report-reader.ts', 'adapters/reports/report-worker.ts', 'index.ts'],
  ],
  [
    'sends requests',
    of('(?:https?|http2|net|tls|dgram|undici|@actions/http-client|@actions/github)'),
    ['adapters/github/octokit.ts', 'adapters/http/get.ts', 'adapters/http/public-address.ts'],
  ],
  ['runs text as code', /\beval\(|new Function\(|from '(?:node:)?vm'/, []],
  ['changes later steps', /exportVariable|addPath|GITHUB_ENV|GITHUB_PATH/, []],
])('what %s is only in these files', (_, pattern, files) => {
  expect(filesWith(pattern)).toEqual(files);
});

test('only git is started', () => {
  const code = Object.fromEntries(SOURCES)['adapters/git/process.ts'] ?? '';
  const started = [...code.matchAll(/\b(?:exec|spawn)\(([^,]+),/g)].map(([, program]) => program);
  expect(started).toEqual(["'git'", "'git'"]);
});

/** Addresses in the code that no request goes to. */
const NOT_ASKED = [
  // Examples
  ...[
    'acme.github.io',
    'catalog.acme.dev',
    'proxy.example',
    'redis.io',
    'avd.aquasec.com',
    'gitlab.com',
  ],
  // Names of formats
  ...['cyclonedx.org', 'jsonfeed.org', 'openvex.dev', 'spdx.dev', 'www.w3.org'],
  // The issuer of identities, in commands for readers
  'token.actions.githubusercontent.com',
  // Where to download what an input takes, in messages
  ...['epss.empiricalsecurity.com', 'raw.githubusercontent.com', 'www.cisa.gov'],
];

test('the hosts in the code are those that are stated, or are never asked', () => {
  const hosts = SOURCES.flatMap(([, code]) =>
    [...code.matchAll(/https?:\/\/([a-z\d][\w.-]*\.[a-z]+)/gi)].map(([, host = '']) => host),
  );
  const stated = [...answerTo('Which hosts?').matchAll(/`([\w.-]+\.[a-z]+)`/g)].map(
    ([, host = '']) => host,
  );
  expect([...new Set(hosts)].sort()).toEqual([...NOT_ASKED, ...stated].sort());
});

test('the hosts in the workflows to call are those that are stated', () => {
  const called = OURS.filter(({ name }) => /\/(?:nightly|publish|deploy-pages)\.yml$/.test(name));
  const hosts = called.flatMap(({ text }) =>
    [
      ...text.matchAll(/https:\/\/([a-z][\w.-]*\.[a-z]+)/g),
      ...text.matchAll(/default: ([\w.-]+)\/\S+@sha256:/g),
    ].map(([, host = '']) => host),
  );
  const stated = answerTo('Which hosts do the called workflows contact?');
  expect(called).toHaveLength(3);
  expect(new Set(hosts).size).toBeGreaterThan(3);
  expect([...new Set(hosts)].filter((host) => !stated.includes(`\`${host}\``))).toEqual([]);
});

test('the jobs that run the action have the permissions that are stated, and those of their other steps', () => {
  const stated = [...answerTo('Which permissions?').matchAll(/`([\w-]+: \w+)`/g)].map(
    ([, permission = '']) => permission,
  );
  const README = blocksIn('README.md').filter(({ kind }) => kind === 'yaml workflow');
  const jobs = [...EXAMPLES, ...OURS, ...README]
    .flatMap(({ text }) => Object.values(workflowOf(text).jobs))
    .filter(({ steps = [] }) => steps.some(isOwn));
  const attest = ['id-token: write', 'attestations: write'];
  const found = jobs.flatMap(({ permissions = {}, steps = [] }) => {
    const all = Object.entries(permissions).map(([scope, access]) => `${scope}: ${access}`);
    const attests = steps.some(({ uses = '' }) => uses.startsWith('actions/attest@'));
    return all.filter((each) => !attests || !attest.includes(each));
  });
  expect([...new Set(found)].filter((each) => !stated.includes(each))).toEqual([]);
  expect(found).toContain('contents: write');
});

test('what is named is there', () => {
  expect(answerTo('What is executed?')).toContain('Node 24');
  expect(read('action.yml')).toContain('\n  using: node24\n');
  for (const name of ['dist/sbom.cdx.json', 'dist/licenses.txt', '.github/dependabot.yml'])
    expect([name, existsSync(path.join(ROOT, name))]).toEqual([name, true]);
  const { on, jobs } = workflowOf(
    OURS.find(({ name }) => name.endsWith('/codeql.yml'))?.text ?? '',
  );
  expect([Object.keys(on), JSON.stringify(jobs)]).toEqual([
    ['push', 'pull_request', 'schedule'],
    expect.stringContaining('"language":["javascript-typescript","actions"]'),
  ]);
  expect(read('.github/workflows/ci.yml')).toContain('run: node scripts/audit-signatures.mjs');
});

interface Bill {
  readonly components: readonly {
    readonly purl: string;
    readonly group?: string;
    readonly name: string;
    readonly version: string;
  }[];
}

test('the bill of materials has the packages whose licenses are stated, each once, with its hash', () => {
  const { components } = JSON.parse(read('dist/sbom.cdx.json')) as Bill;
  const named = components.map(
    ({ group, name, version }) => `${group === undefined ? '' : `${group}/`}${name} ${version}`,
  );
  const licensed = [...read('dist/licenses.txt').matchAll(/^(\S+ \d+\.\d+\.\d+) \(\S+\)$/gm)].map(
    ([, title]) => title,
  );
  expect(named).toEqual(licensed);
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(named.length);
});
