import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { problem } from '../../problem';
import { ProblemError } from '../../task/attempt';

export const failWith = (file: string, message: string): never => {
  throw new ProblemError([problem(message, { file })]);
};

const SMALL = 1024 * 1024;

/** Reads a file that is smaller than the room given for it; undefined for any other. */
const readSmall = (file: string, room: Buffer): Buffer | undefined => {
  const descriptor = openSync(file, 'r');
  try {
    let end = 0;
    for (;;) {
      const read = readSync(descriptor, room, end, room.length - end, null);
      end += read;
      if (read === 0) return room.subarray(0, end);
      if (end === room.length) return undefined;
    }
  } finally {
    closeSync(descriptor);
  }
};

/**
 * A reader of files of at most so many bytes. What it answers holds until it is asked again: small files
 * share their room. At once: a promise for each of thousands of small files costs more than the file.
 */
export const createLimitedReader = (limit: number): ((file: string, name: string) => Buffer) => {
  const room = Buffer.allocUnsafeSlow(Math.min(SMALL, limit + 1));
  return (file, name) => {
    const bytes = readSmall(file, room);
    if (bytes !== undefined) return bytes;
    const found = statSync(file);
    if (!found.isFile())
      failWith(name, 'found a device, expected a plain file; name a file in the input');
    const { size } = found;
    if (size > limit)
      failWith(
        name,
        `found ${size} bytes, expected at most ${limit}; split the file, or leave out what it need not hold`,
      );
    return readFileSync(file);
  };
};
