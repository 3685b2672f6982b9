import { MAX_FILE_BYTES } from '../../domain/file';
import { withoutNetwork } from './environment';
import type { Place } from './list-files';
import { summarize } from './output';
import { runGit } from './process';

const NEWLINE = 10;

/** What `git cat-file` says of some objects, one after the other. */
const catFile = async (
  { folder, home }: Place,
  option: '--batch' | '--batch-check',
  ids: ReadonlyArray<string>,
): Promise<Buffer> => {
  if (ids.length === 0) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  const { code, stderr } = await runGit({
    folder,
    args: ['cat-file', option],
    env: withoutNetwork(home),
    input: ids.map((id) => `${id}\n`).join(''),
    receive: (chunk) => void chunks.push(chunk),
  });
  if (code !== 0) throw new Error(summarize(stderr) || `git cat-file exited with ${code}`);
  return Buffer.concat(chunks);
};

/** The sizes of blobs in bytes, by their ids. Throws if one is not here. */
const readSizes = async (
  place: Place,
  ids: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, number>> => {
  const lines = (await catFile(place, '--batch-check', ids)).toString('latin1').split('\n');
  return new Map(
    ids.map((id, i) => {
      const [, size] = /^[0-9a-f]+ blob (\d+)$/.exec(lines[i] ?? '') ?? [];
      if (size === undefined) throw new Error(`the remote did not send the blob ${id}`);
      return [id, Number(size)];
    }),
  );
};

/**
 * Reads blobs of a repository, by their ids. In place of one that exceeds the limit of documents, as many zeros as make
 * it too large: others may store objects on the branch that do not fit in memory.
 */
export const readBlobs = async (
  place: Place,
  ids: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, Buffer>> => {
  const sizes = await readSizes(place, ids);
  const wanted = [...sizes].filter(([, size]) => size <= MAX_FILE_BYTES);
  const bytes = await catFile(
    place,
    '--batch',
    wanted.map(([id]) => id),
  );
  const found = new Map<string, Buffer>();
  let end = 0;
  for (const [id, size] of wanted) {
    // A line with id, type and size comes before each content, and a newline after it.
    const start = bytes.indexOf(NEWLINE, end) + 1;
    found.set(id, bytes.subarray(start, start + size));
    end = start + size + 1;
  }
  return new Map(ids.map((id) => [id, found.get(id) ?? Buffer.alloc(MAX_FILE_BYTES + 1)]));
};
