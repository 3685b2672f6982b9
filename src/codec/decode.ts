import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { show } from '../vocabulary/printable';
import { ObjectType } from './object';
import { Scalar } from './scalar';

/** Keys and indices from the top of a document to a value in it. */
export type Path = ReadonlyArray<string | number>;

/** One place of a document that is not what a codec asks for. */
export interface Mismatch {
  readonly path: Path;
  readonly expected: string;
  readonly found: unknown;
}

const isIndex = (key: string, parent: t.ContextEntry | undefined): boolean =>
  /^\d+$/.test(key) && parent?.type instanceof t.ArrayType;

const pathOf = (context: t.Context): Path =>
  context.slice(1).map(({ key }, i) => (isIndex(key, context[i]) ? Number(key) : key));

const expectedOf = (codec: t.Decoder<unknown, unknown> | undefined): string => {
  if (codec instanceof ObjectType || codec instanceof t.InterfaceType)
    return 'a map of keys and values';
  if (codec instanceof t.ArrayType) return 'a list';
  return codec?.name ?? 'another value';
};

const toMismatch = (error: t.ValidationError): Mismatch => ({
  path: pathOf(error.context),
  expected: error.message ?? expectedOf(error.context.at(-1)?.type),
  found: error.value,
});

/** Decodes a value and says of every mismatch where it is, what was expected and what was found. */
export const decode = <A>(
  codec: t.Decoder<unknown, A>,
  value: unknown,
): E.Either<ReadonlyArray<Mismatch>, A> =>
  pipe(
    codec.decode(value),
    E.mapLeft((errors) => errors.map(toMismatch)),
  );

/** `images[3].tier`, the way people write paths; keys that are no plain words are quoted. */
export const showPath = (path: Path): string =>
  path
    .map((step) => {
      if (typeof step === 'number') return `[${step}]`;
      return /^[A-Za-z_][\w-]*$/.test(step) ? `.${step}` : `[${show(step)}]`;
    })
    .join('')
    .replace(/^\./, '');

/** A found value in words of the document it was found in. */
export const showFound = (found: unknown): string => {
  if (found === undefined) return 'nothing';
  if (found instanceof Scalar) return show(found.text);
  if (Array.isArray(found)) return 'a list';
  return typeof found === 'object' && found !== null ? 'a map' : show(found);
};
