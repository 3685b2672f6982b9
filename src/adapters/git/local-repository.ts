import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as O from 'fp-ts/Option';
import type { Chunks } from '../../domain/file';
import { ProblemError } from '../../domain/task/attempt';
import type { Change, Pushed, Snapshot } from '../../previous/git';
import { ObjectDatabase } from './cat-file';
import { HEAD_REFSPEC, isHeadBranch, PacketTrace } from './default-branch';
import { withoutNetwork } from './environment';
import { gitError, isBranchMissing, isFetchByIdUnsupported, isTransient } from './errors';
import { ObjectWriter } from './fast-import';
import { listFiles } from './list-files';
import { summarize } from './output';
import { runGit } from './process';
import { interpretPush } from './push-result';
import { type Transport, unreadableBranch } from './transport';

const TIP_REF = 'refs/published/tip';
const HISTORY_REF = 'refs/published/history';
/** How many commits others may push between two readings of the branch by one run, at the most. */
const MAX_HISTORY = 100;
/** A branch may be created, deleted or renamed while it is fetched. */
const MAX_FETCHES = 3;
/** How many objects one request asks for by id. GitHub states no limit. */
const MAX_IDS = 5_000;

interface Tip {
  readonly branch: string;
  readonly commit: string;
  readonly isDefault: boolean;
}

/** A bare repository in `folder`: the objects read from a branch, and those to push. */
export class LocalRepository {
  private readonly objects: ObjectDatabase;
  private readonly writer: ObjectWriter;
  private readonly packets: PacketTrace;
  private readonly fetched = new Set<string>();
  private tip: Tip | undefined;
  /** An object of the tip could not be read, and a retry would not help. */
  private readFailed = false;
  private fullFetch: Promise<void> | undefined;

  constructor(
    readonly folder: string,
    private readonly transport: Transport,
    readonly home: string,
  ) {
    this.objects = new ObjectDatabase(folder, home);
    this.writer = new ObjectWriter(folder, home);
    this.packets = new PacketTrace(path.join(folder, 'tip-packets'));
  }

  async read(
    branch: string,
    at: ReadonlyArray<string>,
    beside: ReadonlyArray<string>,
  ): Promise<O.Option<Snapshot>> {
    await this.objects.close();
    this.readFailed = false;
    this.tip = await this.fetchTip(branch);
    if (this.tip === undefined) return O.none;
    const { commit, isDefault } = this.tip;
    try {
      return O.some({ commit, isDefault, ...(await listFiles(this, commit, at, beside)) });
    } catch (cause) {
      this.readFailed = true;
      throw cause;
    }
  }

  /** Fetches the tip and its trees; undefined if the branch does not exist. */
  private async fetchTip(branch: string, fetches = MAX_FETCHES): Promise<Tip | undefined> {
    const { transport, packets } = this;
    const file = path.join(this.folder, TIP_REF);
    rmSync(file, { force: true });
    packets.clear();
    const { code, stderr } = await transport.fetch(
      ['--depth=1', 'origin', `+refs/heads/${branch}:${TIP_REF}`, HEAD_REFSPEC],
      { env: packets.env },
    );
    if (code === 0) {
      const commit = readFileSync(file, 'utf8').trim();
      return { branch, commit, isDefault: isHeadBranch(packets.start(), branch) };
    }
    if (isTransient(stderr)) throw unreadableBranch(branch, stderr);
    if (fetches > 1 && (await transport.followRename(stderr)))
      return this.fetchTip(branch, fetches - 1);
    if ((await transport.readTip(branch)) === undefined) return undefined;
    // It exists now: it was created or replaced between the two requests.
    if (fetches > 1 && isBranchMissing(stderr)) return this.fetchTip(branch, fetches - 1);
    throw unreadableBranch(branch, stderr);
  }

  async readTip(branch: string): Promise<O.Option<string>> {
    return O.fromNullable(await this.transport.readTip(branch));
  }

  async hasMoved(): Promise<boolean> {
    const { tip } = this;
    if (tip === undefined || !this.readFailed) return false;
    return (await this.transport.readTip(tip.branch)) !== tip.commit;
  }

  /** Whether the branch, as last read, is at a commit that was pushed, or at one that descends from it. */
  async contains(commit: string): Promise<boolean> {
    const { tip, folder, home } = this;
    if (tip?.commit === commit) return true;
    if (tip === undefined || this.transport.isComplete) return false;
    await this.fetchHistory(tip.branch);
    const args = ['merge-base', '--is-ancestor', commit, tip.commit];
    return (await runGit({ folder, args, env: withoutNetwork(home) })).code === 0;
  }

  /** Fetches the last commits of the branch without their trees. */
  private async fetchHistory(branch: string): Promise<void> {
    await this.objects.close();
    const refspec = `+refs/heads/${branch}:${HISTORY_REF}`;
    await this.transport.fetch([`--depth=${MAX_HISTORY}`, 'origin', refspec], { filter: 'tree:0' });
  }

  /** Fetches everything, once: some servers filter, but do not serve objects by id. */
  private fetchEverything(): Promise<void> {
    this.fullFetch ??= this.fetchUnfiltered();
    return this.fullFetch;
  }

  private async fetchUnfiltered(): Promise<void> {
    const { tip } = this;
    await this.objects.close();
    this.transport.stopFiltering();
    this.fetched.clear();
    const current = tip && (await this.fetchTip(tip.branch));
    if (current?.commit === tip?.commit) return;
    this.readFailed = true;
    throw new Error('the branch moved while it was read');
  }

  /** Reads a file, and fetches it first if it is not here. */
  async readBlob(id: string): Promise<Buffer> {
    let object = await this.objects.read(id);
    if (object === undefined) {
      await this.fetchBlobs([id]);
      object = await this.objects.read(id);
    }
    if (object?.type === 'blob') return object.bytes;
    this.readFailed = true;
    throw new Error(`the remote did not send the blob ${id}`);
  }

  async fetchBlobs(ids: ReadonlyArray<string>): Promise<void> {
    if (this.transport.isComplete) return;
    const isLocal = (id: string): boolean => this.fetched.has(id) || this.writer.has(id);
    const missing = [...new Set(ids)].filter((id) => !isLocal(id));
    for (let at = 0; at < missing.length; at += MAX_IDS) {
      const chunk = missing.slice(at, at + MAX_IDS);
      const input = `${chunk.join('\n')}\n`;
      const { code, stderr } = await this.transport.fetch(['--stdin', 'origin'], { input });
      if (code !== 0 && isFetchByIdUnsupported(stderr)) return this.fetchEverything();
      if (code !== 0) {
        this.readFailed ||= !isTransient(stderr);
        throw new ProblemError([gitError('published documents cannot be read', stderr)]);
      }
      for (const id of chunk) this.fetched.add(id);
    }
  }

  async writeBlob(id: string, chunks: Chunks, former: string | undefined): Promise<void> {
    const hasFormer = former !== undefined && this.fetched.has(former);
    if (!this.fetched.has(id)) await this.writer.writeBlob(id, chunks, hasFormer);
  }

  /** The id of the tree of a commit. */
  private async treeOf(commit: string): Promise<string> {
    const { folder, home } = this;
    const args = ['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`];
    const { code, stdout, stderr } = await runGit({ folder, args, env: withoutNetwork(home) });
    if (code !== 0) throw new Error(summarize(stderr));
    return stdout.toString('utf8').trim();
  }

  /** Writes the commit of a change. */
  private async writeCommit({ on, changes, history, ...commit }: Change): Promise<string> {
    // Where only the mode of a file changes, its content may not be here yet.
    const ids = [...changes.added.values(), ...changes.modified.values()];
    await this.fetchBlobs(ids);
    const tip = O.isSome(on) ? on.value.commit : undefined;
    return this.writer.writeCommit({
      ...commit,
      changes,
      parent: history === 'append' ? tip : undefined,
      tree: history === 'squash' && tip !== undefined ? await this.treeOf(tip) : undefined,
    });
  }

  async push(change: Change): Promise<Pushed> {
    const { branch, on } = change;
    const closed = this.objects.close();
    const commit = await this.writeCommit(change);
    await closed;
    const ref = `refs/heads/${branch}`;
    // Needed for history: append too: a branch that was deleted meanwhile is not created again.
    const lease = O.isSome(on) ? [`--force-with-lease=${ref}:${on.value.commit}`] : [];
    const result = await this.transport.push([...lease, 'origin', `${commit}:${ref}`]);
    const pushed = interpretPush(change, commit, result);
    return pushed.kind === 'unknown'
      ? { ...pushed, retryAfterMs: await this.transport.requestedDelay(result.stderr) }
      : pushed;
  }

  close(): void {
    this.transport.close();
    void this.objects.close();
    this.writer.abort();
  }
}
