import { closeSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import type { WrittenRows } from '../catalog/rows';
import type { Result } from '../errors';
import type { RowsRef, Stretch } from '../reports/scan';
import { Appender } from './appender';
import { attemptSync } from './attempt';
import type { RowStore } from './capabilities';

/** Rows wait in one file per reading thread, one report after the other. */
const partFile = (folder: string, part: number): string => path.join(folder, `rows-${part}`);

/** Puts reports into a part of its own; all of it is there once it is closed. */
export interface RowWriter {
  readonly put: (rows: WrittenRows, others: Buffer) => Result<RowsRef>;
  readonly close: () => void;
}

export const openRowWriter = (folder: string, part: number): RowWriter => {
  const file = openSync(partFile(folder, part), 'w');
  const appender = new Appender(file);
  const append = (bytes: Buffer): Stretch => {
    const offset = appender.end;
    appender.append(bytes);
    return { offset, length: bytes.length };
  };
  return {
    close: () => {
      try {
        appender.flush();
      } finally {
        closeSync(file);
      }
    },
    put: ({ json, counts }, others) =>
      attemptSync(
        () => ({ part, rows: append(json), others: append(others), counts }),
        (cause) => `findings cannot be kept in the temporary folder: ${cause}`,
      ),
  };
};

/** Reads what the writers of a folder have put. */
export const openRowStore = (
  folder: string,
): { readonly rows: RowStore; readonly close: () => void } => {
  const files = new Map<number, number>();
  const fileOf = (part: number): number => {
    const file = files.get(part) ?? openSync(partFile(folder, part), 'r');
    files.set(part, file);
    return file;
  };
  const read = (part: number, { offset, length }: Stretch): Buffer => {
    const bytes = Buffer.allocUnsafe(length);
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
    },
  };
};
