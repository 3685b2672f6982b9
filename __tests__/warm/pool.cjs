/** Processes that run programs; kept for the next test, and for the next file of tests of the same worker. */
const { fork } = require('node:child_process');
const path = require('node:path');
const { scriptOf } = require('./programs.cjs');

const HOST = path.join(__dirname, 'host.cjs');
const STARTER = path.join(__dirname, 'starter.cjs');

/** The one used last is the warmest. */
const idle = [];

/** The scripts that a host has, by file. */
const sent = new WeakMap();

/** A process that does not keep this one alive. */
const open = (file) => {
  const opened = fork(file, { env: {}, execArgv: [], serialization: 'advanced' });
  opened.unref();
  opened.channel.unref();
  return opened;
};

const openHost = () => {
  const host = open(HOST);
  sent.set(host, new Map());
  return host;
};

/** A program as a host needs it: with its script unless the host has that. */
const programFor = (host, file) => {
  const script = scriptOf(file);
  const scripts = sent.get(host);
  if (scripts.get(file) === script) return { file };
  scripts.set(file, script);
  return { file, script };
};

/**
 * Runs a program to its end. The exit code is undefined if the host itself ended, or was killed because the run took
 * longer than `limit` milliseconds.
 */
const runInHost = ({ file, limit, ...run }) =>
  new Promise((resolve) => {
    const host = idle.pop() ?? openHost();
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
    host.send({ ...run, program: programFor(host, file) });
  });

/** The settlers of runs that have not ended, by id. */
const running = new Map();
let starter;
let runs = 0;

const openStarter = () => {
  const opened = open(STARTER);
  opened.on('message', ({ id, error, ...ended }) => {
    const { resolve, reject } = running.get(id);
    running.delete(id);
    if (running.size === 0) opened.channel.unref();
    if (error === undefined) resolve(ended);
    else reject(new Error(error));
  });
  opened.on('exit', () => {
    for (const { reject } of running.values()) reject(new Error('the starter of programs ended'));
    running.clear();
    starter = undefined;
  });
  return opened;
};

/** Runs a program to its end, as a child of a small process. The exit code is undefined if it was killed. */
const startElsewhere = (run) =>
  new Promise((resolve, reject) => {
    starter ??= openStarter();
    runs += 1;
    running.set(runs, { resolve, reject });
    starter.channel.ref();
    starter.send({ id: runs, ...run });
  });

module.exports = { runInHost, startElsewhere };
