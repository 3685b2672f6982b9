import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import { decode, type Mismatch, showFound } from '../codec/decode';
import { fail, type Problem, type Result } from '../errors';
import { nearest } from '../vocabulary/nearest';
import { checkKeys } from './check';
import { type Pointer, pointerInto } from './place';
import type { Source } from './tree';
import { toValue } from './value';

const WORDS = /^one of (.+)$/;

/** "found x, expected y", with the word that was most likely meant. */
const mismatchMessage = ({ expected, found }: Mismatch): string => {
  const words = WORDS.exec(expected)?.[1]?.split(', ') ?? [];
  const text = showFound(found).replace(/^"|"$/g, '');
  const meant = nearest(text, words);
  return `found ${showFound(found)}, expected ${expected}${meant ? `; did you mean ${meant}?` : ''}`;
};

/** A document's value, and what its text shows that the value no longer does. */
export interface Understood<A> {
  readonly value: A;
  readonly pointer: Pointer;
  readonly duplicates: ReadonlyArray<Problem>;
  /** Keys that the codec does not know: warnings. */
  readonly unknown: ReadonlyArray<Problem>;
}

/** Decodes a document; fails with every mismatch and every key that stands twice. */
export const decodeSource = <A>(
  source: Source,
  codec: t.Type<A, unknown, unknown>,
): Result<Understood<A>> => {
  const pointer = pointerInto(source);
  const { duplicates, unknown } = checkKeys(source.root, codec, pointer);
  return pipe(
    decode(codec, toValue(source.root)),
    E.fold(
      (mismatches) =>
        fail([
          ...duplicates,
          ...mismatches.map((mismatch) => pointer.at(mismatch.path, mismatchMessage(mismatch))),
        ]),
      (value) => E.right({ value, pointer, duplicates, unknown }),
    ),
  );
};
