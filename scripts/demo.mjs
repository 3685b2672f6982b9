// npm run demo [-- --keep]: publishes the example catalog twice to a new local repository, as a runner
// would, and shows the result. Needs Node 20.15 and git; no install, no network.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { inputVariables } from './action-metadata.mjs';
import { hasHttpBackend, makeRepository, startGitServer } from './git-server.mjs';
import { showLog } from './show-log.mjs';

const keep = process.argv.includes('--keep');
const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'catalog-demo-'));
const workspace = path.join(folder, 'workspace');
const remotes = path.join(folder, 'remotes');
const site = path.join(folder, 'site');
const REPOSITORY = 'acme/catalog';
const TOKEN = 'demo-token';
/** The morning after the scans of the example: verdicts depend on the age of a scan. */
const COMMITTED = '2026-07-14T06:00:00Z';

const clean = () => {
  if (!keep) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
};
process.once('exit', clean);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const gitEnv = {
  PATH: process.env.PATH,
  HOME: folder,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Demo',
  GIT_AUTHOR_EMAIL: 'demo@example.test',
  GIT_COMMITTER_NAME: 'Demo',
  GIT_COMMITTER_EMAIL: 'demo@example.test',
  GIT_AUTHOR_DATE: COMMITTED,
  GIT_COMMITTER_DATE: COMMITTED,
};

const git = (...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, {
    env: gitEnv,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout;
};

/** The variables that a runner sets. */
const runnerEnv = (server, sha, inputs) => ({
  PATH: process.env.PATH,
  HOME: folder,
  RUNNER_TEMP: path.join(folder, 'temp'),
  GITHUB_ACTIONS: 'true',
  GITHUB_WORKSPACE: workspace,
  GITHUB_REPOSITORY: REPOSITORY,
  GITHUB_SHA: sha,
  GITHUB_RUN_ID: '1',
  GITHUB_SERVER_URL: server,
  GITHUB_API_URL: `${server}/api/v3`,
  GITHUB_OUTPUT: path.join(folder, 'outputs'),
  GITHUB_STEP_SUMMARY: path.join(folder, 'summary.md'),
  ...inputVariables(inputs, { repository: REPOSITORY, token: TOKEN }),
});

/** Runs the action, and shows its log as GitHub does. */
const runAction = (server, sha, inputs) =>
  new Promise((resolve, reject) => {
    for (const file of ['outputs', 'summary.md']) writeFileSync(path.join(folder, file), '');
    const child = spawn(process.execPath, [path.join(root, 'dist', 'index.js')], {
      cwd: workspace,
      env: runnerEnv(server, sha, inputs),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const show = showLog({ colors: process.stdout.isTTY === true });
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      for (const each of show(line)) console.log(each);
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`the action ended with code ${code}`)),
    );
  });

const title = (text) => console.log(`\n=== ${text}\n`);

/** Lists the files on the branch; only counts those of large folders. */
const listFiles = (repository) => {
  const files = git('--git-dir', repository, 'ls-tree', '-r', '--name-only', 'gh-pages')
    .trim()
    .split('\n');
  const folders = new Map();
  for (const file of files) {
    const { dir, base } = path.posix.parse(file);
    const folder = dir.replace(/^(api\/v1\/cve)\/.*/, '$1'); // merges the folders of years
    folders.set(folder, [...(folders.get(folder) ?? []), base]);
  }
  title(`Published on the branch gh-pages: ${files.length} files`);
  for (const [name, list] of folders) {
    if (/^api\/v1\/(?:images|security)\/./.test(name)) continue; // one folder for each image
    console.log(
      `${`${name}/`.padEnd(17)}${list.length > 12 ? `${list.length} files` : list.join(' ')}`,
    );
  }
  console.log(
    'api/v1/images/<image>/findings.json and api/v1/security/<image>/<version>.json as well',
  );
};

const look = (file, pick) => {
  const text = git(
    '--git-dir',
    path.join(remotes, `${REPOSITORY}.git`),
    'show',
    `gh-pages:api/v1/${file}`,
  );
  console.log(`\n$ curl -s https://acme.github.io/catalog/api/v1/${file} | jq …`);
  console.log(JSON.stringify(pick(JSON.parse(text)), null, 2));
};

const publish = async () => {
  mkdirSync(path.join(folder, 'temp'), { recursive: true });
  cpSync(path.join(root, 'examples', 'catalog'), workspace, { recursive: true });
  const repository = makeRepository(remotes, REPOSITORY);
  git('init', '-q', '-b', 'main', workspace);
  git('-C', workspace, 'add', '-A');
  git('-C', workspace, 'commit', '-q', '-m', 'Catalog');
  const sha = git('-C', workspace, 'rev-parse', 'HEAD').trim();
  const http = hasHttpBackend() ? await startGitServer({ root: remotes, token: TOKEN }) : undefined;
  if (http === undefined)
    console.log('git http-backend is not installed here: the demo uses a file:// remote');
  const server = http?.url ?? `file://${remotes}`;
  const inputs = {
    reports: 'reports',
    updates: 'updates.yaml',
    'base-url': 'https://acme.github.io/catalog',
    output: site, // the same tree as a folder, for scripts/preview.mjs
  };
  try {
    title('First run: everything is new');
    await runAction(server, sha, inputs);
    title('Second run: nothing changed, so there is no second commit');
    await runAction(server, sha, inputs);
  } finally {
    await http?.close();
  }
  return repository;
};

const repository = await publish().catch((error) => {
  console.error(`\n${error.message}`);
  process.exit(1);
});
listFiles(repository);
look('security.json', ({ total, fixable, bySeverity, imagesNeedingRebuild }) => ({
  total,
  fixable,
  bySeverity,
  imagesNeedingRebuild,
}));
look('status.json', ({ data }) => data.filter(({ state }) => state !== 'scanned').slice(0, 2));
look('cve.json', ({ data }) => data.slice(0, 2));
look('cve/ghsa/GHSA-mh63-6h87-95cp.json', ({ id, see }) => ({ id, see }));
look('images/memcached/findings.json', ({ suppressed }) => suppressed);
title('Look at next');
console.log('examples/catalog/catalog.yaml   what the maintainer writes');
if (keep) {
  console.log(`npm run preview -- ${site}   the API and its page in a browser`);
  console.log(`git --git-dir ${repository} log gh-pages   the commit and its trailers`);
  console.log(`${path.join(folder, 'summary.md')}   the job summary of the second run`);
  console.log(`\nKept in ${folder}`);
} else {
  console.log('npm run preview                 the API and its page in a browser');
  console.log('npm run demo -- --keep          runs again, and keeps the branch for git');
  console.log('README.md, Quick start          the same with your own images');
}
