import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { debug } from '../runner/log';
import { type Environment, VERSION_GUARD } from './environment';

interface Call {
  readonly folder: string;
  readonly args: ReadonlyArray<string>;
  readonly env: Environment;
  readonly input?: string;
  /** Takes the standard output instead of the result. If it throws, git is killed and the call fails. */
  readonly receive?: (chunk: Buffer) => void;
}

export interface ExitResult {
  readonly code: number;
  /** At most the last {@link MAX_OUTPUT_BYTES}; so is `stderr`. */
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** The commands that connect to a server. */
const REMOTE_COMMANDS: ReadonlySet<string | undefined> = new Set(['fetch', 'ls-remote', 'push']);

const isRemote = ({ args }: Call): boolean => REMOTE_COMMANDS.has(args[0]);

const argumentsOf = (call: Call): string[] => [
  '-C',
  call.folder,
  ...(isRemote(call) ? [VERSION_GUARD] : []),
  ...call.args,
];

/** The working directory is `HOME`: on Windows, a program in the workspace would be found first. */
const optionsOf = ({ env }: Call): { readonly cwd: string; readonly env: Environment } => ({
  cwd: env['HOME'] ?? '',
  env: { ...env },
});

/** Logs how a git process exits. Its arguments never contain the token. */
const traceExit = ({ args }: Call): ((code: number | null) => void) => {
  const start = performance.now();
  return (code) => {
    const end = code === null ? 'was killed' : `exited with ${code}`;
    debug(`git ${args.join(' ')}: ${end} after ${Math.round(performance.now() - start)} ms`);
  };
};

/** A server can make git print without end, so only this much is kept. */
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/** Keeps the end of an output, where git gives its reasons. */
export class OutputTail {
  private readonly chunks: Buffer[] = [];
  private size = 0;

  readonly add = (chunk: Buffer): void => {
    this.chunks.push(chunk);
    this.size += chunk.length;
    while (this.size > MAX_OUTPUT_BYTES) this.size -= this.chunks.shift()?.length ?? 0;
  };

  bytes(): Buffer {
    return Buffer.concat(this.chunks);
  }

  text(): string {
    return this.bytes().toString('utf8');
  }
}

const toResult = (code: number | null, stdout: OutputTail, stderr: OutputTail): ExitResult => ({
  code: code ?? 1,
  stdout: stdout.bytes(),
  stderr: stderr.text(),
});

/** Runs a short local command, which never hangs. It has no input: the library fails if git ignores input. */
const runLocal = async (call: Call): Promise<ExitResult> => {
  const args = argumentsOf(call);
  // Node refuses such an argument, and the error in the library could not be caught.
  if (args.some((each) => each.includes('\0')))
    throw new Error('git cannot be started: an argument has a NUL');
  const stdout = new OutputTail();
  const stderr = new OutputTail();
  const trace = traceExit(call);
  const { exec } = await import('@actions/exec');
  const code = await exec('git', args, {
    ...optionsOf(call),
    silent: true,
    ignoreReturnCode: true,
    listeners: { stdout: stdout.add, stderr: stderr.add },
  });
  trace(code);
  return toResult(code, stdout, stderr);
};

/**
 * Each git that may be killed leads a process group, so that the program that it starts for the network is killed too;
 * that one would keep waiting for an answer. Windows has no process groups.
 */
const HAS_PROCESS_GROUPS = process.platform !== 'win32';

const running = new Set<ChildProcessWithoutNullStreams>();

/** Throws if git cannot be started, or gets no pipes. */
export const startGit = (call: Call): ChildProcessWithoutNullStreams => {
  const started = spawn('git', argumentsOf(call), {
    ...optionsOf(call),
    windowsHide: true,
    detached: HAS_PROCESS_GROUPS,
  });
  // It may fail before callers add their own listeners.
  started.on('error', () => undefined);
  if (started.stdin === undefined)
    throw new Error('git cannot be started: this step has too many open files');
  running.add(started);
  started.on('close', () => running.delete(started));
  started.on('close', traceExit(call));
  // git may exit before it has read all input; its exit code says whether that is an error.
  started.stdin.on('error', () => undefined);
  return started;
};

export const killAll = (): void => {
  for (const each of running) {
    try {
      if (!HAS_PROCESS_GROUPS || each.pid === undefined) each.kill();
      else process.kill(-each.pid);
    } catch {
      // It has exited in the meantime.
    }
  }
};

export const allExited = async (): Promise<void> => {
  await Promise.all(
    [...running].map((each) => new Promise((resolve) => each.once('close', resolve))),
  );
};

const runKillable = (call: Call): Promise<ExitResult> =>
  new Promise((resolve, reject) => {
    const stdout = new OutputTail();
    const stderr = new OutputTail();
    const started = startGit(call);
    const receive = call.receive ?? stdout.add;
    started.stdout.on('data', (chunk: Buffer) => {
      try {
        receive(chunk);
      } catch (cause) {
        started.stdout.removeAllListeners('data').resume();
        started.kill();
        reject(cause);
      }
    });
    started.stderr.on('data', stderr.add);
    started.on('error', reject);
    started.on('close', (code) => resolve(toResult(code, stdout, stderr)));
    started.stdin.end(call.input ?? '');
  });

/**
 * Runs a command until it exits, with any code. Rejects only if git cannot be started. `@actions/exec` runs commands
 * that nobody has to kill.
 */
export const runGit = (call: Call): Promise<ExitResult> =>
  isRemote(call) || call.input !== undefined || call.receive !== undefined
    ? runKillable(call)
    : runLocal(call);
