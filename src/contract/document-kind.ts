import type * as t from 'io-ts';

/** A variable part of a path. */
export interface Parameter {
  readonly name: string;
  readonly codec: t.Mixed;
  readonly description: string;
  readonly example: string | number;
}

/** What is said of a kind of published file. */
interface Operation {
  /** Its example has the same name. */
  readonly name: string;
  /** Below `api/v1`, parameters in braces. */
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: ReadonlyArray<Parameter>;
  /** Why the response is 404. */
  readonly notFound: string;
}

/** A kind of JSON document; its schema is published as `schemas/<name>.json`. */
export interface DocumentKind extends Operation {
  readonly codec: t.Mixed;
}

/** A kind of file that is not JSON: what it holds is said by its media type, not by a schema. */
export interface MediaKind extends Operation {
  readonly mediaType: string;
}

/** A kind of published file, and its description. */
export type FileKind = DocumentKind | MediaKind;
