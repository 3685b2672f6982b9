import { closeSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { problem } from '../../problem';
import type { Finding } from '../../reports/finding';
import type { RowStore } from '../../reports/row-store';
import type { WrittenRows } from '../../reports/rows';
import type { ByteRange, StoredReport } from '../../reports/scan';
import { attemptSync, errorMessage, ProblemError } from '../../task/attempt';
import { BufferedWriter } from '../files/buffered-writer';

/** Each reading thread has one file, to which it appends the rows and findings of its reports. */
const partFile = (folder: string, part: number): string => path.join(folder, `rows-${part}`);

/**
 * Appends reports to the file of one thread, which is complete once the writer is closed. Both functions
 * throw a {@link ProblemError}: a failed write loses every report in the file, not just one.
 */
export interface RowWriter {
  readonly put: (rows: WrittenRows, findings: Buffer) => StoredReport;
  readonly close: () => void;
}

const orFail = <A>(write: () => A): A => {
  try {
    return write();
  } catch (thrown) {
    const what = 'findings cannot be kept in the temporary folder';
    throw new ProblemError([problem(`${what}: ${errorMessage(thrown)}`)]);
  }
};

export const openRowWriter = (folder: string, part: number): RowWriter => {
  const file = orFail(() => openSync(partFile(folder, part), 'w'));
  const appender = new BufferedWriter(file);
  const append = (bytes: Buffer): ByteRange => {
    const offset = appender.end;
    appender.write(bytes);
    return { offset, length: bytes.length };
  };
  return {
    close: () =>
      orFail(() => {
        try {
          appender.flush();
        } finally {
          closeSync(file);
        }
      }),
    put: ({ json, counts }, findings) =>
      orFail(() => ({ part, rows: append(json), findings: append(findings), counts })),
  };
};

/** Enough for the rows of most images. */
const ARENA_BYTES = 4 * 1024 * 1024;

/** Memory that is reused for each image: garbage collection would not keep up with new buffers. */
class Arena {
  private bytes: Buffer | undefined;
  private used = 0;

  take(length: number): Buffer {
    if (this.used + length > ARENA_BYTES) return Buffer.allocUnsafe(length);
    this.bytes ??= Buffer.allocUnsafe(ARENA_BYTES);
    this.used += length;
    return this.bytes.subarray(this.used - length, this.used);
  }

  reset(): void {
    this.used = 0;
  }
}

/** Reads the reports that the writers of a folder have stored. */
export const openRowStore = (
  folder: string,
): { readonly rows: RowStore; readonly close: () => void } => {
  const files = new Map<number, number>();
  const arena = new Arena();
  const fileOf = (part: number): number => {
    const file = files.get(part) ?? openSync(partFile(folder, part), 'r');
    files.set(part, file);
    return file;
  };
  const read = (part: number, { offset, length }: ByteRange): Buffer => {
    const bytes = arena.take(length);
    const found = readSync(fileOf(part), bytes, 0, length, offset);
    // The rest of the buffer is uninitialized memory, which must not be published.
    if (found !== length) throw new Error(`found ${found} bytes, expected ${length}`);
    return bytes;
  };
  const failed = (cause: string): string =>
    `findings cannot be read back from the temporary folder: ${cause}`;
  return {
    close: () => {
      for (const file of files.values()) closeSync(file);
    },
    rows: {
      rows: ({ part, rows }) => attemptSync(() => read(part, rows), failed),
      findings: ({ part, findings }) =>
        attemptSync(
          // Written by this run, to a file that nothing else writes to.
          () => JSON.parse(read(part, findings).toString('utf8')) as ReadonlyArray<Finding>,
          failed,
        ),
      reset: () => arena.reset(),
    },
  };
};
