/**
 * Runs the built action as a runner does: a child process with the inputs, variables and command
 * files of a workflow step, a checkout as workspace, and a git server behind GITHUB_SERVER_URL.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { type GitServer, makeRepository, startGitServer } from '../../scripts/git-server.mjs';

export const PROJECT = path.resolve(__dirname, '../..');
const REPOSITORY = 'acme/catalog';
/** Below the time limit of a test, so that a run that hangs shows its log. */
const RUN_TIMEOUT_MS = Number(process.env['RUN_TIMEOUT_MS'] ?? 55_000);

/** Retries do not wait, unless a test or a jest configuration says otherwise. */
const BACKOFF_SCALE = process.env['CATALOG_API_BACKOFF_SCALE'] ?? '0';

export type Environment = Readonly<Record<string, string>>;
export type Files = Readonly<Record<string, string | Buffer>>;

/** A new folder with its real path: on macOS the temp folder is a link. */
function temporaryFolder(name: string): string {
  return realpathSync(mkdtempSync(path.join(tmpdir(), `${name}-`)));
}

const MOST_REMOVALS = 20;

/** A git that outlives a killed action may still write here: then a little later. */
function removeFolder(folder: string, tries = MOST_REMOVALS): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch (error) {
    if (tries <= 1) throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    removeFolder(folder, tries - 1);
  }
}

/** The only variables that come from the caller's environment. */
function inherited(): Record<string, string> {
  const entries = ['PATH', 'LANG'].map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(entries.filter((e): e is [string, string] => e[1] !== undefined));
}

// ---------------------------------------------------------------------------------------------
// The step

interface ActionMetadata {
  readonly inputs?: Readonly<Record<string, { readonly default?: string | boolean | number }>>;
  readonly runs: { readonly main: string };
}

function actionMetadata(): ActionMetadata {
  return parse(readFileSync(path.join(PROJECT, 'action.yml'), 'utf8')) as ActionMetadata;
}

/** Replaces expressions; only of the contexts that action.yml may use in a default. */
function evaluate(template: string, github: Environment): string {
  return template.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression: string) => {
    const value = /^github\.(\w+)$/.exec(expression)?.[1];
    const known = value === undefined ? undefined : github[value];
    if (known === undefined) throw new Error(`action.yml: cannot evaluate ${expression}`);
    return known;
  });
}

/** INPUT_* of all inputs of action.yml, as the runner sets them: empty without a default. */
function inputVariables(
  metadata: ActionMetadata,
  given: Environment,
  github: Environment,
): Record<string, string> {
  const defaults = Object.entries(metadata.inputs ?? {}).map(
    ([name, input]) => [name, evaluate(String(input?.default ?? ''), github)] as const,
  );
  const values = Object.entries({ ...Object.fromEntries(defaults), ...given });
  return Object.fromEntries(
    values.map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]),
  );
}

/** The variable of each command file, and the file's name. */
const COMMAND_FILES = {
  GITHUB_OUTPUT: 'output',
  GITHUB_STEP_SUMMARY: 'summary',
  GITHUB_STATE: 'state',
  GITHUB_ENV: 'env',
  GITHUB_PATH: 'path',
} as const;

/** The variables of the runner; its files lie below `folder`. */
function runnerVariables(run: RunOptions, repository: string, folder: string): Environment {
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
}

/**
 * Values of a command file: `name=value`, or `name<<delimiter`, lines, `delimiter`. As strict as
 * the runner, so that no stray line goes unnoticed.
 */
export function parseCommandFile(text: string): Record<string, string> {
  const lines = text.split(/\r?\n/);
  const values: [string, string][] = [];
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    if (line === '') continue;
    const [, name = '', operator, rest = ''] = /^(.+?)(=|<<)(.*)$/.exec(line) ?? [];
    const end = lines.indexOf(rest);
    if (operator === '=') values.push([name, rest]);
    else if (operator === '<<' && end >= 0) {
      values.push([
        name,
        lines
          .splice(0, end + 1)
          .slice(0, end)
          .join('\n'),
      ]);
    } else throw new Error(`invalid line in a command file: ${line}`);
  }
  return Object.fromEntries(values);
}

/** Every file and folder below these folders, as `name/path`. */
function listLeftovers(folders: Environment): string[] {
  const below = ([name, folder]: [string, string]): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (entry) => `${name}/${entry.replaceAll(path.sep, '/')}`,
    );
  return Object.entries(folders).flatMap(below).sort();
}

/** The exit status that a shell gives a process ended by SIGKILL. */
const KILLED = 137;

interface ProcessOptions {
  readonly cwd: string;
  readonly env: Environment;
  readonly signal: AbortSignal | undefined;
}

interface Ended {
  readonly code: number;
  readonly log: string;
}

/** Runs a program to its end without blocking the server in this process. */
function runProcess(
  command: string,
  args: readonly string[],
  { signal, ...options }: ProcessOptions,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
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
      child.kill(signal.reason === 'SIGTERM' ? 'SIGTERM' : 'SIGKILL');
    });
    child.on('close', (code) => {
      const log = Buffer.concat(chunks).toString();
      if (code === null && !signal?.aborted) reject(new Error(`${command} was killed\n${log}`));
      else resolve({ code: code ?? KILLED, log });
    });
  });
}

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
   * `SIGTERM` that signal is sent, as the runner does when a job is cancelled.
   */
  readonly signal?: AbortSignal | undefined;
}

export interface RunResult {
  readonly code: number;
  /** Standard output and standard error, as they came. */
  readonly log: string;
  readonly outputs: Record<string, string>;
  readonly summary: string;
  /** What is left in RUNNER_TEMP, TMPDIR and HOME, each path behind the name of its variable. */
  readonly leftovers: string[];
}

async function runIn(folder: string, run: RunOptions): Promise<RunResult> {
  const metadata = actionMetadata();
  const repository = run.env?.['GITHUB_REPOSITORY'] ?? REPOSITORY;
  const runner = runnerVariables(run, repository, folder);
  const file = (name: string): string => path.join(folder, name);
  const places = { RUNNER_TEMP: file('temp'), TMPDIR: file('tmp'), HOME: file('home') };
  for (const place of [...Object.values(places), file('tools')]) mkdirSync(place);
  for (const name of Object.values(COMMAND_FILES)) writeFileSync(file(name), '');
  writeFileSync(file('event.json'), '{}');
  const inputs = inputVariables(metadata, run.inputs ?? {}, { token: run.token, repository });
  const env = { ...inherited(), ...runner, ...inputs, ...run.env };
  const main = path.join(PROJECT, metadata.runs.main);
  const { workspace: cwd, signal } = run;
  const ended = await runProcess(process.execPath, [main], { cwd, env, signal });
  return {
    ...ended,
    outputs: parseCommandFile(readFileSync(file(COMMAND_FILES.GITHUB_OUTPUT), 'utf8')),
    summary: readFileSync(file(COMMAND_FILES.GITHUB_STEP_SUMMARY), 'utf8'),
    leftovers: listLeftovers(places),
  };
}

/** Runs the action once, in a folder of its own that is gone afterwards. */
export async function runAction(run: RunOptions): Promise<RunResult> {
  const folder = temporaryFolder('runner');
  try {
    return await runIn(folder, run);
  } finally {
    removeFolder(folder);
  }
}

// ---------------------------------------------------------------------------------------------
// Git

const PERSON = { name: 'Jane Doe', email: 'jane@example.test' } as const;
/** Commits of a world are an hour apart, so that their order is known and their ids are the same. */
const FIRST_COMMIT = Date.UTC(2026, 0, 1) / 1000;
const HOUR = 3600;

interface GitOptions {
  readonly cwd: string;
  readonly env?: Environment;
  readonly input?: string | Buffer;
}

/** Runs git with nothing but its own variables; throws with its message when it fails. */
export function git(args: readonly string[], { cwd, env, input }: GitOptions): Buffer {
  const ended = spawnSync('git', args, {
    cwd,
    input: input ?? '',
    env: { ...inherited(), HOME: path.dirname(cwd), GIT_CONFIG_NOSYSTEM: '1', ...env },
    maxBuffer: 2 ** 30,
  });
  if (ended.error) throw ended.error;
  if (ended.status !== 0) throw new Error(`git ${args.join(' ')}: ${ended.stderr.toString()}`);
  return ended.stdout;
}

interface TreeEntry {
  readonly mode: string;
  readonly oid: string;
  readonly path: string;
}

export interface Commit {
  readonly sha: string;
  readonly tree: string;
  readonly parents: string[];
  readonly author: string;
  readonly committer: string;
  /** The committer's date, RFC 3339. */
  readonly date: string;
  readonly subject: string;
  readonly message: string;
}

/** Plumbing on the bare repository: neither the server nor a working tree takes part. */
class BareRepository {
  private commits = 0;

  constructor(readonly directory: string) {}

  git(args: readonly string[], options: Omit<GitOptions, 'cwd'> = {}): Buffer {
    return git(args, { cwd: this.directory, ...options });
  }

  text(args: readonly string[], options: Omit<GitOptions, 'cwd'> = {}): string {
    return this.git(args, options).toString().trimEnd();
  }

  /** The commit id of a branch, or undefined where there is no such branch. */
  tip(branch: string): string | undefined {
    return (
      this.text(['for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`]) || undefined
    );
  }

  /** Entries of the whole tree, folders left out. */
  entries(revision: string): TreeEntry[] {
    const lines = this.git(['ls-tree', '-r', '-z', '--full-tree', revision]).toString().split('\0');
    return lines.slice(0, -1).map((line) => {
      const [, mode = '', oid = '', name = ''] = /^(\d+) \w+ (\w+)\t(.*)$/s.exec(line) ?? [];
      return { mode, oid, path: name };
    });
  }

  /** The contents of blobs, all read by one process. */
  blobs(oids: readonly string[]): Buffer[] {
    const input = oids.map((oid) => `${oid}\n`).join('');
    const output = this.git(['cat-file', '--batch'], { input });
    let position = 0;
    return oids.map((oid) => {
      const start = output.indexOf('\n', position) + 1;
      const size = / blob (\d+)$/.exec(output.toString('latin1', position, start - 1))?.[1];
      if (size === undefined) throw new Error(`no blob ${oid}`);
      position = start + Number(size) + 1;
      return output.subarray(start, position - 1);
    });
  }

  /** Adds files to a tree, or removes those without content; gives the new tree's id. */
  writeTree(
    base: string | undefined,
    files: Readonly<Record<string, string | Buffer | null>>,
  ): string {
    const folder = temporaryFolder('index');
    const env = { GIT_INDEX_FILE: path.join(folder, 'index') };
    try {
      this.git(base === undefined ? ['read-tree', '--empty'] : ['read-tree', base], { env });
      const lines = Object.entries(files).map(([name, content]) => {
        if (content === null) return `0 ${'0'.repeat(40)}\t${name}\0`;
        return `100644 ${this.text(['hash-object', '-w', '--stdin'], { input: content })}\t${name}\0`;
      });
      this.git(['update-index', '-z', '--index-info'], { env, input: lines.join('') });
      return this.text(['write-tree'], { env });
    } finally {
      removeFolder(folder);
    }
  }

  /** Commits a tree on top of a parent and moves the branch there. */
  commit(branch: string, tree: string, parent: string | undefined, message: string): string {
    const date = `${FIRST_COMMIT + HOUR * this.commits} +0000`;
    this.commits += 1;
    const env = {
      GIT_AUTHOR_NAME: PERSON.name,
      GIT_AUTHOR_EMAIL: PERSON.email,
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_NAME: PERSON.name,
      GIT_COMMITTER_EMAIL: PERSON.email,
      GIT_COMMITTER_DATE: date,
    };
    const parents = parent === undefined ? [] : ['-p', parent];
    const sha = this.text(['commit-tree', tree, ...parents], { env, input: `${message}\n` });
    this.git(['update-ref', `refs/heads/${branch}`, sha]);
    return sha;
  }

  log(branch: string): Commit[] {
    if (this.tip(branch) === undefined) return [];
    const format = '%H%x00%T%x00%P%x00%an <%ae>%x00%cn <%ce>%x00%cI%x00%s%x00%B';
    const fields = this.git(['log', '-z', `--format=tformat:${format}`, branch, '--'])
      .toString()
      .split('\0');
    const count = format.split('%x00').length;
    return Array.from({ length: Math.floor(fields.length / count) }, (_, index) => {
      const [sha = '', tree = '', parents = '', author = '', committer = '', ...rest] =
        fields.slice(index * count, (index + 1) * count);
      const [date = '', subject = '', message = ''] = rest;
      const parentIds = parents.split(' ').filter((id) => id !== '');
      return { sha, tree, parents: parentIds, author, committer, date, subject, message };
    });
  }
}

// ---------------------------------------------------------------------------------------------
// The world

export interface Checkout {
  readonly workspace: string;
  readonly sha: string;
}

export interface CheckoutOptions {
  /** The parent of the new commit; the tip of main unless given. */
  readonly parent?: string | undefined;
  /** How many commits are fetched, 1 as the checkout action does; 0: all. */
  readonly depth?: number | undefined;
  /** Whether the token stays in the configuration of the checkout, as it does by default. */
  readonly persistCredentials?: boolean | undefined;
}

export interface World {
  /** The temp folder that holds everything of this world. */
  readonly root: string;
  readonly server: GitServer;
  readonly repository: string;
  readonly token: string;
  /** May fetch, but not push. */
  readonly readOnlyToken: string;
  /** Commits exactly these files to main and gives a new workspace with that commit checked out. */
  checkout(files: Files, options?: CheckoutOptions): Checkout;
  /** Runs the action in a checkout with this world's server, and its token unless given. */
  run(checkout: Checkout, inputs?: Environment, options?: Partial<RunOptions>): Promise<RunResult>;
  /** The whole tree of a branch, path to text; empty where there is no such branch. */
  tree(branch: string): Record<string, string>;
  /** The commits of a branch, newest first; empty where there is no such branch. */
  log(branch: string): Commit[];
  /** Commits one file to a branch, which is created if missing; null removes it. Gives the id. */
  commitFile(branch: string, path: string, content: string | Buffer | null): string;
  /** Writes the files of a branch, byte for byte, below a folder; gives the folder. */
  exportTree(branch: string, directory: string): string;
  /** Runs git in the bare repository and gives what it prints. */
  git(...args: readonly string[]): string;
  /** Writes a folder from lines as git ls-tree prints them; gives its id. */
  makeTree(lines: string): string;
  /** The output of git status in a workspace, ignored files included; empty if nothing changed. */
  status(workspace: string): string;
  dispose(): Promise<void>;
}

/** What the checkout action leaves: a shallow clone whose configuration holds the credential. */
function cloneInto(
  workspace: string,
  bare: BareRepository,
  origin: { readonly serverUrl: string; readonly token: string },
  options: CheckoutOptions,
): void {
  mkdirSync(workspace, { recursive: true });
  const run = (...args: string[]): Buffer => git(args, { cwd: workspace });
  const depth = options.depth ?? 1;
  run('init', '--quiet', '--template=', '--initial-branch=main');
  run('config', '--local', 'gc.auto', '0');
  run('remote', 'add', 'origin', `${origin.serverUrl}/${REPOSITORY}`);
  // Not from the server: fetching here must neither count there nor meet the faults of a test.
  const refspec = '+refs/heads/main:refs/remotes/origin/main';
  const shallow = depth > 0 ? [`--depth=${depth}`] : [];
  run('fetch', '--quiet', '--no-tags', ...shallow, pathToFileURL(bare.directory).href, refspec);
  run('checkout', '--quiet', '-B', 'main', 'refs/remotes/origin/main');
  if (options.persistCredentials === false) return;
  const credential = Buffer.from(`x-access-token:${origin.token}`).toString('base64');
  const key = `http.${origin.serverUrl}/.extraheader`;
  run('config', '--local', key, `AUTHORIZATION: basic ${credential}`);
}

function exportEntries(bare: BareRepository, branch: string, directory: string): string {
  mkdirSync(directory, { recursive: true });
  const entries = bare.entries(branch).filter(({ mode }) => mode.startsWith('100'));
  const contents = bare.blobs(entries.map(({ oid }) => oid));
  entries.forEach((entry, index) => {
    const file = path.join(directory, entry.path);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, contents[index] ?? '');
  });
  return directory;
}

/** The text of each file and link on a branch; a submodule has none. */
function readTree(bare: BareRepository, branch: string): Record<string, string> {
  if (bare.tip(branch) === undefined) return {};
  const entries = bare.entries(branch).filter(({ mode }) => mode !== '160000');
  const contents = bare.blobs(entries.map(({ oid }) => oid));
  return Object.fromEntries(entries.map((e, index) => [e.path, contents[index]?.toString() ?? '']));
}

/** A repository acme/catalog behind a git server, in a folder that `dispose` removes. */
export async function world(): Promise<World> {
  const root = temporaryFolder('world');
  const repositories = path.join(root, 'repositories');
  mkdirSync(repositories);
  const bare = new BareRepository(makeRepository(repositories, REPOSITORY));
  const [token, readOnlyToken] = ['ghs_0123456789abcdefWrite', 'ghs_0123456789abcdefRead'];
  const server = await startGitServer({ root: repositories, token, readOnlyToken });
  const serverUrl = server.url;
  let workspaces = 0;

  const checkout = (files: Files, options: CheckoutOptions = {}): Checkout => {
    const parent = options.parent ?? bare.tip('main');
    const sha = bare.commit('main', bare.writeTree(undefined, files), parent, 'Update the catalog');
    workspaces += 1;
    const workspace = path.join(root, 'work', String(workspaces), 'catalog');
    cloneInto(workspace, bare, { serverUrl, token }, options);
    return { workspace, sha };
  };

  return {
    root,
    server,
    repository: REPOSITORY,
    token,
    readOnlyToken,
    checkout,
    run: (source, inputs, options) =>
      runAction({ ...source, serverUrl, token, inputs, ...options }),
    tree: (branch) => readTree(bare, branch),
    log: (branch) => bare.log(branch),
    commitFile: (branch, name, content) => {
      const parent = bare.tip(branch);
      const tree = bare.writeTree(parent, { [name]: content });
      return bare.commit(branch, tree, parent, `Change ${name}`);
    },
    exportTree: (branch, directory) => exportEntries(bare, branch, directory),
    git: (...args) => bare.text(args),
    makeTree: (lines) => bare.text(['mktree'], { input: lines }),
    status: (workspace) =>
      git(['status', '--porcelain', '--ignored'], { cwd: workspace }).toString(),
    dispose: async () => {
      await server.close();
      removeFolder(root);
    },
  };
}

// ---------------------------------------------------------------------------------------------
// Conformance

export interface Conformance {
  readonly violations: string[];
  readonly checks: number;
}

/** Checks a rendered site against the contract; undefined where the checker is not installed. */
export function conform(directory: string, ...args: readonly string[]): Conformance | undefined {
  const script = path.resolve(PROJECT, '../shared/conformance/check.mjs');
  if (!existsSync(script)) return undefined;
  const ended = spawnSync(process.execPath, [script, directory, ...args], { encoding: 'utf8' });
  const lines = ended.stdout.trimEnd().split('\n');
  const checks = /^(\d+) checks, \d+ violations$/.exec(lines.pop() ?? '')?.[1];
  if (checks === undefined) throw new Error(`the conformance check failed: ${ended.stderr}`);
  return { violations: lines, checks: Number(checks) };
}
