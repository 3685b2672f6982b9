import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type * as T from 'fp-ts/Task';
import type * as t from 'io-ts';
import { decode } from '../codec/decode';
import { DEEPEST } from '../codec/depth';
import { isRecord } from '../codec/object';
import { setOwn } from '../codec/set-own';
import { knowsKeys } from './check';
import type { Rules } from './decode-source';

const STRING = /"(?:[^"\\]|\\.)*"/g;
/** Numbers whose value says less than their text. */
const SPECIAL = /[0-9][.eE]|[0-9]{16}/;

/** How many members the objects of a value have; not a number if it is nested too deeply. */
const membersOf = (value: unknown, outside = 0): number => {
  if (typeof value !== 'object' || value === null) return 0;
  if (outside >= DEEPEST) return Number.NaN;
  let members = 0;
  if (Array.isArray(value)) for (const each of value) members += membersOf(each, outside + 1);
  else
    for (const key in value)
      members += 1 + membersOf((value as Record<string, unknown>)[key], outside + 1);
  return members;
};

/** A value as `coreValue` makes it of a tree. */
const coreValue = (value: unknown): unknown => {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(coreValue);
  if (!isRecord(value)) return value;
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(value)) setOwn(result, key, coreValue(value[key]));
  return result;
};

const saysNothing = (value: unknown): boolean => value === null || value === '';

/** A value as `toValue` makes it of a tree; nothing in it needs its source text. */
const toValue = (value: unknown): unknown => {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value))
    return value.map((each) => (saysNothing(each) ? undefined : toValue(each)));
  if (!isRecord(value)) return value;
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const member = value[key];
    if (key.startsWith('x-')) setOwn(result, key, coreValue(member));
    else if (!saysNothing(member)) setOwn(result, key, toValue(member));
  }
  return result;
};

/** The value of a document, unless its text says more: a key that stands twice, a number such as 17.10. */
const plainValueOf = (text: string): O.Option<unknown> =>
  pipe(
    O.tryCatch(() => JSON.parse(text) as unknown),
    // Not before: in a text whose last string has no end, every escaped quote would be tried as a start.
    O.bindTo('value'),
    O.let('marks', () => text.replace(STRING, '')),
    O.filter(({ marks }) => !SPECIAL.test(marks)),
    O.filter(({ value, marks }) => marks.split(':').length - 1 === membersOf(value)),
    O.map(({ value }) => value),
  );

/**
 * Decodes a document in JSON of which there is nothing to say: without places, which cost most of the
 * time. None for every other; `decodeSource` tells what it is. Both decode the same value. A large
 * document takes long: in a pause what else is under way goes on.
 */
export const decodePlain =
  <A>(
    text: string,
    codec: t.Type<A, unknown, unknown>,
    rules: Rules,
    pause: T.Task<void>,
  ): T.Task<O.Option<A>> =>
  async () => {
    const plain = plainValueOf(text.replace(/^\ufeff/, ''));
    await pause();
    if (O.isNone(plain) || !knowsKeys(plain.value, codec)) return O.none;
    const value = toValue(plain.value);
    await pause();
    const { errors, warnings } = rules(value);
    if (errors.length + warnings.length > 0) return O.none;
    await pause();
    return O.fromEither(decode(codec, value));
  };
