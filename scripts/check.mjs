// npm run check: all checks that are not tests. Prints the output of each when it ends; fails after all have run.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Longest first. */
const CHECKS = ['types', 'dist', 'arrows', 'lint', 'contract', 'readme'];

/** Runs a script of package.json; returns its name if it fails. */
const run = (name) =>
  new Promise((resolve, reject) => {
    const npm = [process.env.npm_execpath, 'run', '--silent', name];
    const child = spawn(process.execPath, npm, { stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      process.stdout.write(`${name}: ${code === 0 ? 'ok' : 'failed'}\n${Buffer.concat(output)}`);
      resolve(code === 0 ? [] : [name]);
    });
  });

const failed = [];
const worker = async () => {
  for (let name = CHECKS.shift(); name !== undefined; name = CHECKS.shift())
    failed.push(...(await run(name)));
};
await Promise.all(Array.from({ length: availableParallelism() }, worker));
if (failed.length > 0) {
  console.error(`failed: ${failed.join(', ')}`);
  process.exit(1);
}
