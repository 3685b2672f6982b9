import { writeSync } from 'node:fs';

/** Chunks are collected up to this size, because most are small. */
const FLUSH_THRESHOLD_BYTES = 256 * 1024;

/** Appends to an open file in few writes. After a failed write, every call throws its error. */
export class BufferedWriter {
  private pending: Buffer[] = [];
  private written = 0;
  /** Set by a failed write, after which bytes would be at the wrong position. */
  private failure: { readonly cause: unknown } | undefined;
  /** The position of the next byte. */
  end = 0;

  constructor(private readonly file: number) {}

  write(bytes: Buffer): void {
    this.pending.push(bytes);
    this.end += bytes.length;
    if (this.failure !== undefined || this.end - this.written >= FLUSH_THRESHOLD_BYTES)
      this.flush();
  }

  flush(): void {
    if (this.failure !== undefined) throw this.failure.cause;
    const bytes = Buffer.concat(this.pending);
    this.pending = [];
    try {
      for (let done = 0; done < bytes.length; ) done += writeSync(this.file, bytes, done);
    } catch (cause) {
      this.failure = { cause };
      throw cause;
    }
    this.written += bytes.length;
  }
}
