import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Cve } from '../api/security';
import { rollupOf } from '../catalog/rows';
import { type VersionKey, versionKey } from '../catalog/version-key';
import type { Capabilities } from '../effects/capabilities';
import { readRows } from '../published/record';
import type { Scan } from '../reports/scan';
import {
  compareRecords,
  type Differences,
  differencesOf,
  type Replaced,
  type RowChange,
  replacedRecords,
} from './differences';
import type { Draft } from './draft';
import { freshRows } from './load-rows';

type Needed = Pick<Capabilities, 'git' | 'rows'>;

const freshScans = ({ composed }: Draft): ReadonlyMap<VersionKey, ReadonlyArray<Scan>> =>
  new Map(
    composed.decided.flatMap(({ slug, versions }) =>
      versions.flatMap(({ version, decision }) =>
        decision.kind === 'fresh'
          ? [[versionKey(slug, version), decision.outcome.scans] as const]
          : [],
      ),
    ),
  );

/** Reads one replaced record; one that cannot be read is not compared. */
const compareOne =
  ({ git, rows }: Needed, scans: ReadonlyArray<Scan>) =>
  ({ slug, image, version, id }: Replaced): T.Task<ReadonlyArray<[VersionKey, RowChange]>> =>
    pipe(
      git.read(id),
      TE.map((bytes) => {
        const former = readRows(bytes);
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

/**
 * Compares a draft to what was published when it was made. Of the branch only records that the draft
 * replaces are read, all of them in one request and one at a time in memory. Never fails: nothing
 * depends on it but what people are told.
 */
export const compareToPublished =
  (draft: Draft, destination: ReadonlyArray<string>, needed: Needed): T.Task<Differences> =>
  async () => {
    const replaced = replacedRecords(draft, destination);
    const compared = new Map<VersionKey, RowChange>();
    if (replaced.length > 0) {
      const fetched = await needed.git.prefetch({
        blobs: replaced.map(({ id }) => id),
        trees: [],
      })();
      const scans = freshScans(draft);
      for (const each of E.isRight(fetched) ? replaced : []) {
        const own = scans.get(versionKey(each.slug, each.version)) ?? [];
        for (const [key, change] of await compareOne(needed, own)(each)())
          compared.set(key, change);
      }
    }
    return differencesOf(draft, replaced, compared);
  };
