import type { Published } from '../branch/published';
import type { Catalog } from '../catalog/catalog';
import type { ImageSecurity } from '../catalog/records';
import { parseVersionKey, type VersionKey, versionKey } from '../domain/version-key';
import { type Problem, problem } from '../problem';
import { joinLimited } from '../text/join-limited';

/** Names before what to do; an annotation shows the first 4 KB of a text. */
const MAX_LISTED_FIRST = 20;

/** A version of the next tree. */
export interface NextVersion {
  readonly digest: string | null;
  readonly hasRecord: boolean;
}

/** What the next tree holds, as far as the limit needs it. */
export interface NextVersions {
  readonly slugs: ReadonlySet<string>;
  /** Every version of the new catalog. */
  readonly versions: ReadonlyMap<VersionKey, NextVersion>;
}

/** What a catalog and its records hold. */
export const nextVersions = (
  { images }: Pick<Catalog, 'images'>,
  security: ReadonlyArray<ImageSecurity>,
): NextVersions => {
  const versions = new Map<VersionKey, NextVersion>();
  for (const { slug, versions: all = [] } of images) {
    for (const { version, digest = null } of all)
      versions.set(versionKey(slug, version), { digest, hasRecord: false });
  }
  for (const { slug, versions: all } of security) {
    for (const { version, digest, rollup } of all)
      if (rollup) versions.set(versionKey(slug, version), { digest, hasRecord: true });
  }
  return { slugs: new Set(images.map(({ slug }) => slug)), versions };
};

const ADVICE =
  'if this is meant, run once with allow-removals: true; if not, correct the manifest or give the missing reports';

const stop = (what: string, gone: ReadonlyArray<string>, of: number): ReadonlyArray<Problem> => {
  if (2 * gone.length <= of) return [];
  const others = gone.slice(MAX_LISTED_FIRST);
  const rest = others.length > 0 ? `; the others are ${others.join(', ')}` : '';
  return [
    problem(
      `this run would remove ${gone.length} of ${of} published ${what} (${joinLimited(gone, MAX_LISTED_FIRST)}); nothing was published; ${ADVICE}${rest}`,
    ),
  ];
};

const RECORD = /^security\/([^/]+)\/([^/]+)\.json$/;

/** The records of the branch by the names of their files: no document has to decode for that. */
const listRecords = ({ files }: Published): ReadonlyArray<VersionKey> =>
  [...files.keys()].flatMap((file) => {
    const [, slug, version] = RECORD.exec(file) ?? [];
    return slug && version ? [versionKey(slug, version)] : [];
  });

/** The published images; where the list of them was lost, those that have a status or a record. */
const listImages = ({ slugs, versions }: Published, records: ReadonlyArray<VersionKey>) => {
  const named = [...versions.keys(), ...records].map((key) => parseVersionKey(key).slug);
  return slugs.length > 0 ? slugs : [...new Set(named)];
};

/**
 * Stops a run that would remove more than half of the published images, or more than half of the
 * published records; a version that got another digest counts on neither side.
 */
export const checkRemovals = (
  published: Published,
  remaining: NextVersions,
): ReadonlyArray<Problem> => {
  const all = listRecords(published);
  const records = all.filter((key) => {
    const next = remaining.versions.get(key);
    const before = published.versions.get(key);
    return next === undefined || before === undefined || next.digest === before.digest;
  });
  const images = listImages(published, all);
  const goneImages = images.filter((slug) => !remaining.slugs.has(slug));
  const goneRecords = records.filter((key) => remaining.versions.get(key)?.hasRecord !== true);
  return [
    ...stop('images', goneImages, images.length),
    ...stop('scan records', goneRecords, records.length),
  ];
};
