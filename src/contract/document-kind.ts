import type * as t from 'io-ts';
import { Slug } from './scalars';

/** A variable part of a path, in braces. */
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

/** How OpenAPI describes a kind of published file. */
interface Words {
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: ReadonlyArray<Parameter>;
  /** The reason for a 404 response; by default, that there is no catalog. */
  readonly notFound?: string;
}

interface Row extends Words {
  /** Its example and its schema have the same name. */
  readonly name: string;
  /** Below `api/v1`, with parameters in braces. */
  readonly path: string;
  /** The next publish depends on it, so every run reads it. */
  readonly isMemory?: true;
}

/**
 * The paths of a kind of file. The key of a file is the variable part of its path, like `redis/8.0.3` for
 * `security/{image}/{version}.json`; a path without parameters has an empty key.
 */
interface Paths<File extends string | undefined = string | undefined> {
  /** The path of the file with a key; undefined if a name would be too long. */
  readonly file: (key: string) => File;
  /** The key of a file; undefined if the file is of another kind. */
  readonly keyOf: (file: string) => string | undefined;
}

/** A kind of JSON document; its schema is `schema/v1/schemas/<name>.json`, which is not published. */
export interface DocumentKind<
  C extends t.Mixed = t.Mixed,
  File extends string | undefined = string | undefined,
> extends Row,
    Paths<File> {
  readonly codec: C;
}

/** A kind of file that is not JSON. It has a media type instead of a schema. */
export interface MediaKind extends Row, Paths<string> {
  readonly mediaType: string;
}

export type FileKind = DocumentKind | MediaKind;

const PARAMETERS = /\{.*\}/;

/** Makes paths from a template, and recognizes them. */
const pathsOf = (template: string): Paths<string> => {
  const [parameters] = PARAMETERS.exec(template) ?? [];
  if (parameters === undefined)
    return { file: () => template, keyOf: (file) => (file === template ? '' : undefined) };
  const [before = '', after = ''] = template.split(parameters);
  const depth = parameters.split('/').length;
  return {
    file: (key) => `${before}${key}${after}`,
    keyOf: (file) => {
      if (!file.startsWith(before) || !file.endsWith(after)) return undefined;
      const key = file.slice(before.length, file.length - after.length);
      return key !== '' && key.split('/').length === depth ? key : undefined;
    },
  };
};

/** Its type has the path, by which the answers of a typed client are compared with the codecs. */
export const documentKind = <C extends t.Mixed, P extends string>(
  row: Row & { readonly codec: C; readonly path: P },
): DocumentKind<C, string> & { readonly path: P } => ({ ...row, ...pathsOf(row.path) });

export const mediaKind = (row: Omit<MediaKind, keyof Paths>): MediaKind => ({
  ...row,
  ...pathsOf(row.path),
});
