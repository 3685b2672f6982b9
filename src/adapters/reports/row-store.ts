import { closeSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { problem } from '../../problem';
import type { RowStore } from '../../reports/row-store';
import type { WrittenRows } from '../../reports/rows';
import type { RowsRef, Stretch } from '../../reports/scan';
import { attemptSync, errorMessage, ProblemError } from '../../task/attempt';
import { BufferedWriter } from '../files/buffered-writer';

/** Rows wait in one file per reading thread, one report after the other. */
const partFile = (folder: string, part: number): string => path.join(folder, `rows-${part}`);

/**
 * Puts reports into a part of its own; all of it is there once it is closed. Both throw a
 * {@link ProblemError}: a report is not to blame for it, and those that wait are lost with it.
 */
export interface RowWriter {
  readonly put: (rows: WrittenRows, others: Buffer) => RowsRef;
  readonly close: () => void;
}

const keeping = <A>(act: () => A): A => {
  try {
    return act();
  } catch (thrown) {
    const what = 'findings cannot be kept in the temporary folder';
    throw new ProblemError([problem(`${what}: ${errorMessage(thrown)}`)]);
  }
};

export const openRowWriter = (folder: string, part: number): RowWriter => {
  const file = keeping(() => openSync(partFile(folder, part), 'w'));
  const appender = new BufferedWriter(file);
  const append = (bytes: Buffer): Stretch => {
    const offset = appender.end;
    appender.write(bytes);
    return { offset, length: bytes.length };
  };
  return {
    close: () =>
      keeping(() => {
        try {
          appender.flush();
        } finally {
          closeSync(file);
        }
      }),
    put: ({ json, counts }, others) =>
      keeping(() => ({ part, rows: append(json), others: append(others), counts })),
  };
};

/** What the rows of most images fit into. */
const ROOM = 4 * 1024 * 1024;

/** Memory that is used over and over: left to the collector, it would pile up faster than it is collected. */
class Room {
  private bytes: Buffer | undefined;
  private used = 0;

  take(length: number): Buffer {
    if (this.used + length > ROOM) return Buffer.allocUnsafe(length);
    this.bytes ??= Buffer.allocUnsafe(ROOM);
    this.used += length;
    return this.bytes.subarray(this.used - length, this.used);
  }

  release(): void {
    this.used = 0;
  }
}

/** Reads what the writers of a folder have put. */
export const openRowStore = (
  folder: string,
): { readonly rows: RowStore; readonly close: () => void } => {
  const files = new Map<number, number>();
  const room = new Room();
  const fileOf = (part: number): number => {
    const file = files.get(part) ?? openSync(partFile(folder, part), 'r');
    files.set(part, file);
    return file;
  };
  const read = (part: number, { offset, length }: Stretch): Buffer => {
    const bytes = room.take(length);
    const found = readSync(fileOf(part), bytes, 0, length, offset);
    // What was not filled holds whatever lay in memory, and would be published.
    if (found !== length) throw new Error(`found ${found} bytes, expected ${length}`);
    return bytes;
  };
  const cannot = (cause: string): string =>
    `findings cannot be read back from the temporary folder: ${cause}`;
  return {
    close: () => {
      for (const file of files.values()) closeSync(file);
    },
    rows: {
      rows: ({ part, rows }) => attemptSync(() => read(part, rows), cannot),
      others: ({ part, others }) => attemptSync(() => read(part, others), cannot),
      release: () => room.release(),
    },
  };
};
