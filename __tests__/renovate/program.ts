/** Renovate, from npm: about 500 MB with the Node that it needs, kept in `node_modules/.cache`. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { textsBelow, writeFiles } from '../builders/files';

const VERSION = '44.121.2';
const NODE = `node-${process.platform}-${process.arch}`;

const folder = path.resolve(__dirname, '../../node_modules/.cache', `renovate-${VERSION}`);
const modules = path.join(folder, 'node_modules');
const node = path.join(modules, NODE, 'bin/node');
const dist = path.join(modules, 'renovate/dist');

/** Installs Renovate; returns why it cannot be run, if so. */
export const whyMissing = (): string | undefined => {
  if (process.platform === 'win32') return 'it does not run on Windows';
  if (existsSync(path.join(folder, 'installed'))) return undefined;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{}\n'); // a separate project
  const packages = [`renovate@${VERSION}`, `${NODE}@24`];
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund'];
  const npm = ['install', '--no-save', '--ignore-scripts', ...quiet, ...packages];
  const { status, stderr } = spawnSync('npm', npm, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) return `npm could not install it: ${stderr.trim()}`;
  writeFileSync(path.join(folder, 'installed'), '');
  return undefined;
};

/** Runs a script of Renovate. In another process: the server that it asks is in this one. */
const run = async (args: ReadonlyArray<string>, cwd: string, env: object): Promise<string> => {
  const home = { HOME: cwd, TMPDIR: cwd, GIT_CONFIG_NOSYSTEM: '1', LOG_LEVEL: 'warn' };
  const child = spawn(node, args, {
    cwd,
    env: { PATH: `${path.dirname(node)}:${process.env['PATH']}`, ...home, ...env },
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (status !== 0) throw new Error(`Renovate failed with ${status}:\n${said.join('')}`);
  return said.join('');
};

type Files = Readonly<Record<string, string>>;

/** The files of a repository with all updates. `hosts` are the rules of hosts. */
export const renovate = async (files: Files, hosts: object = []): Promise<Files> => {
  const parent = mkdtempSync(path.join(tmpdir(), 'renovate-'));
  const repository = path.join(parent, 'repository');
  const report = path.join(parent, 'report.json');
  writeFiles(repository, Object.entries(files));
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
  ])
    spawnSync('git', args, { cwd: repository });
  const local = ['--platform=local', '--dry-run=lookup', '--report-type=file'];
  await run([path.join(dist, 'renovate.js'), ...local, `--report-path=${report}`], repository, {
    RENOVATE_INTERNAL_HOST_ACCESS: 'allow',
    RENOVATE_HOST_RULES: JSON.stringify(hosts),
    RENOVATE_BASE_DIR: path.join(parent, 'base'),
  });
  await run([path.join(__dirname, 'write-updates.mjs'), dist, repository, report], parent, {});
  const texts = textsBelow(repository);
  rmSync(parent, { recursive: true, force: true });
  return Object.fromEntries(Object.keys(files).map((file) => [file, texts[file] ?? '']));
};

/** What Renovate says about a configuration that it accepts. */
export const validate = async (configuration: string): Promise<string> => {
  const parent = mkdtempSync(path.join(tmpdir(), 'renovate-'));
  writeFileSync(path.join(parent, 'renovate.json'), configuration);
  const script = path.join(dist, 'config-validator.js');
  const said = await run([script, '--strict', 'renovate.json'], parent, { LOG_LEVEL: 'info' });
  rmSync(parent, { recursive: true, force: true });
  return said;
};
