import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { show } from '../values/escape';
import { DictionaryType } from './dictionary';
import { NullableType, ObjectType } from './object';
import { PlainDictionaryType } from './plain-dictionary';
import { Scalar } from './scalar';

/** Keys and indices from the top of a document to a value in it. */
export type Path = ReadonlyArray<string | number>;

/** A value that does not match its codec. */
export interface Mismatch {
  readonly path: Path;
  readonly expected: string;
  readonly found: unknown;
}

const innermost = (codec: unknown): unknown =>
  codec instanceof NullableType ? innermost(codec.codec) : codec;

const isIndex = (key: string, parent: t.ContextEntry | undefined): boolean =>
  /^\d+$/.test(key) && LISTS.some((kind) => innermost(parent?.type) instanceof kind);

const pathOf = (context: t.Context): Path =>
  context.slice(1).map(({ key }, i) => (isIndex(key, context[i]) ? Number(key) : key));

const MAPS = [ObjectType, DictionaryType, PlainDictionaryType];
const LISTS = [t.ArrayType, t.AnyArrayType, t.TupleType];

const describeExpected = (codec: t.Decoder<unknown, unknown> | undefined): string => {
  if (codec instanceof NullableType) return `${describeExpected(codec.codec)} or null`;
  if (MAPS.some((kind) => codec instanceof kind)) return 'a map of keys and values';
  if (LISTS.some((kind) => codec instanceof kind)) return 'a list';
  return EXPECTED[codec?.name ?? ''] ?? 'another value';
};

/** What messages call io-ts codecs of foreign documents, by their names. */
const EXPECTED: Readonly<Record<string, string>> = {
  string: 'a text',
  boolean: 'true or false',
  number: 'a number',
  UnknownRecord: 'a map of keys and values',
};

const toMismatch = (error: t.ValidationError): Mismatch => ({
  path: pathOf(error.context),
  expected: error.message ?? describeExpected(error.context.at(-1)?.type),
  found: error.value,
});

/** Decodes a value. Fails with all its mismatches. */
export const decode = <A>(
  codec: t.Decoder<unknown, A>,
  value: unknown,
): E.Either<ReadonlyArray<Mismatch>, A> =>
  pipe(
    codec.decode(value),
    E.mapLeft((errors) => errors.map(toMismatch)),
  );

/** `images[3].tier`: a path as people write it. Keys that are not plain words are quoted. */
export const formatPath = (path: Path): string =>
  path
    .map((step) => {
      if (typeof step === 'number') return `[${step}]`;
      return /^[A-Za-z_][\w-]*$/.test(step) ? `.${step}` : `[${show(step)}]`;
    })
    .join('')
    .replace(/^\./, '');

export const formatFound = (found: unknown): string => {
  if (found === undefined) return 'nothing';
  if (found instanceof Scalar) return show(found.text);
  if (Array.isArray(found)) return 'a list';
  return typeof found === 'object' && found !== null ? 'a map' : show(found);
};

/** Describes the first mismatch. `at` is the path of the decoded part in its document. */
export const explainFirstMismatch = ([first]: ReadonlyArray<Mismatch>, at: Path = []): string =>
  first
    ? `${formatPath([...at, ...first.path]) || 'at its top'}: found ${formatFound(first.found)}, expected ${first.expected}`
    : 'not the shape of the contract';
