/**
 * Starts programs for a process of tests. A process that starts another one is copied first, which takes longer than
 * most programs of the tests if it is large; this one is small.
 */
const { spawn } = require('node:child_process');

process.on('disconnect', () => process.exit());
process.on('message', ({ id, command, args, cwd, env, input, limit }) => {
  const options = { cwd, env, timeout: limit, killSignal: 'SIGKILL' };
  const child = spawn(command, args, options);
  const output = [];
  for (const stream of ['stdout', 'stderr'])
    child[stream].on('data', (chunk) => output.push({ stream, chunk }));
  child.on('error', ({ message }) => process.send({ id, error: message }));
  child.on('close', (code) => process.send({ id, code: code ?? undefined, output }));
  child.stdin.on('error', () => {}); // the program may end before it has read everything
  child.stdin.end(input);
});
