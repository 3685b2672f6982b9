import { rmSync } from 'node:fs';
import { type Problem, problem } from '../../domain/problem';
import { errorMessage } from '../../domain/task/attempt';
import { show } from '../../domain/values/escape';

/** Removes a temporary folder, if it exists. A failure is only a warning, because the run is complete by then. */
export const removeFolder = (folder: string): ReadonlyArray<Problem> => {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    return [];
  } catch (thrown) {
    const what = `the temporary folder ${show(folder)} could not be removed`;
    return [problem(`${what}: ${errorMessage(thrown)}; remove it if the runner is used again`)];
  }
};
