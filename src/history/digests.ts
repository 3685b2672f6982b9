import type { DigestDocument, DigestEntry, RemovedItem } from '../api/digests';
import { digestPrefix, servedPath } from '../api/paths';
import type { ImageReleases } from '../api/releases';
import { VERSION_SECURITY } from '../api/security-documents';
import { versionKey } from '../domain/version-key';
import { compareNewest } from '../domain/version-order';
import { compareText } from '../values/compare';
import { groupBy } from '../values/group-by';

export type DigestFact = readonly [digest: string, entry: DigestEntry];
export type DigestFacts = ReadonlyArray<DigestFact>;

const NOTHING = { security: null, supersededBy: null, until: null, replacement: null } as const;

/** The current and former digests of an image; `hasRecord` tells which versions have a record. */
export const digestsOfReleases = (
  { slug, image, releases }: ImageReleases,
  hasRecord: (version: string) => boolean,
): DigestFacts =>
  releases.flatMap(({ version, digest, former }): DigestFacts => {
    const base = { slug, version, image };
    const security = hasRecord(version)
      ? servedPath(VERSION_SECURITY.file(versionKey(slug, version)))
      : null;
    return [
      ...(digest === undefined
        ? []
        : [[digest, { ...base, status: 'current', ...NOTHING, security }] as const]),
      ...former.map(({ digest: own, until }): DigestFact => {
        const superseded = { supersededBy: digest ?? null, until };
        return [own, { ...base, status: 'superseded', ...NOTHING, ...superseded }];
      }),
    ];
  });

/** The last digests of removed versions; `addresses` are those of all images by slug. */
export const digestsOfRemoved = (
  items: ReadonlyArray<RemovedItem>,
  addresses: ReadonlyMap<string, string>,
): DigestFacts =>
  items.flatMap(({ slug, version, digest, removed, replacement }): DigestFacts => {
    if (version === null || digest === null) return [];
    const base = { slug, version, image: addresses.get(slug) ?? null };
    return [[digest, { ...base, status: 'removed', ...NOTHING, until: removed, replacement }]];
  });

const serializeByDigest = (statements: DigestFacts): ReadonlyMap<string, string> =>
  new Map(
    [...groupBy(statements, ([digest]) => digest)].map(([digest, own]) => [
      digest,
      JSON.stringify(own),
    ]),
  );

/** Two hex digits each, with repetitions. */
export const changedPrefixes = (before: DigestFacts, after: DigestFacts): ReadonlyArray<string> => {
  const [former, now] = [serializeByDigest(before), serializeByDigest(after)];
  return [...new Set([...former.keys(), ...now.keys()])]
    .filter((digest) => former.get(digest) !== now.get(digest))
    .map(digestPrefix);
};

const STATUSES = ['current', 'superseded', 'removed'];

/** By status in that order, then latest `until`, slug, and newest version. */
const compareEntries = (a: DigestEntry, b: DigestEntry): number =>
  STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status) ||
  compareText(b.until ?? '', a.until ?? '') ||
  compareText(a.slug, b.slug) ||
  compareNewest(a, b);

const untouchedIn = ({ data }: DigestDocument, touched: ReadonlySet<string>): DigestFacts =>
  [...data].flatMap(([digest, entries]) =>
    entries
      .filter(({ slug, status }) => status !== 'removed' && !touched.has(slug))
      .map((entry) => [digest, entry] as const),
  );

/**
 * The document of a prefix after a run: the published statements about untouched images, and `statements` about
 * touched images and about everything that was removed. Undefined if no digest has the prefix.
 */
export const nextDigests = (
  prefix: string,
  published: DigestDocument | undefined,
  touched: ReadonlySet<string>,
  statements: DigestFacts,
): DigestDocument | undefined => {
  const all = [...(published ? untouchedIn(published, touched) : []), ...statements];
  if (all.length === 0) return undefined;
  const sorted = [...groupBy(all, ([digest]) => digest)].sort(([a], [b]) => compareText(a, b));
  return {
    apiVersion: 'v1',
    resource: 'digests',
    prefix,
    data: new Map(
      sorted.map(([digest, own]) => [digest, own.map(([, entry]) => entry).sort(compareEntries)]),
    ),
  };
};
