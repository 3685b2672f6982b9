import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, type ZlibOptions } from 'node:zlib';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import { fail, problem, type Result, type TaskResult } from '../../problem';
import { attempt } from '../../task/attempt';
import { show } from '../../values/escape';
import { failWith, isGzip } from './read-limited';

/** The limit of a file, and of an unpacked gzip file (docs/exploitation.md). */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
const EXPECTED = `expected at most ${MAX_UNPACKED_BYTES}; check what was downloaded`;

/** Asynchronous, so that other files are read meanwhile. */
const unpack = promisify(gunzip) as (bytes: Buffer, options: ZlibOptions) => Promise<Buffer>;

const errorCode = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown ? String(thrown.code) : '';

/** Undefined if the file does not exist, or cannot exist: its name is too long, or it is below a file. */
const tryStat = (file: string): Promise<Stats | undefined> =>
  stat(file).catch((thrown) => {
    if (/^(ENOENT|ENOTDIR|ENAMETOOLONG)$/.test(errorCode(thrown))) return undefined;
    throw thrown;
  });

const checkFile = (found: Stats, name: string): void => {
  if (!found.isFile())
    failWith(
      name,
      `found a ${found.isDirectory() ? 'folder' : 'device'}, expected a file; name the file in the input`,
    );
  if (found.size > MAX_UNPACKED_BYTES) failWith(name, `found ${found.size} bytes, ${EXPECTED}`);
};

/** Undefined if the file does not exist. */
const read = async (file: string, name: string): Promise<Buffer | undefined> => {
  const found = await tryStat(file);
  if (found === undefined) return undefined;
  checkFile(found, name);
  const bytes = await readFile(file);
  if (!isGzip(bytes)) return bytes;
  try {
    return await unpack(bytes, { maxOutputLength: MAX_UNPACKED_BYTES });
  } catch (thrown) {
    return failWith(
      name,
      errorCode(thrown) === 'ERR_BUFFER_TOO_LARGE'
        ? `found more than ${MAX_UNPACKED_BYTES} bytes unpacked, ${EXPECTED}`
        : 'found gzip data that is damaged or cut off, expected a whole gzip file; download the file again',
    );
  }
};

const MISSING =
  'found no such file, expected one that an earlier step downloaded; check the path, and leave the input empty where the download failed';

/**
 * The bytes of a file of at most 64 MiB, unpacked if it is gzip. Fails if it is missing; of a file that cannot be
 * read, the result is the reason.
 */
export const readUnpacked = (workspace: string, name: string): TaskResult<Result<Buffer>> =>
  pipe(
    attempt(
      () => read(path.resolve(workspace, name), name),
      (cause) =>
        `${show(name)} cannot be read: ${cause}; check the path in the input, and that this step may read the file`,
    ),
    T.map((result): Result<Result<Buffer>> => {
      if (E.isLeft(result)) return E.right(result);
      const bytes = result.right;
      return bytes === undefined
        ? fail([problem(MISSING, { file: name })])
        : E.right(E.right(bytes));
    }),
  );
