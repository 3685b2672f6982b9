import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Inputs } from '../inputs/inputs';
import type { TaskResult } from '../problem';
import { likelyDocuments } from '../publish/likely-documents';
import type { PublishRequest } from '../publish/plan';
import type { Git, Snapshot } from '../published/git';
import { type Branch, readBranch } from '../published/read-branch';
import { startNow } from '../task/start-now';
import { steps } from '../task/steps';
import type { StartedReading } from './read-reports';

/** The most reports that the branch waits for: they are read before the server has sent the tip. */
const MAX_AWAITED = 100;

/** The branch, which is read while the run goes on. */
export interface StartedBranch {
  /** Waits until the branch is read, or waits for `finish`. */
  readonly settled: TaskResult<unknown>;
  /** The branch, with the documents fetched that a publish of the scans probably reads. Call it once. */
  readonly finish: (request: Pick<PublishRequest, 'manifest' | 'scans'>) => TaskResult<Branch>;
}

/**
 * Starts to read the branch. With few reports, it is read in `finish`: then one request fetches the documents that
 * every run reads, and those of the images with a report.
 */
export const startBranch = (
  git: Git,
  inputs: Inputs,
  tip: TaskResult<O.Option<Snapshot>>,
  reports: TaskResult<StartedReading> | undefined,
): StartedBranch => {
  const waits = steps(function* ($) {
    if (inputs.dryRun || reports === undefined) return false;
    const { files } = yield* $(reports);
    return files > 0 && files <= MAX_AWAITED;
  });
  const early = startNow(
    steps(function* ($) {
      const isAwaited = yield* $(TE.orElse(() => TE.right(false))(waits));
      return isAwaited ? O.none : O.some(yield* $(readBranch(git, inputs, tip)));
    }),
  );
  return {
    settled: early,
    finish: (request) =>
      startNow(
        steps(function* ($) {
          const read = yield* $(early);
          return O.isSome(read)
            ? read.value
            : yield* $(readBranch(git, inputs, tip, likelyDocuments(request)));
        }),
      ),
  };
};
