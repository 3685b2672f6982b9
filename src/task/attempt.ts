import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { type Problem, problem, type Result, type TaskResult } from '../problem';

/**
 * What a thrown value says, whatever was thrown. Known by its message and not by its class: an error of
 * another realm is no instance of the `Error` of this one, and the same error has to read the same.
 */
export const errorMessage = (thrown: unknown): string =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'message' in thrown &&
  typeof thrown.message === 'string'
    ? thrown.message
    : String(thrown);

/** Carries problems out of code that has to throw. */
export class ProblemError extends Error {
  constructor(readonly problems: readonly [Problem, ...Problem[]]) {
    super(problems[0].message);
  }
}

const toProblems =
  (what: (cause: string) => string) =>
  (thrown: unknown): [Problem, ...Problem[]] =>
    thrown instanceof ProblemError ? [...thrown.problems] : [problem(what(errorMessage(thrown)))];

/** Runs code that may throw; `what` makes a message of what was thrown. */
export const attempt = <A>(
  run: () => Promise<A>,
  describe: (cause: string) => string,
): TaskResult<A> => TE.tryCatch(run, toProblems(describe));

export const attemptSync = <A>(run: () => A, what: (cause: string) => string): Result<A> =>
  E.tryCatch(run, toProblems(what));
