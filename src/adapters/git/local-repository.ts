import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as O from 'fp-ts/Option';
import type { Change, Pushed, Snapshot } from '../../branch/git';
import type { Chunks } from '../../file';
import { buildTree, placeTree } from '../../git-objects/build-tree';
import { EMPTY_TREE, type Tree } from '../../git-objects/tree';
import { ProblemError } from '../../task/attempt';
import type { Found } from './cat-file';
import { HEAD_REFSPEC, isHeadBranch, PacketTrace } from './default-branch';
import { gitError, isBranchMissing, isFetchByIdUnsupported, isTransient } from './errors';
import { listFiles } from './list-files';
import { unreadableBranch } from './ls-remote';
import { ObjectDatabase } from './object-database';
import { ObjectWriter } from './object-writer';
import { parseCommitTree, parseTree } from './parse-object';
import { interpretPush } from './push-result';
import { findEntry, listTree, readTreesAlong } from './read-path';
import type { Transport } from './transport';

const TIP_REF = 'refs/published/tip';
/** How often to look at a branch that is created, deleted or renamed meanwhile. */
const MAX_LOOKS = 3;

interface Tip {
  readonly branch: string;
  readonly commit: string;
  readonly isDefault: boolean;
}

/** A bare repository in `folder`: what is read of a branch, and what is written to be pushed. */
export class LocalRepository {
  private readonly objects: ObjectDatabase;
  private readonly writer: ObjectWriter;
  private readonly packets: PacketTrace;
  /** The trees that lead to the path of a snapshot. */
  private readonly parents = new WeakMap<Snapshot, ReadonlyArray<Tree>>();
  private readonly fetched = new Set<string>();
  private tip: Tip | undefined;
  /** Something of the tip could not be read, and a retry would not help. */
  private readFailed = false;
  /** Everything that is still read is local: whatever reads it needs neither network nor token. */
  private isLocal = false;
  private fullFetch: Promise<void> | undefined;

  constructor(
    private readonly folder: string,
    private readonly transport: Transport,
  ) {
    this.objects = new ObjectDatabase(folder);
    this.writer = new ObjectWriter(folder);
    this.packets = new PacketTrace(path.join(folder, 'tip-packets'));
  }

  async read(branch: string, at: ReadonlyArray<string>): Promise<O.Option<Snapshot>> {
    await this.objects.close();
    this.readFailed = false;
    this.isLocal = false;
    this.tip = await this.fetchTip(branch);
    if (this.tip === undefined) return O.none;
    const { commit, isDefault } = this.tip;
    const readTree = (id: string): Promise<Tree> => this.readTree(id);
    const root = parseCommitTree(await this.readObject(commit, 'commit'));
    const trees = await readTreesAlong(readTree, root, at);
    const listing = await listFiles(readTree, trees.at(-1) ?? EMPTY_TREE, at.join('/'));
    const snapshot = {
      ...{ commit, isDefault, ...listing },
      entryAt: findEntry(trees, at),
      parents: trees.slice(0, -1).map(listTree),
    };
    this.parents.set(snapshot, trees);
    return O.some(snapshot);
  }

  /** Fetches the tip and its trees; undefined if the branch does not exist. */
  private async fetchTip(branch: string, looks = MAX_LOOKS): Promise<Tip | undefined> {
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
    if (looks > 1 && (await transport.followRename(stderr)))
      return this.fetchTip(branch, looks - 1);
    if ((await transport.readTip(branch)) === undefined) return undefined;
    // It exists now: somebody created it, or replaced it, between the two requests.
    if (looks > 1 && isBranchMissing(stderr)) return this.fetchTip(branch, looks - 1);
    throw unreadableBranch(branch, stderr);
  }

  async hasMoved(): Promise<boolean> {
    const { tip } = this;
    if (tip === undefined || !this.readFailed) return false;
    return (await this.transport.readTip(tip.branch)) !== tip.commit;
  }

  /** Some servers filter, but serve no object by its id: there everything is fetched, once. */
  private fetchEverything(): Promise<void> {
    this.fullFetch ??= this.fetchUnfiltered();
    return this.fullFetch;
  }

  private async fetchUnfiltered(): Promise<void> {
    const { tip } = this;
    await this.objects.close();
    this.transport.stopFiltering();
    this.fetched.clear();
    const now = tip && (await this.fetchTip(tip.branch));
    if (now?.commit === tip?.commit) return;
    this.readFailed = true;
    throw new Error('the branch moved while it was read');
  }

  private async find(id: string): Promise<Found> {
    const { transport } = this;
    const { found, code, stderr } = await transport.retry(() =>
      this.objects.read(id, () =>
        this.isLocal ? transport.localEnvironment : transport.readEnvironment,
      ),
    );
    if (code === 0) return found;
    if (transport.isComplete || !isFetchByIdUnsupported(stderr)) {
      this.readFailed ||= !isTransient(stderr);
      throw new Error(stderr);
    }
    await this.fetchEverything();
    return this.find(id);
  }

  private async readObject(id: string, type: 'commit' | 'tree' | 'blob'): Promise<Buffer> {
    const found = await this.find(id);
    if (found === undefined || found.type !== type) {
      this.readFailed = true;
      throw new Error(`the ${type} ${id} is not in the answer of the remote`);
    }
    if (type === 'tree' && found.bytes.length < found.size)
      throw new Error(
        `the folder ${id} has ${found.size} bytes of names and ids, expected at most ${found.bytes.length}; choose another branch or destination`,
      );
    return found.bytes;
  }

  private async readTree(id: string): Promise<Tree> {
    return parseTree(id, await this.readObject(id, 'tree'));
  }

  readBlob(id: string): Promise<Buffer> {
    return this.readObject(id, 'blob');
  }

  async fetchBlobs(ids: ReadonlyArray<string>): Promise<void> {
    if (this.transport.isComplete) return;
    const isLocal = (id: string): boolean => this.fetched.has(id) || this.writer.has(id);
    const missing = [...new Set(ids)].filter((id) => !isLocal(id));
    if (missing.length === 0) return;
    const input = `${missing.join('\n')}\n`;
    const { code, stderr } = await this.transport.fetch(['--stdin', 'origin'], { input });
    if (code !== 0 && isFetchByIdUnsupported(stderr)) return this.fetchEverything();
    if (code !== 0) {
      this.readFailed ||= !isTransient(stderr);
      throw new ProblemError([gitError('published documents cannot be read', stderr)]);
    }
    for (const id of missing) this.fetched.add(id);
  }

  async writeBlob(id: string, chunks: Chunks): Promise<void> {
    if (!this.fetched.has(id)) await this.writer.writeBlob(id, chunks);
  }

  /** Writes the commit of a change, with the trees that the branch does not have. */
  private writeCommit({
    on,
    path: at,
    files,
    alongside,
    removed,
    ...commit
  }: Change): Promise<string> {
    const parents = O.isSome(on) ? this.parents.get(on.value) : [];
    if (parents === undefined)
      throw new Error('the change is not on a snapshot of this repository');
    const known = new Set(O.isSome(on) ? on.value.folders.values() : []);
    const { id, objects } = placeTree({ parents, path: at, alongside, removed }, buildTree(files));
    const trees = objects.filter((object) => !known.has(object.id));
    const parent = O.isSome(on) && commit.history === 'append' ? [on.value.commit] : [];
    return this.writer.writeCommit({ ...commit, tree: id, parents: parent }, trees);
  }

  async push(change: Change): Promise<Pushed> {
    const { branch, on } = change;
    // First: somebody may already be comparing with what is published.
    this.isLocal = true;
    const closed = this.objects.close();
    const commit = await this.writeCommit(change);
    await closed;
    const ref = `refs/heads/${branch}`;
    // Also where history is kept: a branch that somebody deleted is not created again.
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
