import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import { decode, formatFound, type Mismatch, type Path } from '../codec/decode';
import { asWarning, fail, type Problem, type Result, type WithWarnings } from '../problem';
import { didYouMean } from '../text/did-you-mean';
import { checkKeys } from './check';
import { createLocator } from './place';
import type { Source } from './tree';
import { toValue } from './value';

const WORDS = /^one of (.+)$/;

/** "found x, expected y", with the word that was most likely meant. */
const mismatchMessage = ({ expected, found }: Mismatch): string => {
  const words = WORDS.exec(expected)?.[1]?.split(', ') ?? [];
  const text = formatFound(found).replace(/^"|"$/g, '');
  const meant = didYouMean(text, words);
  return `found ${formatFound(found)}, expected ${expected}${meant ? `; did you mean ${meant}?` : ''}`;
};

/** Something wrong, or doubtful, although each value is well formed by itself. */
export interface Violation {
  readonly path: Path;
  readonly message: string;
}

export interface Violations {
  readonly errors: ReadonlyArray<Violation>;
  readonly warnings: ReadonlyArray<Violation>;
}

/** Rules between the values of a document, checked on its undecoded value. */
export type Rules = (value: unknown) => Violations;

const NO_RULES: Rules = () => ({ errors: [], warnings: [] });

/**
 * Decodes a document. Fails with everything that is wrong at once: keys that stand twice, values that
 * do not decode, broken rules. Unknown keys and doubts are warnings, also then.
 */
export const decodeSource = <A>(
  source: Source,
  codec: t.Type<A, unknown, unknown>,
  rules: Rules = NO_RULES,
): Result<WithWarnings<A>> => {
  const pointer = createLocator(source);
  const { duplicates, unknown } = checkKeys(source.root, codec, pointer);
  const value = toValue(source.root);
  const breaches = rules(value);
  const placed = (all: ReadonlyArray<Violation>): ReadonlyArray<Problem> =>
    all.map(({ path, message }) => pointer.at(path, message));
  const decoded = pipe(
    decode(codec, value),
    E.mapLeft((all) => all.map((each) => pointer.at(each.path, mismatchMessage(each)))),
  );
  const mismatches = E.isLeft(decoded) ? decoded.left : [];
  const errors = [...duplicates, ...mismatches, ...placed(breaches.errors)];
  const warnings = [...unknown, ...placed(breaches.warnings)];
  return E.isLeft(decoded) || errors.length > 0
    ? fail([...errors, ...warnings.map(asWarning)])
    : E.right({ value: decoded.right, warnings });
};
