import type * as t from 'io-ts';
import { Slug } from '../api/scalars';

/** A variable part of a path. */
export interface Parameter {
  readonly name: string;
  readonly codec: t.Mixed;
  readonly description: string;
  readonly example: string | number;
}

export const imageParameter: Parameter = {
  name: 'image',
  codec: Slug,
  description: 'Slug of the image.',
  example: 'memcached',
};

/** The description of a kind of published file. */
interface Operation {
  /** Its example has the same name. */
  readonly name: string;
  /** Below `api/v1`, parameters in braces. */
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: ReadonlyArray<Parameter>;
  /** The reason for a 404 response; by default, that there is no catalog. */
  readonly notFound?: string;
}

/** A kind of JSON document; its schema is published as `schemas/<name>.json`. */
export interface DocumentKind extends Operation {
  readonly codec: t.Mixed;
}

/** A kind of file that is not JSON. It has a media type instead of a schema. */
export interface MediaKind extends Operation {
  readonly mediaType: string;
}

/** A kind of published file, and its description. */
export type FileKind = DocumentKind | MediaKind;
