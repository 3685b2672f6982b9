import type { DigestDocument, DigestEntry, RemovedItem } from '../api/digests';
import { digestPrefix, servedPath, versionDetailFile } from '../api/paths';
import type { ImageReleases } from '../api/releases';
import { groupBy } from '../domain/group-by';
import { compareVersions } from '../domain/version-order';
import { compareText } from '../text/compare';

/** A digest, and what is said of it. */
export type DigestStatement = readonly [digest: string, entry: DigestEntry];
export type DigestStatements = ReadonlyArray<DigestStatement>;

const NOTHING = { security: null, supersededBy: null, until: null, replacement: null } as const;

/** The digests that the versions of an image have and had; `hasRecord` tells which have a record. */
export const digestsOfReleases = (
  { slug, image, releases }: ImageReleases,
  hasRecord: (version: string) => boolean,
): DigestStatements =>
  releases.flatMap(({ version, digest, former }): DigestStatements => {
    const named = { slug, version, image };
    const security = hasRecord(version) ? servedPath(versionDetailFile(slug, version)) : null;
    return [
      ...(digest === undefined
        ? []
        : [[digest, { ...named, status: 'current', ...NOTHING, security }] as const]),
      ...former.map(
        (each) =>
          [
            each.digest,
            {
              ...{ ...named, status: 'superseded' as const, ...NOTHING },
              ...{ supersededBy: digest ?? null, until: each.until },
            },
          ] as const,
      ),
    ];
  });

/** The last digests of what is gone; `addresses` are those of all images by slug. */
export const digestsOfRemoved = (
  items: ReadonlyArray<RemovedItem>,
  addresses: ReadonlyMap<string, string>,
): DigestStatements =>
  items.flatMap(({ slug, version, digest, removed, replacement }): DigestStatements => {
    if (version === null || digest === null) return [];
    const named = { slug, version, image: addresses.get(slug) ?? null };
    return [[digest, { ...named, status: 'removed', ...NOTHING, until: removed, replacement }]];
  });

const byDigest = (statements: DigestStatements): ReadonlyMap<string, string> =>
  new Map(
    [...groupBy(statements, ([digest]) => digest)].map(([digest, own]) => [
      digest,
      JSON.stringify(own),
    ]),
  );

/** The prefixes of the digests of which something else is said than before. */
export const changedPrefixes = (
  before: DigestStatements,
  after: DigestStatements,
): ReadonlyArray<string> => {
  const [former, now] = [byDigest(before), byDigest(after)];
  return [...new Set([...former.keys(), ...now.keys()])]
    .filter((digest) => former.get(digest) !== now.get(digest))
    .map(digestPrefix);
};

const STATUSES = ['current', 'superseded', 'removed'];

/** Current ones first, then superseded and removed ones, the latest of them first. */
const compareEntries = (a: DigestEntry, b: DigestEntry): number =>
  STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status) ||
  compareText(b.until ?? '', a.until ?? '') ||
  compareText(a.slug, b.slug) ||
  compareVersions(b.version, a.version);

/** What a document says of images that a run does not touch. */
const untouchedIn = (
  { data }: DigestDocument,
  touched: ReadonlySet<string>,
): ReadonlyArray<DigestStatement> =>
  [...data].flatMap(([digest, entries]) =>
    entries
      .filter(({ slug, status }) => status !== 'removed' && !touched.has(slug))
      .map((entry) => [digest, entry] as const),
  );

/**
 * The document of a prefix after a run: what the branch says of images that the run does not touch, and what
 * `statements` say of those that it touches, and of all that is gone. Undefined if no digest begins so.
 */
export const nextDigests = (
  prefix: string,
  published: DigestDocument | undefined,
  touched: ReadonlySet<string>,
  statements: DigestStatements,
): DigestDocument | undefined => {
  const all = [...(published ? untouchedIn(published, touched) : []), ...statements];
  if (all.length === 0) return undefined;
  const sorted = [...groupBy(all, ([digest]) => digest)].sort(([a], [b]) => compareText(a, b));
  return {
    ...{ apiVersion: 'v1', resource: 'digests', prefix },
    data: new Map(
      sorted.map(([digest, own]) => [digest, own.map(([, entry]) => entry).sort(compareEntries)]),
    ),
  };
};
