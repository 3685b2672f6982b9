import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { DocumentKind } from '../contract/document-kind';
import type { ScanRecord } from '../contract/record/record';
import { Instant, PastDay } from '../contract/scalars';
import { VERSION_SECURITY } from '../contract/security-documents';
import { decode, explainFirstMismatch } from '../domain/codec/decode';
import { isRecord } from '../domain/codec/object';
import { type IsWrong, prune, WRONG } from '../domain/codec/prune';
import { futureDateWarning } from '../domain/future-date';
import { isAfter } from '../domain/instant';
import { type Problem, problem, type WithWarnings } from '../domain/problem';
import { versionKey } from '../domain/version-key';
import type { FileIds } from './git';
import { parseBranchJson, parseDocument } from './parse-document';
import { readRecord } from './records';

/** The fetched contents of files below `api/v1`, by path. */
export type Contents = ReadonlyMap<string, Buffer>;

/** The documents of the branch before this run. */
export interface Documents {
  /**
   * A document whose content was fetched; undefined if it is not published or cannot be used, of which a warning says
   * why. In an edited tree, it has no dates of the future.
   */
  readonly read: <C extends t.Mixed>(kind: DocumentKind<C>, key: string) => t.TypeOf<C> | undefined;
  /** The items of a list that decode, without dates of the future; one warning counts the others. */
  readonly readItems: <A>(path: string, codec: t.Type<A, unknown, unknown>) => ReadonlyArray<A>;
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

/** What is left of a decoded document without dates after `latest`: a warning names the first of them. */
export const withoutFuture = <C extends t.Mixed>(
  codec: C,
  found: t.TypeOf<C>,
  latest: string,
  file: string,
): WithWarnings<t.TypeOf<C> | undefined> => {
  let first: unknown;
  const isFuture: IsWrong = (type, date) => {
    const isWrong = (type === Instant || type === PastDay) && isAfter(latest, String(date));
    if (isWrong) first ??= date;
    return isWrong;
  };
  const left = prune(codec, found, isFuture);
  const value: t.TypeOf<C> | undefined = left === WRONG ? undefined : left;
  const effect = value === undefined ? 'the document is dropped' : undefined;
  const warning = () => futureDateWarning(`the date ${first}`, `api/v1/${file}`, effect);
  return { value, warnings: first === undefined ? [] : [warning()] };
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
  const decodeDocument = <C extends t.Mixed>({ codec }: DocumentKind<C>, file: string) =>
    once(file, (bytes): t.TypeOf<C> | undefined => {
      const found = orDropped(
        parseDocument<t.TypeOf<C>>(codec, bytes, isAsPublished),
        file,
        droppedWarning,
      );
      if (found === undefined || isAsPublished) return found;
      const known = withoutFuture(codec, found, latest, file);
      warnings.push(...known.warnings);
      return known.value;
    });
  return {
    flaws: () => warnings,
    read: (kind, key) => decodeDocument(kind, kind.file(key) ?? ''),
    readItems: (path, codec) =>
      once(path, (bytes) => {
        const list = orDropped(parseList(bytes), path, droppedWarning) ?? [];
        const { items, warning } = decodeItems(path, list, codec);
        const known = withoutFuture(t.array(codec), items, latest, path);
        warnings.push(...warning, ...known.warnings);
        return known.value ?? [];
      }) ?? [],
    readRecord: (slug, version) => {
      const file = VERSION_SECURITY.file(versionKey(slug, version));
      return once(file, (bytes) =>
        orDropped(readRecord(bytes, isAsPublished), file, droppedRecord),
      );
    },
  };
};

/** The items of a list, not decoded. */
const parseList = (bytes: Buffer): E.Either<string, ReadonlyArray<unknown>> => {
  const json = parseBranchJson(bytes);
  if (E.isLeft(json)) return json;
  const data = isRecord(json.right) ? json.right['data'] : undefined;
  return Array.isArray(data) ? E.right(data) : E.left('data: found nothing, expected a list');
};

/** The items that decode, and a warning that counts the others. */
const decodeItems = <A>(
  path: string,
  list: ReadonlyArray<unknown>,
  codec: t.Type<A, unknown, unknown>,
): { readonly items: A[]; readonly warning: ReadonlyArray<Problem> } => {
  const items: A[] = [];
  let flaw = '';
  for (const [i, item] of list.entries()) {
    const found = decode(codec, item);
    if (E.isRight(found)) items.push(found.right);
    else flaw ||= explainFirstMismatch(found.left, ['data', i]);
  }
  const lost = list.length - items.length;
  const message = `${lost} of ${list.length} published items are not used: ${flaw}`;
  return { items, warning: lost > 0 ? [inDocument(path, message)] : [] };
};
