import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { problem } from '../../problem';
import { ProblemError } from '../../task/attempt';

/** Throws a problem about a file. */
export const failWith = (file: string, message: string): never => {
  throw new ProblemError([problem(message, { file })]);
};

export const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

const SHARED_BUFFER_BYTES = 1024 * 1024;

/** Reads a file that is smaller than the buffer; undefined for any other file. */
const readInto = (buffer: Buffer, file: string): Buffer | undefined => {
  const descriptor = openSync(file, 'r');
  try {
    let end = 0;
    for (;;) {
      const read = readSync(descriptor, buffer, end, buffer.length - end, null);
      end += read;
      if (read === 0) return buffer.subarray(0, end);
      if (end === buffer.length) return undefined;
    }
  } finally {
    closeSync(descriptor);
  }
};

/**
 * Creates a reader of files up to `maxBytes`. Small files share a buffer, so a result is valid until the next
 * call. The reader is synchronous: with thousands of small files, a promise costs more than the read.
 */
export const createLimitedReader = (maxBytes: number): ((file: string, name: string) => Buffer) => {
  const buffer = Buffer.allocUnsafeSlow(Math.min(SHARED_BUFFER_BYTES, maxBytes + 1));
  return (file, name) => {
    const bytes = readInto(buffer, file);
    if (bytes !== undefined) return bytes;
    const found = statSync(file);
    if (!found.isFile())
      failWith(name, 'found a device, expected a regular file; name a file in the input');
    if (found.size > maxBytes)
      failWith(
        name,
        `found ${found.size} bytes, expected at most ${maxBytes}; split the file, or remove what is not needed`,
      );
    return readFileSync(file);
  };
};
