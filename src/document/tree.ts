import { MAX_DEPTH } from '../codec/depth';

/** A document that people write, with the place of everything in it (offsets in UTF-16 units). */
export type SourceNode = ScalarNode | ListNode | MapNode;

export interface ScalarNode {
  readonly kind: 'scalar';
  readonly offset: number;
  /** The source text; of a quoted scalar what stands between the quotes. */
  readonly text: string;
  readonly plain: boolean;
  /** What YAML 1.2 (core schema) or JSON makes of it. */
  readonly value: unknown;
}

export interface ListNode {
  readonly kind: 'list';
  readonly offset: number;
  readonly items: ReadonlyArray<SourceNode>;
}

export interface MapNode {
  readonly kind: 'map';
  readonly offset: number;
  readonly entries: ReadonlyArray<Entry>;
}

export interface Entry {
  readonly key: string;
  /** Where the key stands. */
  readonly offset: number;
  readonly value: SourceNode;
}

/** A document's text, name and tree. */
export interface Source {
  readonly file: string;
  readonly text: string;
  readonly root: SourceNode;
}

/** Something wrong at an offset of a text. */
export interface SyntaxIssue {
  readonly offset: number;
  readonly message: string;
}

/** Ends the reading of a document at once. */
export class ParseAbort extends Error {
  constructor(readonly flaw: SyntaxIssue) {
    super(flaw.message);
  }
}

export const tooDeep = (offset: number): SyntaxIssue => ({
  offset,
  message: `nested more than ${MAX_DEPTH} levels deep; flatten it`,
});
