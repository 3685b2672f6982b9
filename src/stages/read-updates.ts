import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Update } from '../api/items';
import type { Capabilities } from '../capabilities';
import { decodeUpdates } from '../manifest/decode-updates';
import type { TaskResult, WithWarnings } from '../problem';
import { parseSourceFile } from '../source-text/parse-source';

/** Reads the results of the daily version check, and logs their number. */
export const readUpdates = (
  file: string,
  { workspace, log }: Pick<Capabilities, 'workspace' | 'log'>,
): TaskResult<WithWarnings<ReadonlyArray<Update>>> =>
  pipe(
    workspace.readText(file),
    TE.chain((text) => parseSourceFile(file, text)),
    TE.chainEitherK(decodeUpdates),
    TE.tapIO(
      ({ value }) =>
        () =>
          log.info(`updates: ${value.length}`),
    ),
  );
