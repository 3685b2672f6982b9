import * as t from 'io-ts';
import { DictionaryType } from './dictionary';
import { type Field, isRecord, NullableType, ObjectType } from './object';

/** In place of a value of which nothing is left. */
export const WRONG = Symbol('wrong');

/** Whether a value of a codec is wrong, though it decodes. */
export type IsWrong = (codec: t.Mixed, value: unknown) => boolean;

const inObject = (
  fields: ReadonlyArray<Field>,
  value: Readonly<Record<string, unknown>>,
  isWrong: IsWrong,
): unknown => {
  let left: Record<string, unknown> = value;
  for (const { key, codec, required } of fields) {
    const own = value[key];
    const next = own === undefined ? own : prune(codec, own, isWrong);
    if (next === own) continue;
    if (next === WRONG && required) return WRONG;
    if (left === value) left = { ...value };
    if (next === WRONG) delete left[key];
    else left[key] = next;
  }
  return left;
};

const inList = (codec: t.Mixed, value: ReadonlyArray<unknown>, isWrong: IsWrong): unknown => {
  const next = value.map((each) => prune(codec, each, isWrong));
  return next.every((each, i) => each === value[i]) ? value : next.filter((each) => each !== WRONG);
};

const inMap = (
  codec: t.Mixed,
  value: ReadonlyMap<unknown, unknown>,
  isWrong: IsWrong,
): ReadonlyMap<unknown, unknown> => {
  const next = [...value].map(([key, each]) => [key, prune(codec, each, isWrong)] as const);
  return next.every(([key, each]) => each === value.get(key))
    ? value
    : new Map(next.filter(([, each]) => each !== WRONG));
};

/**
 * What is left of a decoded value: a wrong part is null where its codec allows that, absent where it is optional, and
 * left out of a list or map; otherwise, what contains it is wrong. Parts without any are not copied: most documents have
 * none, and some have 20,000 items.
 */
export const prune = (codec: t.Mixed, value: unknown, isWrong: IsWrong): unknown => {
  if (isWrong(codec, value)) return WRONG;
  if (codec instanceof NullableType) {
    const next = value === null ? null : prune(codec.codec, value, isWrong);
    return next === WRONG ? null : next;
  }
  if (codec instanceof ObjectType && isRecord(value)) return inObject(codec.fields, value, isWrong);
  if (codec instanceof t.ArrayType && Array.isArray(value))
    return inList(codec.type as t.Mixed, value, isWrong);
  if (codec instanceof DictionaryType && value instanceof Map)
    return inMap(codec.codec as t.Mixed, value, isWrong);
  return value;
};
