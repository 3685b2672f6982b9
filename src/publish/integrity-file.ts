import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { Integrity, type IntegrityFile } from '../api/integrity';
import type { FileIds, Git } from '../branch/git';
import { parseDocument } from '../branch/parse-document';
import type { Published } from '../branch/published';
import { INTEGRITY } from '../branch/published-memory';
import { isAsPublished } from '../branch/state';
import type { File } from '../file';
import type { TaskResult } from '../problem';
import { jsonFile } from '../render/json';
import { compareText } from '../text/compare';
import { digestOf, type FileDigest } from './file-digest';

/** What the published document says of the files at the top, if it is as it was published. */
const publishedDigests = (published: Published): ReadonlyMap<string, FileDigest> => {
  const bytes = published.memory.integrity;
  if (bytes === undefined || !isAsPublished(published.state, published.files, INTEGRITY))
    return new Map();
  const read = parseDocument(Integrity, bytes);
  const files = E.isRight(read) ? read.right.files : [];
  return new Map(files.map(({ path, bytes: size, sha256 }) => [path, { bytes: size, sha256 }]));
};

/** What the files at the top are; one that was taken over unread is read if nothing tells. */
const describeFiles =
  (
    git: Git,
    published: Published,
    written: ReadonlyMap<string, FileDigest>,
    files: ReadonlyArray<readonly [path: string, id: string]>,
  ): TaskResult<IntegrityFile[]> =>
  async () => {
    const former = publishedDigests(published);
    const known = ([path, id]: readonly [string, string]): FileDigest | undefined =>
      written.get(path) ??
      (isAsPublished(published.state, published.files, path) && published.files.get(path) === id
        ? former.get(path)
        : undefined);
    const fetched = await git.fetchBlobs(
      files.filter((file) => known(file) === undefined).map(([, id]) => id),
    )();
    if (E.isLeft(fetched)) return fetched;
    const described: IntegrityFile[] = [];
    for (const file of files) {
      const [path, id] = file;
      const bytes = known(file) === undefined ? await git.readBlob(id)() : undefined;
      if (bytes !== undefined && E.isLeft(bytes)) return bytes;
      const digest = known(file) ?? digestOf(bytes === undefined ? [] : [bytes.right]);
      described.push({ path, ...digest });
    }
    return E.right(described);
  };

/** Not described: the document itself, and what only the action reads. */
const NOT_DESCRIBED = [INTEGRITY, 'state.json'];

/**
 * `integrity.json`: what every file at the top is, and the git ids of the folders. It follows from the bytes
 * of the tree.
 */
export const integrityFile = (
  git: Git,
  published: Published,
  rendered: FileIds,
  written: ReadonlyMap<string, FileDigest>,
  folders: FileIds,
): TaskResult<File & { readonly content: string }> => {
  const files = [...rendered]
    .filter(([path]) => !path.includes('/') && !NOT_DESCRIBED.includes(path))
    .sort(([a], [b]) => compareText(a, b));
  return pipe(
    describeFiles(git, published, written, files),
    TE.map((described) =>
      jsonFile(INTEGRITY, Integrity, {
        ...{ apiVersion: 'v1', resource: 'integrity' },
        files: described,
        folders: [...folders]
          .sort(([a], [b]) => compareText(a, b))
          .map(([path, tree]) => ({ path, tree })),
      }),
    ),
  );
};
