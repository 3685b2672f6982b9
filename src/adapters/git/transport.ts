import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as E from 'fp-ts/Either';
import { ProblemError, stop } from '../../domain/task/attempt';
import { BACKOFF_MS, type RetryEffects, withRetry } from '../../domain/task/retry';
import { show } from '../../domain/values/escape';
import { PacketTrace } from './default-branch';
import { type Configuration, type Environment, environment } from './environment';
import { gitError, isTransient } from './errors';
import { summarize } from './output';
import { type ExitResult, runGit } from './process';
import { addressOf, credentials, type Remote } from './remote';

const unreadable = (branch: string): string =>
  `the branch ${show(branch)} cannot be read, so nothing was published`;

export const unreadableBranch = (branch: string, stderr: string): ProblemError =>
  new ProblemError([gitError(unreadable(branch), stderr)]);

/**
 * Only fetches get this configuration. If a server knows that a commit is here, it assumes that the files are here too,
 * and does not send them. And a push that knows the filter fetches old files.
 */
const FETCHING: Configuration = {
  'fetch.negotiationAlgorithm': 'noop',
  'remote.origin.promisor': 'true',
  'remote.origin.partialCloneFilter': 'blob:none',
};

/** `git init` would apply the configuration and templates of the machine. */
const createRepository = (folder: string): void => {
  for (const each of ['objects', 'refs']) mkdirSync(path.join(folder, each), { recursive: true });
  writeFileSync(path.join(folder, 'HEAD'), 'ref: refs/heads/publish\n');
};

/** Only a first publish sends more. git allocates the memory as it needs it. */
const MAX_POST_BYTES = 32 * 1024 * 1024;

interface FetchOptions {
  readonly input?: string;
  readonly env?: Environment;
  /** What the server leaves out; by default, the contents of files. A server that cannot filter sends everything. */
  readonly filter?: 'tree:0';
}

/** Runs the git commands that connect to a remote, in a new repository in `folder`. */
export class Transport {
  private isClosed = false;

  constructor(
    readonly folder: string,
    private readonly remote: Remote,
    private readonly home: string,
    private readonly effects: RetryEffects,
  ) {
    createRepository(folder);
  }

  private online(configuration: Configuration = {}): Environment {
    return environment(this.home, {
      ...credentials(this.remote),
      'remote.origin.url': addressOf(this.remote),
      // Keeps received objects in packs, because nothing is ever checked out.
      'transfer.unpackLimit': '1',
      // Before a larger body, git sends an extra request to ask whether it may.
      'http.postBuffer': String(MAX_POST_BYTES),
      ...configuration,
    });
  }

  /** Repeats a call after a logged pause while its failure is transient. Throws after `close`. */
  private async retry(call: () => Promise<ExitResult>): Promise<ExitResult> {
    const result = await withRetry(this.effects, {
      run: async (): Promise<E.Either<ExitResult, ExitResult>> => {
        if (this.isClosed) throw new Error('the run is over');
        const ended = await call();
        return ended.code === 0 ? E.right(ended) : E.left(ended);
      },
      delayAfter: ({ stderr }, attempt) =>
        isTransient(stderr) ? BACKOFF_MS[attempt - 1] : undefined,
      describe: ({ stderr }) => `git: ${summarize(stderr)}`,
    });
    return E.toUnion(result);
  }

  fetch(
    args: ReadonlyArray<string>,
    { input = '', env = {}, filter }: FetchOptions = {},
  ): Promise<ExitResult> {
    const own: Configuration = filter ? { 'remote.origin.partialCloneFilter': filter } : {};
    return this.retry(() =>
      runGit({
        folder: this.folder,
        args: ['fetch', '-q', '--no-tags', '--no-write-fetch-head', ...args],
        env: { ...this.online({ ...FETCHING, ...own }), ...env },
        input,
      }),
    );
  }

  /**
   * The commit of a branch; undefined if the branch does not exist. Only this request can tell: a fetch of a missing
   * branch fails, but fetches also fail for other reasons. Throws a {@link ProblemError} if there is no answer.
   */
  async readTip(branch: string): Promise<string | undefined> {
    const { folder } = this;
    const ref = `refs/heads/${branch}`;
    const packets = new PacketTrace(path.join(folder, 'packets'));
    const env = { ...this.online(), ...packets.env };
    const { code, stdout, stderr } = await this.retry(() => {
      packets.clear();
      return runGit({ folder, args: ['ls-remote', 'origin', ref], env });
    });
    if (code !== 0) throw unreadableBranch(branch, stderr);
    // A proxy or a login portal may answer with an empty page, in which git finds no branches and reports no error.
    if (packets.start() === '')
      stop(
        `${unreadable(branch)}; the server at the address of the repository is not a git server: look for a proxy or a login page between the runner and the server`,
      );
    const lines = stdout.toString('utf8').split('\n');
    return lines.map((line) => line.split('\t')).find(([, name]) => name === ref)?.[0];
  }

  /** Pushes once. After a failure, only the branch shows whether the push arrived. */
  push(args: ReadonlyArray<string>): Promise<ExitResult> {
    const { folder } = this;
    return runGit({ folder, args: ['push', '--porcelain', ...args], env: this.online() });
  }

  close(): void {
    this.isClosed = true;
  }
}
