import * as E from 'fp-ts/Either';
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray';
import type * as TE from 'fp-ts/TaskEither';
import { printable } from './text/escape';

/** Where in the inputs a problem is; lines and columns count from 1. */
export interface Location {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  /** The way through the document, e.g. `images[3].tier`. */
  readonly path?: string;
}

/** One thing that is wrong: where, and a text that says what was found, expected and what to do. */
export interface Problem {
  readonly location?: Location;
  readonly message: string;
  /** It stops nothing by itself, and is told together with what does. */
  readonly warning?: true;
}

/** Everything that stops a stage, and what there is to warn of besides. */
export type Problems = NonEmptyArray<Problem>;
export type Result<A> = E.Either<Problems, A>;
export type TaskResult<A> = TE.TaskEither<Problems, A>;

/** A stage's value and what a person should know although it did not stop the stage. */
export interface WithWarnings<A> {
  readonly value: A;
  readonly warnings: ReadonlyArray<Problem>;
}

export const problem = (message: string, location?: Location): Problem =>
  location === undefined ? { message } : { message, location };

export const asWarning = (each: Problem): Problem => ({ ...each, warning: true });

/** Fails with all the problems; a list without any is a defect, and fails all the same. */
export const fail = (problems: ReadonlyArray<Problem>): Result<never> => {
  const [first = problem('unknown problem'), ...others] = problems;
  return E.left([first, ...others]);
};

/** `file:line:column path: message`, on one line, with nothing hidden in it. */
export const formatProblem = ({ location, message }: Problem): string => {
  if (location === undefined) return printable(message);
  const position = [location.file, location.line, location.column].filter(
    (part) => part !== undefined,
  );
  const path = location.path ? ` ${location.path}` : '';
  return printable(`${position.join(':')}${path}: ${message}`);
};
