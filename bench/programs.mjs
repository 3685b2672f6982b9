// Runs the built action, as a runner does, and the floor, each in its own process.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inputVariables } from '../scripts/action-metadata.mjs';

const here = import.meta.dirname;
const root = path.resolve(here, '..');
const PEAK = path.join(here, 'peak.cjs');

/** In megabytes; undefined if the system does not report it. */
const takePeak = (file) => {
  if (!existsSync(file)) return undefined;
  const kilobytes = Number(readFileSync(file, 'utf8'));
  rmSync(file);
  return (kilobytes * 1024) / 1e6;
};

/** Wall time in milliseconds and peak memory of a script; rejects on another exit code. */
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
 * Runs `dist/index.js`, or another release (`program`), in a place: a folder with the workspace, a server, and a
 * repository on it. Rejects on another exit code.
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

/** Starts Node and does nothing: the lower limit of every program. */
export const runNothing = ({ folder }) => run(['--eval', '0'], { folder, cwd: folder, env: {} });

/** Runs bench/floor.mjs on the workspace; with a remote, as the floor of a publish. */
export const runFloor = ({ folder }, ...remote) =>
  run([path.join(here, 'floor.mjs'), folder, ...remote], {
    folder,
    cwd: folder,
    env: { HOME: folder, GIT_CONFIG_NOSYSTEM: '1' },
  });
