import { writeSync } from 'node:fs';

/** Bytes that wait for one write: most of what is appended is small. */
const WORTH_A_WRITE = 256 * 1024;

/**
 * Appends to an open file, in few writes; all of it is there once it is flushed. Throws what the system
 * says, and from then on always.
 */
export class BufferedWriter {
  private waiting: Buffer[] = [];
  private written = 0;
  /** After a write that failed, every other would lie at the wrong place. */
  private failure: { readonly cause: unknown } | undefined;
  /** Where the next bytes go. */
  end = 0;

  constructor(private readonly file: number) {}

  write(bytes: Buffer): void {
    this.waiting.push(bytes);
    this.end += bytes.length;
    if (this.failure !== undefined || this.end - this.written >= WORTH_A_WRITE) this.flush();
  }

  flush(): void {
    if (this.failure !== undefined) throw this.failure.cause;
    const bytes = Buffer.concat(this.waiting);
    this.waiting = [];
    try {
      for (let done = 0; done < bytes.length; ) done += writeSync(this.file, bytes, done);
    } catch (cause) {
      this.failure = { cause };
      throw cause;
    }
    this.written += bytes.length;
  }
}
