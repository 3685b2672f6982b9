/** A file's bytes as a list of chunks, so that callers can stream them without concatenating. */
export type Chunks = ReadonlyArray<Buffer>;

/** GitHub rejects larger files. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024;

/** A rendered file: its path below `api/v1`, and its text or the UTF-8 bytes of it. */
export interface File {
  readonly path: string;
  readonly content: string | Chunks;
}

/** The length of all chunks together. */
export const byteLength = (pieces: Chunks): number =>
  pieces.reduce((sum, { length }) => sum + length, 0);

/** Whether a document of the branch exceeds the limit; readers stop one byte after it. */
export const isTooLarge = (bytes: Buffer): boolean => bytes.length > MAX_FILE_BYTES;
