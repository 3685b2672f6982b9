/** Folders and child processes of the end-to-end tests. */
import { spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProgram, textIn } from '../warm/run-program';

export const PROJECT = path.resolve(__dirname, '../..');

/** Less than the time limit of a test, so that the log of a run that hangs is shown. */
const RUN_TIMEOUT_MS = Number(process.env['RUN_TIMEOUT_MS'] ?? 150_000);
/** The exit code that a shell reports for a process ended by SIGKILL. */
const KILLED = 137;
const MAX_REMOVALS = 20;
const REMOVAL_PAUSE_MS = 100;

export type Environment = Readonly<Record<string, string>>;
export type Files = Readonly<Record<string, string | Buffer>>;

/** Creates a folder and returns its real path: on macOS the temporary folder is a link. */
export const temporaryFolder = (name: string): string =>
  realpathSync(mkdtempSync(path.join(tmpdir(), `${name}-`)));

/** Removes a folder. A git that outlives a killed action may still be writing to it: then retries. */
export const removeFolder = (folder: string, tries = MAX_REMOVALS): void => {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch (error) {
    if (tries <= 1) throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, REMOVAL_PAUSE_MS);
    removeFolder(folder, tries - 1);
  }
};

/** The only variables that come from the caller's environment. */
export const inherited = (): Record<string, string> => {
  const entries = ['PATH', 'LANG'].map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(entries.filter((e): e is [string, string] => e[1] !== undefined));
};

interface ProcessOptions {
  readonly cwd: string;
  readonly env: Environment;
  readonly signal: AbortSignal | undefined;
}

export interface ExitResult {
  readonly code: number;
  /** Standard output and standard error, in the order in which they arrived. */
  readonly log: string;
}

/** Runs a program to its end without blocking the git server of this process. */
export const runProcess = (
  command: string,
  args: readonly string[],
  { signal, ...options }: ProcessOptions,
): Promise<ExitResult> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: RUN_TIMEOUT_MS,
      killSignal: 'SIGKILL',
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    signal?.addEventListener('abort', () => {
      const stops = (['SIGTERM', 'SIGINT'] as const).find((each) => each === signal.reason);
      child.kill(stops ?? 'SIGKILL');
    });
    child.on('close', (code) => {
      const log = Buffer.concat(chunks).toString();
      if (code === null && !signal?.aborted) reject(new Error(`${command} was killed\n${log}`));
      else resolve({ code: code ?? KILLED, log });
    });
  });

/** Runs a program like {@link runProcess}, in a process that ran it before. */
export const runWarm = async (
  main: string,
  { cwd, env }: Omit<ProcessOptions, 'signal'>,
): Promise<ExitResult> => {
  const run = { args: [], cwd, env, isAsync: true, limit: RUN_TIMEOUT_MS };
  const { code, output } = await runProgram(main, run);
  if (code === undefined) throw new Error(`${main} was killed\n${textIn(output)}`);
  return { code, log: textIn(output) };
};
