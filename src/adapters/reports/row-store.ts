import { closeSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import type { ReadReport } from '../../reports/read-report';
import type { RowStore } from '../../reports/row-store';
import type { ByteRange, StoredReport } from '../../reports/scan';
import { attemptSync, errorMessage, stop } from '../../task/attempt';
import { BufferedWriter } from '../files/buffered-writer';

/** Each reading thread appends to a file of its own. */
const pathOf = (folder: string, fileIndex: number): string =>
  path.join(folder, `rows-${fileIndex}`);

/**
 * Appends reports to the file of one thread, which is complete after `close`. Both functions throw a
 * {@link ProblemError}: a failed write loses every report in the file.
 */
export interface RowWriter {
  readonly put: (report: Omit<ReadReport, 'scan'>) => StoredReport;
  readonly close: () => void;
}

const orFail = <A>(write: () => A): A => {
  try {
    return write();
  } catch (thrown) {
    return stop(`findings cannot be stored in the temporary folder: ${errorMessage(thrown)}`);
  }
};

export const openRowWriter = (folder: string, fileIndex: number): RowWriter => {
  const file = orFail(() => openSync(pathOf(folder, fileIndex), 'w'));
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
    put: ({ record, unabridged, packages }) =>
      orFail(() => ({
        fileIndex,
        rows: append(record.rows),
        suppressions: append(record.suppressions),
        unabridged: append(unabridged),
        packages: append(packages),
        counts: record.counts,
      })),
  };
};

/** Enough memory for the rows of most images. */
const ARENA_BYTES = 4 * 1024 * 1024;

/** Memory that is reused for each image, because garbage collection would not keep up with new buffers. */
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

/** Reads the reports that writers stored in a folder. */
export const openRowStore = (
  folder: string,
): { readonly rows: RowStore; readonly close: () => void } => {
  const files = new Map<number, number>();
  const arena = new Arena();
  const open = (fileIndex: number): number => {
    const file = files.get(fileIndex) ?? openSync(pathOf(folder, fileIndex), 'r');
    files.set(fileIndex, file);
    return file;
  };
  const read = (fileIndex: number, { offset, length }: ByteRange): Buffer => {
    const bytes = arena.take(length);
    if (length === 0) return bytes;
    const found = readSync(open(fileIndex), bytes, 0, length, offset);
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
      record: ({ fileIndex, rows, suppressions, counts }) =>
        attemptSync(
          () => ({
            rows: read(fileIndex, rows),
            suppressions: read(fileIndex, suppressions),
            counts,
          }),
          failed,
        ),
      unabridged: ({ fileIndex, unabridged }) =>
        attemptSync(() => read(fileIndex, unabridged), failed),
      packages: ({ fileIndex, packages }) => attemptSync(() => read(fileIndex, packages), failed),
      reset: () => arena.reset(),
    },
  };
};
