import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { DocumentKind } from '../contract/document-kind';
import type { ScanRecord } from '../contract/record/record';
import { Instant, PastDay } from '../contract/scalars';
import { VERSION_SECURITY } from '../contract/security-documents';
import { findPart } from '../domain/codec/find-part';
import { type Problem, problem } from '../domain/problem';
import { versionKey } from '../domain/version-key';
import type { FileIds } from './git';
import { parseDocument } from './parse-document';
import { readRecord } from './records';

/** The fetched contents of files below `api/v1`, by path. */
export type Contents = ReadonlyMap<string, Buffer>;

/** The documents of the branch before this run. */
export interface Documents {
  /**
   * A published document; undefined if there is none, or it was dropped, for which a warning gives the reason. In an
   * edited tree, a date in the future is such a reason.
   */
  readonly read: <C extends t.Mixed>(kind: DocumentKind<C>, key: string) => t.TypeOf<C> | undefined;
  readonly readRecord: (slug: string, version: string) => ScanRecord | undefined;
  /** Warns of the documents that were read and could not be used. */
  readonly flaws: () => ReadonlyArray<Problem>;
}

export const inDocument = (file: string, message: string): Problem =>
  problem(message, { file: `api/v1/${file}` });

export const droppedWarning = (file: string, flaw: string): Problem =>
  inDocument(
    file,
    `the published document is dropped: ${flaw}; what only it remembered starts over`,
  );

const droppedRecord = (file: string, flaw: string): Problem =>
  inDocument(file, `the published record is dropped: ${flaw}; scan the version again`);

/** The first date after `latest` in a decoded document; undefined without one. */
export const findFutureDate = (codec: t.Mixed, document: unknown, latest: string): unknown =>
  findPart(
    codec,
    document,
    (type, date) => (type === Instant || type === PastDay) && String(date) > latest,
  );

/** Fails if a decoded document has a date after `latest`. */
export const refuseFuture =
  <A>(codec: t.Type<A, unknown, unknown>, latest: string) =>
  (document: A): E.Either<string, A> => {
    const date = findFutureDate(codec, document, latest);
    return date === undefined
      ? E.right(document)
      : E.left(
          `found the date ${date}, expected at most 24 hours ahead of the clock of this runner; check the clocks`,
        );
  };

/**
 * Opens the documents of a branch, which are all as published or not. Each is decoded when it is asked for, and once.
 * Reading one of the published `files` before it was loaded throws. `latest` is the latest accepted date, RFC 3339 in UTC.
 */
export const openDocuments = (
  contents: Contents,
  isAsPublished: boolean,
  latest: string,
  files: FileIds,
): Documents => {
  const warnings: Problem[] = [];
  const decoded = new Map<string, unknown>();
  const once = <A>(file: string, make: (bytes: Buffer) => A): A | undefined => {
    const bytes = contents.get(file);
    if (bytes === undefined) {
      // A bug in this action, not a missing document.
      if (files.has(file)) throw new Error(`${file} is published, but was not loaded`);
      return undefined;
    }
    if (!decoded.has(file)) decoded.set(file, make(bytes));
    return decoded.get(file) as A;
  };
  const orDropped = <A>(
    result: E.Either<string, A>,
    file: string,
    warningOf: typeof droppedWarning,
  ): A | undefined => {
    if (E.isRight(result)) return result.right;
    warnings.push(warningOf(file, result.left));
    return undefined;
  };
  return {
    flaws: () => warnings,
    read: <C extends t.Mixed>({ codec, file }: DocumentKind<C>, key: string) => {
      const path = file(key) ?? '';
      return once(path, (bytes): t.TypeOf<C> | undefined => {
        const found = parseDocument<t.TypeOf<C>>(codec, bytes, isAsPublished);
        const sound = isAsPublished ? found : E.chain(refuseFuture(codec, latest))(found);
        return orDropped(sound, path, droppedWarning);
      });
    },
    readRecord: (slug, version) => {
      const file = VERSION_SECURITY.file(versionKey(slug, version));
      return once(file, (bytes) =>
        orDropped(readRecord(bytes, isAsPublished), file, droppedRecord),
      );
    },
  };
};
