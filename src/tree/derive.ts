import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import type { DocumentKind } from '../api/document-kind';
import type { TaskResult } from '../problem';
import {
  type FormerDocument,
  type NeededDocuments,
  ONLY,
  readYesterday,
  type Yesterday,
} from '../published/yesterday';
import { exactJsonFile, jsonFile } from '../render/json';
import { steps } from '../task/steps';
import type { TreeWriter } from './tree-writer';

/** The documents of a kind, while they are derived. What is neither written nor removed is kept unread. */
export interface Documents<A> {
  /** Reads a published document that the derivation needs. */
  readonly read: (key: string) => TaskResult<FormerDocument<A> | undefined>;
  /**
   * Writes a document, or removes it if there is none; removes it, too, if it has more than `maxBytes`. Returns its size
   * in bytes.
   */
  readonly write: (key: string, document: A | undefined) => TaskResult<number>;
}

/**
 * How the documents of a kind follow from this run and from yesterday's documents. `keys` are those that it reads,
 * known before any is read.
 */
export interface Derivation<C extends t.Mixed, R> extends NeededDocuments<C> {
  /**
   * The documents have exactly the keys of their codec, in their order, and need no encoding: that takes longer than
   * everything else if they have many entries.
   */
  readonly isExact?: true;
  /** Documents may be as large as files are by default. */
  readonly maxBytes?: number;
  /** Writes and removes documents. Returns what others follow from. */
  readonly next: (documents: Documents<t.TypeOf<C>>) => TaskResult<R>;
}

/** What the documents of a run are derived from, and the writer that collects them. */
export interface Deriving extends Yesterday {
  readonly tree: TreeWriter;
}

/** Derives the documents of a kind. Of an edited memory, nothing is kept unread. */
export const derive = <C extends t.Mixed, R>(
  run: Deriving,
  derivation: Derivation<C, R>,
): TaskResult<R> =>
  steps(function* ($) {
    const { kind, isExact, maxBytes = Number.POSITIVE_INFINITY } = derivation;
    const { published, tree } = run;
    const needed = new Set(derivation.keys);
    const changed = new Set<string>();
    const file = (key: string): string => kind.file(key) ?? '';
    const render = isExact ? exactJsonFile : jsonFile;
    const result = yield* $(
      derivation.next({
        read: (key) =>
          needed.has(key) ? readYesterday(run, derivation, key) : TE.right(undefined),
        write: (key, document) =>
          steps(function* ($) {
            changed.add(file(key));
            const rendered = document && render({ file, codec: kind.codec }, key, document);
            const size = rendered ? Buffer.byteLength(rendered.content) : 0;
            if (rendered && size <= maxBytes) yield* $(tree.write(rendered));
            else tree.files.delete(file(key));
            return size;
          }),
      }),
    );
    const isKept = (path: string): boolean => kind.keyOf(path) !== undefined && !changed.has(path);
    if (published.memory.trusted) yield* $(tree.keep([...published.files.keys()].filter(isKept)));
    return result;
  });

/**
 * How documents follow one by one from the published ones: `next` makes the document of a key, undefined for one that is
 * removed. Returns `result`, which `next` may fill. `touched` are the keys in their order, by default those that are read.
 */
export const oneByOne = <C extends t.Mixed, R>(
  needed: Omit<Derivation<C, R>, 'next'>,
  next: (
    key: string,
    former: FormerDocument<t.TypeOf<C>> | undefined,
  ) => TaskResult<t.TypeOf<C> | undefined>,
  result: R,
  touched: Iterable<string> = needed.keys,
): Derivation<C, R> => ({
  ...needed,
  next: ({ read, write }) =>
    steps(function* ($) {
      for (const key of touched) yield* $(write(key, yield* $(next(key, yield* $(read(key))))));
      return result;
    }),
});

/** A document that is the only one of its kind. */
export interface Single<A> {
  readonly before: A | undefined;
  readonly now: A;
}

/** How the only document of a kind follows from the published one. */
export const single = <C extends t.Mixed>(
  kind: DocumentKind<C>,
  next: (before: t.TypeOf<C> | undefined) => t.TypeOf<C>,
): Derivation<C, Single<t.TypeOf<C>>> => ({
  kind,
  keys: ONLY,
  next: ({ read, write }) =>
    steps(function* ($) {
      const before = (yield* $(read('')))?.usable;
      const now = next(before);
      yield* $(write('', now));
      return { before, now };
    }),
});
