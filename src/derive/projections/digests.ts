import type { DigestDocument, DigestEntry, RemovedItem } from '../../contract/digests';
import { servedPath } from '../../contract/paths';
import type { ImageReleases } from '../../contract/releases';
import { VERSION_SECURITY } from '../../contract/security-documents';
import { digestPrefix } from '../../domain/document-file';
import { compareText } from '../../domain/values/compare';
import { groupBy } from '../../domain/values/group-by';
import { type VersionName, versionKey } from '../../domain/version-key';
import { compareNewest } from '../../domain/version-order';

export type DigestFact = readonly [digest: string, entry: DigestEntry];
export type DigestFacts = ReadonlyArray<DigestFact>;

const NO_LINKS = { security: null, supersededBy: null, until: null, replacement: null } as const;

/** The current and former digests of an image. `hasRecord` tells which versions have a record. */
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
        : [[digest, { ...base, status: 'current', ...NO_LINKS, security }] as const]),
      ...former.map(({ digest: own, until }): DigestFact => {
        const superseded = { supersededBy: digest ?? null, until };
        return [own, { ...base, status: 'superseded', ...NO_LINKS, ...superseded }];
      }),
    ];
  });

/** The last digests of removed versions. `addresses` are the addresses of all images by slug. */
export const digestsOfRemoved = (
  items: ReadonlyArray<RemovedItem>,
  addresses: ReadonlyMap<string, string>,
): DigestFacts =>
  items.flatMap(({ slug, version, digest, removed, replacement }): DigestFacts => {
    if (version === null || digest === null) return [];
    const base = { slug, version, image: addresses.get(slug) ?? null };
    return [[digest, { ...base, status: 'removed', ...NO_LINKS, until: removed, replacement }]];
  });

const STATUSES = ['current', 'superseded', 'removed'];

/** By status, then latest `until`, slug, and newest version. */
const compareEntries = (a: DigestEntry, b: DigestEntry): number =>
  STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status) ||
  compareText(b.until ?? '', a.until ?? '') ||
  compareText(a.slug, b.slug) ||
  compareNewest(a, b);

/** One document for each prefix. */
export const toDigestDocuments = (all: DigestFacts): ReadonlyArray<DigestDocument> => {
  const sorted = [...all].sort(([a], [b]) => compareText(a, b));
  return [...groupBy(sorted, ([digest]) => digestPrefix(digest))].map(([prefix, own]) => ({
    apiVersion: 'v1',
    resource: 'digests',
    prefix,
    data: new Map(
      [...groupBy(own, ([digest]) => digest)].map(([digest, facts]) => [
        digest,
        facts.map(([, entry]) => entry).sort(compareEntries),
      ]),
    ),
  }));
};

/** The version that has or had a digest; if several do, the first in its document. */
export const findVersionOf =
  (documents: ReadonlyArray<DigestDocument>) =>
  (digest: string): VersionName | undefined => {
    const prefix = digestPrefix(digest);
    return documents.find((each) => each.prefix === prefix)?.data.get(digest)?.[0];
  };
