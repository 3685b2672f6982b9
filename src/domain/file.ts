/** The bytes of a file in chunks, to be written without concatenation. */
export type Chunks = ReadonlyArray<Buffer>;

/** GitHub rejects larger files. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024;

/** A rendered file: its path below `api/v1`, and its content as text or UTF-8 bytes. */
export interface File {
  readonly path: string;
  readonly content: string | Chunks;
}

/** A file that stays as it is on the branch. */
export interface KeptFile {
  /** Below `api/v1`. */
  readonly path: string;
  readonly isKept: true;
}

/** A file of the next tree. */
export type Entry = File | KeptFile;

export const keep = (path: string): KeptFile => ({ path, isKept: true });

export const chunksOf = (content: File['content']): Chunks =>
  typeof content === 'string' ? [Buffer.from(content)] : content;

export const byteLength = (pieces: Chunks): number =>
  pieces.reduce((sum, { length }) => sum + length, 0);

export const isTooLarge = (bytes: Buffer): boolean => bytes.length > MAX_FILE_BYTES;
