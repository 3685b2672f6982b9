import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { MAX_FILE_BYTES } from '../../file';
import { type Environment, startGit } from './process';

/** An object of the repository; undefined if it is not local. */
export type Found =
  | {
      readonly id: string;
      readonly type: string;
      /** Its size in bytes; {@link bytes} may have fewer. */
      readonly size: number;
      /** Its first bytes, at most {@link MAX_READ_BYTES}. */
      readonly bytes: Buffer;
    }
  | undefined;

const KiB = 1024;
const MiB = 1024 * KiB;

/**
 * How much of an object is read, because others may store objects on the branch that do not fit in memory.
 * Documents: one byte more than the limit, to detect those that exceed it. Trees: more than a catalog and the
 * files next to it need. Commits: the header and any message of this action.
 */
const MAX_READ_BYTES: ReadonlyMap<string, number> = new Map([
  ['blob', MAX_FILE_BYTES + 1],
  ['tree', 64 * MiB],
  ['commit', 64 * KiB],
]);

interface Waiting {
  readonly resolve: (found: Found) => void;
  readonly reject: (error: Error) => void;
}

const NEWLINE = 10;

/** One `git cat-file --batch` process, which answers requests in their order until it exits. */
export class ObjectReader {
  private readonly process: ChildProcessWithoutNullStreams;
  /** Requests in their order; those before `turn` are answered. */
  private waiting: Waiting[] = [];
  private turn = 0;
  private chunks: Buffer[] = [];
  private size = 0;
  /** Bytes to skip: the rest of an object whose beginning was already returned. */
  private unread = 0;
  /** Bytes that must arrive before the current answer can be parsed. */
  private needed = 1;
  private complaint = '';
  /** Why no more answers can arrive. */
  private end: string | undefined;
  /** What git wrote to its standard error, once it has exited. */
  private readonly complaints: Promise<string>;

  constructor(folder: string, env: Environment) {
    this.process = startGit({ folder, args: ['cat-file', '--batch'], env });
    this.process.stdout.on('data', (chunk: Buffer) => this.take(chunk));
    this.process.stderr.on('data', (chunk: Buffer) => {
      this.complaint += chunk.toString('utf8');
    });
    this.complaints = new Promise((resolve) => {
      const over = (why: string): void => {
        this.fail(why);
        resolve(this.complaint);
      };
      this.process.on('error', (error) => over(error.message));
      this.process.on('close', (code) => over(this.complaint || `git cat-file ended with ${code}`));
    });
  }

  /** Reads an object; rejects with git's error output if the process dies. */
  read(name: string): Promise<Found> {
    return new Promise((resolve, reject) => {
      if (this.end !== undefined) return reject(new Error(this.end));
      this.waiting.push({ resolve, reject });
      this.process.stdin.write(`${name}\n`);
    });
  }

  /** Answers pending requests and accepts no more; returns git's error output. */
  close(): Promise<string> {
    this.process.stdin.end();
    return this.complaints;
  }

  private fail(why: string): void {
    this.end = why;
    for (let next = this.next(); next; next = this.next()) next.reject(new Error(why));
  }

  /** The next request. Not by `shift`, which moves a long list each time. */
  private next(): Waiting | undefined {
    const next = this.waiting[this.turn];
    this.turn += 1;
    if (this.turn < this.waiting.length) return next;
    this.waiting = [];
    this.turn = 0;
    return next;
  }

  private take(all: Buffer): void {
    const chunk = all.subarray(this.unread);
    this.unread -= all.length - chunk.length;
    if (chunk.length === 0) return;
    this.chunks.push(chunk);
    this.size += chunk.length;
    if (this.size < this.needed) return;
    let rest = this.chunks.length === 1 ? chunk : Buffer.concat(this.chunks);
    for (let answer = this.answerIn(rest); answer >= 0; answer = this.answerIn(rest)) {
      rest = rest.subarray(answer);
    }
    this.chunks = rest.length > 0 ? [rest] : [];
    this.size = rest.length;
  }

  /** Settles the first request if its answer is complete; returns the bytes that it took, else -1. */
  private answerIn(bytes: Buffer): number {
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
    const most = MAX_READ_BYTES.get(type) ?? 0;
    const needed = size > most ? start + most : total;
    if (bytes.length < needed) return this.wait(needed);
    const read = bytes.subarray(start, Math.min(start + most, total - 1));
    this.next()?.resolve({ id, type, size, bytes: Buffer.from(read) });
    const taken = Math.min(total, bytes.length);
    this.unread = total - taken;
    return this.wait(1, taken);
  }

  private wait(needed: number, taken = -1): number {
    this.needed = needed;
    return taken;
  }
}
