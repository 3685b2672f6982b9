// npm run preview [folder] [port]: serves a published tree on the loopback with the headers of the contract. Without a
// folder it publishes the nights of the demo, and serves those; without a port it takes the first free one from 8080.
// Needs Node 20.15 and git; no install, no network.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startPreview } from './preview-server.mjs';

const root = path.resolve(import.meta.dirname, '..');
const FIRST_PORT = 8080;
const PORTS_TRIED = 20;

const stop = (why) => {
  console.error(why);
  process.exit(1);
};

/** Runs the demo and returns the folder that it kept. */
const runDemo = () => {
  console.log('No folder given: publishing the nights of the example catalog…');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'scripts', 'demo.mjs'), '--keep'],
    { encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  const folder = /^Kept in (.+)$/m.exec(stdout)?.[1];
  return status === 0 && folder ? folder : stop(`the demo failed:\n${stdout}${stderr}`);
};

const [named = '', port] = process.argv.slice(2);
const given = named === '' ? undefined : named;
if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535))
  stop(`found the port ${port}, expected a number up to 65535`);
if (given !== undefined && !existsSync(given))
  stop(
    `found no folder ${given}, expected a published tree: what "output" wrote, or a checkout of the branch`,
  );

const demo = given === undefined ? runDemo() : undefined;
const tree = demo === undefined ? given : path.join(demo, 'site');
const clean = () => demo !== undefined && rmSync(demo, { recursive: true, force: true });

const isTaken = ({ code }) => code === 'EADDRINUSE';

/** Serves the tree on the first free port of these. */
const serveOn = ([first, ...others]) =>
  startPreview({ root: tree, port: first }).catch((error) => {
    if (isTaken(error) && others.length > 0) return serveOn(others);
    throw error;
  });

const ports =
  port === undefined
    ? Array.from({ length: PORTS_TRIED }, (_, i) => FIRST_PORT + i)
    : [Number(port)];

const preview = await serveOn(ports).catch((error) => {
  clean();
  return stop(
    isTaken(error)
      ? `port ${ports.at(-1)} is taken: name another one, as in npm run preview ${given ?? '""'} 9000`
      : `cannot serve ${tree}: ${error.message}`,
  );
});
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await preview.close();
    clean();
  });
const api = existsSync(path.join(tree, 'api', 'v1')) ? '/api/v1/' : '/';
const list = path.join(tree, api, 'cve.json');
const [worst] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')).data : [];
const more = worst === undefined ? '' : `\nWorst CVE: ${preview.url}${api}#/cves/${worst.id}`;
console.log(`Serving ${tree} at ${preview.url}${api} (Ctrl+C stops it)${more}`);
