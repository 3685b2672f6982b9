/** A rendered file: its path below `api/v1` and its text. */
export interface File {
  readonly path: string;
  readonly content: string;
}
