import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import {
  decode,
  formatFound,
  formatPath,
  type Mismatch,
  type Path,
} from '../../domain/codec/decode';
import { Scalar } from '../../domain/codec/scalar';
import {
  asWarning,
  fail,
  type Problem,
  type Result,
  type WithWarnings,
} from '../../domain/problem';
import { didYouMean } from '../../domain/values/did-you-mean';
import { groupBy } from '../../domain/values/group-by';
import { checkKeys, type KeyChecks } from './check';
import { createLocator } from './place';
import type { Source } from './tree';
import { toValue } from './value';

/** Advice about a value that does not decode. */
export interface Advice {
  /** Replaces the expectation of the codec, if that is too vague. */
  readonly expected?: string;
  readonly fix: string;
}

export type Advise = (mismatch: Mismatch) => Advice;

const WORDS = /^one of (.+)$/;

/** Finds a fix that does not depend on the kind of document. */
const commonFix = ({ expected, found }: Mismatch): string | undefined => {
  if (!(found instanceof Scalar)) return undefined;
  const { text, plain } = found;
  if (
    !plain &&
    /^(?:true or false|a whole number)/.test(expected) &&
    /^(true|false|\d+)$/.test(text)
  )
    return `write ${text} without quotes`;
  const meant = didYouMean(text, WORDS.exec(expected)?.[1]?.split(', ') ?? []);
  return meant === undefined ? undefined : `did you mean ${meant}?`;
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
      : `found ${formatFound(mismatch.found)}`;
  return `${found}, expected ${expected}; ${commonFix(mismatch) ?? fix}`;
};

/** An error or a warning about a value that is valid by itself. */
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

/** What a document needs beside its codec. */
export interface Checks {
  readonly rules: Rules;
  /** Any key may be there, and more than once. */
  readonly allowsAnyKey?: true;
}

const NO_CHECKS: Checks = { rules: () => ({ errors: [], warnings: [] }) };

const NO_KEYS: KeyChecks = { repeated: [], unknown: [] };

/** Each problem of a value once, also if several items share the value by an alias. */
const onceEach = (problems: ReadonlyArray<Problem>): ReadonlyArray<Problem> =>
  [
    ...groupBy(problems, ({ location, message }) =>
      JSON.stringify([location?.line, location?.column, message]),
    ).values(),
  ].map(([first]) => first);

/**
 * Decodes a document. Fails with all errors together: duplicate keys, values that do not decode, violated
 * rules. Unknown keys are warnings.
 */
export const decodeSource = <A>(
  source: Source,
  codec: t.Type<A, unknown, unknown>,
  advise: Advise,
  { rules, allowsAnyKey }: Checks = NO_CHECKS,
): Result<WithWarnings<A>> => {
  const locator = createLocator(source);
  const value = toValue(source.root);
  const keys = allowsAnyKey ? NO_KEYS : checkKeys(source.root, codec, locator);
  const violations = rules(value);
  const placed = (all: ReadonlyArray<Violation>): ReadonlyArray<Problem> =>
    all.map(({ path, message }) => locator.at(path, message));
  const decoded = decode(codec, value);
  const mismatches = E.isLeft(decoded) ? decoded.left : [];
  const wrong = mismatches.map((each) =>
    locator.at(each.path, mismatchMessage(each, advise(each))),
  );
  const errors = onceEach([...keys.repeated, ...wrong, ...placed(violations.errors)]);
  const told = new Set(violations.errors.map(({ path }) => formatPath(path)));
  const unknown = keys.unknown.filter(({ location }) => !told.has(location?.path ?? ''));
  const warnings = onceEach([...unknown, ...placed(violations.warnings)]);
  return E.isLeft(decoded) || errors.length > 0
    ? fail([...errors, ...warnings.map(asWarning)])
    : E.right({ value: decoded.right, warnings });
};
