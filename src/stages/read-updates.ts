import type { Update } from '../api/items';
import type { Capabilities } from '../capabilities';
import { decodeUpdates } from '../manifest/decode-updates';
import type { TaskResult, WithWarnings } from '../problem';
import { parseSourceFile } from '../source-text/parse-source';
import { steps } from '../task/steps';

/** Reads the results of the daily version check, and logs their number. */
export const readUpdates = (
  file: string,
  { workspace, log }: Pick<Capabilities, 'workspace' | 'log'>,
): TaskResult<WithWarnings<ReadonlyArray<Update>>> =>
  steps(function* ($) {
    const text = yield* $(workspace.readText(file));
    const updates = yield* $(decodeUpdates(yield* $(parseSourceFile(file, text))));
    log.info(`updates: ${updates.value.length}`);
    return updates;
  });
