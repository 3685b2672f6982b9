import { statSync } from 'node:fs';
import path from 'node:path';
import * as E from 'fp-ts/Either';
import { fail, failWith, type Result, type TaskResult } from '../../domain/problem';
import { attemptSync, errorCode } from '../../domain/task/attempt';
import { show } from '../../domain/values/escape';
import { explainLink } from './input-links';
import { readLimited, unpackGzip } from './read-limited';

/** The limits are in docs/exploitation.md. */
const LIMIT = {
  maxBytes: 64 * 1024 * 1024,
  smaller: 'check what was downloaded',
  again: 'download the file again',
};

/**
 * False for a file that exists but cannot be read. A name that is too long, or a path below a file, counts as missing.
 */
const isMissing = (file: string): boolean => {
  try {
    statSync(file);
    return false;
  } catch (thrown) {
    return /^(ENOENT|ENOTDIR|ENAMETOOLONG)$/.test(errorCode(thrown));
  }
};

const MISSING =
  'found no such file, expected one that an earlier step downloaded; check the path, and leave the input empty if the download failed';
const ADDRESS =
  'found an address, expected the path of a file, since the action downloads nothing; add a step with curl --fail --location --output FILE ADDRESS, as in publish.yml of this action, and name FILE';
const LINES = 'found several lines, expected the path of one file; write one path';

const explainMissing = (name: string): string => {
  if (/^https?:/i.test(name)) return ADDRESS;
  return /[\r\n]/.test(name) ? LINES : MISSING;
};

/**
 * Reads a file of at most 64 MiB and unpacks gzip. Fails if the file is missing; the inner result fails if it cannot be
 * read.
 */
export const readUnpacked =
  (workspace: string, name: string): TaskResult<Result<Buffer>> =>
  async () => {
    const file = path.resolve(workspace, name);
    const link = explainLink(workspace, name);
    if (link !== undefined) return fail([link]);
    if (isMissing(file)) return failWith(explainMissing(name), { file: name });
    return E.right(
      attemptSync(
        () => unpackGzip(readLimited(file, name, LIMIT), name, LIMIT),
        (cause) =>
          `${show(name)} cannot be read: ${cause}; check the path in the input, and that this step may read the file`,
      ),
    );
  };
