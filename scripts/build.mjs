// Builds dist/: from src/ the program, compiled by tsc to lib/ and bundled by ncc; from explorer/ the page; from
// schema/v1 the description of the API; and lists of the packages in it. With --check, it only compares with what is
// committed, and outside CI does not even build where the seal says that nothing has changed.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildExplorer } from './build-explorer.mjs';
import { licensesOf, packagesOf, sbomOf } from './bundled-packages.mjs';
import { filesOf, isSealed, SEAL, sealOf } from './dist-seal.mjs';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
const check = process.argv.includes('--check');
const STATS = path.join('node_modules', '.cache', 'stats.json');
const target = path.join('node_modules', '.cache', 'dist');

const node = (script, ...args) => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join('node_modules', script), ...args],
    { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${script} ended with ${status}\n${stdout}`);
};

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

/** The room or package of a module; undefined for a module of the bundler. */
const originOf = (name) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(name)?.[1] ??
  /^\.\/lib\/(.+)\/[^/]+$/.exec(name)?.[1];

/** The main contents of each chunk: ncc names chunks by numbers, which change with the modules. */
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

/** The description of the API as it is published, which is compact. */
const openApi = () => {
  const text = readFileSync(path.join('schema', 'v1', 'openapi.json'), 'utf8');
  return `${JSON.stringify(JSON.parse(text))}\n`;
};

if (check && !process.env.CI && isSealed(root)) {
  console.log('dist/ is up to date: neither it nor what it was built from has changed');
  process.exit(0);
}
mkdirSync(path.dirname(target), { recursive: true });
mkdirSync('dist', { recursive: true });
rmSync('lib', { recursive: true, force: true });
rmSync(target, { recursive: true, force: true });
node('typescript-7/bin/tsc', '-p', 'tsconfig.build.json');
node(
  '@vercel/ncc/dist/ncc/cli.js',
  ...['build', 'lib/index.js', '-o', target, '-m', '--stats-out', STATS],
);
const explorer = await buildExplorer();
const stats = JSON.parse(readFileSync(STATS, 'utf8'));
writeFileSync(path.join(target, 'explorer.html'), explorer.page);
const packages = packagesOf([...namesIn(stats.modules), ...explorer.inputs]);
writeFileSync(path.join(target, 'licenses.txt'), licensesOf(packages));
writeFileSync(path.join(target, 'sbom.cdx.json'), sbomOf(packages));
writeFileSync(path.join(target, 'openapi.json'), openApi());
rmSync('lib', { recursive: true, force: true });
writeFileSync(path.join(target, SEAL), sealOf(root, target));

const stale = differences(target, 'dist');
// The seal only saves time: an edit that changes no byte of the bundle needs no commit of the seal.
const wrong = stale.filter((file) => file !== SEAL);
if (!check) {
  // File by file, so that a run that starts meanwhile finds a complete bundle.
  for (const file of stale) {
    const built = path.join(target, file);
    if (existsSync(built)) cpSync(built, path.join('dist', file));
    else rmSync(path.join('dist', file));
  }
  for (const line of describeChunks(stats)) console.log(line);
  console.log(`dist/: ${stale.length} files changed`);
} else if (wrong.length > 0) {
  console.error(`dist/ is out of date: ${wrong.join(', ')}; run "npm run build" and commit`);
  process.exit(1);
} else {
  console.log(`dist/ is up to date; the page is ${explorer.weight} bytes packed`);
}
