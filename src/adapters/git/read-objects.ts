import { MAX_FILE_BYTES } from '../../domain/file';
import type { Environment } from './environment';
import { summarize } from './output';
import { runGit } from './process';

export interface GitObject {
  readonly id: string;
  readonly type: string;
  /**
   * Its content. In place of one that exceeds the limit of documents: others may store objects on the branch that do
   * not fit in memory, so it is as many zeros as make it too large.
   */
  readonly bytes: Buffer;
}

interface Header {
  readonly id: string;
  readonly type: string;
  readonly size: number;
}

const isWithinLimit = ({ size }: Header): boolean => size <= MAX_FILE_BYTES;

const parseHeader = (line: string): Header | undefined => {
  const [, id, type, size] = /^([0-9a-f]+) (\w+) (\d+)$/.exec(line) ?? [];
  return id === undefined || type === undefined ? undefined : { id, type, size: Number(size) };
};

/** Runs `git cat-file` for some names, and returns all that it prints. */
const catFile = async (
  folder: string,
  env: Environment,
  option: '--batch' | '--batch-check',
  names: ReadonlyArray<string>,
): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  const { code, stderr } = await runGit({
    folder,
    args: ['cat-file', option],
    env,
    input: names.map((name) => `${name}\n`).join(''),
    receive: (chunk) => void chunks.push(chunk),
  });
  if (code !== 0) throw new Error(summarize(stderr) || `git cat-file exited with ${code}`);
  return Buffer.concat(chunks);
};

/** The contents in the output of `git cat-file --batch`, each behind its header. */
const splitContents = (output: Buffer, headers: ReadonlyArray<Header>): ReadonlyArray<Buffer> => {
  let end = 0;
  return headers.map(({ id, type, size }) => {
    const start = end + `${id} ${type} ${size}\n`.length;
    end = start + size + 1;
    return output.subarray(start, end - 1);
  });
};

/** Reads objects of a repository by their names; undefined for one that is not here. */
export const readObjects = async (
  folder: string,
  env: Environment,
  names: ReadonlyArray<string>,
): Promise<ReadonlyArray<GitObject | undefined>> => {
  if (names.length === 0) return [];
  const lines = (await catFile(folder, env, '--batch-check', names)).toString('utf8').split('\n');
  const headers = names.map((_, i) => parseHeader(lines[i] ?? ''));
  const wanted = headers.flatMap((header) => (header && isWithinLimit(header) ? [header] : []));
  const ids = wanted.map(({ id }) => id);
  const contents = splitContents(await catFile(folder, env, '--batch', ids), wanted);
  const byId = new Map(ids.map((id, i) => [id, contents[i]]));
  return headers.map(
    (header) =>
      header && {
        id: header.id,
        type: header.type,
        bytes: byId.get(header.id) ?? Buffer.alloc(MAX_FILE_BYTES + 1),
      },
  );
};
