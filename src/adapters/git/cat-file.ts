import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { MAX_FILE_BYTES } from '../../domain/file';
import { type Environment, withoutNetwork } from './environment';
import { Output, startGit } from './process';

export interface GitObject {
  readonly id: string;
  readonly type: string;
  /** Its size in bytes; {@link bytes} may be shorter. */
  readonly size: number;
  /** Its first bytes, at most {@link MAX_READ_BYTES}. */
  readonly bytes: Buffer;
}

/**
 * How much of an object is read: others may store objects on the branch that do not fit in memory. One byte more than
 * the limit of documents, to detect larger ones.
 */
const MAX_READ_BYTES = MAX_FILE_BYTES + 1;

interface Request {
  readonly resolve: (object: GitObject | undefined) => void;
  readonly reject: (error: Error) => void;
}

const NEWLINE = 10;

/** One `git cat-file --batch` process, which answers requests in order until it exits. */
export class ObjectReader {
  private readonly process: ChildProcessWithoutNullStreams;
  /** Requests in order; those before `answered` have their answer. */
  private requests: Request[] = [];
  private answered = 0;
  private chunks: Buffer[] = [];
  private size = 0;
  /** Bytes to skip: the rest of an object that exceeds its read limit. */
  private unread = 0;
  /** Bytes needed to parse the current answer. */
  private needed = 1;
  private readonly stderr = new Output();
  /** Why no more answers can arrive. */
  private failure: string | undefined;
  /** Resolves to the standard error of git when it has exited. */
  private readonly exited: Promise<string>;

  /** Of each object at most `limit` bytes are read. */
  constructor(
    folder: string,
    env: Environment,
    private readonly limit = MAX_READ_BYTES,
  ) {
    this.process = startGit({ folder, args: ['cat-file', '--batch'], env });
    this.process.stdout.on('data', (chunk: Buffer) => this.receive(chunk));
    this.process.stderr.on('data', this.stderr.add);
    this.exited = new Promise((resolve) => {
      const end = (reason: string): void => {
        this.failure = reason;
        for (let next = this.next(); next; next = this.next()) next.reject(new Error(reason));
        resolve(this.stderr.text());
      };
      this.process.on('error', (error) => end(error.message));
      this.process.on('close', (code) =>
        end(this.stderr.text() || `git cat-file exited with ${code}`),
      );
    });
  }

  /** Reads an object; undefined if it is not local. Rejects with git's error output if the process dies. */
  read(name: string): Promise<GitObject | undefined> {
    return new Promise((resolve, reject) => {
      if (this.failure !== undefined) return reject(new Error(this.failure));
      this.requests.push({ resolve, reject });
      this.process.stdin.write(`${name}\n`);
    });
  }

  /** Answers pending requests and accepts no more; returns git's error output. */
  close(): Promise<string> {
    this.process.stdin.end();
    return this.exited;
  }

  /** The next request. `shift` would move a long list each time. */
  private next(): Request | undefined {
    const next = this.requests[this.answered];
    this.answered += 1;
    if (this.answered < this.requests.length) return next;
    this.requests = [];
    this.answered = 0;
    return next;
  }

  private receive(all: Buffer): void {
    const chunk = all.subarray(this.unread);
    this.unread -= all.length - chunk.length;
    if (chunk.length === 0) return;
    this.chunks.push(chunk);
    this.size += chunk.length;
    if (this.size < this.needed) return;
    let rest = this.chunks.length === 1 ? chunk : Buffer.concat(this.chunks);
    for (let used = this.answer(rest); used >= 0; used = this.answer(rest)) {
      rest = rest.subarray(used);
    }
    this.chunks = rest.length > 0 ? [rest] : [];
    this.size = rest.length;
  }

  /** Answers the first request if its answer is complete. Returns the bytes of that answer, otherwise -1. */
  private answer(bytes: Buffer): number {
    const end = bytes.indexOf(NEWLINE);
    if (end < 0) return this.wait(bytes.length + 1);
    const header = bytes.toString('utf8', 0, end);
    const [, id, type, length] = /^([0-9a-f]+) (\w+) (\d+)$/.exec(header) ?? [];
    if (id === undefined || type === undefined) {
      this.next()?.resolve(undefined);
      return this.wait(1, end + 1);
    }
    const start = end + 1;
    const size = Number(length);
    const total = start + size + 1;
    const needed = size > this.limit ? start + this.limit : total;
    if (bytes.length < needed) return this.wait(needed);
    const content = bytes.subarray(start, Math.min(start + this.limit, total - 1));
    this.next()?.resolve({ id, type, size, bytes: Buffer.from(content) });
    const used = Math.min(total, bytes.length);
    this.unread = total - used;
    return this.wait(1, used);
  }

  private wait(needed: number, used = -1): number {
    this.needed = needed;
    return used;
  }
}

/** Reads the objects of a repository with one `cat-file` process. Starts it when needed, and again after it died. */
export class ObjectDatabase {
  private reader: ObjectReader | undefined;

  constructor(
    private readonly folder: string,
    private readonly home: string,
  ) {}

  /** Reads an object; undefined if it is not local. Rejects with git's error output if the process dies. */
  async read(id: string): Promise<GitObject | undefined> {
    this.reader ??= new ObjectReader(this.folder, withoutNetwork(this.home));
    const { reader } = this;
    try {
      return await reader.read(id);
    } catch (cause) {
      if (this.reader === reader) this.reader = undefined;
      throw cause;
    }
  }

  /** Answers pending requests; a later read starts another process. */
  async close(): Promise<void> {
    const { reader } = this;
    this.reader = undefined;
    await reader?.close();
  }
}
