import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { EOL, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  annotate,
  appendSummary,
  fold,
  getInput,
  group,
  isDebug,
  isInWorkspace,
  setOutput,
  setSecret,
  writeDebug,
  writeLine,
} from '../../../src/adapters/runner/commands';

const VARIABLES = [
  ...['INPUT_MY_INPUT', 'RUNNER_DEBUG', 'GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY'],
  'GITHUB_WORKSPACE',
];
const former = VARIABLES.map((name) => [name, process.env[name]] as const);
let written: string[] = [];
beforeEach(() => {
  for (const name of VARIABLES) delete process.env[name];
  written = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const [name, value] of former)
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
});

// A release of the package that moves them breaks the build: import '@actions/core' late then.
test.each(['command', 'file-command'])('@actions/core still has lib/%s.js', (name) => {
  expect(
    existsSync(path.resolve(__dirname, `../../../node_modules/@actions/core/lib/${name}.js`)),
  ).toBe(true);
});

describe('the runner gets', () => {
  test.each<readonly [string, () => unknown, ReadonlyArray<string>]>([
    ['a mask', () => setSecret('s3%cret'), ['::add-mask::s3%25cret']],
    ['a line', () => writeLine('x'), ['x']],
    ['a line for debugging', () => writeDebug('a\nb'), ['::debug::a%0Ab']],
    [
      'an annotation',
      () => annotate('notice', 'a: b', 'x', undefined),
      ['::notice title=a%3A b::x'],
    ],
    [
      'an annotation at a place',
      () => annotate('error', 'Inputs', 'x', { file: 'a,b.yaml', line: 2, column: 3 }),
      ['::error title=Inputs,file=a%2Cb.yaml,line=2,col=3::x'],
    ],
    [
      'folded lines',
      () => fold('git said', ['a', 'b']),
      ['::group::git said', 'a', 'b', '::endgroup::'],
    ],
    ['an output, without a file for it', () => setOutput('a', 'x'), ['', '::set-output name=a::x']],
  ])('%s', (_, run, lines) => {
    run();
    expect(written.join('')).toBe(lines.map((line) => line + EOL).join(''));
  });

  test('a group that ends if its content fails', async () => {
    await expect(group('t', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    expect(written).toEqual([`::group::t${EOL}`, `::endgroup::${EOL}`]);
  });

  test.each(['a\nb.json', 'folder', '../outside.json', 'x'.repeat(300), ''])(
    'no place for what is not a file of the workspace, in one line: %j',
    (file) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'runner-'));
      try {
        const workspace = path.join(folder, 'workspace');
        mkdirSync(path.join(workspace, 'folder'), { recursive: true });
        if (process.platform !== 'win32') writeFileSync(path.join(workspace, 'a\nb.json'), '');
        writeFileSync(path.join(workspace, 'a,b.yaml'), '');
        writeFileSync(path.join(folder, 'outside.json'), '');
        process.env['GITHUB_WORKSPACE'] = workspace;
        expect([isInWorkspace(file), isInWorkspace('a,b.yaml')]).toEqual([false, true]);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );

  test('outputs and the summary in files', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'runner-'));
    const file = path.join(folder, 'file');
    try {
      writeFileSync(file, '');
      process.env['GITHUB_OUTPUT'] = file;
      process.env['GITHUB_STEP_SUMMARY'] = file;
      setOutput('a', 'x');
      appendSummary('# Title\n');
      expect(readFileSync(file, 'utf8')).toMatch(
        /^a<<(ghadelimiter_\S+)\r?\nx\r?\n\1\r?\n# Title\n$/,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
    expect(written).toEqual([]);
  });

  test('no summary without a file for it', () => {
    expect(() => appendSummary('x')).not.toThrow();
  });
});

test('inputs are trimmed, and empty if they are not set', () => {
  expect(getInput('my input')).toBe('');
  process.env['INPUT_MY_INPUT'] = ' x ';
  expect(getInput('my input')).toBe('x');
});

test.each([
  ['1', true],
  ['', false],
])('debug logging with RUNNER_DEBUG %j: %s', (value, expected) => {
  process.env['RUNNER_DEBUG'] = value;
  expect(isDebug()).toBe(expected);
});
