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

/** "found x, expected y", with the most similar allowed word. */
const mismatchMessage = ({ expected, found }: Mismatch): string => {
  const words = WORDS.exec(expected)?.[1]?.split(', ') ?? [];
  const text = formatFound(found).replace(/^"|"$/g, '');
  const meant = didYouMean(text, words);
  return `found ${formatFound(found)}, expected ${expected}${meant ? `; did you mean ${meant}?` : ''}`;
};

/** An error or a doubt about a value that is valid by itself. */
export interface Violation {
  readonly path: Path;
  readonly message: string;
}

export interface Violations {
  readonly errors: ReadonlyArray<Violation>;
  readonly warnings: ReadonlyArray<Violation>;
}

/** Rules between the values of a document, checked before it is decoded. */
export type Rules = (value: unknown) => Violations;

const NO_RULES: Rules = () => ({ errors: [], warnings: [] });

/**
 * Decodes a document. Fails with all errors together: duplicate keys, values that do not decode, violated
 * rules. Unknown keys and doubts are warnings, with or without errors.
 */
export const decodeSource = <A>(
  source: Source,
  codec: t.Type<A, unknown, unknown>,
  rules: Rules = NO_RULES,
): Result<WithWarnings<A>> => {
  const locator = createLocator(source);
  const { duplicates, unknown } = checkKeys(source.root, codec, locator);
  const value = toValue(source.root);
  const violations = rules(value);
  const placed = (all: ReadonlyArray<Violation>): ReadonlyArray<Problem> =>
    all.map(({ path, message }) => locator.at(path, message));
  const decoded = pipe(
    decode(codec, value),
    E.mapLeft((all) => all.map((each) => locator.at(each.path, mismatchMessage(each)))),
  );
  const mismatches = E.isLeft(decoded) ? decoded.left : [];
  const errors = [...duplicates, ...mismatches, ...placed(violations.errors)];
  const warnings = [...unknown, ...placed(violations.warnings)];
  return E.isLeft(decoded) || errors.length > 0
    ? fail([...errors, ...warnings.map(asWarning)])
    : E.right({ value: decoded.right, warnings });
};
