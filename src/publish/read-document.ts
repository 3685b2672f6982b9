import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { NO_DOCUMENT, type PublishedDocument } from '../branch/published-document';
import { disprovingFlaw, disprovingGap } from '../branch/published-memory';
import type { Problem, Result, TaskResult } from '../problem';
import type { TreeBuild } from './build-images';

export type Sources = Pick<TreeBuild, 'git' | 'published' | 'latest'>;

/** Fetches those of the files that are published, in one request. */
export const fetchFiles = (
  { git, published }: Sources,
  files: ReadonlyArray<string>,
): TaskResult<void> => git.fetchBlobs(files.flatMap((file) => published.files.get(file) ?? []));

/** Reads a fetched document; undefined if it is not published. */
const readFile = (
  { git, published }: Sources,
  file: string | undefined,
): TaskResult<Buffer | undefined> => {
  const id = file === undefined ? undefined : published.files.get(file);
  return id === undefined ? TE.right(undefined) : git.readBlob(id);
};

/** The usable documents by key. */
export interface FoundDocuments<A> {
  readonly found: ReadonlyMap<string, A>;
  readonly warnings: ReadonlyArray<Problem>;
}

/** A kind of documents of the memory, by key. */
interface Kind<A> {
  readonly fileOf: (key: string) => string | undefined;
  readonly read: (key: string, bytes: Buffer) => PublishedDocument<A>;
  /** Whether the document exists as far as others say that are as published. */
  readonly isListed: (key: string) => boolean;
}

/** A trusted memory is disproved by a document that is missing, or cannot be what was published. */
export const checkTrusted = <A>(
  { published }: Sources,
  file: string | undefined,
  document: PublishedDocument<A> | undefined,
  isListed: boolean,
): Result<PublishedDocument<A>> => {
  if (published.memory.trusted && file !== undefined) {
    if (document?.flaw !== undefined) return E.left([disprovingFlaw(file, document.flaw)]);
    if (document === undefined && isListed) return E.left([disprovingGap(file)]);
  }
  return E.right(document ?? NO_DOCUMENT);
};

/** Reads a fetched document of the memory. */
export const readOne = <A>(
  sources: Sources,
  key: string,
  { fileOf, read, isListed }: Kind<A>,
): TaskResult<PublishedDocument<A>> =>
  pipe(
    readFile(sources, fileOf(key)),
    TE.chainEitherK((bytes) =>
      checkTrusted(sources, fileOf(key), bytes && read(key, bytes), isListed(key)),
    ),
  );

/** Reads the published ones of the documents with the given keys, in at most one request. */
export const readAll =
  <A>(sources: Sources, keys: Iterable<string>, kind: Kind<A>): TaskResult<FoundDocuments<A>> =>
  async () => {
    const all = [...keys];
    const fetched = await fetchFiles(
      sources,
      all.flatMap((key) => kind.fileOf(key) ?? []),
    )();
    if (E.isLeft(fetched)) return fetched;
    const found = new Map<string, A>();
    const warnings: Problem[] = [];
    for (const key of all) {
      const document = await readOne(sources, key, kind)();
      if (E.isLeft(document)) return document;
      if (document.right.value !== undefined) found.set(key, document.right.value);
      warnings.push(...document.right.warnings);
    }
    return E.right({ found, warnings });
  };
