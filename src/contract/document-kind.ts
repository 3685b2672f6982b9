import type * as t from 'io-ts';

/** A variable part of a path. */
export interface Parameter {
  readonly name: string;
  readonly codec: t.Mixed;
  readonly description: string;
  readonly example: string | number;
}

/** A kind of published document, and its description. */
export interface DocumentKind {
  /** Its schema is published as `schemas/<name>.json`; its example has the same name. */
  readonly name: string;
  /** Below `api/v1`, parameters in braces. */
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly codec: t.Mixed;
  readonly parameters: ReadonlyArray<Parameter>;
  /** Why the response is 404. */
  readonly notFound: string;
}
