/** Checks the example workflows and our own, and that each check fires. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { blocksIn } from '../documents/blocks';
import { holds } from './expression';
import { lintAction, lintWorkflow } from './lint';
import { RUNTIMES, runtimesOf } from './pinned-actions';
import { violationsOf } from './policy';
import {
  callOf,
  EXAMPLES,
  exampleNamed,
  OURS,
  SHOWCASE,
  TEMPLATE,
  workflowNamed,
} from './workflow';

const ACTION = readFileSync(path.resolve(__dirname, '../../action.yml'), 'utf8');
const README = readFileSync(path.resolve(__dirname, '../../README.md'), 'utf8');
const ALL = [...EXAMPLES, ...TEMPLATE, ...SHOWCASE, ...OURS];

test('there are workflows', () => {
  expect(ALL.map(({ name }) => name)).toEqual([
    'examples/workflows/another-repository.yml',
    'examples/workflows/image-build.yml',
    'examples/workflows/pull-request.yml',
    'examples/workflows/rebuild.yml',
    'examples/workflows/watch.yml',
    'examples/template/.github/workflows/draft.yml',
    'examples/template/.github/workflows/nightly.yml',
    'examples/showcase/.github/workflows/nightly.yml',
    '.github/workflows/ci.yml',
    '.github/workflows/codeql.yml',
    '.github/workflows/deploy-pages.yml',
    '.github/workflows/nightly.yml',
    '.github/workflows/publish.yml',
    '.github/workflows/rebuild-dist.yml',
    '.github/workflows/release.yml',
  ]);
});

describe.each(ALL)('$name', ({ name, text }) => {
  test('has no linter errors', async () => {
    expect(await lintWorkflow(name, text)).toEqual([]);
  });

  test('follows the rules of this project', () => {
    expect(violationsOf(text)).toEqual([]);
  });
});

test('every pinned action runs on Node 24, with all that it uses', () => {
  const texts = [...ALL.map(({ text }) => text), README];
  const pinned = texts.flatMap((text) =>
    [...text.matchAll(/uses: ([\w./-]+@[0-9a-f]{40})/g)].map(([, uses = '']) => uses),
  );
  const wrong = pinned.filter((uses) => runtimesOf(uses).some((each) => each !== 'node24'));
  expect(wrong).toEqual([]);
  const nested = pinned.flatMap((uses) => RUNTIMES[uses] ?? []).filter((each) => each !== 'node24');
  expect(Object.keys(RUNTIMES).sort()).toEqual([...new Set([...pinned, ...nested])].sort());
});

test('attestations and issues are made only where asked for, and no caller grants permissions for them', () => {
  for (const name of ['nightly.yml', 'publish.yml']) {
    const { inputs } = callOf(workflowNamed(name, OURS)) ?? {};
    expect([inputs?.['attest']?.default, inputs?.['issue']?.default]).toEqual([false, false]);
  }
  const callers = [...EXAMPLES, ...TEMPLATE, ...SHOWCASE, ...blocksIn('README.md')]
    .filter(({ text }) => /\/(?:nightly|publish)\.yml@v1/.test(text))
    .map(({ text }) => text);
  expect(callers).toHaveLength(6);
  for (const text of callers) expect(text).not.toMatch(/id-token|attestations|issues:/);
});

test('a pull request of a fork gets no comment, nor does one without a summary', () => {
  const { comment } = exampleNamed('pull-request.yml').jobs;
  const isRun = (from: string, summary: string): boolean =>
    holds(comment?.if, {
      github: {
        repository: 'acme/catalog',
        event: { pull_request: { head: { repo: { full_name: from } } } },
      },
      needs: { preview: { outputs: { summary } } },
    });
  expect([
    isRun('acme/catalog', '# x'),
    isRun('mallory/catalog', '# x'),
    isRun('acme/catalog', ''),
  ]).toEqual([true, false, false]);
});

describe('action.yml', () => {
  test('matches the schema of GitHub, including node24', () => {
    expect(ACTION).toContain('using: node24\n');
    expect(lintAction('action.yml', ACTION)).toEqual([]);
  });

  test('is rejected with an unknown runtime or key', () => {
    expect(lintAction('action.yml', ACTION.replace('node24', 'node26'))).toEqual([
      expect.stringMatching(/^action\.yml \(Line: \d+, Col: 10\): Unexpected value 'node26'$/),
    ]);
    expect(lintAction('action.yml', ACTION.replace('main: dist', 'mein: dist'))).not.toEqual([]);
  });

  test('is rejected with an icon or a color that the Marketplace does not have', () => {
    const flawsWith = (from: string, to: string): readonly string[] =>
      lintAction('action.yml', ACTION.replace(from, to));
    expect([
      flawsWith('icon: shield', 'icon: coffee'),
      flawsWith('color: blue', 'color: pink'),
    ]).toEqual([
      [expect.stringMatching(/Unexpected value 'coffee'$/)],
      [expect.stringMatching(/Unexpected value 'pink'$/)],
    ]);
  });

  test('has a name and a description that the Marketplace takes', () => {
    const { name, description } = parse(ACTION) as Readonly<Record<'name' | 'description', string>>;
    // Names of users, organizations and categories have fewer words; that no action has it, only GitHub knows.
    expect(name).toMatch(/^\w+( \w+){2,}$/);
    expect(name.length).toBeLessThan(64);
    expect([description.length < 125, description.includes('\n')]).toEqual([true, false]);
    const root = readdirSync(path.resolve(__dirname, '../..'));
    expect(root.filter((file) => /^(?:action\.ya?ml|README\.md)$/.test(file))).toEqual([
      'README.md',
      'action.yml',
    ]);
  });
});

const SOUND = `
on: workflow_dispatch
permissions: {}
concurrency: {group: catalog, cancel-in-progress: false}
jobs:
  list:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    permissions: {contents: write}
    outputs:
      changed: \${{ steps.catalog.outputs.changed }}
      integrity: \${{ steps.catalog.outputs.integrity }}
      all: \${{ steps.catalog.outputs.needs-rebuild }}
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
      - id: catalog
        uses: your-org/catalog-api-action@v1
        with:
          reports: reports
  attest:
    needs: list
    if: \${{ needs.list.outputs.changed == 'true' }}
    runs-on: ubuntu-latest
    timeout-minutes: 5
    permissions: {id-token: write, attestations: write}
    steps:
      - uses: actions/attest@1e69f48acb82d1966a394da916b4c1698aa569d6 # v4.2.2
        with:
          subject-name: integrity.json
          subject-digest: \${{ needs.list.outputs.integrity }}
  each:
    needs: list
    if: \${{ needs.list.outputs.all != '[]' }}
    runs-on: ubuntu-latest
    timeout-minutes: 5
    permissions: {}
    strategy:
      matrix:
        target: \${{ fromJSON(needs.list.outputs.all) }}
    steps:
      - env:
          SLUG: \${{ matrix.target.slug }}
        run: echo "$SLUG"
      - run: trivy image --format json redis
      - run: |
          docker run ghcr.io/aquasecurity/trivy:0.72.0@sha256:cffe3f5161a47a6823fbd23d985795b3ed72a4c806da4c4df16266c02accdd6f \\
            image --output report.json -- "$GITHUB_REPOSITORY" || exit 1
      - run: docker run "$GRYPE" --output json -- "$SLUG"
`;

/** The replaced text, its replacement, and the expected violation. */
const LINTED: ReadonlyArray<readonly [string, string, string]> = [
  ['runs-on: ubuntu-latest', 'runs: ubuntu-latest', "Unexpected value 'runs'"],
  ['needs: list\n    if', 'needs: nobody\n    if', 'needs job "nobody" which does not exist'],
  ["all != '[]'", "all != '[]", 'got unexpected'],
  ['matrix.target.slug', 'matrix.other.slug', 'property "other" is not defined'],
  ['steps.catalog.outputs', 'steps.catolog.outputs', 'property "catolog" is not defined'],
  ['echo "$SLUG"', `echo \${{ github.event.issue.title }}`, 'is potentially untrusted'],
  ['contents: write', 'content: write', 'unknown permission scope "content"'],
  ['timeout-minutes: 5', 'timeout-minutes: five', "Unexpected value 'five'"],
];

const RULED: ReadonlyArray<readonly [string, string, string]> = [
  [
    'permissions: {}\nconcurrency',
    'permissions: {contents: write}\nconcurrency',
    'all jobs get contents: write',
  ],
  [
    'permissions: {}\n    strategy',
    'permissions: write-all\n    strategy',
    'job each states no permissions',
  ],
  [
    '    timeout-minutes: 5\n    permissions: {}\n    strategy',
    '    permissions: {}\n    strategy',
    'job each has no timeout-minutes',
  ],
  [
    '3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
    'v7',
    'not pinned: - uses: actions/checkout@v7',
  ],
  [
    ' # v7.0.1',
    '',
    'not pinned: - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1',
  ],
  [
    'on: workflow_dispatch',
    'on: {schedule: [{cron: "0 2 * * *"}]}',
    'not at an odd minute: 0 2 * * *',
  ],
  [
    'echo "$SLUG"',
    `echo "\${{ matrix.target.slug }}"`,
    `an expression in a script: echo "\${{ matrix.target.slug }}"`,
  ],
  [
    '--format json',
    '--severity HIGH',
    'a scanner told to hide findings: trivy image --severity HIGH redis',
  ],
  [
    '--format json',
    '--ignore-unfixed',
    'a scanner told to hide findings: trivy image --ignore-unfixed redis',
  ],
  [
    '--format json',
    '--vex a.json',
    'a scanner told to hide findings: trivy image --vex a.json redis',
  ],
  [
    '@sha256:cffe3f5161a47a6823fbd23d985795b3ed72a4c806da4c4df16266c02accdd6f',
    '',
    'not pinned: aquasecurity/trivy:0.72.0',
  ],
  [
    ':0.72.0@sha256:',
    '@sha256:',
    'not pinned: aquasecurity/trivy@sha256:cffe3f5161a47a6823fbd23d985795b3ed72a4c806da4c4df16266c02accdd6f',
  ],
  [
    'docker run ghcr.io/aquasecurity/trivy:0.72.0@sha256:cffe3f5161a47a6823fbd23d985795b3ed72a4c806da4c4df16266c02accdd6f \\\n            image',
    'docker run registry.test/tools/scan:1',
    'not pinned: registry.test/tools/scan:1',
  ],
  ['    needs: list', '    container: node:24\n    needs: list', 'not pinned: node:24'],
  [
    '    needs: list',
    '    services: {registry: {image: registry:3}}\n    needs: list',
    'not pinned: registry:3',
  ],
  [
    '    permissions: {contents: write}',
    '    container: node:24\n    permissions: {contents: write}',
    'job list runs a container or scanner with a token that writes',
  ],
  ['SLUG: ${{', 'TRIVY_PASSWORD: ${{', 'a login for every registry: TRIVY_PASSWORD'],
  [
    'permissions: {}\n    strategy',
    'permissions: {packages: write}\n    strategy',
    'job each runs a container or scanner with a token that writes',
  ],
  [' -- "$GITHUB', ' "$GITHUB', 'may be read as an option: "$GITHUB_REPOSITORY"'],
  [' -- "$SLUG', ' "$SLUG', 'may be read as an option: "$SLUG"'],
  [
    `    if: \${{ needs.list.outputs.all != '[]' }}\n`,
    '',
    'job each does not guard against an empty matrix',
  ],
  ['reports: reports', 'report: reports', 'job list: no input report'],
  ['contents: write', 'contents: read', 'job list needs contents: write'],
  ['reports: reports', 'dry-run: true', 'job list needs contents: read'],
  ['reports: reports', 'repository: acme/other', 'job list needs contents: read'],
  ['reports: reports', 'artifact: all', 'job list needs actions: read'],
  [
    'cancel-in-progress: false',
    'cancel-in-progress: true',
    'job list may be cancelled while it publishes',
  ],
  ['outputs.needs-rebuild', 'outputs.rebuilds', 'no output rebuilds'],
  ['id-token: write', 'id-token: none', 'job attest needs id-token: write'],
  ['attestations: write', 'attestations: read', 'job attest needs attestations: write'],
  [
    'steps.catalog.outputs.integrity',
    'steps.catalog.outputs.commit',
    'job attest attests something else than what was published',
  ],
  [
    'needs.list.outputs.integrity',
    'needs.list.outputs.changed',
    'job attest attests something else than what was published',
  ],
  [
    "outputs.changed == 'true'",
    'outputs.changed',
    'job attest attests where nothing was published',
  ],
  [
    'reports: reports',
    'fail-on: critical',
    'job attest does not attest what was published before fail-on failed it',
  ],
  [
    'on: workflow_dispatch',
    'on: {pull_request_target: {}}',
    'pull_request_target gives strangers a token of this repository',
  ],
];

describe('a test workflow', () => {
  test('without flaws passes', async () => {
    expect([await lintWorkflow('decoy.yml', SOUND), violationsOf(SOUND)]).toEqual([[], []]);
  });

  test.each(LINTED)('with a changed %j is rejected by the linter', async (from, to, message) => {
    const text = SOUND.replace(from, () => to);
    expect(text).not.toBe(SOUND);
    const found = await lintWorkflow('decoy.yml', text);
    expect(found).toContainEqual(expect.stringContaining(message));
  });

  test.each(RULED)('with %j replaced by %j breaks a rule', (from, to, message) => {
    const text = SOUND.replace(from, () => to);
    expect(text).not.toBe(SOUND);
    expect(violationsOf(text)).toContain(message);
  });

  test.each([
    ['run: npm test', 'pull_request', true],
    ['run: cd src && ./build', 'pull_request', true],
    ['uses: ./', 'pull_request', true],
    ['run: git push', 'pull_request', false],
    ['run: npm test', 'push', false],
  ])('with "%s" and a token that writes, on %s: breaks a rule: %s', (step, event, breaks) => {
    const text = `on: ${event}\njobs:\n  a:\n    permissions: {contents: write}\n    timeout-minutes: 5\n    steps:\n      - ${step}\n`;
    const message = 'job a runs code of a pull request with a token that writes';
    expect(violationsOf(text).includes(message)).toBe(breaks);
  });

  test('with a shell syntax error breaks a rule', () => {
    const [message] = violationsOf(SOUND.replace('echo "$SLUG"', 'if true'));
    expect(message).toMatch(/^bash: /);
  });

  test('that calls a workflow with other inputs or fewer rights breaks a rule', async () => {
    const caller =
      'on: push\npermissions: {}\njobs:\n  call:\n    permissions: {contents: write, packages: read, id-token: write}\n    uses: ./.github/workflows/image-build.yml\n    with: {image: redis, tag: "8"}\n';
    const name = './.github/workflows/image-build.yml';
    expect(violationsOf(caller)).toEqual([
      `job call calls ${name} without version`,
      `job call calls ${name} with tag, which it does not take`,
      `job call needs packages: write for ${name}`,
      `job call needs actions: read for ${name}`,
      `job call needs pages: read for ${name}`,
    ]);
    expect(await lintWorkflow('caller.yml', caller)).toEqual([
      'caller.yml (Line: 6, Col: 11): Input version is required, but not provided while calling.',
      'caller.yml (Line: 7, Col: 31): Invalid input, tag is not defined in the referenced workflow.',
    ]);
  });

  test.each([
    ['attest: true', ['id-token', 'attestations']],
    ['issue: true', ['issues']],
    ['deploy: pages', ['pages', 'id-token']],
    ['deploy: branch', []],
  ])('that calls nightly.yml with %s and does not grant %j breaks a rule', (given, scopes) => {
    const uses = 'your-org/catalog-api-action/.github/workflows/nightly.yml@v1';
    const rights = '{contents: write, actions: read, packages: read, pages: read}';
    const caller = `on: push\njobs:\n  call:\n    permissions: ${rights}\n    uses: ${uses}\n    with: {${given}}\n`;
    expect(violationsOf(caller)).toEqual(
      scopes.map((scope) => `job call needs ${scope}: write for ${uses}`),
    );
  });

  test('that calls what nothing can call breaks a rule', async () => {
    const caller = (uses: string) =>
      `on: push\npermissions: {}\njobs:\n  call:\n    permissions: {}\n    uses: ${uses}\n`;
    const own = 'your-org/catalog-api-action/.github/workflows';
    for (const uses of [`${own}/weekly.yml@v1`, `${own}/ci.yml@v1`, `${own}/nightly.yml@main`])
      expect([violationsOf(caller(uses)), await lintWorkflow('caller.yml', caller(uses))]).toEqual([
        expect.arrayContaining([`job call calls ${uses}, which nothing can call`]),
        [expect.any(String)],
      ]);
  });

  test('that can be called and names the action by a tag breaks a rule', () => {
    const text = SOUND.replace('on: workflow_dispatch', 'on: {workflow_call: {}}');
    const message = 'job list does not run the action at the commit of its workflow';
    expect(violationsOf(text)).toEqual([message]);
    const other = 'with: {repository: acme/fork, ref: v1, path: .catalog-api-action}';
    const checkedOut = text
      .replace(' # v7.0.1\n', ` # v7.0.1\n        ${other}\n`)
      .replace('your-org/catalog-api-action@v1', './.catalog-api-action');
    expect(violationsOf(checkedOut)).toEqual([message]);
    const same = checkedOut
      .replace('acme/fork', `"\${{ job.workflow_repository }}"`)
      .replace('ref: v1', `ref: "\${{ job.workflow_sha }}"`);
    expect(violationsOf(same)).toEqual([]);
  });
});
