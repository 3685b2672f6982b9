import { writeSync } from 'node:fs';

/** Bytes that wait for one write: most of what is appended is small. */
const WORTH_A_WRITE = 256 * 1024;

/** Appends to an open file, in few writes; all of it is there once it is flushed. */
export class Appender {
  private waiting: Buffer[] = [];
  private written = 0;
  /** Where the next bytes go. */
  end = 0;

  constructor(private readonly file: number) {}

  append(bytes: Buffer): void {
    this.waiting.push(bytes);
    this.end += bytes.length;
    if (this.end - this.written >= WORTH_A_WRITE) this.flush();
  }

  flush(): void {
    const bytes = Buffer.concat(this.waiting);
    this.waiting = [];
    for (let done = 0; done < bytes.length; ) done += writeSync(this.file, bytes, done);
    this.written += bytes.length;
  }
}
