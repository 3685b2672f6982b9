import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import { futureDateWarning } from '../domain/future-date';
import { isAfter } from '../domain/instant';
import { type Problem, problem } from '../problem';
import { parseDocument } from './parse-document';

/** The usable content of a published document, and warnings about it. */
export interface PublishedDocument<A> {
  readonly value: A | undefined;
  readonly warnings: ReadonlyArray<Problem>;
  /** Why the document cannot be what was published; undefined unless that is certain. */
  readonly flaw?: string;
}

export const NO_DOCUMENT: PublishedDocument<never> = { value: undefined, warnings: [] };

const located = (file: string, message: string): Problem =>
  problem(message, { file: `api/v1/${file}` });

/** A document that is not used, and what happens instead. */
export const unusable = (
  file: string,
  why: string,
  consequence: string,
): PublishedDocument<never> => ({
  value: undefined,
  warnings: [located(file, `the published document is not used: ${why}; ${consequence}`)],
});

/** Returns a date, or null if it is in the future. */
export type DateGuard = (date: string | null) => string | null;

/** Replaces future dates by null, and warns about the first one. */
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

/** How to read a kind of document. */
interface Reading<A, B> {
  readonly codec: t.Type<A, unknown, unknown>;
  /** What happens if the document cannot be used, for the warning. */
  readonly consequence: string;
  /** A flaw of a document that decodes; undefined if there is none. */
  readonly flawOf?: (document: A) => string | undefined;
  /** Returns the usable content, with `guard` applied to its dates. */
  readonly use: (document: A, guard: DateGuard) => B;
}

/**
 * Reads a document of the branch, which anybody may have edited. Drops a document that does not decode, and dates
 * later than `latest`; a warning says so.
 */
export const readDocument = <A, B>(
  file: string,
  latest: string,
  bytes: Buffer,
  { codec, consequence, flawOf, use }: Reading<A, B>,
): PublishedDocument<B> =>
  pipe(
    parseDocument(codec, bytes),
    E.chain((document): E.Either<string, A> => {
      const flaw = flawOf?.(document);
      return flaw === undefined ? E.right(document) : E.left(flaw);
    }),
    E.matchW(
      (flaw): PublishedDocument<B> => ({ ...unusable(file, flaw, consequence), flaw }),
      (document) => {
        const dates = dateGuard(latest);
        return { value: use(document, dates.guard), warnings: dates.warnings(file) };
      },
    ),
  );
