import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { Scalar } from '../../src/codec/scalar';
import { parseJson } from '../../src/document/json';
import { parseSource } from '../../src/document/parse-source';
import type { Source } from '../../src/document/tree';
import { toValue } from '../../src/document/value';
import { parseYaml } from '../../src/document/yaml';
import { formatProblem, type Result } from '../../src/problem';

/** The value, or every problem explained. */
export const valueOrProblems = <A>(result: Result<A>): A | ReadonlyArray<string> =>
  pipe(
    result,
    E.match(
      (problems): A | ReadonlyArray<string> => problems.map(formatProblem),
      (value) => value,
    ),
  );

/** Scalars as `plain` or `"quoted"` texts, everything else as it is. */
const texts = (value: unknown): unknown => {
  if (value instanceof Scalar) return value.plain ? value.text : JSON.stringify(value.text);
  if (Array.isArray(value)) return value.map(texts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, texts(each)]));
};

/** A document, in the notation that its name tells. */
export const sourceOf = (file: string, text: string): Result<Source> =>
  parseSource(file.endsWith('.json') ? parseJson : parseYaml, file, text);

/** What a document says, or every problem explained. */
export const textsIn = (file: string, text: string): unknown =>
  pipe(
    sourceOf(file, text),
    E.map(({ root }) => texts(toValue(root))),
    valueOrProblems,
  );
