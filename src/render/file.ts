/** A rendered file: its path below `api/v1` and its text, or the same in UTF-8. */
export interface File {
  readonly path: string;
  readonly content: string | Buffer;
}
