/** Programs that tests run in warm processes: without the start of one, and compiled once. */
import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';

interface HostRun {
  readonly program: { readonly file: string; readonly text: string };
  readonly args: ReadonlyArray<string>;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Whether the program ends when it calls `process.exit`, not when it is evaluated. */
  readonly isAsync: boolean;
  /** In milliseconds. */
  readonly limit: number;
}

interface Ended {
  /** Undefined if the process ended before the program. */
  readonly code: number | undefined;
  /** In the order in which it was written. */
  readonly output: ReadonlyArray<{
    readonly stream: 'stdout' | 'stderr';
    readonly chunk: Uint8Array;
  }>;
}

/** From the environment of the tests. */
declare const runInHost: (run: HostRun) => Promise<Ended>;

const texts = new Map<string, string>();

const toScript = (module: string): string =>
  transformSync(module, {
    jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } },
    module: { type: 'commonjs' },
  }).code;

/** The text of a program as a script, because a process evaluates a module only once. */
const textOf = (file: string): string => {
  const text = texts.get(file) ?? readFileSync(file, 'utf8').replace(/^#!.*/, '');
  const script = texts.has(file) || !file.endsWith('.mjs') ? text : toScript(text);
  texts.set(file, script);
  return script;
};

/** Runs a program in a process that has run it before, if there is one. */
export const runProgram = (file: string, run: Omit<HostRun, 'program'>): Promise<Ended> =>
  runInHost({ ...run, program: { file, text: textOf(file) } });

/** The output of a program, as text. */
export const textIn = (output: Ended['output']): string =>
  Buffer.concat(output.map(({ chunk }) => chunk)).toString();
