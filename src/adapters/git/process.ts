import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { debug } from '../runner/log';

/**
 * The variables that git inherits: what it needs to run and to reach the network, and the one by which a
 * runner finds processes that outlive a killed step.
 */
const ENV_ALLOWLIST =
  /^(path|home_?drive|system_?root|windir|comspec|pathext|temp|tmp|tmpdir|programdata|programfiles.*|localappdata|(https?|all|no)_proxy|ssl_cert_(file|dir)|curl_ca_bundle|git_(proxy_)?ssl_(cainfo|capath|cert|key)|git_exec_path|ld_library_path|runner_tracking_id)$/i;

export interface Environment {
  readonly [name: string]: string;
}

/** Configuration of git for one call, passed in its environment. */
export type Configuration = Readonly<Record<string, string>>;

const formatConfiguration = (configuration: Configuration): Environment => {
  const entries = Object.entries(configuration);
  return Object.fromEntries([
    ['GIT_CONFIG_COUNT', String(entries.length)],
    ...entries.flatMap(([key, value], i) => [
      [`GIT_CONFIG_KEY_${i}`, key],
      [`GIT_CONFIG_VALUE_${i}`, value],
    ]),
  ]);
};

/** Applies to every call: no background tasks, no prompts, no hooks. */
const BASE_CONFIG: Configuration = {
  'gc.auto': '0',
  'maintenance.auto': 'false',
  'core.hooksPath': process.platform === 'win32' ? 'NUL' : '/dev/null',
  'credential.helper': '',
  // A connection that is silent for this many seconds is treated as lost.
  'http.lowSpeedLimit': '1',
  'http.lowSpeedTime': '90',
  // A redirect would send the token to another server.
  'http.followRedirects': 'false',
  'advice.detachedHead': 'false',
  // Overrides the system's configuration of pushes.
  'push.gpgSign': 'false',
  'push.recurseSubmodules': 'no',
  'push.pushOption': '',
};

/**
 * Creates a home directory for git, without the configuration of the user. `safe.directory` is in a file
 * because git before 2.38 reads it only from there. `safe.bareRepository` is set because a system may forbid
 * bare repositories, and the action's repository is one.
 */
export const createHome = (folder: string): string => {
  const home = path.join(folder, 'home');
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, '.gitconfig'), '[safe]\n\tdirectory = *\n\tbareRepository = all\n');
  return home;
};

/** The environment of a git process. It contains none of the action's inputs. */
export const environment = (home: string, configuration: Configuration = {}): Environment => ({
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      ENV_ALLOWLIST.test(name) && value !== undefined ? [[name, value] as const] : [],
    ),
  ),
  HOME: home,
  USERPROFILE: home,
  XDG_CONFIG_HOME: path.join(home, '.config'),
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_ALLOW_PROTOCOL: 'http:https:file',
  ...formatConfiguration({ ...BASE_CONFIG, ...configuration }),
});

/**
 * {@link environment} for reading a local repository. Whatever its configuration says about missing objects,
 * git fetches nothing and starts no other program.
 */
export const withoutNetwork = (home: string, configuration: Configuration = {}): Environment => ({
  ...environment(home, configuration),
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_NO_LAZY_FETCH: '1',
});

export interface ExitResult {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

interface Call {
  /** The repository. */
  readonly folder: string;
  readonly args: ReadonlyArray<string>;
  readonly env: Environment;
  /** The standard input. */
  readonly input?: string;
}

/** Logs for debugging how a git process exits. The token is never among its arguments. */
const traceExit = (args: ReadonlyArray<string>): ((code: number | null) => void) => {
  const start = performance.now();
  return (code) => {
    const end = code === null ? 'was killed' : `exited with ${code}`;
    debug(`git ${args.join(' ')}: ${end} after ${Math.round(performance.now() - start)} ms`);
  };
};

/** Runs a short local command, which never hangs. It takes no input: the library fails if git ignores it. */
const runLocal = async ({ folder, args, env }: Call): Promise<ExitResult> => {
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  const trace = traceExit(args);
  const { exec } = await import('@actions/exec');
  const code = await exec('git', ['-C', folder, ...args], {
    env: { ...env },
    silent: true,
    ignoreReturnCode: true,
    listeners: {
      stdout: (data) => stdout.push(data),
      stderr: (data) => stderr.push(data),
    },
  });
  trace(code);
  return { code, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') };
};

/**
 * Each git leads a process group, to be killed with the program that it starts for the network, which would
 * keep waiting for an answer. Windows has no process groups.
 */
const HAS_PROCESS_GROUPS = process.platform !== 'win32';

const running = new Set<ChildProcessWithoutNullStreams>();

/**
 * Starts a git that reads requests while it runs, or that may have to be killed. Its working directory is
 * `HOME`: in the workspace, Windows would look for the program there first. Throws if it gets no pipes.
 */
export const startGit = (
  { folder, args, env }: Call,
  options: ReadonlyArray<string> = [],
): ChildProcessWithoutNullStreams => {
  const started = spawn('git', ['-C', folder, ...options, ...args], {
    cwd: env['HOME'],
    env: { ...env },
    windowsHide: true,
    detached: HAS_PROCESS_GROUPS,
  });
  // It may fail before callers add their own listeners.
  started.on('error', () => undefined);
  if (started.stdin === undefined)
    throw new Error('git cannot be started: this step has too many open files');
  running.add(started);
  started.on('close', () => running.delete(started));
  started.on('close', traceExit(args));
  // It may exit before it has read all input; its exit code decides whether that is an error.
  started.stdin.on('error', () => undefined);
  return started;
};

/** Kills every running git and the processes that it started. */
export const killAll = (): void => {
  for (const each of running) {
    try {
      if (!HAS_PROCESS_GROUPS || each.pid === undefined) each.kill();
      else process.kill(-each.pid);
    } catch {
      // It has exited meanwhile.
    }
  }
};

/** Waits until every git has exited, so that its output is complete. */
export const allExited = async (): Promise<void> => {
  await Promise.all(
    [...running].map((each) => new Promise((resolve) => each.once('close', resolve))),
  );
};

/**
 * Repeats the first setting of the environment as an argument: git before 2.31 silently ignores settings in
 * the environment, but rejects this argument.
 */
const VERSION_GUARD = `--config-env=${Object.keys(BASE_CONFIG)[0]}=GIT_CONFIG_VALUE_0`;

/** Runs a command that may hang until it is killed, or that reads input. */
const runKillable = ({ input = '', ...call }: Call): Promise<ExitResult> =>
  new Promise((resolve, reject) => {
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    const started = startGit(call, [VERSION_GUARD]);
    started.stdout.on('data', (data: Buffer) => stdout.push(data));
    started.stderr.on('data', (data: Buffer) => stderr.push(data));
    started.on('error', reject);
    started.on('close', (code) =>
      resolve({
        code: code ?? 1,
        stdout: Buffer.concat(stdout),
        stderr: Buffer.concat(stderr).toString('utf8'),
      }),
    );
    started.stdin.end(input);
  });

/** The commands that connect to a server. */
const REMOTE_COMMANDS: ReadonlySet<string | undefined> = new Set(['fetch', 'ls-remote', 'push']);

/** Runs a command until it exits, with any code; rejects only if git cannot be started. */
export const runGit = (call: Call): Promise<ExitResult> =>
  REMOTE_COMMANDS.has(call.args[0]) || call.input !== undefined
    ? runKillable(call)
    : runLocal(call);
