/**
 * Runs the built action as a runner does: in a child process with the inputs, variables and command files
 * of a workflow step.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inputVariables, readAction } from '../../scripts/action-metadata.mjs';
import { COMMAND_FILES, parseCommandFile } from './command-files';
import {
  type Environment,
  inherited,
  PROJECT,
  removeFolder,
  runProcess,
  runWarm,
  temporaryFolder,
} from './process';

/** The repository of every world. */
export const REPOSITORY = 'acme/catalog';

/** Retries do not wait, unless a test or a jest configuration says otherwise. */
const BACKOFF_SCALE = process.env['CATALOG_API_BACKOFF_SCALE'] ?? '0';

export interface RunOptions {
  readonly workspace: string;
  readonly serverUrl: string;
  readonly token: string;
  readonly sha: string;
  readonly inputs?: Environment | undefined;
  /** More variables, or other values of those that the runner sets. */
  readonly env?: Environment | undefined;
  /**
   * Kills the action when aborted: no handler of it runs, and the code is 137. With the reason
   * `SIGTERM` or `SIGINT` that signal is sent, as the runner does when a job is cancelled.
   */
  readonly signal?: AbortSignal | undefined;
  /** Runs in a process of its own, as a run with a signal does; others run in a warm one. */
  readonly alone?: boolean;
}

export interface RunResult {
  readonly code: number;
  /** Standard output and standard error, in the order in which they arrived. */
  readonly log: string;
  readonly outputs: Record<string, string>;
  readonly summary: string;
  /** What is left in RUNNER_TEMP, TMPDIR and HOME: each path after the name of its variable. */
  readonly leftovers: string[];
}

/** The variables of the runner, whose files are below `folder`. */
const runnerVariables = (run: RunOptions, repository: string, folder: string): Environment => {
  const file = (name: string): string => path.join(folder, name);
  const commands = Object.entries(COMMAND_FILES).map(([name, value]) => [name, file(value)]);
  const temporary = file('tmp');
  return {
    ...Object.fromEntries(commands),
    HOME: file('home'),
    USERPROFILE: file('home'),
    TMPDIR: temporary,
    TEMP: temporary,
    TMP: temporary,
    CATALOG_API_BACKOFF_SCALE: BACKOFF_SCALE,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__run',
    GITHUB_ACTOR: 'octocat',
    GITHUB_API_URL: `${run.serverUrl}/api/v3`,
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: file('event.json'),
    GITHUB_GRAPHQL_URL: `${run.serverUrl}/api/graphql`,
    GITHUB_JOB: 'publish',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REF_NAME: 'main',
    GITHUB_REF_TYPE: 'branch',
    GITHUB_REPOSITORY: repository,
    GITHUB_REPOSITORY_OWNER: repository.split('/')[0] ?? '',
    GITHUB_RETENTION_DAYS: '90',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_ID: '1',
    GITHUB_RUN_NUMBER: '1',
    GITHUB_SERVER_URL: run.serverUrl,
    GITHUB_SHA: run.sha,
    GITHUB_WORKFLOW: 'Publish',
    GITHUB_WORKSPACE: run.workspace,
    RUNNER_ARCH: 'X64',
    RUNNER_NAME: 'runner',
    RUNNER_OS: 'Linux',
    RUNNER_TEMP: file('temp'),
    RUNNER_TOOL_CACHE: file('tools'),
  };
};

/** Every file and folder below these folders, as `name/path`. */
const listLeftovers = (folders: Environment): string[] => {
  const below = ([name, folder]: [string, string]): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (entry) => `${name}/${entry.replaceAll(path.sep, '/')}`,
    );
  return Object.entries(folders).flatMap(below).sort();
};

const runIn = async (folder: string, run: RunOptions): Promise<RunResult> => {
  const repository = run.env?.['GITHUB_REPOSITORY'] ?? REPOSITORY;
  const runner = runnerVariables(run, repository, folder);
  const file = (name: string): string => path.join(folder, name);
  const places = { RUNNER_TEMP: file('temp'), TMPDIR: file('tmp'), HOME: file('home') };
  for (const place of [...Object.values(places), file('tools')]) mkdirSync(place);
  for (const name of Object.values(COMMAND_FILES)) writeFileSync(file(name), '');
  writeFileSync(file('event.json'), '{}');
  const inputs = inputVariables(run.inputs ?? {}, { token: run.token, repository });
  const env = { ...inherited(), ...runner, ...inputs, ...run.env };
  const main = path.join(PROJECT, readAction().main);
  const { workspace: cwd, signal } = run;
  // Node reads its options when it starts.
  const isAlone =
    signal !== undefined ||
    run.alone === true ||
    process.env['ALONE'] === 'true' ||
    'NODE_OPTIONS' in env;
  const ended = isAlone
    ? await runProcess(process.execPath, [main], { cwd, env, signal })
    : await runWarm(main, { cwd, env });
  return {
    ...ended,
    outputs: parseCommandFile(readFileSync(file(COMMAND_FILES.GITHUB_OUTPUT), 'utf8')),
    summary: readFileSync(file(COMMAND_FILES.GITHUB_STEP_SUMMARY), 'utf8'),
    leftovers: listLeftovers(places),
  };
};

/** Runs the action once, in a folder of its own that is removed afterwards. */
export const runAction = async (run: RunOptions): Promise<RunResult> => {
  const folder = temporaryFolder('runner');
  try {
    return await runIn(folder, run);
  } finally {
    removeFolder(folder);
  }
};
