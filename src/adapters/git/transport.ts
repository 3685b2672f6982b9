import { rmSync } from 'node:fs';
import path from 'node:path';
import type { RetryEffects } from '../../task/retry';
import { configureRepository, createRepository, removePromisorPacks } from './bare-repository';
import { isFilterRefused, isFilterUnknown } from './errors';
import { lsRemote } from './ls-remote';
import {
  type Configuration,
  type Environment,
  type ExitResult,
  environment,
  runGit,
  withoutNetwork,
} from './process';
import { addressOf, credentials, type Remote } from './remote';
import { resolveRename } from './renamed-remote';
import { type CallResult, requestedDelay, withGitRetry } from './retry';

/** What a fetch leaves out; nothing where the server cannot filter. */
const NO_BLOBS = 'blob:none';

/** If told that the commit is local, a server would assume that its files are too, and not send them. */
const NO_NEGOTIATION: Configuration = { 'fetch.negotiationAlgorithm': 'noop' };

/** How many objects each is compared with for a delta; more take longer than they save. */
const PUSH_CONFIG: Configuration = { 'pack.window': '4' };

interface FetchOptions {
  /** Text for its standard input. */
  readonly input?: string;
  readonly env?: Environment;
}

/** The calls of git that talk to a remote, from a repository in `folder`. */
export class Transport {
  private filter: typeof NO_BLOBS | '' = NO_BLOBS;
  private isClosed = false;
  /** Settles when the fetch or push under way has ended. */
  private busy: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly folder: string,
    private readonly remote: Remote,
    private readonly home: string,
    private readonly effects: RetryEffects,
  ) {
    createRepository(folder, addressOf(remote));
  }

  /** Whether fetches bring everything: the server cannot filter, or serves no object by its id. */
  get isComplete(): boolean {
    return this.filter === '';
  }

  /** For a git that reads objects, and fetches those that are missing. */
  get readEnvironment(): Environment {
    const partial: Configuration =
      this.filter === ''
        ? {}
        : { 'remote.origin.promisor': 'true', 'remote.origin.partialCloneFilter': this.filter };
    return this.online({ ...NO_NEGOTIATION, ...partial });
  }

  /** For a git that reads what is local, without the token. */
  get localEnvironment(): Environment {
    return withoutNetwork(this.home);
  }

  private online(configuration: Configuration = {}): Environment {
    return environment(this.home, { ...credentials(this.remote), ...configuration });
  }

  /** Repeats a call whose failure may pass. Throws if the repository is closed: the run has ended. */
  retry<A extends CallResult>(call: () => Promise<A>): Promise<A> {
    if (this.isClosed) throw new Error('the run is over');
    return withGitRetry(this.remote, this.effects, call);
  }

  /** One at a time: a push beside a fetch would take the repository for a partial clone. */
  private alone<A>(call: () => Promise<A>): Promise<A> {
    const result = this.busy.then(call);
    this.busy = result.catch(() => undefined);
    return result;
  }

  private async fetchOnce(args: ReadonlyArray<string>, options: FetchOptions): Promise<ExitResult> {
    const filter = this.filter === '' ? [] : [`--filter=${this.filter}`];
    const result = await this.retry(() =>
      runGit({
        folder: this.folder,
        args: ['fetch', '-q', '--no-tags', '--no-write-fetch-head', ...filter, ...args],
        env: { ...this.readEnvironment, ...options.env },
        ...(options.input === undefined ? {} : { input: options.input }),
      }),
    );
    // The fetch may have marked the repository as partial: a later push would then fetch old files.
    configureRepository(this.folder, addressOf(this.remote));
    return result;
  }

  /** Fetches; without the filter where the server refuses it. */
  async fetch(args: ReadonlyArray<string>, options: FetchOptions = {}): Promise<ExitResult> {
    const result = await this.alone(() => this.fetchOnce(args, options));
    const isRefused = result.code !== 0 && isFilterRefused(result.stderr) && !this.isComplete;
    if (isRefused || isFilterUnknown(result.stderr)) this.filter = '';
    return isRefused ? this.fetch(args, options) : result;
  }

  /** From now on fetches bring everything; what was fetched so far is removed. */
  stopFiltering(): void {
    rmSync(path.join(this.folder, 'shallow'), { force: true });
    removePromisorPacks(this.folder);
    this.filter = '';
  }

  /** The commit of a branch; undefined if there is no such branch. */
  readTip(branch: string): Promise<string | undefined> {
    const { folder } = this;
    return lsRemote({ folder, env: this.online(), retry: (call) => this.retry(call) }, branch);
  }

  /** Whether the server knows the repository by another name, which all later calls use. */
  async followRename(stderr: string): Promise<boolean> {
    const name = await resolveRename(this.remote, stderr);
    if (name === undefined) return false;
    this.remote.repository = name;
    configureRepository(this.folder, addressOf(this.remote));
    return true;
  }

  /** Pushes once: only the branch can tell whether a failed push may be repeated. */
  push(args: ReadonlyArray<string>): Promise<ExitResult> {
    const { folder } = this;
    return this.alone(() =>
      runGit({ folder, args: ['push', '--porcelain', ...args], env: this.online(PUSH_CONFIG) }),
    );
  }

  /** Milliseconds to wait after a failed push, as the server asks. */
  requestedDelay(stderr: string): Promise<number> {
    return requestedDelay(this.remote, 'git-receive-pack', stderr);
  }

  /** Calls after this belong to a run that has ended. */
  close(): void {
    this.isClosed = true;
  }
}
