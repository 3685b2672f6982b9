import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as O from 'fp-ts/Option';
import type { Chunks } from '../../file';
import { buildTree, placeTree } from '../../git-objects/build-tree';
import type { ObjectType } from '../../git-objects/objects';
import { EMPTY_TREE, type Tree } from '../../git-objects/tree';
import type { Change, Pushed, Snapshot } from '../../published/git';
import { ProblemError } from '../../task/attempt';
import { isOrDescends } from './ancestry';
import { ObjectDatabase } from './cat-file';
import { HEAD_REFSPEC, isHeadBranch, PacketTrace } from './default-branch';
import { gitError, isBranchMissing, isFetchByIdUnsupported, isTransient } from './errors';
import { ObjectWriter } from './object-writer';
import { parseCommitParents, parseCommitTree, parseTree } from './parse-object';
import { interpretPush } from './push-result';
import { findEntry, listFiles, listTree, readTreesAlong } from './read-trees';
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
  /** The trees along the path of a snapshot. */
  private readonly parents = new WeakMap<Snapshot, ReadonlyArray<Tree>>();
  private readonly fetched = new Set<string>();
  private tip: Tip | undefined;
  /** An object of the tip could not be read, and a retry would not help. */
  private readFailed = false;
  private fullFetch: Promise<void> | undefined;

  constructor(
    private readonly folder: string,
    private readonly transport: Transport,
    home: string,
  ) {
    this.objects = new ObjectDatabase(folder, home);
    this.writer = new ObjectWriter(folder);
    this.packets = new PacketTrace(path.join(folder, 'tip-packets'));
  }

  async read(branch: string, at: ReadonlyArray<string>): Promise<O.Option<Snapshot>> {
    await this.objects.close();
    this.readFailed = false;
    this.tip = await this.fetchTip(branch);
    if (this.tip === undefined) return O.none;
    const { commit, isDefault } = this.tip;
    const readTree = (id: string): Promise<Tree> => this.readTree(id);
    const root = parseCommitTree(await this.readObject(commit, 'commit'));
    const trees = await readTreesAlong(readTree, root, at);
    const listing = await listFiles(readTree, trees.at(-1) ?? EMPTY_TREE, at.join('/'));
    const snapshot = {
      commit,
      isDefault,
      ...listing,
      entryAt: findEntry(trees, at),
      parents: trees.slice(0, -1).map(listTree),
    };
    this.parents.set(snapshot, trees);
    return O.some(snapshot);
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
    const { tip } = this;
    if (tip === undefined) return false;
    let isFetched = false;
    return isOrDescends(tip.commit, commit, async (id) => {
      const isMissing = (await this.objects.read(id)) === undefined;
      if (isMissing && !isFetched) await this.fetchHistory(tip.branch);
      isFetched ||= isMissing;
      const object = await this.objects.read(id);
      return object && parseCommitParents(object.bytes);
    });
  }

  /** Fetches the last commits of the branch without their trees, unless the server cannot leave those out. */
  private async fetchHistory(branch: string): Promise<void> {
    if (this.transport.isComplete) return;
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

  /** Reads an object, and fetches it first if it is not here. */
  private async readObject(id: string, type: ObjectType): Promise<Buffer> {
    let object = await this.objects.read(id);
    if (object === undefined) {
      await this.fetchBlobs([id]);
      object = await this.objects.read(id);
    }
    if (object?.type !== type) {
      this.readFailed = true;
      throw new Error(`the remote did not send the ${type} ${id}`);
    }
    const { bytes, size } = object;
    if (type === 'tree' && bytes.length < size)
      throw new Error(
        `the folder ${id} has ${size} bytes of names and ids, expected at most ${bytes.length}; choose another branch or destination`,
      );
    return bytes;
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

  async writeBlob(id: string, chunks: Chunks): Promise<void> {
    if (!this.fetched.has(id)) await this.writer.writeBlob(id, chunks);
  }

  /** Writes the commit of a change, and the trees that the branch does not have. */
  private writeCommit(change: Change): Promise<string> {
    const { on, path: at, files, alongside, removed, ...commit } = change;
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
