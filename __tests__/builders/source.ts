import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { Scalar } from '../../src/domain/codec/scalar';
import { formatProblem, type Result } from '../../src/domain/problem';
import { parseSource } from '../../src/read/source-text/parse-source';
import type { Source } from '../../src/read/source-text/tree';
import { toValue } from '../../src/read/source-text/value';

/** The value, or every problem as text. */
export const valueOrProblems = <A>(result: Result<A>): A | ReadonlyArray<string> =>
  pipe(
    result,
    E.match(
      (problems): A | ReadonlyArray<string> => problems.map(formatProblem),
      (value) => value,
    ),
  );

/** The number of problems, and the first and the last as text. */
export const endsOf = (result: Result<unknown>): readonly [number, ...string[]] => {
  const problems = E.isLeft(result) ? result.left : [];
  return [problems.length, ...[...problems.slice(0, 1), ...problems.slice(-1)].map(formatProblem)];
};

/** The value; throws with every problem. */
export const orThrow = <A>(result: Result<A>): A => {
  if (E.isLeft(result)) throw new Error(result.left.map(formatProblem).join('\n'));
  return result.right;
};

/** Scalars as `plain` or `"quoted"` texts, everything else as it is. */
const texts = (value: unknown): unknown => {
  if (value instanceof Scalar) return value.plain ? value.text : JSON.stringify(value.text);
  if (Array.isArray(value)) return value.map(texts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, texts(each)]));
};

/** The values of a document, or every problem as text. */
export const textsOf = (source: Result<Source>): unknown =>
  pipe(
    source,
    E.map(({ root }) => texts(toValue(root))),
    valueOrProblems,
  );

export const textsIn = (file: string, text: string): unknown => textsOf(parseSource(file, text));
