// Runs what is measured, each run a process of its own: the built action, as a runner does, and the floor.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inputVariables } from '../scripts/action-metadata.mjs';

const here = import.meta.dirname;
const root = path.resolve(here, '..');
const PEAK = path.join(here, 'peak.cjs');

/** The peak that a run left, in megabytes; undefined where the system does not tell. */
const takePeak = (file) => {
  if (!existsSync(file)) return undefined;
  const kilobytes = Number(readFileSync(file, 'utf8'));
  rmSync(file);
  return (kilobytes * 1024) / 1e6;
};

/** Wall time in milliseconds and peak memory of a script, which has to end with this code. */
const run = (args, { env, cwd, folder, code: expected = 0 }) =>
  new Promise((resolve, reject) => {
    const peak = path.join(folder, 'peak');
    const start = performance.now();
    const child = spawn(process.execPath, ['--require', PEAK, ...args], {
      env: { ...env, PATH: process.env.PATH, BENCH_PEAK: peak },
      cwd,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      const ms = performance.now() - start;
      if (code === expected) resolve({ ms, peak: takePeak(peak) });
      else reject(new Error(`${args[0]} ended with ${code}\n${said.slice(-2000)}`));
    });
  });

/**
 * Runs `dist/index.js`, or another release of it (`program`), in a place: a folder with the workspace, a
 * server, a repository on it. It has to end with this code.
 */
export const runAction = (
  { folder, server, repository, token, program = path.join(root, 'dist', 'index.js') },
  inputs,
  code = 0,
) => {
  const workspace = path.join(folder, 'workspace');
  const given = { manifest: 'catalog.json', 'source-token': '', ...inputs };
  return run([program], {
    folder,
    code,
    cwd: workspace,
    env: {
      RUNNER_TEMP: folder,
      GITHUB_WORKSPACE: workspace,
      GITHUB_SERVER_URL: server,
      GITHUB_API_URL: `${server}/api/v3`,
      GITHUB_REPOSITORY: repository,
      ...inputVariables(given, { repository, token }),
    },
  });
};

/** Starts Node and does nothing: what no program can beat. */
export const runNothing = ({ folder }) => run(['--eval', '0'], { folder, cwd: folder, env: {} });

/** Runs bench/floor.mjs on the same workspace; with a remote, as the yardstick of a publish. */
export const runFloor = ({ folder }, ...remote) =>
  run([path.join(here, 'floor.mjs'), folder, ...remote], {
    folder,
    cwd: folder,
    env: { HOME: folder, GIT_CONFIG_NOSYSTEM: '1' },
  });
