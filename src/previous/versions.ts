import type { Base } from '../contract/bases';
import type { ScanState, StatusItem } from '../contract/items';
import { VERSION_SECURITY } from '../contract/security-documents';
import { groupBy } from '../domain/values/group-by';
import { keyOfVersion, parseVersionKey, type VersionKey, versionKey } from '../domain/version-key';
import type { DigestsBySlug } from '../read/manifest/catalog';

export interface PublishedVersion extends Omit<StatusItem, 'slug' | 'version'> {
  readonly hasRecord: boolean;
}

export type PublishedVersions = ReadonlyMap<VersionKey, PublishedVersion>;

export const hasCounts = (state: ScanState): boolean => state === 'scanned' || state === 'partial';

const NOT_JUDGED = { verdict: 'unverified', urgent: null, database: null } as const;

/** The status of a version if only its record is known. */
const RECORD_ONLY: PublishedVersion = {
  ...NOT_JUDGED,
  digest: null,
  state: 'partial',
  scannedAt: null,
  scanner: null,
  hasRecord: true,
};

/** Makes a status agree with the presence of a record: a record needs a state that has one, otherwise it is partial. */
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

export const digestsOfStatus = (status: ReadonlyArray<StatusItem>): DigestsBySlug =>
  new Map(
    [...groupBy(status, ({ slug }) => slug)].map(([slug, items]) => [
      slug,
      new Map(items.map(({ version, digest }) => [version, digest])),
    ]),
  );

/** Reads the versions with a record from the file names. */
const recordedVersions = (files: Iterable<string>): ReadonlyArray<VersionKey> =>
  [...files].flatMap((file) => {
    const [slug, version] = VERSION_SECURITY.keyOf(file)?.split('/') ?? [];
    return slug && version ? [versionKey(slug, version)] : [];
  });

/**
 * Joins status and records. A record has the digest that the published manifest states, if that is
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
    const key = keyOfVersion(item);
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

/** The status of the bases, as for versions of the catalog. */
export const statusOfBases = (bases: Iterable<Base>): PublishedVersions =>
  new Map(
    [...bases].map(({ slug, version, digest, digestFrom, state, scannedAt, scanner, ids }) => [
      versionKey(slug, version),
      {
        ...NOT_JUDGED,
        digest,
        ...(digestFrom === undefined ? {} : { digestFrom }),
        state,
        scannedAt,
        scanner,
        hasRecord: ids !== null && hasCounts(state),
      },
    ]),
  );

export const slugsOf = (versions: PublishedVersions): ReadonlyArray<string> => [
  ...new Set([...versions.keys()].map((key) => parseVersionKey(key).slug)),
];
