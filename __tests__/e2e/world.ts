/** A repository behind a git server, and checkouts of it as workspaces. */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type GitServer,
  type GitServerOptions,
  makeRepository,
  type RunGit,
  startGitServer,
} from '../../scripts/git-server.mjs';
import { textsBelow, writeFiles } from '../builders/files';
import { runChild } from '../warm/run-program';
import { REPOSITORY, type RunOptions, type RunResult, runAction } from './action';
import {
  type BareRepository,
  type Commit,
  git,
  type NewFiles,
  openBareRepository,
} from './bare-repository';
import { flawsOf } from './github-answers';
import { type Environment, type Files, removeFolder, temporaryFolder } from './process';

export interface Checkout {
  readonly workspace: string;
  readonly sha: string;
}

export interface CheckoutOptions {
  /** The parent of the new commit; the tip of main unless given. */
  readonly parent?: string | undefined;
  /** How many commits are fetched, 1 as the checkout action does; 0: all. */
  readonly depth?: number | undefined;
  /** The configuration of the checkout keeps the token; true by default. */
  readonly persistCredentials?: boolean | undefined;
}

/** The state of a world after its first checkout, saved in a folder. */
export interface Snapshot {
  readonly folder: string;
  readonly sha: string;
  readonly serverUrl: string;
}

export interface World {
  /** The temporary folder with all files of this world. */
  readonly root: string;
  readonly server: GitServer;
  readonly repository: string;
  readonly token: string;
  /** May fetch, but not push. */
  readonly readOnlyToken: string;
  /** Commits exactly these files to main and returns a new workspace with that commit checked out. */
  checkout(files: Files, options?: CheckoutOptions): Checkout;
  /** Runs the action in a checkout with this world's server, and its token unless given. */
  run(checkout: Checkout, inputs?: Environment, options?: Partial<RunOptions>): Promise<RunResult>;
  /** The texts of a branch by path; empty if there is no such branch. */
  tree(branch: string): Record<string, string>;
  /** The commits of a branch, newest first; empty if there is no such branch. */
  log(branch: string): Commit[];
  /** The commit ids of all branches and tags, by path as `heads/main`. */
  refs(): Readonly<Record<string, string>>;
  /** Commits one file to a branch, which is created if missing; null removes it. Returns the id. */
  commitFile(branch: string, path: string, content: string | Buffer | null): string;
  /** Commits files or other objects to a branch, in place of what is there. */
  commitFiles(branch: string, files: NewFiles, message?: string): string;
  /** Writes the files of a branch to a folder; returns the folder. */
  exportTree(branch: string, directory: string): string;
  /** Runs git in the bare repository and returns its output. */
  git(...args: readonly string[]): string;
  /** Writes a tree from lines as git ls-tree prints them; returns its id. */
  makeTree(lines: string): string;
  /** The output of git status in a workspace, ignored files included; empty if nothing changed. */
  status(workspace: string): string;
  /** Nothing was committed or checked out, and the server has no hooks. */
  isNew(): boolean;
  /** Copies the repository and its only checkout to a folder. */
  save(checkout: Checkout, folder: string): Snapshot;
  /** Restores the state of another world in a new one. */
  restore(snapshot: Snapshot): Checkout;
  /** Removes everything. Throws if a test answered what GitHub would not, and did not say that it means to. */
  dispose(): Promise<void>;
}

/** Clones as the checkout action does: shallow, with the credential in the configuration. */
const cloneInto = (
  workspace: string,
  bare: BareRepository,
  origin: { readonly serverUrl: string; readonly token: string },
  { depth = 1, persistCredentials = true }: CheckoutOptions,
): void => {
  const parent = path.dirname(workspace);
  mkdirSync(parent, { recursive: true });
  const options = ['--quiet', '--template=', '--no-tags', '--single-branch', '--branch=main'];
  const shallow = depth > 0 ? [`--depth=${depth}`] : [];
  // Not from the server, which would count this fetch and inject faults into it.
  const source = pathToFileURL(bare.directory).href;
  git(['clone', ...options, ...shallow, source, workspace], { cwd: parent });
  const credential = Buffer.from(`x-access-token:${origin.token}`).toString('base64');
  const config = path.join(workspace, '.git', 'config');
  const [core = ''] = readFileSync(config, 'utf8').split('[remote ');
  const settings = [
    '[gc]\n\tauto = 0\n[remote "origin"]\n',
    `\turl = ${origin.serverUrl}/${REPOSITORY}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`,
    persistCredentials
      ? `[http "${origin.serverUrl}/"]\n\textraheader = AUTHORIZATION: basic ${credential}\n`
      : '',
  ];
  writeFileSync(config, core + settings.join(''));
};

const SERVICE_LIMIT_MS = 150_000;

const runGit: RunGit = async (args, env, input) => {
  const limit = SERVICE_LIMIT_MS;
  const { output } = await runChild({ command: 'git', args, env, input, limit });
  return Buffer.concat(output.flatMap(({ stream, chunk }) => (stream === 'stdout' ? chunk : [])));
};

/** A repository acme/catalog behind a git server, in a folder that `dispose` removes. */
export const world = async (): Promise<World> => {
  const root = temporaryFolder('world');
  const repositories = path.join(root, 'repositories');
  mkdirSync(repositories);
  let bare = openBareRepository(makeRepository(repositories, REPOSITORY));
  const [token, readOnlyToken] = ['ghs_0123456789abcdefWrite', 'ghs_0123456789abcdefRead'];
  const flaws: string[] = [];
  const onAnswer: GitServerOptions['onAnswer'] = (request, answer) =>
    void flaws.push(...flawsOf(request, answer));
  const server = await startGitServer({
    ...{ root: repositories, token, readOnlyToken, onAnswer, run: runGit },
  });
  const serverUrl = server.url;
  let workspaces = 0;
  const nextWorkspace = (): string => {
    workspaces += 1;
    return path.join(root, 'work', String(workspaces), 'catalog');
  };

  const commitFiles: World['commitFiles'] = (branch, files, message = 'Change files') =>
    bare.commit(branch, { parent: bare.tip(branch), files, keep: true, message });

  return {
    root,
    server,
    repository: REPOSITORY,
    token,
    readOnlyToken,
    checkout: (files, options = {}) => {
      const parent = options.parent ?? bare.tip('main');
      const message = 'Update the catalog';
      const sha = bare.commit('main', { parent, files, keep: false, message });
      const workspace = nextWorkspace();
      cloneInto(workspace, bare, { serverUrl, token }, options);
      return { workspace, sha };
    },
    run: (source, inputs, options) =>
      runAction({ ...source, serverUrl, token, inputs, ...options }),
    tree: (branch) =>
      bare.tip(branch) === undefined
        ? {}
        : Object.fromEntries(bare.entries(branch).map((e) => [e.path, e.content.toString()])),
    log: (branch) => bare.log(branch),
    refs: () =>
      Object.fromEntries(
        Object.entries(textsBelow(path.join(bare.directory, 'refs'))).map(([ref, commit]) => [
          ref,
          commit.trimEnd(),
        ]),
      ),
    commitFile: (branch, name, content) => commitFiles(branch, { [name]: content }),
    commitFiles,
    exportTree: (branch, directory) => {
      const files = bare.entries(branch).filter(({ isLink }) => !isLink);
      mkdirSync(directory, { recursive: true });
      writeFiles(
        directory,
        files.map(({ path: file, content }) => [file, content]),
      );
      return directory;
    },
    git: (...args) => bare.text(args),
    makeTree: (lines) => bare.text(['mktree'], { input: lines }),
    status: (workspace) =>
      git(['status', '--porcelain', '--ignored'], { cwd: workspace }).toString(),
    isNew: () => {
      const { onRequest, onPush } = server.hooks;
      const branches = path.join(bare.directory, 'refs', 'heads');
      return workspaces === 0 && !onRequest && !onPush && readdirSync(branches).length === 0;
    },
    save: ({ workspace, sha }, folder) => {
      cpSync(bare.directory, path.join(folder, 'repository'), { recursive: true });
      cpSync(workspace, path.join(folder, 'workspace'), { recursive: true });
      return { folder, sha, serverUrl };
    },
    restore: ({ folder, sha, serverUrl: before }) => {
      cpSync(path.join(folder, 'repository'), bare.directory, { recursive: true });
      bare = openBareRepository(bare.directory, 1);
      const workspace = nextWorkspace();
      cpSync(path.join(folder, 'workspace'), workspace, { recursive: true });
      const config = path.join(workspace, '.git', 'config');
      writeFileSync(config, readFileSync(config, 'utf8').replaceAll(before, serverUrl));
      return { workspace, sha };
    },
    dispose: async () => {
      await server.close();
      removeFolder(root);
      if (flaws.length > 0)
        throw new Error(`answers that GitHub does not give:\n${flaws.join('\n')}`);
    },
  };
};
