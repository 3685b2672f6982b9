import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Update } from './api/items';
import type { Capabilities } from './effects/capabilities';
import type { Effect, Noted } from './errors';
import { parseUpdates } from './updates/parse-updates';

/** Reads the result file of the daily version check. */
export const readUpdates = (
  file: string,
  { files }: Pick<Capabilities, 'files'>,
): Effect<Noted<O.Option<ReadonlyArray<Update>>>> =>
  pipe(
    files.readText(file),
    TE.chainEitherK((text) => parseUpdates(file, text)),
    TE.map(({ value, warnings }) => ({ value: O.some(value), warnings })),
  );
