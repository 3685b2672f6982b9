import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Update } from './api/items';
import type { Capabilities } from './effects/capabilities';
import type { Effect, Noted } from './errors';
import { notationOf } from './source/notation';
import { parseSource } from './source/parse-source';
import { decodeUpdates } from './updates/decode-updates';

/** Reads the result file of the daily version check. */
export const readUpdates = (
  file: string,
  { files }: Pick<Capabilities, 'files'>,
): Effect<Noted<O.Option<ReadonlyArray<Update>>>> =>
  pipe(
    TE.Do,
    TE.bind('text', () => files.readText(file)),
    TE.bind('notation', () => TE.fromTask(() => notationOf(file))),
    TE.chainEitherK(({ notation, text }) => parseSource(notation, file, text)),
    TE.chainEitherK(decodeUpdates),
    TE.map(({ value, warnings }) => ({ value: O.some(value), warnings })),
  );
