// `npm run bench`: the built action, run as a runner runs it, beside a program that checks nothing
// (bench/floor.mjs), on generated catalogs. Only ratios of interleaved runs are worth comparing.
//   npm run bench -- [--runs 5] [--only size,findings,versions,images]
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { makeRepository, startGitServer } from '../scripts/git-server.mjs';
import { writeCorpus } from './corpus.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
});

/** What grows while the rest stays: the cost of one of it should stay as well. */
const SERIES = {
  size: [
    { images: 40, versions: 2, findings: 20 },
    { images: 120, versions: 3, findings: 100 },
    { images: 240, versions: 4, findings: 150 },
  ],
  findings: [100, 2_000, 20_000].map((findings) => ({ images: 1, versions: 1, findings })),
  versions: [10, 100, 1_000].map((versions) => ({ images: 1, versions, findings: 5 })),
  images: [24, 2_400, 24_000].map((images) => ({ images, versions: 1, findings: 0 })),
};

/** What the runner sets where a workflow says nothing; expressions are not among what is measured. */
const { inputs: declared } = parse(readFileSync(path.join(root, 'action.yml'), 'utf8'));
const defaults = Object.fromEntries(
  Object.entries(declared).map(([name, { default: value = '' }]) => [
    name.toUpperCase(),
    String(value),
  ]),
);

const median = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
const sizeOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);

/** Wall time of a program in milliseconds. */
const run = (args, env, cwd) =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, args, { env, cwd, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    child.on('close', (code) =>
      code === 0
        ? resolve(performance.now() - start)
        : reject(new Error(`${args[0]} ended with ${code}\n${said.slice(-2000)}`)),
    );
  });

const measure = async (shape, folder, server) => {
  const workspace = path.join(folder, 'workspace');
  writeCorpus(workspace, shape);
  const bytes = sizeOf(path.join(workspace, 'reports'));
  const inputs = {
    ...defaults,
    MANIFEST: 'catalog.json',
    REPORTS: 'reports',
    REPOSITORY: 'acme/catalog',
    TOKEN: 'token',
    'SOURCE-TOKEN': '',
    'DRY-RUN': 'true',
    OUTPUT: 'out',
  };
  const env = {
    PATH: process.env.PATH,
    RUNNER_TEMP: folder,
    GITHUB_WORKSPACE: workspace,
    GITHUB_SERVER_URL: server,
    GITHUB_API_URL: `${server}/api/v3`,
    GITHUB_REPOSITORY: 'acme/catalog',
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name}`, value])),
  };
  const floorOut = path.join(folder, 'floor');
  const times = { action: [], floor: [] };
  for (let i = 0; i < Number(options.runs); i += 1) {
    times.action.push(await run([path.join(root, 'dist', 'index.js')], env, workspace));
    rmSync(path.join(workspace, 'out'), { recursive: true, force: true });
    times.floor.push(await run([path.join(root, 'bench', 'floor.mjs'), workspace, floorOut]));
    rmSync(floorOut, { recursive: true, force: true });
  }
  const { images, versions, findings } = shape;
  const reports = images * versions;
  const action = median(times.action);
  return [
    `${images} x ${versions} x ${findings}`,
    (bytes / 1e6).toFixed(1),
    action.toFixed(0),
    median(times.floor).toFixed(0),
    median(times.action.map((time, i) => time / times.floor[i])).toFixed(2),
    (action / reports).toFixed(2),
    findings > 0 ? ((action * 1000) / (reports * findings)).toFixed(1) : '',
  ];
};

const HEAD = [
  'images x versions x findings',
  'MB',
  'ms',
  'floor ms',
  'x floor',
  'ms/report',
  'us/finding',
];
const print = (rows) => {
  const widths = HEAD.map((_, i) => Math.max(...[HEAD, ...rows].map((row) => row[i].length)));
  const line = (row) => `| ${row.map((cell, i) => cell.padStart(widths[i])).join(' | ')} |`;
  console.log(
    [line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n'),
  );
};

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
const remotes = path.join(folder, 'remotes');
mkdirSync(remotes);
makeRepository(remotes, 'acme/catalog');
const server = await startGitServer({ root: remotes, token: 'token' });
try {
  const wanted = options.only === '' ? Object.keys(SERIES) : options.only.split(',');
  for (const name of wanted) {
    console.log(
      `\n${name} (${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}, Node ${process.version}, medians of ${options.runs})\n`,
    );
    const rows = [];
    for (const shape of SERIES[name]) rows.push(await measure(shape, folder, server.url));
    print(rows);
  }
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
