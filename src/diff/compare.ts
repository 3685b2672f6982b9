import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Cve } from '../api/security';
import { readDetail, readRows } from '../branch/published-rows';
import type { Capabilities } from '../capabilities';
import { freshRows } from '../catalog/load-rows';
import { type VersionKey, versionKey } from '../domain/version-key';
import type { TaskResult } from '../problem';
import { rollupOf } from '../reports/rows';
import type { Scan } from '../reports/scan';
import { eager } from '../task/eager';
import {
  type Compared,
  compareRecords,
  type Differences,
  differencesOf,
  type Replaced,
  type RowChange,
} from './scan-diff';

type Needed = Pick<Capabilities, 'git' | 'rows'>;

const freshScans = ({ composed }: Compared): ReadonlyMap<VersionKey, ReadonlyArray<Scan>> =>
  new Map(
    composed.decided.flatMap(({ slug, versions }) =>
      versions.flatMap(({ version, decision }) =>
        decision.kind === 'fresh'
          ? [[versionKey(slug, version), decision.outcome.scans] as const]
          : [],
      ),
    ),
  );

type FormerRows = TaskResult<E.Either<string, ReadonlyArray<Cve>>>;

/** Reads replaced rows. They come image by image: the document of an image is read for all its versions. */
const formerReader = ({ git }: Needed): ((replaced: Replaced) => FormerRows) => {
  const detailOf = (id: string) => eager(pipe(git.readBlob(id), TE.map(readDetail)));
  let last: { readonly id: string; readonly detail: ReturnType<typeof detailOf> } | undefined;
  return ({ version, id, ofImage }) => {
    if (!ofImage) return pipe(git.readBlob(id), TE.map(readRows));
    if (last?.id !== id) last = { id, detail: detailOf(id) };
    const rowsIn = (rows: ReadonlyMap<string, ReadonlyArray<Cve>>) =>
      E.fromNullable('the version is not in it')(rows.get(version));
    return pipe(last.detail, TE.map(E.chain(rowsIn)));
  };
};

/** Compares one replaced record; one that cannot be read is not compared. */
const compareOne =
  ({ rows }: Needed, read: (replaced: Replaced) => FormerRows) =>
  (
    replaced: Replaced,
    scans: ReadonlyArray<Scan>,
  ): T.Task<ReadonlyArray<[VersionKey, RowChange]>> => {
    const { slug, image, version } = replaced;
    return pipe(
      read(replaced),
      TE.map((former) => {
        const current = pipe(
          freshRows(rows, scans),
          // Written by this run as the API has them.
          E.map(({ json }) => JSON.parse(json.toString('utf8')) as ReadonlyArray<Cve>),
        );
        if (E.isLeft(former) || E.isLeft(current)) return [];
        const before = rollupOf(version, image, former.right);
        const change = compareRecords(before, former.right, current.right);
        return [[versionKey(slug, version), change] satisfies [VersionKey, RowChange]];
      }),
      TE.getOrElse(() => async (): Promise<ReadonlyArray<[VersionKey, RowChange]>> => []),
    );
  };

/** Fetches the records that are replaced, all that are not here yet in one request. */
export const bringReplaced = (
  replaced: ReadonlyArray<Replaced>,
  { git }: Pick<Needed, 'git'>,
): TaskResult<void> =>
  replaced.length === 0 ? TE.right(undefined) : git.fetchBlobs(replaced.map(({ id }) => id));

/**
 * Compares a tree to what was published when it was made, once the records that it replaces are brought;
 * one at a time in memory. Never fails: nothing depends on it but what people are told.
 */
export const compareToPublished =
  (tree: Compared, brought: TaskResult<void>, needed: Needed): T.Task<Differences> =>
  async () => {
    const compared = new Map<VersionKey, RowChange>();
    const scans = freshScans(tree);
    const compare = compareOne(needed, formerReader(needed));
    for (const each of E.isRight(await brought()) ? tree.replaced : []) {
      const own = scans.get(versionKey(each.slug, each.version)) ?? [];
      for (const [key, change] of await compare(each, own)()) compared.set(key, change);
      needed.rows.release();
    }
    return differencesOf(tree, compared);
  };
