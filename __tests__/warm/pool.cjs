/** Processes that run programs; kept for the next test, and for the next file of tests of the same worker. */
const { fork } = require('node:child_process');
const path = require('node:path');

const HOST = path.join(__dirname, 'host.cjs');

/** The one used last is the warmest. */
const idle = [];

const open = () => {
  const host = fork(HOST, { env: {}, execArgv: [], serialization: 'advanced' });
  // Only the run that uses it keeps this process alive.
  host.unref();
  host.channel.unref();
  return host;
};

/**
 * Runs a program to its end. The exit code is undefined if the host itself ended, or was killed because the run took
 * longer than `limit` milliseconds.
 */
const runInHost = ({ limit, ...run }) =>
  new Promise((resolve) => {
    const host = idle.pop() ?? open();
    const output = [];
    const end = (code) => {
      clearTimeout(timer);
      // Not all listeners: the host has some of its own.
      for (const event of ['message', 'exit']) host.removeAllListeners(event);
      if (code !== undefined) idle.push(host);
      resolve({ code, output });
    };
    const timer = setTimeout(() => host.kill('SIGKILL'), limit);
    host.on('message', ({ stream, chunk, code }) => {
      if (stream === undefined) end(code);
      else output.push({ stream, chunk });
    });
    host.on('exit', () => end(undefined));
    host.send(run);
  });

module.exports = { runInHost };
