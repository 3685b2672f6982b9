/** The bytes of a file, in pieces that nobody puts together who need not. */
export type Chunks = ReadonlyArray<Buffer>;

/** Bytes of the largest file that GitHub takes. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024;

/** A rendered file: its path below `api/v1` and its text, or the same in UTF-8. */
export interface File {
  readonly path: string;
  readonly content: string | Chunks;
}

/** How many bytes they are together. */
export const byteLength = (pieces: Chunks): number =>
  pieces.reduce((sum, { length }) => sum + length, 0);

/** Whether a document of the branch is larger than a file may be: one byte more of it was read. */
export const isTooLarge = (bytes: Buffer): boolean => bytes.length > MAX_FILE_BYTES;
