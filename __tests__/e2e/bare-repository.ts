/** Reads and writes the bare repository of a world, without the server and without a working tree. */
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Environment, inherited } from './process';

const PERSON = 'Jane Doe <jane@example.test>';
/** Commits are an hour apart: their order is known, and their ids are the same in every run. */
const FIRST_COMMIT = Date.UTC(2026, 0, 1) / 1000;
const HOUR = 3600;

interface GitOptions {
  readonly cwd: string;
  readonly env?: Environment;
  readonly input?: string | Buffer;
}

/** Runs git without the caller's configuration; throws with its message if it fails. */
export const git = (args: readonly string[], { cwd, env, input }: GitOptions): Buffer => {
  const ended = spawnSync('git', args, {
    cwd,
    input: input ?? '',
    env: { ...inherited(), HOME: path.dirname(cwd), GIT_CONFIG_NOSYSTEM: '1', ...env },
    maxBuffer: 2 ** 30,
  });
  if (ended.error) throw ended.error;
  if (ended.status !== 0) throw new Error(`git ${args.join(' ')}: ${ended.stderr.toString()}`);
  return ended.stdout;
};

/** A file or link of a tree. */
export interface TreeEntry {
  readonly path: string;
  readonly isLink: boolean;
  /** The target of a link. */
  readonly content: Buffer;
}

export interface Commit {
  readonly sha: string;
  readonly tree: string;
  readonly parents: string[];
  readonly author: string;
  readonly committer: string;
  /** The committer's date, RFC 3339. */
  readonly date: string;
  readonly subject: string;
  readonly message: string;
}

const LOG_FORMAT = '%H%x00%T%x00%P%x00%an <%ae>%x00%cn <%ce>%x00%cI%x00%s%x00%B';

const parseLog = (output: string): Commit[] => {
  const fields = output.split('\0');
  const count = LOG_FORMAT.split('%x00').length;
  return Array.from({ length: Math.floor(fields.length / count) }, (_, index) => {
    const [sha = '', tree = '', parents = '', author = '', committer = '', ...rest] = fields.slice(
      index * count,
      (index + 1) * count,
    );
    const [date = '', subject = '', message = ''] = rest;
    const parentIds = parents.split(' ').filter((id) => id !== '');
    return { sha, tree, parents: parentIds, author, committer, date, subject, message };
  });
};

const BLOCK = 512;

/** The files and links in the output of `git archive`, in the order of the tree. */
const parseTar = (tar: Buffer): TreeEntry[] => {
  const entries: TreeEntry[] = [];
  let long: { readonly path?: string; readonly linkpath?: string } = {};
  for (let at = 0; (tar[at] ?? 0) !== 0; ) {
    const header = tar.subarray(at, at + BLOCK);
    const field = (start: number, length: number): string =>
      header.toString('utf8', start, start + length).replace(/\0.*/s, '');
    const size = Number.parseInt(field(124, 12), 8);
    const content = tar.subarray(at + BLOCK, at + BLOCK + size);
    const [type, prefix] = [field(156, 1), field(345, 155)];
    const name = long.path ?? (prefix === '' ? field(0, 100) : `${prefix}/${field(0, 100)}`);
    if (type === '0') entries.push({ path: name, isLink: false, content });
    if (type === '2') {
      const target = Buffer.from(long.linkpath ?? field(157, 100));
      entries.push({ path: name, isLink: true, content: target });
    }
    const records = type === 'x' ? content.toString().matchAll(/\d+ (\w+)=(.*)\n/g) : [];
    long = Object.fromEntries([...records].map(([, key, value]) => [key, value]));
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return entries;
};

/** A path for `git fast-import`, quoted if necessary. */
const quoted = (file: string): string => (/^"|\n/.test(file) ? JSON.stringify(file) : file);

type Input = readonly (string | Buffer)[];

const data = (content: string | Buffer): Input => [
  `data ${Buffer.byteLength(content)}\n`,
  content,
  '\n',
];

/** The command of `git fast-import` for one path. */
const change = (file: string, content: NewFiles[string] | undefined): Input => {
  if (content === null || content === undefined) return [`D ${file}\n`];
  return typeof content === 'string' || Buffer.isBuffer(content)
    ? [`M 100644 inline ${file}\n`, ...data(content)]
    : [`M ${content.mode} ${content.id} ${file}\n`];
};

export interface BareRepository {
  readonly directory: string;
  /** Runs git and returns its output without the last line break. */
  readonly text: (args: readonly string[], options?: Omit<GitOptions, 'cwd'>) => string;
  /** The commit id of a branch; undefined if there is no such branch. */
  readonly tip: (branch: string) => string | undefined;
  /** The files and links of a branch or commit. */
  readonly entries: (revision: string) => TreeEntry[];
  /** Commits files on top of a parent, moves the branch there, and returns the commit's id. */
  readonly commit: (branch: string, commit: NewCommit) => string;
  /** The commits of a branch, newest first; empty if there is no such branch. */
  readonly log: (branch: string) => Commit[];
}

/** An object that exists, and the mode of its entry. */
export interface ObjectEntry {
  readonly mode: '100644' | '100755' | '120000' | '160000';
  readonly id: string;
}

/** Contents or objects by path; null removes what is there. */
export type NewFiles = Readonly<Record<string, string | Buffer | ObjectEntry | null>>;

export interface NewCommit {
  readonly parent: string | undefined;
  readonly files: NewFiles;
  /** Whether the other files of the parent stay. */
  readonly keep: boolean;
  readonly message: string;
}

/**
 * Opens a repository in which `commit` made this many commits. Each call starts at most one process: a test worker is
 * large, so its forks are slow.
 */
export const openBareRepository = (directory: string, made = 0): BareRepository => {
  let commits = made;
  const run = (args: readonly string[], options: Omit<GitOptions, 'cwd'> = {}): Buffer =>
    git(args, { cwd: directory, ...options });
  const text: BareRepository['text'] = (args, options) => run(args, options).toString().trimEnd();
  const tip: BareRepository['tip'] = (branch) => {
    const file = path.join(directory, 'refs', 'heads', branch);
    return statSync(file, { throwIfNoEntry: false })?.isFile()
      ? readFileSync(file, 'utf8').trimEnd()
      : undefined;
  };
  const logs = new Map<string, Commit[]>();
  const trees = new Map<string, TreeEntry[]>();
  /** What is behind a commit stays the same, so it is read once. */
  const once = <A>(known: Map<string, A>, commit: string, read: () => A): A => {
    const found = known.get(commit) ?? read();
    known.set(commit, found);
    return found;
  };

  return {
    directory,
    text,
    tip,
    entries: (revision) =>
      once(trees, tip(revision) ?? revision, () =>
        parseTar(run(['archive', '--format=tar', revision])),
      ),
    commit: (branch, { parent, files, keep, message }) => {
      const seconds = FIRST_COMMIT + HOUR * commits;
      commits += 1;
      const input = [
        `commit refs/heads/${branch}\nmark :1\n`,
        `committer ${PERSON} ${seconds} +0000\n`,
        ...data(`${message}\n`),
        parent === undefined ? '' : `from ${parent}\n`,
        keep ? '' : 'deleteall\n',
        ...Object.entries(files).flatMap(([file, content]) => change(quoted(file), content)),
        'get-mark :1\n',
      ];
      return text(['fast-import', '--quiet', '--force'], {
        input: Buffer.concat(input.map((part) => Buffer.from(part))),
      });
    },
    log: (branch) => {
      const commit = tip(branch);
      const format = `--format=tformat:${LOG_FORMAT}`;
      return commit === undefined
        ? []
        : once(logs, commit, () => parseLog(run(['log', '-z', format, commit, '--']).toString()));
    },
  };
};
