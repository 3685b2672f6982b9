import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Update } from '../api/items';
import type { Capabilities } from '../capabilities';
import { parseSourceFile } from '../document/parse-source';
import { decodeUpdates } from '../manifest/decode-updates';
import type { TaskResult, WithWarnings } from '../problem';

/** Reads the results of the daily version check. */
export const readUpdates = (
  file: string,
  { workspace }: Pick<Capabilities, 'workspace'>,
): TaskResult<WithWarnings<O.Option<ReadonlyArray<Update>>>> =>
  pipe(
    workspace.readText(file),
    TE.chain((text) => parseSourceFile(file, text)),
    TE.chainEitherK(decodeUpdates),
    TE.map(({ value, warnings }) => ({ value: O.some(value), warnings })),
  );
