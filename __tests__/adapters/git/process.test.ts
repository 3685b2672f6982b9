import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createHome, environment } from '../../../src/adapters/git/environment';
import { killAll, runGit } from '../../../src/adapters/git/process';

let folder = '';
let home = '';
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'process-'));
  home = createHome(folder);
  await runGit({ folder, args: ['init', '--quiet'], env: environment(home) });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a git command runs to its end:', () => {
  test.each<readonly [string, ReadonlyArray<string>, string | undefined, number, string, RegExp]>([
    ['a local one', ['rev-parse', '--is-bare-repository'], undefined, 0, 'false\n', /^$/],
    [
      'a local one with input',
      ['hash-object', '--stdin'],
      'x',
      0,
      'c1b0730e0133447badcfd47fd144e254807b06e1\n',
      /^$/,
    ],
    [
      'a local one that fails',
      ['rev-parse', '--verify', 'x'],
      undefined,
      128,
      '',
      /^fatal: Needed a/,
    ],
    ['one for a remote', ['ls-remote', '.'], '', 0, '', /^$/],
    ['one for a remote that fails', ['ls-remote', './x'], '', 128, '', /'\.\/x' does not appear/],
  ])('%s', async (_, args, input, code, stdout, stderr) => {
    const ended = await runGit({
      folder,
      args,
      env: environment(home),
      ...(input === undefined ? {} : { input }),
    });
    expect([ended.code, ended.stdout.toString(), ended.stderr]).toEqual([
      code,
      stdout,
      expect.stringMatching(stderr),
    ]);
  });

  test.each<readonly [string, (id: string) => { args: ReadonlyArray<string>; input?: string }]>([
    ['a local command', (id) => ({ args: ['cat-file', 'blob', id] })],
    [
      'a command with input',
      (id) => ({ args: ['cat-file', '--batch=%(rest)'], input: `${id} \n` }),
    ],
  ])('of the output of %s, the last 16 MiB are kept', async (_, callOf) => {
    const env = environment(home);
    // In lines: the library that runs local commands searches each unfinished line from its start.
    const line = `${' '.repeat(1023)}\n`;
    writeFileSync(path.join(folder, 'large'), `${line.repeat(17 * 1024)}end`);
    const { stdout } = await runGit({ folder, args: ['hash-object', '-w', 'large'], env });
    const ended = await runGit({ folder, env, ...callOf(stdout.toString().trim()) });
    expect(ended.code).toBe(0);
    expect(ended.stdout.length).toBeLessThanOrEqual(16 * 1024 * 1024);
    expect(ended.stdout.length).toBeGreaterThan(15 * 1024 * 1024);
    // A pattern over so long a text would exhaust the stack.
    expect(ended.stdout.toString().trim()).toBe('end');
  });

  test('fails if it cannot be started with its arguments', async () => {
    const wrong = runGit({ folder, args: ['rev-parse', 'a\0b'], env: environment(home) });
    await expect(wrong).rejects.toThrow('an argument has a NUL');
  });

  test('fails if git is not installed', async () => {
    const env = { ...environment(home), PATH: home };
    await expect(runGit({ folder, args: ['fetch'], env })).rejects.toThrow('spawn git ENOENT');
  });
});

describe('while a server is silent', () => {
  let server = createServer();
  beforeEach(async () => {
    server = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    killAll();
    server.closeAllConnections();
    server.close();
  });

  test.each([['fetch'], ['ls-remote'], ['push']])(
    'git %s can be killed',
    async (command) => {
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`;
      const args = [command, address, 'refs/x/*:refs/x/*'];
      const ended = runGit({ folder, args, env: environment(home) });
      await once(server, 'request');
      killAll();
      expect((await ended).code).toBe(1);
    },
    10_000,
  );
});

test('git inherits the variable by which a runner finds processes that outlive a step', () => {
  const former = process.env['RUNNER_TRACKING_ID'];
  process.env['RUNNER_TRACKING_ID'] = 'github_x';
  try {
    expect(environment('/home')['RUNNER_TRACKING_ID']).toBe('github_x');
  } finally {
    if (former === undefined) delete process.env['RUNNER_TRACKING_ID'];
    else process.env['RUNNER_TRACKING_ID'] = former;
  }
});
