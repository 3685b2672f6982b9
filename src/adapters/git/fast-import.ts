import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Chunks } from '../../domain/file';
import type { Change } from '../../previous/git';
import { withoutNetwork } from './environment';
import { summarize } from './output';
import { encodePath } from './path-bytes';
import { Output, startGit } from './process';

/** The commit that is pushed next. */
const NEXT_REF = 'refs/published/next';

/** git would unpack small packs into a file for each object. */
const CONFIG = { 'fastimport.unpackLimit': '1' };

const PLAIN_FILE = '100644';

/** A commit to write: its parent, if any, and the tree that it changes. */
export interface NextCommit extends Pick<Change, 'changes' | 'message' | 'author' | 'time'> {
  /** A commit or a tree; none for an empty one. */
  readonly parent: string | undefined;
  /** The tree to start from, if that is not the tree of the parent. */
  readonly tree: string | undefined;
}

/** A path as `git fast-import` reads it: in quotes, so that any byte may be in it. */
const quote = (text: string): Buffer => {
  const escaped = encodePath(text)
    .toString('latin1')
    .replace(/["\\]/g, '\\$&')
    .replaceAll('\n', '\\n');
  return Buffer.from(`"${escaped}"`, 'latin1');
};

const data = (content: Buffer): ReadonlyArray<Buffer> => [
  Buffer.from(`data ${content.length}\n`),
  content,
  Buffer.from('\n'),
];

/** The commands for a commit (git-fast-import, "commit"). */
const formatCommit = ({ parent, tree, changes, message, author, time }: NextCommit): Chunks => {
  const who = `${author.name} <${author.email}> ${time} +0000`;
  const set = ([file, id]: readonly [string, string]): ReadonlyArray<Buffer> => [
    Buffer.from(`M ${PLAIN_FILE} ${id} `),
    quote(file),
    Buffer.from('\n'),
  ];
  return [
    Buffer.from(`commit ${NEXT_REF}\nauthor ${who}\ncommitter ${who}\n`),
    ...data(Buffer.from(message)),
    Buffer.from(parent === undefined ? '' : `from ${parent}\n`),
    Buffer.from(tree === undefined ? '' : `M 040000 ${tree} ""\n`),
    ...changes.removed.flatMap((file) => [Buffer.from('D '), quote(file), Buffer.from('\n')]),
    ...[...changes.added, ...changes.modified].flatMap(set),
    Buffer.from('\ndone\n'),
  ];
};

/** One `git fast-import`, which writes files and their commit into one pack. */
class Import {
  private readonly process: ChildProcessWithoutNullStreams;
  private readonly stderr = new Output();
  private readonly ended: Promise<number | null>;

  constructor(folder: string, home: string) {
    this.process = startGit({
      folder,
      args: ['fast-import', '--quiet', '--done', '--force'],
      env: withoutNetwork(home, CONFIG),
    });
    this.process.stdout.resume();
    this.process.stderr.on('data', this.stderr.add);
    this.ended = new Promise((resolve) => {
      this.process.on('error', () => resolve(null));
      this.process.on('close', resolve);
    });
  }

  /** Writes commands, and waits while git reads more slowly. Why git ends early is what `finish` throws. */
  async write(chunks: Chunks): Promise<void> {
    const { stdin } = this.process;
    stdin.cork();
    let isFull = false;
    for (const chunk of chunks) isFull = !stdin.write(chunk);
    stdin.uncork();
    const drained =
      isFull && stdin.writable ? once(stdin, 'drain').catch(() => undefined) : undefined;
    if (drained) await Promise.race([drained, this.ended]);
  }

  /** Waits until everything is stored. Throws what git said if it is not. */
  async finish(): Promise<void> {
    this.process.stdin.end();
    const code = await this.ended;
    if (code !== 0)
      throw new Error(summarize(this.stderr.text()) || `git fast-import exited with ${code}`);
  }

  abort(): void {
    this.process.kill();
  }
}

/** Writes the objects of the next commit into a repository, each once. */
export class ObjectWriter {
  private readonly ids = new Set<string>();
  private current: Import | undefined;

  constructor(
    private readonly folder: string,
    private readonly home: string,
  ) {}

  has(id: string): boolean {
    return this.ids.has(id);
  }

  private open(): Import {
    this.current ??= new Import(this.folder, this.home);
    return this.current;
  }

  /**
   * Writes a file's content. git finds it after {@link writeCommit}. fast-import makes a delta to the file before,
   * which a push keeps, although one to the former content of the same file is smaller. If that is here, a separator
   * leaves the delta to the push.
   */
  async writeBlob(id: string, chunks: Chunks, hasFormer: boolean): Promise<void> {
    if (this.ids.has(id)) return;
    this.ids.add(id);
    if (hasFormer) await this.open().write([Buffer.from(`blob\ndata <<.\n${this.ids.size}\n.\n`)]);
    // A copy, because the chunks may be reused before git has read them.
    await this.open().write([Buffer.from('blob\n'), ...data(Buffer.concat(chunks))]);
  }

  /** Writes a commit and the trees that it needs; returns its id. */
  async writeCommit(commit: NextCommit): Promise<string> {
    const current = this.open();
    try {
      await current.write(formatCommit(commit));
      await current.finish();
      return readFileSync(path.join(this.folder, NEXT_REF), 'utf8').trim();
    } catch (cause) {
      this.abort();
      throw cause;
    } finally {
      this.current = undefined;
    }
  }

  /** Drops what no commit contains yet. It can be written again. */
  abort(): void {
    this.current?.abort();
    this.current = undefined;
    this.ids.clear();
  }
}
