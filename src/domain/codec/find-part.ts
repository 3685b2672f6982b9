import * as t from 'io-ts';
import { DictionaryType } from './dictionary';
import { isRecord, NullableType, ObjectType } from './object';

type TypedValue = readonly [codec: t.Mixed, value: unknown];

const partsOf = (codec: t.Mixed, value: unknown): ReadonlyArray<TypedValue> => {
  if (codec instanceof NullableType) return [[codec.codec, value]];
  if (codec instanceof ObjectType && isRecord(value))
    return codec.fields.map((field): TypedValue => [field.codec, value[field.key]]);
  if (codec instanceof t.ArrayType && Array.isArray(value))
    return value.map((each): TypedValue => [codec.type as t.Mixed, each]);
  return codec instanceof DictionaryType && value instanceof Map
    ? [...value.values()].map((each): TypedValue => [codec.codec as t.Mixed, each])
    : [];
};

/** Returns the first part of a decoded value, at any depth, that a test accepts; undefined if it accepts none. */
export const findPart = (
  codec: t.Mixed,
  value: unknown,
  fits: (codec: t.Mixed, value: unknown) => boolean,
): unknown => {
  if (value === undefined || value === null) return undefined;
  if (fits(codec, value)) return value;
  for (const [inner, part] of partsOf(codec, value)) {
    const found = findPart(inner, part, fits);
    if (found !== undefined) return found;
  }
  return undefined;
};
