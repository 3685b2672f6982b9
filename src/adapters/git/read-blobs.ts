import { MAX_FILE_BYTES } from '../../domain/file';
import { withoutNetwork } from './environment';
import type { Place } from './list-files';
import { summarize } from './output';
import { runGit } from './process';

const NEWLINE = 10;

/** Parses the line before a blob. Throws if the blob is not here. */
const parseLine = (line: string): readonly [id: string, size: number] => {
  const [, id, size] = /^([0-9a-f]+) blob (\d+)$/.exec(line) ?? [];
  if (id === undefined) throw new Error(`the remote did not send the blob ${line.split(' ')[0]}`);
  return [id, Number(size)];
};

/** Parses the output of `git cat-file --batch`: a line, the content and a newline for each blob. */
const createTaker = () => {
  const blobs = new Map<string, Buffer>();
  let parts: Buffer[] = [];
  /** `missing`: bytes until the next blob is complete. `excess`: bytes of a large blob that are skipped. */
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
 * Reads blobs by their ids. A blob above the size limit of documents is replaced by as many zeros as exceed the limit:
 * others may store objects on the branch that do not fit in memory.
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
