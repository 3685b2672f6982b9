import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import { CVES } from '../api/cve-documents';
import type { DocumentKind } from '../api/document-kind';
import { Instant } from '../api/scalars';
import { nullUnwanted } from '../codec/null-unwanted';
import { futureDateWarning } from '../domain/future-date';
import { isAfter } from '../domain/instant';
import { fail, type Problem, type TaskResult } from '../problem';
import { steps } from '../task/steps';
import type { Blobs } from './git';
import { parseDocument } from './parse-document';
import type { Published } from './published';
import { disprovingFlaw, disprovingGap } from './published-memory';
import { inDocument } from './read-documents';

/** The documents of the branch before this run. */
export interface Yesterday {
  readonly git: Blobs;
  readonly published: Published;
  /** The latest accepted date, RFC 3339 in UTC. */
  readonly latest: string;
  readonly warn: (warning: Problem) => void;
}

/** A published document that decodes. */
export interface FormerDocument<A> {
  readonly found: A;
  /** Without dates of the future; of an edited memory, only what the document owns. */
  readonly usable: A;
}

/** A kind of documents, and which of them to read. */
export interface NeededDocuments<C extends t.Mixed = t.Mixed> {
  readonly kind: DocumentKind<C>;
  readonly keys: Iterable<string>;
  /** Whether a document exists as far as others say that are as published; by default unknown. */
  readonly isListed?: (key: string) => boolean;
}

/** The only document of a kind. */
export const ONLY: ReadonlyArray<string> = [''];

/** The path of a document that may be read: of an edited memory, none that is computed again. */
const pathOf = (
  { published: { memory } }: Yesterday,
  { file, remembered }: DocumentKind,
  key: string,
): string | undefined => (memory.trusted || !remembered?.isDerived ? file(key) : undefined);

/** Fetches the published ones of the needed documents, in one request. */
export const fetchNeeded = (
  yesterday: Yesterday,
  needed: ReadonlyArray<NeededDocuments>,
): TaskResult<void> =>
  yesterday.git.fetchBlobs(
    needed.flatMap(({ kind, keys }) =>
      [...keys].flatMap((key) => {
        const file = pathOf(yesterday, kind, key);
        return (file !== undefined && yesterday.published.files.get(file)) || [];
      }),
    ),
  );

/** What of a document is used: without dates of the future, with a warning about the first one. */
const toUsable = <C extends t.Mixed>(
  { latest, warn, published: { memory } }: Yesterday,
  { codec, remembered }: DocumentKind<C>,
  file: string,
  found: t.TypeOf<C>,
): t.TypeOf<C> => {
  let first: unknown;
  const isWrong = (date: unknown): boolean => {
    const isFuture = typeof date === 'string' && isAfter(latest, date);
    if (isFuture) first ??= date;
    return isFuture;
  };
  const usable = nullUnwanted(codec, found, { codec: Instant, isWrong });
  if (first !== undefined) warn(futureDateWarning(`the date ${first}`, `api/v1/${file}`));
  return memory.trusted || !remembered?.owned ? usable : remembered.owned(usable);
};

/** Warns that a document of the branch is not used, and what happens instead. */
export const warnUnused = (
  { warn }: Yesterday,
  { remembered }: DocumentKind,
  file: string,
  flaw: string,
): void => {
  const lost = remembered ? `; ${remembered.lost}` : '';
  warn(inDocument(file, `the published document is not used: ${flaw}${lost}`));
};

/** Decodes a document, and checks that it is the one with the key. */
const decodeAs = <C extends t.Mixed>(
  { codec, remembered }: DocumentKind<C>,
  key: string,
  bytes: Buffer,
): E.Either<string, t.TypeOf<C>> =>
  pipe(
    parseDocument<t.TypeOf<C>>(codec, bytes),
    E.chain((document) => {
      const flaw = remembered?.flaw?.(document, key);
      return flaw === undefined ? E.right(document) : E.left(flaw);
    }),
  );

/** The content of a document. That of the list of vulnerabilities was read with the branch. */
const readBytes = (
  { git, published: { memory } }: Yesterday,
  file: string,
  id: string,
): TaskResult<Buffer> =>
  file === CVES.path && memory.list ? TE.right(memory.list) : git.readBlob(id);

/**
 * Reads a document, whose content was fetched before; undefined if it is not published or cannot be used. If the
 * memory is as published, a listed document that is missing, or one that cannot be what was published, disproves
 * that: the problem starts the run again, with an edited memory.
 */
export const readYesterday = <C extends t.Mixed>(
  yesterday: Yesterday,
  { kind, isListed }: Omit<NeededDocuments<C>, 'keys'>,
  key: string,
): TaskResult<FormerDocument<t.TypeOf<C>> | undefined> =>
  steps(function* ($) {
    const { published } = yesterday;
    const file = pathOf(yesterday, kind, key);
    if (file === undefined) return undefined;
    const { trusted } = published.memory;
    const id = published.files.get(file);
    if (id === undefined)
      return trusted && isListed?.(key) ? yield* $(fail([disprovingGap(file)])) : undefined;
    const found = decodeAs(kind, key, yield* $(readBytes(yesterday, file, id)));
    if (E.isLeft(found)) {
      if (trusted) yield* $(fail([disprovingFlaw(file, found.left)]));
      warnUnused(yesterday, kind, file, found.left);
      return undefined;
    }
    return { found: found.right, usable: toUsable(yesterday, kind, file, found.right) };
  });

/** Reads documents by key. Fetches in one request what no wave has fetched. */
export const readAllYesterday = <C extends t.Mixed>(
  yesterday: Yesterday,
  needed: NeededDocuments<C>,
): TaskResult<ReadonlyMap<string, t.TypeOf<C>>> =>
  steps(function* ($) {
    yield* $(fetchNeeded(yesterday, [needed]));
    const all = new Map<string, t.TypeOf<C>>();
    for (const key of needed.keys) {
      const document = yield* $(readYesterday(yesterday, needed, key));
      if (document !== undefined) all.set(key, document.usable);
    }
    return all;
  });
