import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import { futureDateWarning } from '../domain/future-date';
import { isAfter } from '../domain/instant';
import { type Problem, problem } from '../problem';
import { parseDocument } from './parse-document';

/** A published document, as far as it can be used. */
export interface PublishedDocument<A> {
  readonly value: A | undefined;
  readonly warnings: ReadonlyArray<Problem>;
}

export const NO_DOCUMENT: PublishedDocument<never> = { value: undefined, warnings: [] };

const located = (file: string, message: string): Problem =>
  problem(message, { file: `api/v1/${file}` });

const dropped =
  (file: string, consequence: string) =>
  (flaw: string): PublishedDocument<never> => ({
    value: undefined,
    warnings: [located(file, `the published document is not used: ${flaw}; ${consequence}`)],
  });

/** A date as it is, or null if it is of the future. */
export type DateGuard = (date: string | null) => string | null;

/** Makes dates of the future unknown, and warns of the first of them. */
const dateGuard = (latest: string) => {
  let found: string | null = null;
  return {
    guard: (date: string | null): string | null => {
      if (!isAfter(latest, date)) return date;
      found ??= date;
      return null;
    },
    warnings: (file: string): ReadonlyArray<Problem> =>
      found === null ? [] : [futureDateWarning(`the date ${found}`, `api/v1/${file}`)],
  };
};

/** How a kind of document is read. */
interface Reading<A, B> {
  readonly codec: t.Type<A, unknown, unknown>;
  /** What follows if the document cannot be used. */
  readonly consequence: string;
  /** What is wrong with a document that decodes; undefined if nothing is. */
  readonly flawOf?: (document: A) => string | undefined;
  /** What of it is used, given what makes dates possible. */
  readonly use: (document: A, guard: DateGuard) => B;
}

/**
 * Reads a document of the branch, which anybody may have written. One that does not decode is dropped, and of
 * the others only dates up to `latest` are taken; a warning says so.
 */
export const readDocument =
  <A, B>({ codec, consequence, flawOf, use }: Reading<A, B>) =>
  (file: string, latest: string, bytes: Buffer): PublishedDocument<B> =>
    pipe(
      parseDocument(codec, bytes),
      E.chain((document): E.Either<string, A> => {
        const flaw = flawOf?.(document);
        return flaw === undefined ? E.right(document) : E.left(flaw);
      }),
      E.matchW(dropped(file, consequence), (document): PublishedDocument<B> => {
        const dates = dateGuard(latest);
        return { value: use(document, dates.guard), warnings: dates.warnings(file) };
      }),
    );

/** Reads a document that is as this action published it; fails if it is none, with `advice`. */
export const readOwnDocument = <A>(
  codec: t.Type<A, unknown, unknown>,
  file: string,
  bytes: Buffer,
  advice: string,
): E.Either<Problem, A> =>
  pipe(
    parseDocument(codec, bytes),
    E.mapLeft((flaw) =>
      located(
        file,
        `the published document cannot be used: ${flaw}; nothing was published; ${advice}`,
      ),
    ),
  );
