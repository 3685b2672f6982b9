import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { errorCode, errorMessage, stop } from '../../domain/task/attempt';

/** Only a disk reports these codes, never a network. */
const DISK_FAILURE = /^(ENOSPC|EDQUOT|EFBIG|EROFS|EIO)$/;

/**
 * Streams chunks to a file of the temporary folder. Throws a {@link ProblemError} if the disk fails, because neither
 * another request nor another upload would help. Messages call the content `name`.
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
