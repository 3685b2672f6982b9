import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Chunks } from '../../domain/file';
import type { Change } from '../../previous/git';
import { withoutNetwork } from './environment';
import { summarize } from './output';
import { encodePath } from './path-bytes';
import { OutputTail, startGit } from './process';

const NEXT_REF = 'refs/published/next';

/** By default, git unpacks small packs into a file for each object. */
const CONFIG = { 'fastimport.unpackLimit': '1' };

const PLAIN_FILE = '100644';

export interface NextCommit extends Pick<Change, 'changes' | 'message' | 'author' | 'time'> {
  /** A commit or a tree; undefined for an empty tree. */
  readonly parent: string | undefined;
  /** The tree to start from, unless it is the tree of the parent. */
  readonly tree: string | undefined;
}

/** Quotes a path for `git fast-import`, so that it may contain any byte. */
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

/** The command `commit` of git-fast-import. */
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

/** Starts one `git fast-import`, which writes files and their commit into one pack. */
const startImport = (folder: string, home: string) => {
  const args = ['fast-import', '--quiet', '--done', '--force'];
  const git = startGit({ folder, args, env: withoutNetwork(home, CONFIG) });
  const stderr = new OutputTail();
  git.stdout.resume();
  git.stderr.on('data', stderr.add);
  const ended = new Promise<number | null>((resolve) => {
    git.on('error', () => resolve(null));
    git.on('close', resolve);
  });
  return {
    /** Writes commands, and waits while git is slower. If git ends early, `finish` throws the reason. */
    write: async (chunks: Chunks): Promise<void> => {
      const { stdin } = git;
      stdin.cork();
      let isFull = false;
      for (const chunk of chunks) isFull = !stdin.write(chunk);
      stdin.uncork();
      if (!isFull || !stdin.writable) return;
      await Promise.race([once(stdin, 'drain').catch(() => undefined), ended]);
    },
    /** Waits until everything is stored. Throws what git said if it failed. */
    finish: async (): Promise<void> => {
      git.stdin.end();
      const code = await ended;
      if (code !== 0)
        throw new Error(summarize(stderr.text()) || `git fast-import exited with ${code}`);
    },
  };
};

export class ObjectWriter {
  private readonly ids = new Set<string>();
  private current: ReturnType<typeof startImport> | undefined;

  constructor(
    private readonly folder: string,
    private readonly home: string,
  ) {}

  has(id: string): boolean {
    return this.ids.has(id);
  }

  private open(): ReturnType<typeof startImport> {
    this.current ??= startImport(this.folder, this.home);
    return this.current;
  }

  /**
   * Writes the content of a file. git finds it after {@link writeCommit}. fast-import makes a delta to the file before,
   * and a push keeps it, although a delta to the former content of the same file is smaller. If the former content is
   * here, a separator prevents the delta, and the push makes the smaller one.
   */
  async writeBlob(id: string, chunks: Chunks, hasFormer: boolean): Promise<void> {
    if (this.ids.has(id)) return;
    this.ids.add(id);
    if (hasFormer) await this.open().write([Buffer.from(`blob\ndata <<.\n${this.ids.size}\n.\n`)]);
    // A copy, because the caller may reuse the chunks before git has read them.
    await this.open().write([Buffer.from('blob\n'), ...data(Buffer.concat(chunks))]);
  }

  /** Writes a commit with its trees, and returns its id. */
  async writeCommit(commit: NextCommit): Promise<string> {
    const current = this.open();
    this.current = undefined;
    await current.write(formatCommit(commit));
    await current.finish();
    return readFileSync(path.join(this.folder, NEXT_REF), 'utf8').trim();
  }
}
