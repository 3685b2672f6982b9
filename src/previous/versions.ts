import type { ScanState, StatusItem } from '../contract/items';
import { VERSION_SECURITY } from '../contract/security-documents';
import { groupBy } from '../domain/values/group-by';
import { parseVersionKey, type VersionKey, versionKey } from '../domain/version-key';
import type { DigestsBySlug } from '../read/manifest/catalog';

/** The published status of a version. */
export interface PublishedVersion extends Omit<StatusItem, 'slug' | 'version'> {
  readonly hasRecord: boolean;
}

export type PublishedVersions = ReadonlyMap<VersionKey, PublishedVersion>;

/** Whether a version with this state has a record. */
export const hasCounts = (state: ScanState): boolean => state === 'scanned' || state === 'partial';

/** What is known of a version of which only the record is. */
const RECORD_ONLY: PublishedVersion = {
  digest: null,
  state: 'partial',
  scannedAt: null,
  scanner: null,
  verdict: 'unverified',
  urgent: null,
  database: null,
  hasRecord: true,
};

/** A status as far as it fits whether there is a record: one without a fitting state is partial. */
const fitState = (item: StatusItem, hasRecord: boolean): PublishedVersion => {
  const { slug: _, version: __, unchecked, gaps, before, ...status } = item;
  const fits = !hasRecord || hasCounts(status.state);
  const state = fits ? status.state : 'partial';
  return {
    ...status,
    state,
    ...(hasRecord && unchecked !== undefined ? { unchecked } : {}),
    ...(fits && gaps !== undefined ? { gaps } : {}),
    ...(state === 'unscanned' && before !== undefined ? { before } : {}),
    hasRecord,
  };
};

/** The digests of the published versions, as their status states them. */
export const digestsOfStatus = (status: ReadonlyArray<StatusItem>): DigestsBySlug =>
  new Map(
    [...groupBy(status, ({ slug }) => slug)].map(([slug, items]) => [
      slug,
      new Map(items.map(({ version, digest }) => [version, digest])),
    ]),
  );

/** The versions that have a record, by the names of the files. */
const recordedVersions = (files: Iterable<string>): ReadonlyArray<VersionKey> =>
  [...files].flatMap((file) => {
    const [slug, version] = VERSION_SECURITY.keyOf(file)?.split('/') ?? [];
    return slug && version ? [versionKey(slug, version)] : [];
  });

/**
 * The versions with a status or a record. The digest of a record is that of the published manifest, as far as that is
 * known.
 */
export const joinVersions = (
  files: Iterable<string>,
  status: ReadonlyArray<StatusItem>,
  stated: DigestsBySlug,
): PublishedVersions => {
  const records = recordedVersions(files);
  const recorded = new Set(records);
  const items = status.map((item) => {
    const key = versionKey(item.slug, item.version);
    return [key, fitState(item, recorded.has(key))] as const;
  });
  const all = new Map([...records.map((key) => [key, RECORD_ONLY] as const), ...items]);
  return new Map(
    [...all].map(([key, own]) => {
      const { slug, version } = parseVersionKey(key);
      const digest = stated.get(slug)?.get(version);
      return [key, digest === undefined ? own : { ...own, digest }];
    }),
  );
};

/** The slugs of the images with a status or a record. */
export const slugsOf = (versions: PublishedVersions): ReadonlyArray<string> => [
  ...new Set([...versions.keys()].map((key) => parseVersionKey(key).slug)),
];
