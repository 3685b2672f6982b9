import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Update } from '../api/items';
import type { Capabilities } from '../capabilities';
import { notationOf } from '../document/notation';
import { parseSource } from '../document/parse-source';
import { decodeUpdates } from '../manifest/decode-updates';
import type { TaskResult, WithWarnings } from '../problem';

/** Reads the result file of the daily version check. */
export const readUpdates = (
  file: string,
  { workspace, log }: Pick<Capabilities, 'workspace' | 'log'>,
): TaskResult<WithWarnings<O.Option<ReadonlyArray<Update>>>> =>
  pipe(
    TE.Do,
    TE.bind('text', () => workspace.readText(file)),
    TE.bind('notation', () => TE.fromTask(() => notationOf(file))),
    TE.chainEitherK(({ notation, text }) => parseSource(notation, file, text)),
    TE.chainEitherK(decodeUpdates),
    TE.tapIO(
      ({ value }) =>
        () =>
          log.info(`updates: ${value.length}`),
    ),
    TE.map(({ value, warnings }) => ({ value: O.some(value), warnings })),
  );
