export interface TreeEntry {
  /** As git writes it: `40000` for a folder, `100644` for a plain file. */
  readonly mode: string;
  readonly id: string;
}

/** Names (bytes as Latin-1, so that no byte gets lost) and what they name. */
export type Tree = ReadonlyMap<string, TreeEntry>;

/** A folder as git stores it, without header and not yet compressed, and its id. */
export interface StoredTree {
  readonly id: string;
  readonly bytes: Buffer;
}
