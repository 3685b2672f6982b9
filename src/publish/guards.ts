import * as E from 'fp-ts/Either';
import { type ImageStatus, rollupsOf } from '../decide/image-status';
import { asWarning, fail, failWith, type Problem, problem, type Result } from '../domain/problem';
import { show } from '../domain/values/escape';
import { groupBy } from '../domain/values/group-by';
import { joinLimited } from '../domain/values/plural';
import { parseVersionKey, type VersionKey, versionKey } from '../domain/version-key';
import type { Branch } from '../previous/branch';
import type { Previous } from '../previous/previous';
import type { Inputs } from '../read/inputs/inputs';
import type { Catalog } from '../read/manifest/catalog';

/** What else the branch is used for; undefined if for nothing else. */
const findUse = (
  { tip }: Branch,
  { branch, repository }: Inputs,
  startedOn: string | undefined,
): string | undefined => {
  if (tip === undefined) return undefined;
  if (tip.isDefault) return `the default branch of ${repository}`;
  return branch === startedOn ? 'the branch that this run was started on' : undefined;
};

/**
 * Protects branches that people work on: the default branch, and the one that the run was started on (`startedOn`).
 * Refuses to squash their history, and warns that every publish adds a commit.
 */
export const protectSourceBranch = (
  found: Branch,
  inputs: Inputs,
  startedOn: string | undefined,
): Result<ReadonlyArray<Problem>> => {
  const use = findUse(found, inputs, startedOn);
  if (use === undefined) return E.right([]);
  const name = show(inputs.branch);
  return inputs.history === 'squash'
    ? failWith(
        `input history: found squash for the branch ${name}, which is ${use}, expected append there: squash would delete every commit on it, and the history of its other files; nothing was published; set history: append, or publish to another branch`,
      )
    : E.right([
        problem(
          `input branch: found ${name}, which is ${use}, expected a branch for the catalog alone, since every publish adds a commit; publish to another branch, here or in a separate repository`,
        ),
      ]);
};

/** Refuses to replace an `api/v1` that this action did not write. */
export const stopForeign = (
  { foreign }: Branch,
  { destination, allowRemovals }: Inputs,
): Result<void> => {
  const path = [...destination, 'api/v1'].join('/');
  return foreign && !allowRemovals
    ? failWith(
        `found ${path} on the branch without a state.json of this action, expected one, so nothing was published; choose another destination, or run once with allow-removals: true to replace it`,
      )
    : E.right(undefined);
};

/** An annotation shows only the first 4 KB, so only this many names come before the advice. */
const MAX_LISTED_FIRST = 20;

export interface Remaining {
  readonly slugs: ReadonlySet<string>;
  /** All versions of the new catalog. */
  readonly versions: ReadonlyMap<
    VersionKey,
    { readonly digest: string | null; readonly hasRecord: boolean }
  >;
}

const findRemaining = (
  { images }: Pick<Catalog, 'images'>,
  built: ReadonlyArray<ImageStatus>,
): Remaining => {
  const recorded = new Set(
    built.flatMap((image) =>
      rollupsOf(image).map(({ version }) => versionKey(image.slug, version)),
    ),
  );
  const versions = images.flatMap((image) =>
    (image.versions ?? []).map(({ version, digest = null }) => {
      const key = versionKey(image.slug, version);
      return [key, { digest, hasRecord: recorded.has(key) }] as const;
    }),
  );
  return { slugs: new Set(images.map(({ slug }) => slug)), versions: new Map(versions) };
};

const ADVICE =
  'if this is intended, run once with allow-removals: true; if not, correct the manifest or give the missing reports';

const removalProblems = (
  what: string,
  gone: ReadonlyArray<string>,
  of: number,
): ReadonlyArray<Problem> => {
  if (2 * gone.length <= of) return [];
  const others = gone.slice(MAX_LISTED_FIRST);
  const rest = others.length > 0 ? `; the others are ${others.join(', ')}` : '';
  return [
    problem(
      `this run would remove ${gone.length} of ${of} published ${what} (${joinLimited(gone, MAX_LISTED_FIRST)}), expected at most half of them; nothing was published; ${ADVICE}${rest}`,
    ),
  ];
};

type Records = ReadonlyMap<VersionKey, { readonly hasRecord: boolean }>;

/** By slug, the records of versions that others do not have. */
const recordsBeyond = (others: Records, versions: Records) =>
  groupBy(
    [...versions].flatMap(([key, { hasRecord }]) => (hasRecord && !others.has(key) ? [key] : [])),
    (key) => parseVersionKey(key).slug,
  );

/** The removed records of images that have a new version with a record for each: an update replaced them. */
const findReplaced = (
  { versions: published }: Pick<Previous, 'versions'>,
  { versions }: Remaining,
): ReadonlySet<VersionKey> => {
  const added = recordsBeyond(published, versions);
  const gone = recordsBeyond(versions, published);
  return new Set(
    [...gone].flatMap(([slug, keys]) =>
      keys.length <= (added.get(slug)?.length ?? 0) ? keys : [],
    ),
  );
};

/**
 * Finds out whether a run would remove more than half of the published images, or more than half of the published
 * records. A version with a new digest, or that an update replaced, counts on neither side.
 */
export const checkRemovals = (
  published: Pick<Previous, 'slugs' | 'versions'>,
  remaining: Remaining,
): ReadonlyArray<Problem> => {
  const replaced = findReplaced(published, remaining);
  const records = [...published.versions].flatMap(([key, { hasRecord, digest }]) => {
    const next = remaining.versions.get(key);
    const isOther = next === undefined ? replaced.has(key) : next.digest !== digest;
    return hasRecord && !isOther ? [key] : [];
  });
  const goneImages = published.slugs.filter((slug) => !remaining.slugs.has(slug));
  const goneRecords = records.filter((key) => remaining.versions.get(key)?.hasRecord !== true);
  return [
    ...removalProblems('images', goneImages.map(show), published.slugs.length),
    ...removalProblems('scan records', goneRecords, records.length),
  ];
};

/** Stops a run that removes too much, and reports its warnings too, because they may say why. */
export const stopRemovals = (
  published: Previous,
  catalog: Catalog,
  built: ReadonlyArray<ImageStatus>,
  { allowRemovals }: Inputs,
  warnings: ReadonlyArray<Problem>,
): Result<void> => {
  const problems = allowRemovals ? [] : checkRemovals(published, findRemaining(catalog, built));
  return problems.length > 0 ? fail([...problems, ...warnings.map(asWarning)]) : E.right(undefined);
};
