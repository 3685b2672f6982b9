// npm run check: everything that can be checked without running a test. Prints what each part says when it
// ends, and fails if one does, after all have run.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** First and alone: it writes wrong imports into src/ to see them caught. */
const ARROWS = 'arrows';
/** The longest first. */
const OTHERS = ['dist', 'types', 'lint', 'contract', 'readme'];

/** Runs a script of package.json; returns its name if it fails. */
const run = (name) =>
  new Promise((resolve, reject) => {
    const npm = [process.env.npm_execpath, 'run', '--silent', name];
    const child = spawn(process.execPath, npm, { stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => said.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      process.stdout.write(`${name}: ${code === 0 ? 'ok' : 'failed'}\n${Buffer.concat(said)}`);
      resolve(code === 0 ? [] : [name]);
    });
  });

const failed = await run(ARROWS);
const worker = async () => {
  for (let name = OTHERS.shift(); name !== undefined; name = OTHERS.shift())
    failed.push(...(await run(name)));
};
await Promise.all(Array.from({ length: availableParallelism() }, worker));
if (failed.length > 0) {
  console.error(`failed: ${failed.join(', ')}`);
  process.exit(1);
}
