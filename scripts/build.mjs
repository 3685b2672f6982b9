// Builds dist/: from src/reports/projection/wasm a module that holds its bytes; from src/ the program, by tsc to lib/ and by ncc to one
// bundle; from explorer/ the page that it publishes; from schema/v1 the description of the API. With
// --check, only fails if a byte differs from what is committed.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildExplorer } from './build-explorer.mjs';
import { buildProjection, PROJECTION_MODULE } from './build-projection.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const check = process.argv.includes('--check');
const STATS = path.join('node_modules', '.cache', 'stats.json');
const target = path.join('node_modules', '.cache', 'dist');

const node = (script, ...args) => {
  const { status } = spawnSync(process.execPath, [path.join('node_modules', script), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${script} ended with ${status}`);
};

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

const differences = (built, committed) =>
  [...new Set([...filesOf(built), ...filesOf(committed)])].filter((file) => {
    try {
      return !readFileSync(path.join(built, file)).equals(readFileSync(path.join(committed, file)));
    } catch {
      return true;
    }
  });

const namesIn = (modules) =>
  modules.flatMap(({ name, modules: inner = [] }) => [name, ...namesIn(inner)]);

/** The room or package of a module; undefined for what the bundler adds. */
const originOf = (name) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(name)?.[1] ??
  /^\.\/lib\/(.+)\/[^/]+$/.exec(name)?.[1];

/** What is in each chunk, most first: ncc numbers them, and the numbers change with any module. */
const describeChunks = ({ chunks }) =>
  chunks
    .filter(({ files }) => files.length > 0)
    .map(({ files: [file], modules, size }) => {
      const counts = new Map();
      for (const origin of namesIn(modules).map(originOf))
        if (origin !== undefined) counts.set(origin, (counts.get(origin) ?? 0) + 1);
      const origins = [...counts].sort(([, a], [, b]) => b - a).map(([origin]) => origin);
      const kilobytes = (size / 1000).toFixed(0).padStart(4);
      return `${file.padEnd(14)} ${kilobytes} kB  ${origins.slice(0, 5).join(', ')}`;
    });

/** The licenses of every package that these files are of; ncc's own list holds those of one chunk only. */
const licensesOf = (files) => {
  const folders = new Set(
    files.flatMap(
      (name) =>
        /^.*?(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//
          .exec(name ?? '')
          ?.slice(1, 2) ?? [],
    ),
  );
  return [...folders].sort().map(licenseOf).join('\n');
};

/** The documents that describe the API, as they are published: compact, by their paths. */
const contract = () => {
  const folder = path.join(root, 'schema', 'v1');
  const texts = filesOf(folder).map((file) => [
    file.replaceAll(path.sep, '/'),
    `${JSON.stringify(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))}\n`,
  ]);
  return `${JSON.stringify(Object.fromEntries(texts))}\n`;
};

const licenseOf = (folder) => {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
  );
  const file = readdirSync(path.join(root, folder)).find((entry) =>
    /^(licen[cs]e|copying)(\.\w+)?$/i.test(entry),
  );
  const text =
    file === undefined
      ? ''
      : readFileSync(path.join(root, folder, file), 'utf8')
          .replaceAll('\r\n', '\n')
          .trim();
  return `${name} ${version} (${license})\n${text}\n`;
};

mkdirSync(path.join(root, 'node_modules', '.cache'), { recursive: true });
mkdirSync(path.join(root, 'dist'), { recursive: true });
rmSync(path.join(root, 'lib'), { recursive: true, force: true });
rmSync(path.join(root, target), { recursive: true, force: true });
const module = await buildProjection();
const isModuleStale = readFileSync(path.join(root, PROJECTION_MODULE), 'utf8') !== module;
if (isModuleStale && check) {
  console.error(`${PROJECTION_MODULE} is not what its wasm/ makes; run "npm run build" and commit`);
  process.exit(1);
}
if (isModuleStale) writeFileSync(path.join(root, PROJECTION_MODULE), module);
node('typescript/bin/tsc', '-p', 'tsconfig.build.json');
node(
  '@vercel/ncc/dist/ncc/cli.js',
  'build',
  'lib/index.js',
  '-o',
  target,
  '-m',
  '--stats-out',
  STATS,
);
const explorer = await buildExplorer();
writeFileSync(path.join(root, target, 'explorer.html'), explorer.page);
const stats = JSON.parse(readFileSync(path.join(root, STATS), 'utf8'));
writeFileSync(
  path.join(root, target, 'licenses.txt'),
  licensesOf([...namesIn(stats.modules), ...explorer.inputs]),
);
writeFileSync(path.join(root, target, 'contract.json'), contract());
rmSync(path.join(root, 'lib'), { recursive: true, force: true });

const stale = differences(path.join(root, target), path.join(root, 'dist'));
if (!check) {
  // File by file, so that a run that starts meanwhile finds a whole bundle.
  for (const file of stale) {
    const built = path.join(root, target, file);
    if (existsSync(built)) cpSync(built, path.join(root, 'dist', file));
    else rmSync(path.join(root, 'dist', file));
  }
  for (const line of describeChunks(stats)) console.log(line);
  console.log(`dist/: ${stale.length} files changed`);
} else if (stale.length > 0) {
  console.error(
    `dist/ is not what src/ and explorer/ build: ${stale.join(', ')}; run "npm run build" and commit`,
  );
  process.exit(1);
} else {
  console.log(
    `dist/ is what src/ and explorer/ build; the page weighs ${explorer.weight} bytes packed`,
  );
}
