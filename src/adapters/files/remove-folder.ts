import { rmSync } from 'node:fs';
import { type Problem, problem } from '../../problem';
import { errorMessage } from '../../task/attempt';
import { show } from '../../text/escape';

/**
 * Removes a folder of ours, which may be gone already. That it stays is a pity, and no more: what is
 * published is published.
 */
export const removeFolder = (folder: string): ReadonlyArray<Problem> => {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    return [];
  } catch (thrown) {
    const what = `the folder ${show(folder)}, which nobody needs any more, cannot be removed`;
    return [problem(`${what}: ${errorMessage(thrown)}; remove it where the runner is used again`)];
  }
};
