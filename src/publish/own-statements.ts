import type { ImageVex } from '../contract/vex';
import type { Problems } from '../domain/problem';

/** What the input `vex` of a run states. */
export interface OwnStatements {
  /** The documents by slug. */
  readonly documents: ReadonlyMap<string, ImageVex>;
  /** Why there is no file: nothing is stated if some were there before. Undefined if there are files. */
  readonly missing: Problems | undefined;
}
