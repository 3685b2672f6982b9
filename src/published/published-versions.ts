import * as t from 'io-ts';
import { PlatformStatus, type ScanState, statusFields } from '../api/items';
import { Digest, Instant, Slug, Tag } from '../api/scalars';
import { VERSION_SECURITY } from '../api/security-documents';
import { MAX_UNCHECKED, Software, Unchecked } from '../api/unchecked';
import { VerdictWord } from '../api/verdict';
import { nullable, object, optional } from '../codec/object';
import { Bool } from '../codec/scalar';
import type { Verdict } from '../domain/verdict';
import { type VersionKey, versionKey } from '../domain/version-key';
import { type Problem, problem } from '../problem';
import { joinLimited } from '../values/plural';
import type { FileIds } from './git';

/** The published status of one version. */
export interface PublishedVersion {
  readonly digest: string | null;
  readonly state: ScanState;
  readonly scannedAt: string | null;
  readonly scanner: string | null;
  readonly hasRecord: boolean;
  /** What is known of each platform; undefined if the item states none. */
  readonly platforms: ReadonlyArray<PlatformStatus> | undefined;
  readonly database: string | null;
  /** The packages that were not checked; undefined if there are none, or there is no record. */
  readonly unchecked?: Unchecked | undefined;
  /** The software that the image is about; undefined if the item says nothing of it. */
  readonly software?: Software | null | undefined;
  /** As published; undefined unless a trusted document has it. */
  readonly verdict: Verdict | undefined;
  readonly urgent: boolean | null | undefined;
}

/** An item of `status.json`. Older releases publish no verdicts, platforms and databases. */
export const PublishedStatus = object('PublishedStatus', {
  ...statusFields,
  verdict: optional(VerdictWord),
  urgent: optional(nullable(Bool)),
  platforms: optional(t.UnknownArray),
  database: optional(t.unknown),
  unchecked: optional(t.unknown),
  software: optional(t.unknown),
});
export type PublishedStatus = t.TypeOf<typeof PublishedStatus>;

/** The versions and digests of an image in `images.json`. */
export const PublishedImage = object('PublishedImage', {
  slug: Slug,
  versions: optional(
    t.array(object('PublishedImageVersion', { version: Tag, digest: optional(Digest) })),
  ),
});

/** Whether a version with this state has a record. */
export const hasCounts = (state: ScanState): boolean => state === 'scanned' || state === 'partial';

export interface Versions {
  readonly versions: ReadonlyMap<VersionKey, PublishedVersion>;
  /** Those whose state does not fit their record. */
  readonly stateless: ReadonlyArray<VersionKey>;
  /** Some state demands a record that does not exist. */
  readonly isRecordMissing: boolean;
}

const NOT_JUDGED = { verdict: undefined, urgent: undefined };
const UNKNOWN = { state: 'unscanned', scannedAt: null, scanner: null, ...NOT_JUDGED } as const;

const isUnchecked = (value: unknown): value is Unchecked =>
  Unchecked.is(value) && value.names.length === Math.min(value.total, MAX_UNCHECKED);

/** What a published item says of what was scanned. What is not of the form of this action is left out. */
const coverageIn = ({ platforms, database, unchecked, software }: Partial<PublishedStatus>) => ({
  platforms: platforms?.filter(PlatformStatus.is),
  database: Instant.is(database) ? database : null,
  unchecked: isUnchecked(unchecked) ? unchecked : undefined,
  software: software === null || Software.is(software) ? software : undefined,
});

/**
 * Merges the versions of the manifest, which has the digests, with `status.json`, which has the rest and replaces a
 * lost manifest. Verdicts count only if that document is as published. A record without a fitting state is partial.
 */
export const mergeVersions = (
  files: FileIds,
  images: ReadonlyArray<t.TypeOf<typeof PublishedImage>>,
  status: ReadonlyArray<PublishedStatus>,
  isStatusAsPublished: boolean,
): Versions => {
  const known = new Map(
    status.map((item) => [
      versionKey(item.slug, item.version),
      {
        ...NOT_JUDGED,
        ...item,
        ...coverageIn(item),
        ...(isStatusAsPublished ? {} : NOT_JUDGED),
      },
    ]),
  );
  for (const { slug, versions = [] } of images) {
    for (const { version, digest = null } of versions) {
      const key = versionKey(slug, version);
      known.set(key, { slug, version, ...UNKNOWN, ...coverageIn({}), ...known.get(key), digest });
    }
  }
  const versions = new Map<VersionKey, PublishedVersion>();
  const stateless: VersionKey[] = [];
  let isRecordMissing = false;
  for (const [key, { slug, version, ...item }] of known) {
    const hasRecord = files.has(VERSION_SECURITY.file(versionKey(slug, version)));
    const isLowered = hasRecord && !hasCounts(item.state);
    if (isLowered) stateless.push(key);
    if (!hasRecord && hasCounts(item.state)) isRecordMissing = true;
    versions.set(key, {
      ...item,
      ...(isLowered ? { state: 'partial', ...NOT_JUDGED } : {}),
      ...(hasRecord ? {} : { unchecked: undefined }),
      hasRecord,
    });
  }
  return { versions, stateless, isRecordMissing };
};

const MAX_NAMED = 20;

export const statelessWarnings = (keys: ReadonlyArray<VersionKey>): ReadonlyArray<Problem> => {
  const message = `found no matching state for the records of ${joinLimited(keys, MAX_NAMED)}; they count as partial until they are scanned again`;
  return keys.length > 0 ? [problem(message, { file: 'api/v1/status.json' })] : [];
};
