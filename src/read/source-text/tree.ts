import { MAX_DEPTH } from '../../domain/codec/depth';

/** A document that people write, with the offsets of its values (in UTF-16 code units). */
export type SourceNode = ScalarNode | ListNode | MapNode;

export interface ScalarNode {
  readonly kind: 'scalar';
  readonly offset: number;
  /** The source text; for a quoted scalar, its value without quotes. */
  readonly text: string;
  readonly plain: boolean;
  /** The value in YAML 1.2 (core schema) or JSON. */
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
  readonly entries: ReadonlyArray<MapEntry>;
}

export interface MapEntry {
  readonly key: string;
  readonly offset: number;
  readonly value: SourceNode;
}

export interface Source {
  readonly file: string;
  readonly text: string;
  readonly root: SourceNode;
}

/** A syntax error at an offset of a text. */
export interface SyntaxIssue {
  readonly offset: number;
  readonly message: string;
}

export const TOO_DEEP = `found more than ${MAX_DEPTH} levels of nesting, expected fewer; flatten it`;
