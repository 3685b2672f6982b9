import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Chunks } from '../../domain/file';
import { ProblemError } from '../../domain/task/attempt';
import type { Change, Pushed, Snapshot } from '../../previous/git';
import { DATE_OF, parseDated } from './commit-date';
import { HEAD_REFSPEC, isHeadBranch, PacketTrace } from './default-branch';
import { withoutNetwork } from './environment';
import { gitError, isBranchMissing, isObjectGone, isTransient } from './errors';
import { ObjectWriter } from './fast-import';
import { listFiles } from './list-files';
import { summarize } from './output';
import { type ExitResult, runGit } from './process';
import { interpretPush } from './push-result';
import { readBlobs } from './read-blobs';
import { type Transport, unreadableBranch } from './transport';

const TIP_REF = 'refs/published/tip';
/** A branch may be created or deleted while it is fetched. */
const MAX_FETCHES = 3;
/** The size of one request for objects. GitHub states no limit. */
const MAX_IDS = 5_000;

interface Tip {
  readonly branch: string;
  readonly commit: string;
  readonly isDefault: boolean;
}

/** A bare repository in `folder`, with the objects read from a branch and the objects to push. */
export class LocalRepository {
  private readonly writer: ObjectWriter;
  private readonly packets: PacketTrace;
  private readonly fetched = new Set<string>();
  private tip: Tip | undefined;
  /** The server has deleted what the tip had when it was read. */
  isGone = false;

  constructor(
    readonly folder: string,
    private readonly transport: Transport,
    readonly home: string,
  ) {
    this.writer = new ObjectWriter(folder, home);
    this.packets = new PacketTrace(path.join(folder, 'tip-packets'));
  }

  private run(...args: ReadonlyArray<string>): Promise<ExitResult> {
    return runGit({ folder: this.folder, args, env: withoutNetwork(this.home) });
  }

  async read(
    branch: string,
    at: ReadonlyArray<string>,
    beside: ReadonlyArray<string>,
  ): Promise<Snapshot | undefined> {
    this.isGone = false;
    this.tip = await this.fetchTip(branch);
    if (this.tip === undefined) return undefined;
    const { commit, isDefault } = this.tip;
    const [dated, found] = await Promise.all([
      this.run(...DATE_OF, commit, '--'),
      listFiles(this, commit, at, beside),
    ]);
    return { commit, committed: parseDated(dated)?.committed ?? null, isDefault, ...found };
  }

  /** Undefined if the branch does not exist. */
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
    if ((await transport.readTip(branch)) === undefined) return undefined;
    // It was created or replaced between the two requests.
    if (fetches > 1 && isBranchMissing(stderr)) return this.fetchTip(branch, fetches - 1);
    throw unreadableBranch(branch, stderr);
  }

  async fetchBlobs(ids: ReadonlyArray<string>): Promise<void> {
    const isLocal = (id: string): boolean => this.fetched.has(id) || this.writer.has(id);
    const missing = [...new Set(ids)].filter((id) => !isLocal(id));
    for (let at = 0; at < missing.length; at += MAX_IDS) {
      const chunk = missing.slice(at, at + MAX_IDS);
      const input = `${chunk.join('\n')}\n`;
      const { code, stderr } = await this.transport.fetch(['--stdin', 'origin'], { input });
      if (code !== 0) {
        this.isGone = isObjectGone(stderr);
        throw new ProblemError([gitError('published documents cannot be read', stderr)]);
      }
      for (const id of chunk) this.fetched.add(id);
    }
  }

  /** Fetches first what is not here. */
  async readBlobs(ids: ReadonlyArray<string>): Promise<ReadonlyMap<string, Buffer>> {
    await this.fetchBlobs(ids);
    return readBlobs(this, ids);
  }

  async writeBlob(id: string, chunks: Chunks, former: string | undefined): Promise<void> {
    const hasFormer = former !== undefined && this.fetched.has(former);
    if (!this.fetched.has(id)) await this.writer.writeBlob(id, chunks, hasFormer);
  }

  private async treeOf(commit: string): Promise<string> {
    const args = ['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`];
    const { code, stdout, stderr } = await this.run(...args);
    if (code !== 0) throw new Error(summarize(stderr));
    return stdout.toString('utf8').trim();
  }

  private async writeCommit({ on, changes, history, ...commit }: Change): Promise<string> {
    // If only the mode of a file changes, its content may not be here yet.
    await this.fetchBlobs([...changes.added.values(), ...changes.modified.values()]);
    const tip = on?.commit;
    return this.writer.writeCommit({
      ...commit,
      changes,
      parent: history === 'append' ? tip : undefined,
      tree: history === 'squash' && tip !== undefined ? await this.treeOf(tip) : undefined,
    });
  }

  async push(change: Change): Promise<Pushed> {
    const { branch, on } = change;
    const commit = await this.writeCommit(change);
    const ref = `refs/heads/${branch}`;
    // With history: append too, because a branch that was deleted meanwhile must not be created again.
    const lease = on === undefined ? [] : [`--force-with-lease=${ref}:${on.commit}`];
    const result = await this.transport.push([...lease, 'origin', `${commit}:${ref}`]);
    return interpretPush(change, commit, result);
  }
}
