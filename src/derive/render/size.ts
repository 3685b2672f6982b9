import { MAX_FILE_BYTES } from '../../domain/file';
import { type Problem, problem } from '../../domain/problem';

/** The most bytes of a document with packages. */
export const MAX_BYTES = MAX_FILE_BYTES / 2;

/** What is wrong with a document that is too large, and left out. */
export const tooLarge = (file: string, size: number, what: string, left: string): Problem => {
  const MiB = 1024 * 1024;
  return problem(
    `found ${what} of ${Math.ceil(size / MiB)} MiB, expected at most ${MAX_BYTES / MiB} MiB; ${left} left out, so the packages of its versions are unknown; publish fewer versions of this image`,
    { file: `api/v1/${file}` },
  );
};
