import { readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { errorCode, stop } from '../../domain/task/attempt';

interface Limit {
  readonly maxBytes: number;
  readonly smaller: string;
}

/** Unpacks gzip, and returns all other bytes unchanged. `again` says what to do about a damaged file. */
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

/** Reads a file up to a limit. Messages call it `name`. */
export const readLimited = (file: string, name: string, { maxBytes, smaller }: Limit): Buffer => {
  const found = statSync(file);
  if (!found.isFile())
    stop(
      `found a ${found.isDirectory() ? 'folder' : 'device'}, expected a file; name the file in the input`,
      { file: name },
    );
  if (found.size > maxBytes)
    stop(`found ${found.size} bytes, expected at most ${maxBytes}; ${smaller}`, { file: name });
  return readFileSync(file);
};
