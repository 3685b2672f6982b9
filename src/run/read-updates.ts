import type { Update } from '../contract/items';
import type { TaskResult, WithWarnings } from '../domain/problem';
import { steps } from '../domain/task/steps';
import { decodeUpdates } from '../read/manifest/decode-updates';
import { parseSourceFile } from '../read/source-text/parse-source-file';
import type { Capabilities } from './capabilities';

/** Reads the results of the daily version check. */
export const readUpdates = (
  file: string,
  { workspace, log }: Pick<Capabilities, 'workspace' | 'log'>,
): TaskResult<WithWarnings<ReadonlyArray<Update>>> =>
  steps(function* ($) {
    const text = yield* $(workspace.readText(file, 'updates'));
    const updates = yield* $(decodeUpdates(yield* $(parseSourceFile(file, text))));
    log.info(`updates: ${updates.value.length}`);
    return updates;
  });
