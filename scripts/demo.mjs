// Publishes the example catalog twice to a new local repository, as a runner would, and shows what
// came of it. Needs Node 20.15 and git; no install, no network.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inputVariables } from './action-metadata.mjs';
import { hasHttpBackend, makeRepository, startGitServer } from './git-server.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const folder = mkdtempSync(path.join(tmpdir(), 'catalog-demo-'));
const workspace = path.join(folder, 'workspace');
const remotes = path.join(folder, 'remotes');
const REPOSITORY = 'acme/catalog';
const TOKEN = 'demo-token';

const gitEnv = {
  PATH: process.env.PATH,
  HOME: folder,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Demo',
  GIT_AUTHOR_EMAIL: 'demo@example.test',
  GIT_COMMITTER_NAME: 'Demo',
  GIT_COMMITTER_EMAIL: 'demo@example.test',
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
  ...inputVariables(inputs, { repository: REPOSITORY, token: TOKEN }),
});

const runAction = (server, sha, inputs) =>
  new Promise((resolve, reject) => {
    writeFileSync(path.join(folder, 'outputs'), '');
    const child = spawn(process.execPath, [path.join(root, 'dist', 'index.js')], {
      cwd: workspace,
      env: runnerEnv(server, sha, inputs),
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`the action ended with ${code}`)),
    );
  });

const show = (file) =>
  JSON.parse(
    git('--git-dir', path.join(remotes, `${REPOSITORY}.git`), 'show', `gh-pages:api/v1/${file}`),
  );

const look = (file, pick) => {
  console.log(`\n$ curl -s https://acme.github.io/catalog/api/v1/${file}   # in part`);
  console.log(JSON.stringify(pick(show(file)), null, 2));
};

const title = (text) => console.log(`\n=== ${text}`);

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
  'base-url': 'https://acme.github.io/catalog',
  // The same tree as a folder, to be served by scripts/preview.mjs.
  output: path.join(folder, 'site'),
};

try {
  title('First run: everything is new');
  await runAction(server, sha, inputs);
  title('Second run: nothing changed, no commit');
  await runAction(server, sha, inputs);
} finally {
  await http?.close();
}

const files = git('--git-dir', repository, 'ls-tree', '-r', '--name-only', 'gh-pages')
  .trim()
  .split('\n');
title(`Published: ${files.length} files on the branch gh-pages`);
for (const file of files.filter((name) => !name.includes('/security/')).slice(0, 40))
  console.log(file);
console.log(
  `api/v1/security/…   ${files.filter((name) => name.includes('/security/')).length} files`,
);
look('security.json', ({ images, ...totals }) => ({
  ...totals,
  images: `${Object.keys(images).length} records`,
}));
look('status.json', ({ data }) => data.slice(0, 2));
title(`The branch lies in ${repository} (all of the demo: ${folder})`);
console.log(`git --git-dir ${repository} show gh-pages:api/v1/security/index.json`);
console.log(
  `npm run preview ${path.join(folder, 'site')}   # the same tree, and its page, in a browser`,
);
