import { MAX_FILE_BYTES } from '../../domain/file';
import { withoutNetwork } from './environment';
import type { Place } from './list-files';
import { summarize } from './output';
import { runGit } from './process';

const NEWLINE = 10;

/** The id and the size in the line before a blob. Throws if it is not here. */
const parseLine = (line: string): readonly [id: string, size: number] => {
  const [, id, size] = /^([0-9a-f]+) blob (\d+)$/.exec(line) ?? [];
  if (id === undefined) throw new Error(`the remote did not send the blob ${line.split(' ')[0]}`);
  return [id, Number(size)];
};

/** Takes what `git cat-file --batch` prints: for each blob a line, its content, and a newline. */
const createTaker = () => {
  const blobs = new Map<string, Buffer>();
  let parts: Buffer[] = [];
  /** How many bytes have to come before the next blob is complete, and how many of a large one are left out. */
  let [missing, excess] = [0, 0];
  const take = (chunk: Buffer): void => {
    const part = chunk.subarray(excess);
    excess -= chunk.length - part.length;
    missing -= part.length;
    parts.push(part);
    if (missing > 0) return;
    let rest = Buffer.concat(parts);
    while (rest.includes(NEWLINE)) {
      const start = rest.indexOf(NEWLINE) + 1;
      const [id, size] = parseLine(rest.toString('latin1', 0, start - 1));
      const end = start + size + 1;
      const isTooLarge = size > MAX_FILE_BYTES;
      missing = isTooLarge ? 0 : end - rest.length;
      if (missing > 0) break;
      blobs.set(id, isTooLarge ? Buffer.alloc(MAX_FILE_BYTES + 1) : rest.subarray(start, end - 1));
      excess = Math.max(0, end - rest.length);
      rest = rest.subarray(end);
    }
    parts = [rest];
  };
  return { blobs, take };
};

/**
 * Reads blobs of a repository, by their ids. In place of one that exceeds the limit of documents, as many zeros as make
 * it too large: others may store objects on the branch that do not fit in memory.
 */
export const readBlobs = async (
  { folder, home }: Place,
  ids: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, Buffer>> => {
  const { blobs, take } = createTaker();
  if (ids.length === 0) return blobs;
  const { code, stderr } = await runGit({
    folder,
    args: ['cat-file', '--batch'],
    env: withoutNetwork(home),
    input: ids.map((id) => `${id}\n`).join(''),
    receive: take,
  });
  if (code !== 0) throw new Error(summarize(stderr) || `git cat-file exited with ${code}`);
  return blobs;
};
