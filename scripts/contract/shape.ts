import * as A from 'fp-ts/Array';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { DictionaryType } from '../../src/domain/codec/dictionary';
import { type Field, type Metadata, NullableType, ObjectType } from '../../src/domain/codec/object';
import { PlainDictionaryType } from '../../src/domain/codec/plain-dictionary';
import {
  BooleanType,
  DecimalType,
  EnumType,
  IntegerType,
  type TextRule,
  TextType,
} from '../../src/domain/codec/scalar';

/** The values of a codec, as plain data from which schemas are made. */
export type Shape =
  | ObjectShape
  | {
      readonly kind: 'dictionary';
      readonly name: string;
      readonly key: Shape;
      readonly value: Shape;
    }
  | { readonly kind: 'list'; readonly items: Shape }
  | { readonly kind: 'tuple'; readonly items: ReadonlyArray<Shape> }
  | { readonly kind: 'nullable'; readonly of: Shape }
  | { readonly kind: 'text'; readonly name: string; readonly rule: TextRule }
  | { readonly kind: 'word'; readonly name: string; readonly words: ReadonlyArray<string> }
  | { readonly kind: 'flag' }
  | { readonly kind: 'integer'; readonly minimum: number; readonly maximum: number }
  | { readonly kind: 'decimal'; readonly maximum: number }
  | { readonly kind: 'anything' };

export interface ObjectShape {
  readonly kind: 'object';
  readonly name: string;
  /** Keys that start with `x-` are kept. */
  readonly extensions: boolean;
  readonly properties: ReadonlyArray<PropertyShape>;
}

export interface PropertyShape {
  readonly key: string;
  readonly required: boolean;
  readonly about: Metadata | undefined;
  readonly shape: Shape;
}

/** A codec without a schema. It is an error, since an empty schema would allow everything. */
export interface UnknownCodec {
  readonly kind: 'unknown codec';
  readonly codec: string;
  /** The keys that lead to the codec. */
  readonly path: ReadonlyArray<string>;
}

export type WalkResult<T> = E.Either<UnknownCodec, T>;

const isObject = (codec: t.Mixed): codec is ObjectType<never, unknown> =>
  codec instanceof ObjectType;

const below =
  (key: string) =>
  (unknown: UnknownCodec): UnknownCodec => ({ ...unknown, path: [key, ...unknown.path] });

const propertyOf = ({ key, codec, required, about }: Field): WalkResult<PropertyShape> =>
  pipe(
    shapeOf(codec),
    E.bimap(below(key), (shape) => ({ key, required, about, shape })),
  );

const objectOf = ({
  name,
  extensions,
  fields,
}: ObjectType<never, unknown>): WalkResult<ObjectShape> =>
  pipe(
    [...fields],
    A.traverse(E.Applicative)(propertyOf),
    E.map((properties) => ({ kind: 'object', name, extensions, properties })),
  );

const dictionaryOf = ({
  name,
  key,
  codec,
}: DictionaryType<unknown, unknown> | PlainDictionaryType<unknown>): WalkResult<Shape> =>
  pipe(
    E.Do,
    E.bind('key', () => shapeOf(key)),
    E.bind('value', () => pipe(shapeOf(codec), E.mapLeft(below('*')))),
    E.map((both): Shape => ({ kind: 'dictionary', name, ...both })),
  );

const tupleOf = (codecs: ReadonlyArray<t.Mixed>): WalkResult<Shape> =>
  pipe(
    [...codecs],
    A.traverse(E.Applicative)(shapeOf),
    E.bimap(below('[]'), (items): Shape => ({ kind: 'tuple', items })),
  );

/** Fails at the first codec of an unknown class. */
export const shapeOf = (codec: t.Mixed): WalkResult<Shape> => {
  if (isObject(codec)) return objectOf(codec);
  if (codec instanceof DictionaryType || codec instanceof PlainDictionaryType)
    return dictionaryOf(codec);
  if (codec instanceof t.TupleType) return tupleOf(codec.types as ReadonlyArray<t.Mixed>);
  if (codec instanceof NullableType)
    return pipe(
      shapeOf(codec.codec),
      E.map((of): Shape => ({ kind: 'nullable', of })),
    );
  if (codec instanceof t.ArrayType)
    return pipe(
      shapeOf(codec.type as t.Mixed),
      E.bimap(below('[]'), (items): Shape => ({ kind: 'list', items })),
    );
  if (codec instanceof TextType)
    return E.right({ kind: 'text', name: codec.name, rule: codec.rule });
  if (codec instanceof EnumType)
    return E.right({ kind: 'word', name: codec.name, words: codec.words });
  if (codec instanceof BooleanType) return E.right({ kind: 'flag' });
  if (codec instanceof IntegerType)
    return E.right({ kind: 'integer', minimum: codec.minimum, maximum: codec.maximum });
  if (codec instanceof DecimalType) return E.right({ kind: 'decimal', maximum: codec.maximum });
  if (codec === t.UnknownRecord) return E.right({ kind: 'anything' });
  return E.left({ kind: 'unknown codec', codec: codec.name, path: [] });
};

export const formatUnknownCodec = ({ codec, path }: UnknownCodec): string =>
  `the codec ${codec}${path.length > 0 ? ` at ${path.join('.')}` : ''} has no schema; add its class to scripts/contract/shape.ts`;
