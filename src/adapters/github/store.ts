import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { errorCode, errorMessage, stop } from '../../domain/task/attempt';

/** Codes that only a disk reports, and no network. */
const DISK_FAILURE = /^(ENOSPC|EDQUOT|EFBIG|EROFS|EIO)$/;

/**
 * Streams chunks to a file of the temporary folder. If its disk fails, throws a {@link ProblemError}: neither another
 * request nor another upload helps. `name` says what the chunks are.
 */
export const store = async (
  name: string,
  chunks: AsyncIterable<Buffer>,
  file: string,
): Promise<void> => {
  try {
    await pipeline(chunks, createWriteStream(file));
  } catch (thrown) {
    if (!DISK_FAILURE.test(errorCode(thrown))) throw thrown;
    stop(
      `${name} cannot be stored in the temporary folder: ${errorMessage(thrown)}; free space on its disk, or upload less`,
    );
  }
};
