import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { decode, type Mismatch, showFound } from '../codec/decode';
import { fail, type Noted, type Problem, type Result } from '../errors';
import { checkKeys, type KeyChecks } from '../source/check';
import { parseSource } from '../source/parse-source';
import { type Pointer, pointerInto } from '../source/place';
import type { Source } from '../source/tree';
import { toValue } from '../source/value';
import { nearest } from '../vocabulary/nearest';
import { Manifest } from './manifest';
import { type Breach, breachesOf, doubtsOf } from './rules';

const WORDS = /^one of (.+)$/;

/** "found x, expected y", with the word that was most likely meant. */
const mismatchMessage = ({ expected, found }: Mismatch): string => {
  const words = WORDS.exec(expected)?.[1]?.split(', ') ?? [];
  const text = showFound(found).replace(/^"|"$/g, '');
  const meant = nearest(text, words);
  return `found ${showFound(found)}, expected ${expected}${meant ? `; did you mean ${meant}?` : ''}`;
};

const breachProblem =
  (pointer: Pointer) =>
  ({ path, message }: Breach): Problem =>
    pointer.at(path, message);

const checked = (
  manifest: Manifest,
  keys: KeyChecks,
  pointer: Pointer,
): Result<Noted<Manifest>> => {
  const errors = [...keys.duplicates, ...breachesOf(manifest).map(breachProblem(pointer))];
  const warnings = [...keys.unknown, ...doubtsOf(manifest).map(breachProblem(pointer))];
  return errors.length > 0 ? fail(errors) : E.right({ value: manifest, warnings });
};

const understand = (source: Source): Result<Noted<Manifest>> => {
  const pointer = pointerInto(source);
  const keys = checkKeys(source.root, Manifest, pointer);
  return pipe(
    decode(Manifest, toValue(source.root)),
    E.fold(
      (mismatches) =>
        fail([
          ...keys.duplicates,
          ...mismatches.map((mismatch) => pointer.at(mismatch.path, mismatchMessage(mismatch))),
        ]),
      (manifest) => checked(manifest, keys, pointer),
    ),
  );
};

/**
 * Reads a manifest (YAML, or JSON by its file name). Fails with every problem in it, each with line,
 * column and path; warns of unknown keys and of licenses that are no SPDX expression.
 */
export const parseManifest = (file: string, text: string): Result<Noted<Manifest>> =>
  pipe(parseSource(file, text), E.chain(understand));
