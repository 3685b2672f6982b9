import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../reports/finding';
import { attemptSync } from './attempt';
import type { RowStore } from './capabilities';

/** Keeps findings in one file of `folder`, one after the other. */
export const openRowStore = (
  folder: string,
): { readonly rows: RowStore; readonly close: () => void } => {
  const file = openSync(path.join(folder, 'rows'), 'w+');
  let end = 0;
  return {
    close: () => closeSync(file),
    rows: {
      put: (findings) =>
        attemptSync(
          () => {
            const bytes = Buffer.from(JSON.stringify(findings));
            writeSync(file, bytes, 0, bytes.length, end);
            const ref = { offset: end, length: bytes.length };
            end += bytes.length;
            return ref;
          },
          (cause) => `findings cannot be kept in the temporary folder: ${cause}`,
        ),
      get: ({ offset, length }) =>
        attemptSync(
          () => {
            const bytes = Buffer.allocUnsafe(length);
            readSync(file, bytes, 0, length, offset);
            // Written by `put` a moment ago, into a file that nobody else has open.
            return JSON.parse(bytes.toString('utf8')) as ReadonlyArray<Finding>;
          },
          (cause) => `findings cannot be read back from the temporary folder: ${cause}`,
        ),
    },
  };
};
