import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as O from 'fp-ts/Option';
import type { Commit, Lease, Pushed, Tip } from '../../branch/git';
import type { Chunks } from '../../file';
import type { Tree } from '../../git-objects/tree';
import { errorMessage, ProblemError } from '../../task/attempt';
import type { RetryEffects } from '../../task/retry';
import { show } from '../../text/escape';
import { configure, makeRepository, removePartialPacks } from './bare-repository';
import { type Found, ObjectReader } from './cat-file';
import { ASKING_FOR_HEAD, isHeadIn, TracedPackets } from './default-branch';
import { isLost, isLostRace, isNotServed, isTransient, refusal } from './errors';
import { type Asking, askForTip, unreadable } from './ls-remote';
import { WrittenObjects } from './object-writer';
import { entriesOf, treeOf } from './parse-object';
import {
  type Configuration,
  type Ended,
  type Environment,
  environment,
  offline,
  runGit,
} from './process';
import { addressOf, credentials, type Remote } from './remote';
import { newNameOf } from './renamed-remote';
import { patiently, requestedPause } from './retry';

const TIP = 'refs/published/tip';
/** How often to look again at a branch that comes and goes. */
const MOST_LOOKS = 3;
/** It was there a moment ago, or what it held was. */
const NOT_THERE = /couldn't find remote ref|not our ref/i;

/** What is left out of an answer: nothing where the server knows no filters. */
const NO_BLOBS = 'blob:none';
type Filter = typeof NO_BLOBS | '';

/** Told that we have the commit, a server would take its files for here and not send them. */
const HAVING_NOTHING: Configuration = { 'fetch.negotiationAlgorithm': 'noop' };

const fetching = (filter: Filter): Configuration =>
  filter === ''
    ? HAVING_NOTHING
    : {
        ...HAVING_NOTHING,
        'remote.origin.promisor': 'true',
        'remote.origin.partialCloneFilter': filter,
      };

/** How many other objects one is compared with, to send differences: more take longer than they save. */
const SENDING: Configuration = { 'pack.window': '4' };

/** A line of a push whose branch is as it was to be: git may end well without having pushed. */
const DONE = /^[ +*=]\t/m;

/** What came of a look for an object, told as the end of a call is. */
interface Looked extends Pick<Ended, 'code' | 'stderr'> {
  readonly found: Found;
}

/** A repository of our own in `folder`, and the remote it publishes to. */
export class PrivateRepository {
  private readonly online: (extra?: Configuration) => Readonly<Record<string, string>>;
  private readonly offline: Readonly<Record<string, string>>;
  private reader: ObjectReader | undefined;
  private readonly written: WrittenObjects;
  private readonly packets: TracedPackets;
  /** Ids of what was brought. */
  private readonly brought = new Set<string>();
  private filter: Filter = NO_BLOBS;
  private branch = '';
  private isClosed = false;
  private everything: Promise<void> | undefined;
  private moved = false;
  /** Something that was asked for could not be had: what a branch that moved held may be gone. */
  private isAmiss = false;
  /** Everything that will be read is here: what reads it needs no token any more. */
  private isBrought = false;

  constructor(
    private readonly folder: string,
    private readonly remote: Remote,
    home: string,
    private readonly effects: RetryEffects,
  ) {
    this.online = (extra = {}) => environment(home, { ...credentials(remote), ...extra });
    this.offline = offline(home);
    this.written = new WrittenObjects(folder);
    this.packets = new TracedPackets(path.join(folder, 'tip-packets'));
    makeRepository(folder, addressOf(remote));
  }

  /** What a closed repository is asked was begun for a run that is over. */
  private patiently<A extends Pick<Ended, 'code' | 'stderr'>>(call: () => Promise<A>): Promise<A> {
    if (this.isClosed) throw new Error('the run is over');
    return patiently(this.remote, this.effects, call);
  }

  private async fetch(
    args: ReadonlyArray<string>,
    { input = '', env = {} }: { readonly input?: string; readonly env?: Environment } = {},
  ): Promise<Ended> {
    const filter = this.filter === '' ? [] : [`--filter=${this.filter}`];
    const options = ['-q', '--no-tags', '--no-write-fetch-head', ...filter, ...args];
    const ended = await this.patiently(() =>
      runGit({
        folder: this.folder,
        args: ['fetch', ...options],
        env: { ...this.online(fetching(this.filter)), ...env },
        input,
      }),
    );
    // A partial fetch may mark the repository as partial, and a later push would then fetch old files.
    configure(this.folder, addressOf(this.remote));
    if (/filtering not recognized/i.test(ended.stderr)) this.filter = '';
    const refused = ended.code !== 0 && /filter .{0,300}not supported/i.test(ended.stderr);
    if (!refused || this.filter === '') return ended;
    this.filter = '';
    return this.fetch(args, { input, env });
  }

  async fetchTip(branch: string, looks = MOST_LOOKS): Promise<O.Option<Tip>> {
    this.branch = branch;
    this.moved = false;
    this.isAmiss = false;
    await this.endReading();
    this.isBrought = false;
    rmSync(path.join(this.folder, TIP), { force: true });
    this.packets.clear();
    const ended = await this.fetch(
      ['--depth=1', 'origin', `+refs/heads/${branch}:${TIP}`, ASKING_FOR_HEAD],
      this.packets,
    );
    if (ended.code !== 0) {
      if (isTransient(ended.stderr)) throw unreadable(branch, ended.stderr);
      if (looks > 1 && (await this.follow(ended.stderr))) return this.fetchTip(branch, looks - 1);
      if ((await askForTip(this.asking(), branch)) === undefined) return O.none;
      // It is there now: somebody created it, or replaced it, between two questions.
      if (looks > 1 && NOT_THERE.test(ended.stderr)) return this.fetchTip(branch, looks - 1);
      throw unreadable(branch, ended.stderr);
    }
    const commit = this.tip();
    const isDefault = isHeadIn(this.packets.start(), branch);
    return O.some({ commit, isDefault, tree: treeOf(await this.object(commit, 'commit')) });
  }

  /** Whether the server knows the repository by another name, by which all calls go from now on. */
  private async follow(stderr: string): Promise<boolean> {
    const name = await newNameOf(this.remote, stderr);
    if (name === undefined) return false;
    this.remote.repository = name;
    configure(this.folder, addressOf(this.remote));
    return true;
  }

  private tip(): string {
    return readFileSync(path.join(this.folder, TIP), 'utf8').trim();
  }

  private asking(): Asking {
    const { folder } = this;
    return { folder, env: this.online(), patiently: (call) => this.patiently(call) };
  }

  /** Some servers filter, but serve nothing by id: there everything is fetched, once for all who ask. */
  private fetchEverything(): Promise<void> {
    this.everything ??= this.fetchUnfiltered();
    return this.everything;
  }

  private async fetchUnfiltered(): Promise<void> {
    const former = this.tip();
    await this.endReading();
    rmSync(path.join(this.folder, 'shallow'), { force: true });
    removePartialPacks(this.folder);
    this.brought.clear();
    this.filter = '';
    const tip = await this.fetchTip(this.branch);
    this.moved = O.isNone(tip) || tip.value.commit !== former;
    if (this.moved) throw new Error('the branch moved while it was read');
  }

  private openReader(): ObjectReader {
    this.reader ??= new ObjectReader(
      this.folder,
      this.isBrought ? this.offline : this.online(fetching(this.filter)),
    );
    return this.reader;
  }

  /** Reads an object, or says why not: where it could not be brought, git may only call it missing. */
  private async look(id: string): Promise<Looked> {
    const reader = this.openReader();
    let said = '';
    try {
      const found = await reader.read(id);
      if (found !== undefined) return { found, code: 0, stderr: '' };
    } catch (cause) {
      said = errorMessage(cause);
    }
    if (this.reader === reader) this.reader = undefined;
    const stderr = (await reader.close()) || said;
    return { found: undefined, code: stderr === '' ? 0 : 1, stderr };
  }

  private async ask(id: string): Promise<Found> {
    const { found, code, stderr } = await this.patiently(() => this.look(id));
    if (code === 0) return found;
    if (this.filter === '' || !isNotServed(stderr)) {
      this.isAmiss ||= !isTransient(stderr);
      throw new Error(stderr);
    }
    await this.fetchEverything();
    return this.ask(id);
  }

  private async object(id: string, type: string): Promise<Buffer> {
    const found = await this.ask(id);
    if (found === undefined || found.type !== type) {
      this.isAmiss = true;
      throw new Error(`the ${type} ${id} is not in the answer of the remote`);
    }
    if (type === 'tree' && found.bytes.length < found.size)
      throw new Error(
        `the folder ${id} has ${found.size} bytes of names and ids, expected at most ${found.bytes.length}; choose another branch or destination`,
      );
    return found.bytes;
  }

  /** The remote is asked only where something could not be had. */
  async hasMoved(): Promise<boolean> {
    if (this.isAmiss && !this.moved) {
      const former = this.tip();
      this.moved = (await askForTip(this.asking(), this.branch)) !== former;
    }
    return this.moved;
  }

  async readTree(id: string): Promise<Tree> {
    return entriesOf(id, await this.object(id, 'tree'));
  }

  read(id: string): Promise<Buffer> {
    return this.object(id, 'blob');
  }

  async prefetch(ids: ReadonlyArray<string>): Promise<void> {
    if (this.filter === '') return;
    const wanted = [...new Set(ids)].filter((id) => !this.brought.has(id) && !this.written.has(id));
    if (wanted.length === 0) return;
    const ended = await this.fetch(['--stdin', 'origin'], {
      input: `${wanted.join('\n')}\n`,
    });
    if (ended.code !== 0 && isNotServed(ended.stderr)) return this.fetchEverything();
    if (ended.code !== 0) {
      this.isAmiss ||= !isTransient(ended.stderr);
      throw new ProblemError([refusal('published documents cannot be read', ended.stderr)]);
    }
    for (const id of wanted) this.brought.add(id);
  }

  async writeBlob(id: string, pieces: Chunks): Promise<void> {
    if (!this.brought.has(id)) await this.written.putBlob(id, pieces);
  }

  commit(commit: Commit): Promise<string> {
    const folders = commit.folders.filter(({ id }) => !this.brought.has(id));
    return this.written.putCommit({ ...commit, folders });
  }

  async push(commit: string, branch: string, { tip, history }: Lease): Promise<Pushed> {
    // First: somebody may begin to compare while the reader ends.
    this.isBrought = true;
    await this.endReading();
    const ref = `refs/heads/${branch}`;
    // Also where nothing is to be forced: a branch that somebody deleted is not brought back.
    const lease = O.isSome(tip) ? [`--force-with-lease=${ref}:${tip.value}`] : [];
    const args = ['push', '--porcelain', ...lease, 'origin', `${commit}:${ref}`];
    const ended = await runGit({
      folder: this.folder,
      args,
      env: this.online(SENDING),
    });
    const answer = ended.stdout.toString('utf8');
    if (ended.code === 0 && DONE.test(answer)) return { kind: 'landed' };
    const [, reason = ''] = /^!\t\S+\t(.*)$/m.exec(answer) ?? [];
    const failed = { reason, stderr: ended.stderr, forced: history === 'squash' };
    const what = `the push to ${show(branch)} did not succeed, nothing was published`;
    const problem = refusal(what, `${ended.stderr}\n${reason}`);
    if (isLostRace(failed)) return { kind: 'moved', problem };
    if (!isLost(failed)) throw new ProblemError([problem]);
    const retryAfter = await requestedPause(this.remote, 'git-receive-pack', ended.stderr);
    return { kind: 'unknown', problem, retryAfter };
  }

  private async endReading(): Promise<void> {
    const { reader } = this;
    this.reader = undefined;
    await reader?.close();
  }

  close(): void {
    this.isClosed = true;
    void this.endReading();
    this.written.abort();
  }
}
