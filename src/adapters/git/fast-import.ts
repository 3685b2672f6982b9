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
const startImport = (folder: string, home: string) => {
  const args = ['fast-import', '--quiet', '--done', '--force'];
  const git = startGit({ folder, args, env: withoutNetwork(home, CONFIG) });
  const stderr = new Output();
  git.stdout.resume();
  git.stderr.on('data', stderr.add);
  const ended = new Promise<number | null>((resolve) => {
    git.on('error', () => resolve(null));
    git.on('close', resolve);
  });
  return {
    /** Writes commands, and waits while git reads more slowly. Why git ends early is what `finish` throws. */
    write: async (chunks: Chunks): Promise<void> => {
      const { stdin } = git;
      stdin.cork();
      let isFull = false;
      for (const chunk of chunks) isFull = !stdin.write(chunk);
      stdin.uncork();
      if (!isFull || !stdin.writable) return;
      await Promise.race([once(stdin, 'drain').catch(() => undefined), ended]);
    },
    /** Waits until everything is stored. Throws what git said if it is not. */
    finish: async (): Promise<void> => {
      git.stdin.end();
      const code = await ended;
      if (code !== 0)
        throw new Error(summarize(stderr.text()) || `git fast-import exited with ${code}`);
    },
  };
};

/** Writes the objects of the next commit into a repository, each once. */
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
    this.current = undefined;
    await current.write(formatCommit(commit));
    await current.finish();
    return readFileSync(path.join(this.folder, NEXT_REF), 'utf8').trim();
  }
}
