import { rmSync } from 'node:fs';
import path from 'node:path';
import { ProblemError, stop } from '../../domain/task/attempt';
import type { RetryEffects } from '../../domain/task/retry';
import { show } from '../../domain/values/escape';
import { configureRepository, createRepository, removePromisorPacks } from './bare-repository';
import { PacketTrace } from './default-branch';
import { type Configuration, type Environment, environment } from './environment';
import { gitError, isFilterRefused, isFilterUnknown } from './errors';
import { requestedDelay, resolveRename } from './info-refs';
import { type ExitResult, runGit } from './process';
import { addressOf, credentials, type Remote } from './remote';
import { withGitRetry } from './retry';

const unreadable = (branch: string): string =>
  `the branch ${show(branch)} cannot be read, so nothing was published`;

/** It is unknown whether the branch exists. */
export const unreadableBranch = (branch: string, stderr: string): ProblemError =>
  new ProblemError([gitError(unreadable(branch), stderr)]);

/** A server that knows that the commit is local would assume that its files are too, and not send them. */
const NO_NEGOTIATION: Configuration = { 'fetch.negotiationAlgorithm': 'noop' };

/**
 * Fetches no file content. In the repository, or as the option `--filter`, which writes it there, it would make a push
 * fetch old files.
 */
const FILTER: Configuration = {
  'remote.origin.promisor': 'true',
  'remote.origin.partialCloneFilter': 'blob:none',
};

interface FetchOptions {
  readonly input?: string;
  readonly env?: Environment;
  /** What the server leaves out if it filters; by default the contents of files. */
  readonly filter?: 'tree:0';
}

/** The git commands that connect to a remote, run from a repository in `folder`. */
export class Transport {
  private isFiltering = true;
  private isClosed = false;
  /** Settles when the current fetch or push has ended. */
  private busy: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly folder: string,
    private readonly remote: Remote,
    private readonly home: string,
    private readonly effects: RetryEffects,
  ) {
    createRepository(folder, addressOf(remote));
  }

  /** Whether fetches are unfiltered: the server cannot filter, or does not serve objects by id. */
  get isComplete(): boolean {
    return !this.isFiltering;
  }

  private online(configuration: Configuration = {}): Environment {
    return environment(this.home, { ...credentials(this.remote), ...configuration });
  }

  /** Repeats a call while its failure is transient. Throws after `close`. */
  private retry(call: () => Promise<ExitResult>): Promise<ExitResult> {
    if (this.isClosed) throw new Error('the run is over');
    return withGitRetry(this.remote, this.effects, call);
  }

  /** Runs one call at a time, because each locks files of the repository. */
  private enqueue<A>(call: () => Promise<A>): Promise<A> {
    const result = this.busy.then(call);
    this.busy = result.catch(() => undefined);
    return result;
  }

  private fetchOnce(args: ReadonlyArray<string>, options: FetchOptions): Promise<ExitResult> {
    const own = options.filter && { 'remote.origin.partialCloneFilter': options.filter };
    const filter = this.isFiltering ? { ...FILTER, ...own } : {};
    return this.retry(() =>
      runGit({
        folder: this.folder,
        args: ['fetch', '-q', '--no-tags', '--no-write-fetch-head', ...args],
        env: { ...this.online({ ...NO_NEGOTIATION, ...filter }), ...options.env },
        ...(options.input === undefined ? {} : { input: options.input }),
      }),
    );
  }

  /** Fetches; again without the filter if the server refuses it. */
  async fetch(args: ReadonlyArray<string>, options: FetchOptions = {}): Promise<ExitResult> {
    const result = await this.enqueue(() => this.fetchOnce(args, options));
    const isRefused = result.code !== 0 && isFilterRefused(result.stderr) && this.isFiltering;
    if (isRefused || isFilterUnknown(result.stderr)) this.isFiltering = false;
    return isRefused ? this.fetch(args, options) : result;
  }

  /** Makes all later fetches complete, and removes what was fetched so far. */
  stopFiltering(): void {
    rmSync(path.join(this.folder, 'shallow'), { force: true });
    removePromisorPacks(this.folder);
    this.isFiltering = false;
  }

  /**
   * The commit of a branch; undefined if the branch does not exist. Only this request tells: a fetch of a
   * missing branch fails, but fetches fail for other reasons too. Throws a {@link ProblemError} without an
   * answer.
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
    // In the empty page of a proxy or a login portal, git finds no branches and reports no error.
    if (packets.start() === '')
      stop(
        `${unreadable(branch)}; the server at the address of the repository is not a git server: look for a proxy or a login page between the runner and the server`,
      );
    const lines = stdout.toString('utf8').split('\n');
    return lines.map((line) => line.split('\t')).find(([, name]) => name === ref)?.[0];
  }

  /** Whether the server has another name for the repository. If so, all later calls use it. */
  async followRename(stderr: string): Promise<boolean> {
    const name = await resolveRename(this.remote, stderr);
    if (name === undefined) return false;
    this.remote.repository = name;
    configureRepository(this.folder, addressOf(this.remote));
    return true;
  }

  /** Pushes once: after a failure, only the branch shows whether the push arrived. */
  push(args: ReadonlyArray<string>): Promise<ExitResult> {
    const { folder } = this;
    return this.enqueue(() =>
      runGit({ folder, args: ['push', '--porcelain', ...args], env: this.online() }),
    );
  }

  /** The delay in milliseconds that the server asks for after a failed push. */
  requestedDelay(stderr: string): Promise<number> {
    return requestedDelay(this.remote, 'git-receive-pack', stderr);
  }

  close(): void {
    this.isClosed = true;
  }
}
