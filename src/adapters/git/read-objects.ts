import { MAX_FILE_BYTES } from '../../domain/file';
import type { Environment } from './environment';
import { summarize } from './output';
import { runGit } from './process';

export interface GitObject {
  readonly id: string;
  readonly type: string;
  /**
   * Its content. In place of one that exceeds the limit of documents, as many zeros as make it too large: others may
   * store objects on the branch that do not fit in memory.
   */
  readonly bytes: Buffer;
}

const NEWLINE = 10;

/** Splits the output of `git cat-file --batch`: for each name a header and a content, or one line if it is not here. */
class Splitter {
  readonly objects: (GitObject | undefined)[] = [];
  private line = '';
  private header: Omit<GitObject, 'bytes'> | undefined;
  /** How much of the content is still to come, with the newline behind it. */
  private left = 0;
  private size = 0;
  private parts: Buffer[] = [];

  readonly receive = (chunk: Buffer): void => {
    for (let rest = chunk; rest.length > 0; )
      rest = this.header === undefined ? this.takeLine(rest) : this.takeContent(rest, this.header);
  };

  private takeLine(bytes: Buffer): Buffer {
    const end = bytes.indexOf(NEWLINE);
    this.line += bytes.toString('utf8', 0, end < 0 ? bytes.length : end);
    if (end < 0) return bytes.subarray(bytes.length);
    const [, id, type, size] = /^([0-9a-f]+) (\w+) (\d+)$/.exec(this.line) ?? [];
    this.line = '';
    if (id === undefined || type === undefined) this.objects.push(undefined);
    else {
      this.header = { id, type };
      this.size = Number(size);
      this.left = this.size + 1;
    }
    return bytes.subarray(end + 1);
  }

  private takeContent(bytes: Buffer, header: Omit<GitObject, 'bytes'>): Buffer {
    const part = bytes.subarray(0, this.left);
    const isTooLarge = this.size > MAX_FILE_BYTES;
    if (!isTooLarge) this.parts.push(part);
    this.left -= part.length;
    if (this.left === 0) {
      const content = isTooLarge ? Buffer.alloc(MAX_FILE_BYTES + 1) : Buffer.concat(this.parts);
      this.objects.push({ ...header, bytes: isTooLarge ? content : content.subarray(0, -1) });
      this.header = undefined;
      this.parts = [];
    }
    return bytes.subarray(part.length);
  }
}

/** Reads objects of a repository by their names; undefined for one that is not here. */
export const readObjects = async (
  folder: string,
  env: Environment,
  names: ReadonlyArray<string>,
): Promise<ReadonlyArray<GitObject | undefined>> => {
  if (names.length === 0) return [];
  const { objects, receive } = new Splitter();
  const input = names.map((name) => `${name}\n`).join('');
  const { code, stderr } = await runGit({
    ...{ folder, env, input, receive },
    args: ['cat-file', '--batch'],
  });
  if (code !== 0) throw new Error(summarize(stderr) || `git cat-file exited with ${code}`);
  return objects;
};
