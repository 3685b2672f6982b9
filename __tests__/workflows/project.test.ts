/** The other files in `.github`, and the notes of a release. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { needsOf, OURS, workflowOf } from './workflow';

const PROJECT = path.resolve(__dirname, '../..');
const FORMS = path.join(PROJECT, '.github', 'ISSUE_TEMPLATE');
const read = (...names: readonly string[]): unknown =>
  parse(readFileSync(path.join(PROJECT, ...names), 'utf8'));

interface Element {
  readonly type: string;
  readonly id?: string;
  readonly attributes: { readonly label?: string; readonly value?: string };
}

interface Form {
  readonly name?: string;
  readonly description?: string;
  readonly body: readonly Element[];
}

/** The errors of GitHub in a form; with any error, GitHub shows no form. */
const flawsOf = ({ name, description, body }: Form): readonly string[] => {
  const ids = body.flatMap(({ id }) => id ?? []);
  const flawed = body.filter(({ type, id, attributes }) =>
    type === 'markdown'
      ? attributes.value === undefined
      : !['textarea', 'input', 'dropdown', 'checkboxes'].includes(type) ||
        id === undefined ||
        attributes.label === undefined,
  );
  return [
    ...(name && description ? [] : ['no name or description']),
    ...(new Set(ids).size === ids.length ? [] : ['an id twice']),
    ...flawed.map(({ type, id }) => `${type} ${id}`),
  ];
};

describe('issue forms', () => {
  const forms = readdirSync(FORMS).filter((name) => name !== 'config.yml');

  test('are those for bugs and for features', () =>
    expect(forms).toEqual(['bug.yml', 'feature.yml']));

  test.each(forms)('%s is valid', (name) => {
    expect(flawsOf(read('.github', 'ISSUE_TEMPLATE', name) as Form)).toEqual([]);
  });

  test('with errors are rejected', () => {
    const label = { label: 'What?' };
    const body = [
      { type: 'text', id: 'a', attributes: label },
      { type: 'input', id: 'a', attributes: {} },
      { type: 'markdown', attributes: label },
    ];
    expect(flawsOf({ name: 'Bug', body })).toEqual([
      'no name or description',
      'an id twice',
      'text a',
      'input a',
      'markdown undefined',
    ]);
  });
});

test('ci-ok waits for every other job of CI', () => {
  const { jobs } = workflowOf(OURS.find(({ name }) => name.endsWith('/ci.yml'))?.text ?? '');
  const { 'ci-ok': last, ...others } = jobs;
  expect(needsOf(last ?? {})).toEqual(Object.keys(others));
});

test('ci-ok succeeds if all jobs did', () => {
  const { jobs } = workflowOf(OURS.find(({ name }) => name.endsWith('/ci.yml'))?.text ?? '');
  const script = jobs['ci-ok']?.steps?.[0]?.run ?? '';
  const ends = [
    ['success', 0],
    ['success success', 0],
    ['success failure success', 1],
    ['success cancelled', 1],
    ['success skipped', 1],
  ] as const;
  // One shell starts the others, which takes a tenth of the time that it takes a process of tests.
  const each = `for RESULTS; do RESULTS=$RESULTS bash -eo pipefail -c "$SCRIPT" > /dev/null; echo $?; done`;
  const args = ['-c', each, 'bash', ...ends.map(([results]) => results)];
  const env = { PATH: process.env['PATH'], SCRIPT: script };
  const { stdout } = spawnSync('bash', args, { env, encoding: 'utf8' });
  expect(stdout).toBe(ends.map(([, status]) => `${status}\n`).join(''));
});

test('developers use the Node that runs the action', () => {
  const { runs } = read('action.yml') as { readonly runs: { readonly using: string } };
  expect(`node${readFileSync(path.join(PROJECT, '.node-version'), 'utf8').trim()}`).toBe(
    runs.using,
  );
});

test('dependabot updates every folder with dependencies', () => {
  const { updates } = read('.github', 'dependabot.yml') as {
    readonly updates: readonly { readonly directory?: string; readonly directories?: string[] }[];
  };
  const folders = updates.flatMap(({ directory, directories = [] }) => [
    ...(directory === undefined ? [] : [directory]),
    ...directories,
  ]);
  expect(folders).toEqual(['/', '/', '/examples/workflows']);
  for (const folder of folders) expect(existsSync(path.join(PROJECT, folder))).toBe(true);
});

describe('the notes of a release', () => {
  const notes = (text: string) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'notes-'));
    try {
      writeFileSync(path.join(folder, 'package.json'), '{"version":"1.2.3"}');
      writeFileSync(path.join(folder, 'CHANGELOG.md'), text);
      const args = ['scripts/release-notes.mjs', folder];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: PROJECT,
        encoding: 'utf8',
      });
      return [status, stdout, stderr];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };

  test('are the section of its version', () => {
    const text =
      '# Changelog\n\n## [Unreleased]\n\n- Later\n\n## [1.2.3] - 2026-11-30\n\n### Added\n\n- All\n\n## [0.0.1]\n\n- Old\n';
    expect(notes(text)).toEqual([0, '### Added\n\n- All\n', '']);
  });

  test('are missing where it has none', () => {
    expect(notes('## [Unreleased]\n')).toEqual([
      1,
      '',
      'found no section "## [1.2.3]" in CHANGELOG.md, expected one for the version in package.json\n',
    ]);
  });
});

test('only the jobs of a release that tag get the token of the App, which may tag commits that change workflows', () => {
  const { jobs } = workflowOf(OURS.find(({ name }) => name.endsWith('/release.yml'))?.text ?? '');
  const tokens = Object.entries(jobs).map(([name, { steps = [] }]) => [
    name,
    steps.find(({ uses = '' }) => uses.startsWith('actions/create-github-app-token@'))?.with,
    steps.flatMap(({ env }) => env?.['GH_TOKEN'] ?? []),
  ]);
  const app = {
    'client-id': `\${{ vars.RELEASE_APP_CLIENT_ID }}`,
    'private-key': `\${{ secrets.RELEASE_APP_KEY }}`,
    'permission-contents': 'write',
    'permission-workflows': 'write',
  };
  const own = `\${{ steps.app.outputs.token }}`;
  expect(tokens).toEqual([
    ['test', undefined, []],
    ['draft', app, [own]],
    ['major', app, [`\${{ github.token }}`, own]],
  ]);
});
