import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import { decode, formatFound, type Mismatch, type Path } from '../../domain/codec/decode';
import { textOf } from '../../domain/codec/scalar';
import {
  asWarning,
  fail,
  type Problem,
  type Result,
  type WithWarnings,
} from '../../domain/problem';
import { didYouMean, meantBoolean } from '../../domain/values/did-you-mean';
import { groupBy } from '../../domain/values/group-by';
import { checkKeys, type KeyAdvice, type KeyChecks } from './check';
import { nameOddSpace } from './odd-spaces';
import { createLocator, type Locator } from './place';
import type { Source } from './tree';
import { toValue } from './value';

export interface Advice {
  /** Replaces the expectation of the codec, if that is too vague. */
  readonly expected?: string;
  readonly fix: string;
}

export type Advise = (mismatch: Mismatch, document: unknown) => Advice;

const WORDS = /^one of (.+)$/;
const RANGE = /^a whole number, (\d+) to (\d+)$/;

/** Finds a fix that does not depend on the kind of document. */
const commonFix = ({ expected, found }: Mismatch): string | undefined => {
  const text = textOf(found);
  if (typeof text !== 'string') return undefined;
  const words = WORDS.exec(expected)?.[1]?.split(', ') ?? [];
  if (expected === 'true or false') {
    const word = meantBoolean(text);
    if (word !== undefined) return `did you mean ${word}?`;
    if (/^(true|false)$/i.test(text)) return `write ${text.toLowerCase()} without quotes`;
  }
  const [, least, most] = RANGE.exec(expected) ?? [];
  if (/^\d{1,15}$/.test(text) && Number(text) >= Number(least) && Number(text) <= Number(most))
    return `write ${text} without quotes`;
  const meant = didYouMean(text, words);
  return meant === undefined ? undefined : `did you mean ${meant}?`;
};

/** What was found, and the character in it that looks like a space or like nothing. */
const describeFound = (found: unknown): string => {
  const text = textOf(found);
  const odd = typeof text === 'string' ? nameOddSpace(text) : undefined;
  return odd === undefined ? formatFound(found) : `${formatFound(found)} with ${odd}`;
};

/** "found x, expected y; do z", or "x is missing, expected y; do z". */
const mismatchMessage = (
  mismatch: Mismatch,
  { expected = mismatch.expected, fix }: Advice,
): string => {
  const key = mismatch.path.at(-1);
  const found =
    mismatch.found === undefined && typeof key === 'string'
      ? `${key} is missing`
      : `found ${describeFound(mismatch.found)}`;
  return `${found}, expected ${expected}; ${commonFix(mismatch) ?? fix}`;
};

/** A problem of a value that decodes. */
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

/** Checks in addition to the codec. */
export interface Checks {
  readonly rules: Rules;
  /** Advises on a key that the codec does not know. Without it, keys are not checked. */
  readonly adviseKey?: (path: Path, document: unknown) => KeyAdvice | undefined;
}

const NO_CHECKS: Checks = {
  rules: () => ({ errors: [], warnings: [] }),
  adviseKey: () => undefined,
};

const NO_KEYS: KeyChecks = { errors: [], misspelt: new Map(), unknown: [] };

/** Decodes a value. Fails with the problem of each mismatch, placed by `at`. */
const decodeValue = <A>(
  value: unknown,
  codec: t.Decoder<unknown, A>,
  advise: Advise,
  at: Locator['at'],
): E.Either<ReadonlyArray<Problem>, A> =>
  pipe(
    decode(codec, value),
    E.mapLeft((all) =>
      all.map((each) => at(each.path, mismatchMessage(each, advise(each, value)))),
    ),
  );

/** Drops repeated problems: of a value that several items share by an alias, or of many statements in JSON. */
const onceEach = (problems: ReadonlyArray<Problem>): ReadonlyArray<Problem> =>
  [
    ...groupBy(problems, ({ location, message }) =>
      JSON.stringify([location?.line, location?.column, message]),
    ).values(),
  ].map(([first]) => first);

/**
 * Decodes a document. Fails with all errors together: duplicate keys, values that do not decode, violated rules. Unknown
 * keys are warnings.
 */
export const decodeSource = <A>(
  source: Source,
  codec: t.Type<A, unknown, unknown>,
  advise: Advise,
  { rules, adviseKey }: Checks = NO_CHECKS,
): Result<WithWarnings<A>> => {
  const locator = createLocator(source);
  const value = toValue(source.root);
  const keys = adviseKey
    ? checkKeys(source.root, codec, locator, (path) => adviseKey(path, value))
    : NO_KEYS;
  const violations = rules(value);
  const placed = (all: ReadonlyArray<Violation>): ReadonlyArray<Problem> =>
    all.map(({ path, message }) => locator.at(path, message));
  const decoded = decodeValue(value, codec, advise, locator.at);
  // A misspelt required key is also missing; it is reported once, where it is misspelt.
  const wrong = (E.isLeft(decoded) ? decoded.left : []).map(
    (each) => keys.misspelt.get(each.location?.path ?? '') ?? each,
  );
  const errors = onceEach([...keys.errors, ...wrong, ...placed(violations.errors)]);
  const warnings = onceEach([...keys.unknown, ...placed(violations.warnings)]);
  return E.isLeft(decoded) || errors.length > 0
    ? fail([...errors, ...warnings.map(asWarning)])
    : E.right({ value: decoded.right, warnings });
};

/**
 * Decodes a document in JSON, whose values have paths and no other places. Fails with all errors together: values that do not decode, violated rules.
 */
export const decodeJson = <A>(
  value: unknown,
  codec: t.Decoder<unknown, A>,
  advise: Advise,
  at: Locator['at'],
  violations: ReadonlyArray<Violation>,
): Result<A> => {
  const decoded = decodeValue(value, codec, advise, at);
  const errors = [
    ...(E.isLeft(decoded) ? decoded.left : []),
    ...violations.map(({ path, message }) => at(path, message)),
  ];
  return E.isLeft(decoded) || errors.length > 0 ? fail(onceEach(errors)) : decoded;
};
