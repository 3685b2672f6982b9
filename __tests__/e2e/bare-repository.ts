/** Plumbing on the bare repository of a world: neither the server nor a working tree takes part. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { type Environment, inherited, removeFolder, temporaryFolder } from './process';

const PERSON = { name: 'Jane Doe', email: 'jane@example.test' } as const;
/** Commits are an hour apart, so that their order is known and their ids are the same in every run. */
const FIRST_COMMIT = Date.UTC(2026, 0, 1) / 1000;
const HOUR = 3600;

interface GitOptions {
  readonly cwd: string;
  readonly env?: Environment;
  readonly input?: string | Buffer;
}

/** Runs git with nothing but its own variables; throws with its message when it fails. */
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

interface TreeEntry {
  readonly mode: string;
  readonly oid: string;
  readonly path: string;
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

/** The blobs in the output of `git cat-file --batch`, in the order in which they were asked for. */
const parseBlobs = (output: Buffer, oids: readonly string[]): Buffer[] => {
  let position = 0;
  return oids.map((oid) => {
    const start = output.indexOf('\n', position) + 1;
    const size = / blob (\d+)$/.exec(output.toString('latin1', position, start - 1))?.[1];
    if (size === undefined) throw new Error(`no blob ${oid}`);
    position = start + Number(size) + 1;
    return output.subarray(start, position - 1);
  });
};

/** Stores a file as a loose object, without a process for each, and returns its id. */
const storeBlob = (directory: string, content: string | Buffer): string => {
  const bytes = Buffer.from(content);
  const object = Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]);
  const id = createHash('sha1').update(object).digest('hex');
  const folder = path.join(directory, 'objects', id.slice(0, 2));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, id.slice(2)), deflateSync(object, { level: 1 }));
  return id;
};

export interface BareRepository {
  readonly directory: string;
  /** Runs git and returns what it prints, without the last line break. */
  readonly text: (args: readonly string[], options?: Omit<GitOptions, 'cwd'>) => string;
  /** The commit id of a branch; undefined where there is no such branch. */
  readonly tip: (branch: string) => string | undefined;
  /** The entries of the whole tree, without folders. */
  readonly entries: (revision: string) => TreeEntry[];
  /** The contents of blobs, all read by one process. */
  readonly blobs: (oids: readonly string[]) => Buffer[];
  /** Adds files to a tree, or removes those whose content is null; returns the new tree's id. */
  readonly writeTree: (
    base: string | undefined,
    files: Readonly<Record<string, string | Buffer | null>>,
  ) => string;
  /** Commits a tree on top of a parent, moves the branch there, and returns the commit's id. */
  readonly commit: (
    branch: string,
    tree: string,
    parent: string | undefined,
    message: string,
  ) => string;
  /** The commits of a branch, newest first; empty where there is no such branch. */
  readonly log: (branch: string) => Commit[];
}

/** Opens a repository that exists, and in which this many commits were made by `commit`. */
export const openBareRepository = (directory: string, made = 0): BareRepository => {
  let commits = made;
  const run = (args: readonly string[], options: Omit<GitOptions, 'cwd'> = {}): Buffer =>
    git(args, { cwd: directory, ...options });
  const text: BareRepository['text'] = (args, options) => run(args, options).toString().trimEnd();
  const tip: BareRepository['tip'] = (branch) =>
    text(['for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`]) || undefined;
  const indexLine = (name: string, content: string | Buffer | null): string =>
    content === null
      ? `0 ${'0'.repeat(40)}\t${name}\0`
      : `100644 ${storeBlob(directory, content)}\t${name}\0`;

  return {
    directory,
    text,
    tip,
    entries: (revision) => {
      const lines = run(['ls-tree', '-r', '-z', '--full-tree', revision]).toString().split('\0');
      return lines.slice(0, -1).map((line) => {
        const [, mode = '', oid = '', name = ''] = /^(\d+) \w+ (\w+)\t(.*)$/s.exec(line) ?? [];
        return { mode, oid, path: name };
      });
    },
    blobs: (oids) => {
      const input = oids.map((oid) => `${oid}\n`).join('');
      return parseBlobs(run(['cat-file', '--batch'], { input }), oids);
    },
    writeTree: (base, files) => {
      const folder = temporaryFolder('index');
      const env = { GIT_INDEX_FILE: path.join(folder, 'index') };
      try {
        run(base === undefined ? ['read-tree', '--empty'] : ['read-tree', base], { env });
        const lines = Object.entries(files).map(([name, content]) => indexLine(name, content));
        run(['update-index', '-z', '--index-info'], { env, input: lines.join('') });
        return text(['write-tree'], { env });
      } finally {
        removeFolder(folder);
      }
    },
    commit: (branch, tree, parent, message) => {
      const date = `${FIRST_COMMIT + HOUR * commits} +0000`;
      commits += 1;
      const env = {
        GIT_AUTHOR_NAME: PERSON.name,
        GIT_AUTHOR_EMAIL: PERSON.email,
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_NAME: PERSON.name,
        GIT_COMMITTER_EMAIL: PERSON.email,
        GIT_COMMITTER_DATE: date,
      };
      const parents = parent === undefined ? [] : ['-p', parent];
      const sha = text(['commit-tree', tree, ...parents], { env, input: `${message}\n` });
      run(['update-ref', `refs/heads/${branch}`, sha]);
      return sha;
    },
    log: (branch) =>
      tip(branch) === undefined
        ? []
        : parseLog(run(['log', '-z', `--format=tformat:${LOG_FORMAT}`, branch, '--']).toString()),
  };
};
