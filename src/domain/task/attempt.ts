import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { type Location, type Problem, problem, type Result, type TaskResult } from '../problem';

/** The message of any thrown value. Does not use `instanceof Error`, which is false for errors of another realm. */
export const errorMessage = (thrown: unknown): string =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'message' in thrown &&
  typeof thrown.message === 'string'
    ? thrown.message
    : String(thrown);

/** The system's code of a thrown error, such as `ENOENT`; empty without one. */
export const errorCode = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown ? String(thrown.code) : '';

/** Carries problems out of code that throws. */
export class ProblemError extends Error {
  constructor(readonly problems: readonly [Problem, ...Problem[]]) {
    super(problems[0].message);
  }
}

/** Stops code that throws with one problem. */
export const stop = (message: string, location?: Location): never => {
  throw new ProblemError([problem(message, location)]);
};

const toProblems =
  (describe: (cause: string) => string) =>
  (thrown: unknown): [Problem, ...Problem[]] =>
    thrown instanceof ProblemError
      ? [...thrown.problems]
      : [problem(describe(errorMessage(thrown)))];

/** Runs code that may throw; `describe` turns the message of an error into the message of a problem. */
export const attempt = <A>(
  run: () => Promise<A>,
  describe: (cause: string) => string,
): TaskResult<A> => TE.tryCatch(run, toProblems(describe));

export const attemptSync = <A>(run: () => A, describe: (cause: string) => string): Result<A> =>
  E.tryCatch(run, toProblems(describe));
