// npm run demo [-- --keep]: publishes seven of thirty nights of the example catalog to a new local repository, as a
// runner would, and shows the result. In the last one a gate fails the step. It is last night, or DEMO_NIGHT
// (2026-07-14). Needs Node 20.15 and git; no install, no network.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { inputVariables } from './action-metadata.mjs';
import { demoNights } from './demo-nights.mjs';
import { makeRepository, startGitServer } from './git-server.mjs';
import { showLog } from './show-log.mjs';

const keep = process.argv.includes('--keep');
const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'catalog-demo-'));
const workspace = path.join(folder, 'workspace');
const remotes = path.join(folder, 'remotes');
const site = path.join(folder, 'site');
const REPOSITORY = 'acme/catalog';
const TOKEN = 'demo-token';
const INPUTS = {
  reports: 'reports',
  updates: 'updates.yaml',
  kev: 'kev.json',
  epss: 'epss.csv',
  vex: 'vex',
  'fail-on': 'critical+fixable, exploited',
  'base-url': 'https://acme.github.io/catalog',
};

const clean = () => {
  if (!keep) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
};
process.once('exit', clean);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** When the night of a date ends: all images are scanned by then. */
const endOf = (date) => Date.parse(`${date}T03:00:00Z`);
/** The date of the latest night that has ended. */
const lastNight = () => new Date(Date.now() - endOf('1970-01-01')).toISOString().slice(0, 10);

const environment = { PATH: process.env.PATH, HOME: folder };

/** Runs git; a commit needs a time. */
const git = (args, time = '') => {
  const { status, stdout, stderr } = spawnSync('git', args, {
    env: {
      ...environment,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'Demo',
      GIT_AUTHOR_EMAIL: 'demo@example.test',
      GIT_AUTHOR_DATE: time,
      GIT_COMMITTER_NAME: 'Demo',
      GIT_COMMITTER_EMAIL: 'demo@example.test',
      GIT_COMMITTER_DATE: time,
    },
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout;
};

/** Writes the files of a night, and commits the manifest if it changed. */
const startNight = ({ date, commit, files }) => {
  rmSync(path.join(workspace, 'reports'), { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(workspace, file)), { recursive: true });
    writeFileSync(path.join(workspace, file), text);
  }
  if (commit !== undefined) {
    git(['-C', workspace, 'add', 'catalog.yaml', 'updates.yaml']);
    git(['-C', workspace, 'commit', '-q', '-m', commit], `${date}T01:00:00Z`);
  }
};

/** The file of the job summary of a run. */
const summaryOf = (run) => path.join(folder, `summary-${run}.md`);

/** The variables that a runner sets. */
const runnerEnvironment = (server, run, inputs) => ({
  ...environment,
  RUNNER_TEMP: path.join(folder, 'temp'),
  GITHUB_ACTIONS: 'true',
  GITHUB_WORKSPACE: workspace,
  GITHUB_REPOSITORY: REPOSITORY,
  GITHUB_SHA: git(['-C', workspace, 'rev-parse', 'HEAD']).trim(),
  GITHUB_RUN_ID: String(run),
  GITHUB_SERVER_URL: server,
  GITHUB_API_URL: `${server}/api/v3`,
  GITHUB_OUTPUT: path.join(folder, 'outputs'),
  GITHUB_STEP_SUMMARY: summaryOf(run),
  ...inputVariables({ ...INPUTS, ...inputs }, { repository: REPOSITORY, token: TOKEN }),
});

/** Runs the action at the end of a night, and resolves to its log as GitHub shows it, with the reason if a gate fails. */
const runAction = (env, date) =>
  new Promise((resolve, reject) => {
    for (const file of [env.GITHUB_OUTPUT, env.GITHUB_STEP_SUMMARY]) writeFileSync(file, '');
    const clock = `const now = Date.now; const ago = now() - ${endOf(date)}; Date.now = () => now() - ago`;
    const child = spawn(
      process.execPath,
      ['--import', `data:text/javascript,${clock}`, path.join(root, 'dist', 'index.js')],
      { cwd: workspace, env, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const show = showLog({ colors: process.stdout.isTTY === true });
    const log = [];
    createInterface({ input: child.stdout }).on('line', (line) => log.push(...show(line)));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 || log.some((line) => line.startsWith('error: input fail-on: '))
        ? resolve(log)
        : reject(new Error(`${log.join('\n')}\nthe action ended with code ${code}`)),
    );
  });

const title = (text) => console.log(`\n=== ${text}\n`);

const repository = makeRepository(remotes, REPOSITORY);

/** Publishes night by night, then the last one again. */
const publish = async (server) => {
  const nights = demoNights(process.env.DEMO_NIGHT || lastNight());
  const last = nights.at(-1);
  const run = (night, index) => {
    // The tree of the last night as a folder too, for scripts/preview.mjs.
    const env = runnerEnvironment(server, index + 1, night === last ? { output: site } : {});
    return runAction(env, night.date);
  };
  title('Thirty nights of a catalog, as commits on the branch gh-pages');
  let log;
  for (const [i, night] of nights.entries()) {
    startNight(night);
    log = await run(night, i);
    console.log(git(['--git-dir', repository, 'log', '-1', '--format=%cs %s', 'gh-pages']).trim());
  }
  title(
    'The last night: the step fails, because something exploited has a fix; it is published all the same',
  );
  console.log(log.at(-1));
  title('The same run again: nothing changed, so there is no second commit');
  const again = await run(last, nights.length);
  console.log(again.slice(-5).join('\n'));
  title('The log of the last night');
  console.log(log.join('\n'));
};

const demo = async () => {
  mkdirSync(path.join(folder, 'temp'), { recursive: true });
  git(['init', '-q', '-b', 'main', workspace]);
  const server = await startGitServer({ root: remotes, token: TOKEN });
  await publish(server.url).finally(() => server.close());
};

await demo().catch((error) => {
  console.error(`\n${error.message}`);
  process.exit(1);
});
const [worst] = JSON.parse(readFileSync(path.join(site, 'api/v1/cve.json'), 'utf8')).data;
title('The API');
console.log('$ curl -s https://acme.github.io/catalog/api/v1/cve.json | jq .data[0]');
console.log(JSON.stringify(worst, null, 2));
title('Look at next');
if (keep) {
  console.log(`npm run preview -- ${site}   the API and its page in a browser`);
  console.log(`git --git-dir ${repository} log gh-pages   the commits and their trailers`);
  console.log(`${summaryOf(demoNights().length)}   the job summary of the last night`);
  console.log(`\nKept in ${folder}`);
} else {
  console.log('npm run preview                 the API and its page in a browser');
  console.log('npm run demo -- --keep          runs again, and keeps the branch for git');
  console.log('examples/catalog/catalog.yaml   what the maintainer writes');
  console.log('README.md, Quick start          the same with your own images');
}
