/** Compares the answers of every endpoint, as a generated client types them, with what the codecs publish. */
import type * as t from 'io-ts';
import type { DOCUMENTS } from '../../../src/contract/documents';
import type { VEX_COPY } from '../../../src/contract/vex-documents';
/** Generated from `openapi.json` by the test; there is no such file. */
import type { paths } from './api';

/** A document of any keys. The generator types it as one without keys. */
interface Description {
  readonly codec: t.Type<Record<string, never>>;
}

type Row = (typeof DOCUMENTS)[number] | typeof VEX_COPY;

/** The row of the table of documents behind each endpoint. Media types that are not JSON are texts. */
type Rows = { [Path in Row['path']]: Extract<Row, { path: Path }> } & {
  'openapi.json': Description;
};

/** The keys that a document has by its codec, not the `x-` keys of its owner, which may have any value. */
type Known<K, Value> = K extends `x-${string}`
  ? never
  : string extends K
    ? unknown extends Value
      ? never
      : K
    : K;

/** A type without what JSON and OpenAPI say in another way: read-only fields, maps, fixed numbers, `x-` keys. */
type Plain<T> =
  T extends ReadonlyMap<string, infer V>
    ? { [key: string]: Plain<V> }
    : T extends ReadonlyArray<infer E>
      ? Plain<E>[]
      : T extends object
        ? { -readonly [K in keyof T as Known<K, T[K]>]: Plain<T[K]> }
        : T extends number
          ? number
          : T;

/** Whether two types are identical; assignability alone would overlook a missing optional field. */
type Same<A, B> =
  (<T>() => T extends Plain<A> ? 1 : 2) extends <T>() => T extends Plain<B> ? 1 : 2 ? true : false;

type Endpoints = {
  [P in keyof paths as P extends `/api/v1/${infer File}` ? File : P]: paths[P]['get'] extends {
    responses: { 200: { content: infer Content } };
  }
    ? Content
    : never;
};

/** Whether an endpoint answers what its row publishes. */
type IsRight<File extends keyof Endpoints> = Endpoints[File] extends { 'application/json': infer A }
  ? File extends keyof Rows
    ? Same<A, t.TypeOf<Rows[File]['codec']>>
    : false
  : Same<Endpoints[File][keyof Endpoints[File]], string>;

/** Endpoints whose answers differ, or that have no row, and rows without an endpoint. */
export type Wrong =
  | { [File in keyof Endpoints]: IsRight<File> extends true ? never : File }[keyof Endpoints]
  | Exclude<keyof Rows, keyof Endpoints>;
