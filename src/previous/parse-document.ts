import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import { decode, explainFirstMismatch } from '../domain/codec/decode';
import { isTooDeep, MAX_DEPTH } from '../domain/codec/depth';
import { isTooLarge, MAX_FILE_BYTES } from '../domain/file';

/** `state.json` contains a manifest of the maximum depth, one level down. */
const MAX_DOCUMENT_DEPTH = MAX_DEPTH + 1;

const TOO_LARGE = `found more than ${MAX_FILE_BYTES / (1024 * 1024)} MiB, expected a smaller document`;

/** Parses a document of the branch. It is untrusted, so its depth is limited too. */
export const parseBranchJson = (bytes: Buffer): E.Either<string, unknown> =>
  pipe(
    isTooLarge(bytes) ? E.left(TOO_LARGE) : E.right(bytes),
    E.chain(() =>
      E.tryCatch(
        () => JSON.parse(bytes.toString('utf8')) as unknown,
        () => 'not valid JSON',
      ),
    ),
    E.filterOrElse(
      (json) => !isTooDeep(json, MAX_DOCUMENT_DEPTH),
      () => `nested more than ${MAX_DOCUMENT_DEPTH} levels deep`,
    ),
  );

/**
 * Parses and decodes a document of the branch; fails with its first flaw. A document as this action wrote it has no
 * unknown keys, so checking its form is enough and takes a fraction of the time.
 */
export const parseDocument = <A>(
  codec: t.Type<A, unknown, unknown>,
  bytes: Buffer,
  isAsPublished = false,
): E.Either<string, A> =>
  pipe(
    parseBranchJson(bytes),
    E.chain((json) =>
      isAsPublished && codec.is(json)
        ? E.right(json)
        : pipe(
            decode(codec, json),
            E.mapLeft((all) => explainFirstMismatch(all)),
          ),
    ),
  );
