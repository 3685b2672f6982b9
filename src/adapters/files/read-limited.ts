import { closeSync, openSync, readFileSync, readSync, type Stats, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { errorCode, stop } from '../../domain/task/attempt';

/** The limit of a file, and what to do about a larger one. */
interface Limit {
  readonly maxBytes: number;
  readonly smaller: string;
}

/** Stops at a folder or a device. */
export const checkRegular = (found: Stats, file: string): void => {
  if (!found.isFile())
    stop(
      `found a ${found.isDirectory() ? 'folder' : 'device'}, expected a file; name the file in the input`,
      { file },
    );
};

export const checkSize = (size: number, file: string, { maxBytes, smaller }: Limit): void => {
  if (size > maxBytes)
    stop(`found ${size} bytes, expected at most ${maxBytes}; ${smaller}`, { file });
};

/** The content of a gzip file; other bytes as they are. `again` is what to do about a damaged file. */
export const unpackGzip = (
  bytes: Buffer,
  file: string,
  { maxBytes, smaller, again }: Limit & { readonly again: string },
): Buffer => {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: maxBytes });
  } catch (thrown) {
    return stop(
      errorCode(thrown) === 'ERR_BUFFER_TOO_LARGE'
        ? `found more than ${maxBytes} bytes unpacked, expected at most ${maxBytes}; ${smaller}`
        : `found gzip data that is damaged or cut off, expected a whole gzip file; ${again}`,
      { file },
    );
  }
};

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
 * Creates a reader of files up to a limit. Small files share a buffer, so a result is valid until the next
 * call. The reader is synchronous: with thousands of small files, a promise costs more than the read.
 */
export const createLimitedReader = (limit: Limit): ((file: string, name: string) => Buffer) => {
  const buffer = Buffer.allocUnsafeSlow(Math.min(SHARED_BUFFER_BYTES, limit.maxBytes + 1));
  return (file, name) => {
    const bytes = readInto(buffer, file);
    if (bytes !== undefined) return bytes;
    const found = statSync(file);
    checkRegular(found, name);
    checkSize(found.size, name, limit);
    return readFileSync(file);
  };
};
