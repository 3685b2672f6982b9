import * as E from 'fp-ts/Either';
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray';
import type * as TE from 'fp-ts/TaskEither';
import { printable } from './text/escape';

/** Where a problem is in the inputs. Lines and columns start at 1. */
export interface Location {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  /** The path in the document, e.g. `images[3].tier`. */
  readonly path?: string;
}

/** Headings of annotations: what a problem is about. */
export type Title =
  | 'Inputs'
  | 'Catalog manifest'
  | 'Workflow artifacts'
  | 'Scanner reports'
  | 'Version updates'
  | 'Exploitation data'
  | 'Publishing'
  | 'fail-on';

/** One problem: where it is, and a message that says what was found, what was expected and what to do. */
export interface Problem {
  readonly location?: Location;
  readonly message: string;
  /** What it is about, as the heading of its annotation. */
  readonly title?: Title;
  /** What git said, line by line, escaped and bounded; folded where people read the message. */
  readonly gitSaid?: ReadonlyArray<string>;
  /** Set if the problem does not stop the run by itself but is reported with one that does. */
  readonly warning?: true;
}

/** All problems that stop a stage, and warnings reported with them. */
export type Problems = NonEmptyArray<Problem>;
export type Result<A> = E.Either<Problems, A>;
export type TaskResult<A> = TE.TaskEither<Problems, A>;

/** A value, and problems that people should know although nothing was stopped. */
export interface WithWarnings<A> {
  readonly value: A;
  readonly warnings: ReadonlyArray<Problem>;
}

export const problem = (message: string, location?: Location): Problem =>
  location === undefined ? { message } : { message, location };

export const asWarning = (each: Problem): Problem => ({ ...each, warning: true });

/** The problem under a heading; one that has a heading keeps it. */
export const withTitle =
  (title: Title) =>
  (each: Problem): Problem => ({ title, ...each });

/** Fails with all the problems. An empty list is a defect and fails too. */
export const fail = (problems: ReadonlyArray<Problem>): Result<never> => {
  const [first = problem('unknown problem'), ...others] = problems;
  return E.left([first, ...others]);
};

/** `file:line:column path: message` on one line, without hidden characters. */
export const formatProblem = ({ location, message }: Problem): string => {
  if (location === undefined) return printable(message);
  const position = [location.file, location.line, location.column].filter(
    (part) => part !== undefined,
  );
  const path = location.path ? ` ${location.path}` : '';
  return printable(`${position.join(':')}${path}: ${message}`);
};
