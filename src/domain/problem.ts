import * as E from 'fp-ts/Either';
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray';
import type * as TE from 'fp-ts/TaskEither';
import { printable } from './values/escape';

/** The place of a problem in an input. Lines and columns start at 1. */
export interface Location {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  /** The path in the document, e.g. `images[3].tier`. */
  readonly path?: string;
}

/** Headings of annotations. */
export type Title =
  | 'Inputs'
  | 'Catalog manifest'
  | 'Workflow artifacts'
  | 'Scanner reports'
  | 'Version updates'
  | 'Exploitation data'
  | 'VEX statements'
  | 'Publishing'
  | 'Live check'
  | 'fail-on';

/** A problem: its place, and a message that states what was found, what was expected and what to do. */
export interface Problem {
  readonly location?: Location;
  readonly message: string;
  readonly title?: Title;
  /** The version whose reports it is about; its name may begin the message. */
  readonly subject?: string;
  /** Lines of git's own output, escaped and bounded; a summary folds them. */
  readonly gitSaid?: ReadonlyArray<string>;
  /** A manifest to copy, in YAML: the log folds it, and a summary shows it. */
  readonly draft?: string;
  /** Set if a file does not exist, or no file matches a line, and none has a similar name. */
  readonly isMissing?: true;
  /** Set if the problem does not stop the run, but is reported with one that does. */
  readonly warning?: true;
}

/** All problems that stop a stage, and warnings reported with them. */
export type Problems = NonEmptyArray<Problem>;
export type Result<A> = E.Either<Problems, A>;
export type TaskResult<A> = TE.TaskEither<Problems, A>;

/** A value, and problems that did not stop the run. */
export interface WithWarnings<A> {
  readonly value: A;
  readonly warnings: ReadonlyArray<Problem>;
}

/** What a run says besides its result. */
export interface Remarks {
  readonly warnings: ReadonlyArray<Problem>;
  readonly notices: ReadonlyArray<string>;
}

export const joinRemarks = (...all: ReadonlyArray<Partial<Remarks>>): Remarks => ({
  warnings: all.flatMap(({ warnings = [] }) => warnings),
  notices: all.flatMap(({ notices = [] }) => notices),
});

export const problem = (message: string, location?: Location): Problem =>
  location === undefined ? { message } : { message, location };

export const asWarning = (each: Problem): Problem => ({ ...each, warning: true });

/** Adds a heading to a problem without one. */
export const withTitle =
  (title: Title) =>
  (each: Problem): Problem => ({ title, ...each });

/** Fails with all problems. An empty list is a bug and fails too. */
export const fail = (problems: ReadonlyArray<Problem>): Result<never> => {
  const [first = problem('unknown problem'), ...others] = problems;
  return E.left([first, ...others]);
};

/** {@link fail} with one problem. */
export const failWith = (message: string, location?: Location): Result<never> =>
  E.left([problem(message, location)]);

/** `path: message` on one line, for a place that shows file and line itself. */
export const formatInPlace = ({ location, message }: Problem): string =>
  printable(location?.path ? `${location.path}: ${message}` : message);

/** `file:line:column path: message` on one line, without hidden characters. */
export const formatProblem = ({ location, message }: Problem): string => {
  if (location === undefined) return printable(message);
  const position = [location.file, location.line, location.column].filter(
    (part) => part !== undefined,
  );
  const path = location.path ? ` ${location.path}` : '';
  return printable(`${position.join(':')}${path}: ${message}`);
};
