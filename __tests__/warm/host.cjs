/**
 * Runs programs in this process, one after the other, each as in a process of its own: with its arguments, variables,
 * folder, output and exit code. Their text is compiled once, and evaluated anew for each run.
 */
const { Console } = require('node:console');
const { createRequire } = require('node:module');
const path = require('node:path');
const { Writable } = require('node:stream');
const vm = require('node:vm');

/** Ends the evaluation of a program that exits. */
const EXIT = Symbol('exit');

const post = (message) => process.connected && process.send(message);

const scripts = new Map();

/** The program as a function of the variables of a module. Its script is sent once. */
const compiled = ({ file, script }) => {
  if (script === undefined) return scripts.get(file);
  const wrapped = `(function (exports, require, module, __filename, __dirname) {${script}\n})`;
  const call = new vm.Script(wrapped, { filename: file }).runInThisContext();
  scripts.set(file, call);
  return call;
};

const evaluate = (program) => {
  const module = { exports: {} };
  const { file } = program;
  compiled(program)(module.exports, createRequire(file), module, file, path.dirname(file));
};

const output = (stream) =>
  new Writable({
    write: (chunk, _, done) => {
      post({ stream, chunk });
      done();
    },
  });

for (const stream of ['stdout', 'stderr'])
  Object.defineProperty(process, stream, { value: output(stream) });
globalThis.console = new Console(process.stdout, process.stderr);

/** Listeners that are not of a program. */
const own = new Map();

const removeListeners = () => {
  for (const name of process.eventNames())
    for (const listener of process.listeners(name))
      if (!own.get(name)?.includes(listener)) process.removeListener(name, listener);
};

/** Gives the process what is of a run. */
const prepare = ({ program, args, cwd, env }) => {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  process.argv = [process.execPath, program.file, ...args];
  process.exitCode = undefined;
  process.chdir(cwd);
};

let isRunning = false;
let isEvaluating = false;

const end = (code) => {
  if (!isRunning) return;
  isRunning = false;
  removeListeners();
  // The folder of the run is about to be removed.
  process.chdir('/');
  post({ code });
};

/** After the evaluation, a program does nothing more once it has called this. */
process.exit = (code = process.exitCode ?? 0) => {
  end(code);
  if (isEvaluating) throw EXIT;
};

/** As a process does: calls the program's listener, or writes a trace and ends with 1. */
const fail = (thrown) => {
  if (thrown === EXIT || !isRunning) return;
  const listeners = process.listeners('uncaughtException');
  const listener = listeners.find((each) => !own.get('uncaughtException').includes(each));
  if (listener !== undefined) return void listener(thrown);
  process.stderr.write(`${thrown?.stack ?? thrown}\n`);
  end(1);
};

process.on('uncaughtException', fail);
process.on('disconnect', () => process.reallyExit(0));
process.on('message', (run) => {
  isRunning = true;
  prepare(run);
  isEvaluating = true;
  try {
    evaluate(run.program);
  } catch (thrown) {
    fail(thrown);
  }
  isEvaluating = false;
  if (!run.isAsync) end(process.exitCode ?? 0);
});
for (const name of process.eventNames()) own.set(name, process.listeners(name));
