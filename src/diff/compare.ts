import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Cve } from '../api/security';
import { readDetail, readRecord } from '../branch/published-records';
import type { Capabilities } from '../capabilities';
import { freshRecord } from '../catalog/load-records';
import { type VersionKey, versionKey } from '../domain/version-key';
import type { TaskResult } from '../problem';
import { rollupOf, type ScanRecord } from '../reports/record';
import type { Scan } from '../reports/scan';
import { eager } from '../task/eager';
import {
  compareRecords,
  type DiffInput,
  diffScans,
  type ReplacedRecord,
  type RowChange,
  type ScanDiff,
} from './scan-diff';

type Needed = Pick<Capabilities, 'git' | 'rows'>;

const freshScans = ({ decided }: DiffInput): ReadonlyMap<VersionKey, ReadonlyArray<Scan>> =>
  new Map(
    decided.images.flatMap(({ slug, versions }) =>
      versions.flatMap(({ version, decision }) =>
        decision.kind === 'fresh'
          ? [[versionKey(slug, version), decision.outcome.scans] as const]
          : [],
      ),
    ),
  );

type FormerRecord = TaskResult<E.Either<string, ScanRecord>>;

/** Reads replaced records. They are ordered by image, so each image's document is read only once. */
const openFormerRecords = ({ git }: Needed): ((replaced: ReplacedRecord) => FormerRecord) => {
  const detailOf = (id: string) => eager(pipe(git.readBlob(id), TE.map(readDetail)));
  let last: { readonly id: string; readonly detail: ReturnType<typeof detailOf> } | undefined;
  return ({ version, id, ofImage }) => {
    if (!ofImage) return pipe(git.readBlob(id), TE.map(readRecord));
    if (last?.id !== id) last = { id, detail: detailOf(id) };
    const recordIn = (records: ReadonlyMap<string, ScanRecord>) =>
      E.fromNullable('the version is missing')(records.get(version));
    return pipe(last.detail, TE.map(E.chain(recordIn)));
  };
};

/** Compares a replaced record with the new one; a record that cannot be read is left out. */
const compareOne =
  ({ rows: store }: Needed, read: (replaced: ReplacedRecord) => FormerRecord) =>
  (
    replaced: ReplacedRecord,
    scans: ReadonlyArray<Scan>,
  ): T.Task<ReadonlyArray<[VersionKey, RowChange]>> => {
    const { slug, image, version } = replaced;
    return pipe(
      read(replaced),
      TE.map((former) => {
        const current = pipe(
          freshRecord(store, scans),
          // This run wrote them, so they need no decoding.
          E.map(({ rows }) => JSON.parse(rows.toString('utf8')) as ReadonlyArray<Cve>),
        );
        if (E.isLeft(former) || E.isLeft(current)) return [];
        const before = rollupOf(version, image, former.right);
        const change = compareRecords(before, former.right.rows, current.right);
        return [[versionKey(slug, version), change] satisfies [VersionKey, RowChange]];
      }),
      TE.getOrElse(() => async (): Promise<ReadonlyArray<[VersionKey, RowChange]>> => []),
    );
  };

/** Fetches the records that are replaced, in one request. */
export const fetchReplaced = (
  replaced: ReadonlyArray<ReplacedRecord>,
  { git }: Pick<Needed, 'git'>,
): TaskResult<void> =>
  replaced.length === 0 ? TE.right(undefined) : git.fetchBlobs(replaced.map(({ id }) => id));

/**
 * Compares a tree to the published one as soon as the replaced records are fetched, one record at a
 * time in memory. Never fails, because only log and summary depend on it.
 */
export const compareToPublished =
  (tree: DiffInput, fetched: TaskResult<void>, needed: Needed): T.Task<ScanDiff> =>
  async () => {
    const compared = new Map<VersionKey, RowChange>();
    const scans = freshScans(tree);
    const compare = compareOne(needed, openFormerRecords(needed));
    for (const each of E.isRight(await fetched()) ? tree.replaced : []) {
      const own = scans.get(versionKey(each.slug, each.version)) ?? [];
      for (const [key, change] of await compare(each, own)()) compared.set(key, change);
      needed.rows.reset();
    }
    return diffScans(tree, compared);
  };
