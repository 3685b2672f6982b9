import type { SecurityRecord } from '../api/security';
import { IMAGE_SECURITY, VERSION_SECURITY } from '../api/security-documents';
import { type VersionKey, versionKey } from '../domain/version-key';
import type { CatalogImage } from '../manifest/catalog';
import { type Problem, problem, type Remarks, withTitle } from '../problem';
import type { Published } from '../published/published';
import { decideVersion, recordToKeep, type VersionFacts } from './carry-forward';
import { findForgotten, findTotal } from './forgotten';
import { type ImageStatus, toStatus, type VersionStatus } from './image-status';
import type { Matches } from './match-reports';
import { assessScans } from './scan-outcome';
import { NOT_KNOWN, type SoftwareByVersion } from './software';

/** The evidence for decisions about versions. */
export interface Evidence {
  readonly matches: Matches;
  readonly published: Published;
  /** Whether published records are considered at all. */
  readonly carryForward: boolean;
  /** The numbers of findings that were read from records, where the list of records does not have them. */
  readonly totals?: ReadonlyMap<VersionKey, number>;
}

/** An image, and the facts about its versions, newest first. */
export interface ImageFacts {
  readonly slug: string;
  readonly image: string;
  /** The names of the platforms that the catalog states, in order; empty if it states none. */
  readonly platforms: ReadonlyArray<string>;
  readonly versions: ReadonlyArray<VersionFacts & { readonly version: string }>;
  /** The software that the image is about, in each version; undefined if none is stated. */
  readonly software?: SoftwareByVersion | undefined;
}

/** An image, and what was noticed while its versions were decided about. */
export type DecidedImage = ImageStatus & Remarks;

/** Finds the facts about the versions of an image. */
export const findFacts = (
  { slug, image, os, platforms = [], versions = [] }: CatalogImage,
  { matches, published, carryForward, totals }: Evidence,
): ImageFacts => ({
  slug,
  image,
  platforms,
  versions: versions.map(({ version, digest }) => {
    const key = versionKey(slug, version);
    const scans = matches.byVersion.get(key);
    const withoutOs = os === 'none';
    const own = carryForward ? published.versions.get(key) : undefined;
    const forgotten =
      scans &&
      findForgotten(
        { digest, published: own, scans, withoutOs },
        findTotal(published, key) ?? totals?.get(key),
      );
    return {
      version,
      digest,
      outcome: scans && assessScans(scans, withoutOs, forgotten),
      published: own,
    };
  }),
});

/** The versions whose published records stay, unless they are broken. */
export const versionsToKeep = ({ versions }: ImageFacts): ReadonlyArray<string> =>
  versions.flatMap((facts) => (recordToKeep(facts) === undefined ? [] : [facts.version]));

/** Decides about the versions of an image. The published records of `broken` versions cannot be used. */
export const decideImage = (
  { slug, image, platforms, versions, software }: ImageFacts,
  broken: ReadonlySet<string>,
): DecidedImage => {
  const warnings: Problem[] = [];
  const notices: string[] = [];
  const decided = versions.map(({ version, ...found }) => {
    const key = versionKey(slug, version);
    const facts = broken.has(version) ? { ...found, published: undefined } : found;
    const result = decideVersion(facts);
    warnings.push(
      ...result.warnings.map((text) => withTitle('Scanner reports')(problem(`${key}: ${text}`))),
    );
    notices.push(...result.notices.map((text) => `${key}: ${text}`));
    const seen = software && (software.get(version) ?? NOT_KNOWN);
    return toStatus(version, facts, result.decision, platforms, seen);
  });
  return { slug, image, versions: decided, warnings, notices };
};

export const hasRecord = ({ decision }: VersionStatus): boolean =>
  decision.kind === 'fresh' || decision.kind === 'kept';

/** The documents of an image, and of its versions that have a record. */
export const recordFiles = (
  slug: string,
  versions: ReadonlyArray<string>,
): ReadonlyArray<string> => [
  IMAGE_SECURITY.file(slug),
  ...versions.map((version) => VERSION_SECURITY.file(versionKey(slug, version))),
];

/**
 * The published record of an image if its documents can stay unchanged: the run keeps exactly these records, and
 * the texts in the documents still apply.
 */
export const reusableRecord = (
  image: ImageFacts,
  published: Published,
  source: string,
): SecurityRecord | undefined => {
  const record = published.records.get(image.slug);
  if (!published.trusted || published.source !== source || record?.image !== image.image)
    return undefined;
  const kept = versionsToKeep(image);
  const isNew = (facts: VersionFacts): boolean =>
    facts.outcome?.kind === 'record' && recordToKeep(facts) === undefined;
  return !image.versions.some(isNew) &&
    record.versions.map(({ version }) => version).join() === kept.join() &&
    recordFiles(image.slug, kept).every((file) => published.files.has(file))
    ? record
    : undefined;
};
