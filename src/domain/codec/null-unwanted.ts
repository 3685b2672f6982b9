import * as t from 'io-ts';
import { DictionaryType } from './dictionary';
import { type Field, isRecord, NullableType, ObjectType } from './object';

/** Which values of nullable codecs to replace: those of `codec` that are wrong. */
export interface Unwanted {
  readonly codec: t.Mixed;
  readonly isWrong: (value: unknown) => boolean;
}

const inObject = (
  fields: ReadonlyArray<Field>,
  value: Readonly<Record<string, unknown>>,
  unwanted: Unwanted,
): unknown => {
  const changed = fields.flatMap(({ key, codec }) => {
    const own = value[key];
    const next = own === undefined ? own : nullUnwanted(codec, own, unwanted);
    return next === own ? [] : [[key, next] as const];
  });
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
};

const inList = (codec: t.Mixed, value: ReadonlyArray<unknown>, unwanted: Unwanted): unknown => {
  const next = value.map((each) => nullUnwanted(codec, each, unwanted));
  return next.some((each, i) => each !== value[i]) ? next : value;
};

const inMap = (
  codec: t.Mixed,
  value: ReadonlyMap<unknown, unknown>,
  unwanted: Unwanted,
): unknown => {
  const next = [...value].map(([key, each]) => [key, nullUnwanted(codec, each, unwanted)] as const);
  return next.some(([key, each]) => each !== value.get(key)) ? new Map(next) : value;
};

/**
 * Replaces every unwanted value of a decoded document by null, wherever its codec allows null. Returns the same
 * value if there is none; the parts without one are shared.
 */
export const nullUnwanted = (codec: t.Mixed, value: unknown, unwanted: Unwanted): unknown => {
  if (codec instanceof NullableType) {
    if (value === null) return null;
    return codec.codec === unwanted.codec && unwanted.isWrong(value)
      ? null
      : nullUnwanted(codec.codec, value, unwanted);
  }
  if (codec instanceof ObjectType && isRecord(value))
    return inObject(codec.fields, value, unwanted);
  if (codec instanceof t.ArrayType && Array.isArray(value))
    return inList(codec.type as t.Mixed, value, unwanted);
  if (codec instanceof DictionaryType && value instanceof Map)
    return inMap(codec.codec as t.Mixed, value, unwanted);
  return value;
};
