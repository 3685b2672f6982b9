import type { VersionKey } from '../catalog/version-key';
import { type Problem, problem } from '../errors';
import type { Published } from '../published/published';

const MOST_LISTED = 20;

const listed = (names: ReadonlyArray<string>): string => {
  const more = names.length - MOST_LISTED;
  return names.slice(0, MOST_LISTED).join(', ') + (more > 0 ? ` and ${more} more` : '');
};

/** What the next tree holds, as far as the brake needs it. */
export interface Remaining {
  readonly slugs: ReadonlySet<string>;
  /** Every version of the new catalog, its digest, and whether it has a record. */
  readonly versions: ReadonlyMap<
    VersionKey,
    { readonly digest: string | null; readonly hasRecord: boolean }
  >;
}

const MEND =
  'if this is meant, run once with allow-removals: true; if not, mend the manifest or give the missing reports';

const stop = (what: string, gone: ReadonlyArray<string>, of: number): ReadonlyArray<Problem> =>
  2 * gone.length > of
    ? [
        problem(
          `this run would remove ${gone.length} of ${of} published ${what} (${listed(gone)}); nothing was published; ${MEND}`,
        ),
      ]
    : [];

/**
 * Stops a run that would remove more than half of the published images, or more than half of the
 * published records; a version that got another digest counts on neither side.
 */
export const brake = (published: Published, remaining: Remaining): ReadonlyArray<Problem> => {
  const records = [...published.versions].filter(([key, version]) => {
    const next = remaining.versions.get(key);
    return version.hasRecord && (next === undefined || next.digest === version.digest);
  });
  const goneImages = published.slugs.filter((slug) => !remaining.slugs.has(slug));
  const goneRecords = records
    .filter(([key]) => remaining.versions.get(key)?.hasRecord !== true)
    .map(([key]) => key);
  return [
    ...stop('images', goneImages, published.slugs.length),
    ...stop('scan records', goneRecords, records.length),
  ];
};
