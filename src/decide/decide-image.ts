import { type Problem, problem, type Remarks } from '../domain/problem';
import { ofVersion } from '../domain/share-warnings';
import { type VersionKey, versionKey } from '../domain/version-key';
import type { PublishedVersions } from '../previous/versions';
import type { CatalogImage, ReportSubject } from '../read/manifest/catalog';
import type { Scan } from '../read/reports/scan';
import { decideVersion, recordToKeep, type VersionFacts } from './carry-forward';
import { findForgotten } from './forgotten';
import { type ImageStatus, toStatus } from './image-status';
import { assessScans } from './scan-outcome';
import { NOT_KNOWN, type SoftwareByVersion } from './software';

/** What a run knows of versions, of images or of bases. */
export interface Evidence {
  readonly scans: ReadonlyMap<VersionKey, ReadonlyArray<Scan>>;
  readonly published: PublishedVersions;
  /** If false, published records are ignored. */
  readonly carryForward: boolean;
  /** The number of findings in a published record; undefined without one. */
  readonly countPublished: (slug: string, version: string) => number | undefined;
}

export interface ImageFacts<I extends ReportSubject = CatalogImage> {
  readonly item: I;
  readonly versions: ReadonlyArray<ImageVersionFacts>;
}

interface ImageVersionFacts extends VersionFacts {
  readonly version: string;
  /** The digest that it was published with, even if nothing is carried forward; undefined if unknown. */
  readonly publishedDigest: string | undefined;
}

const findOutcome = (
  { slug, os }: ReportSubject & Pick<CatalogImage, 'os'>,
  { version, digest }: { readonly version: string; readonly digest?: string | undefined },
  evidence: Evidence,
  key: VersionKey,
) => {
  const scans = evidence.scans.get(key);
  if (scans === undefined) return undefined;
  const withoutOs = os === 'none';
  const published = evidence.carryForward ? evidence.published.get(key) : undefined;
  const remembered = { digest, published, scans, withoutOs };
  const forgotten = findForgotten(remembered, () => evidence.countPublished(slug, version));
  return assessScans(scans, withoutOs, forgotten);
};

export const findFacts = <I extends ReportSubject>(item: I, evidence: Evidence): ImageFacts<I> => ({
  item,
  versions: (item.versions ?? []).map(({ version, digest, digestFrom }) => {
    const key = versionKey(item.slug, version);
    const published = evidence.published.get(key);
    return {
      version,
      digest,
      ...(digestFrom === undefined ? {} : { digestFrom }),
      outcome: findOutcome(item, { version, digest }, evidence, key),
      published: evidence.carryForward ? published : undefined,
      publishedDigest: published?.digest ?? undefined,
    };
  }),
});

/** The versions whose published records stay if they can be read. */
export const versionsToKeep = ({ versions }: Pick<ImageFacts, 'versions'>): ReadonlyArray<string> =>
  versions.flatMap((facts) => (recordToKeep(facts) === undefined ? [] : [facts.version]));

/** What the packages of an image say about its software. */
interface OwnSoftware {
  /** By version; undefined if no software is stated. */
  readonly software: SoftwareByVersion | undefined;
  /** If no software is stated: the versions without a package that is named like the image. */
  readonly unnamed: ReadonlySet<string>;
}

/** Decides about the versions of an image. The published records of `broken` versions cannot be used. */
export const decideImage = (
  { item, versions }: ImageFacts<ReportSubject & Pick<CatalogImage, 'os' | 'software'>>,
  broken: ReadonlySet<string>,
  { software, unnamed }: OwnSoftware,
): ImageStatus & Remarks => {
  const { slug, image, platforms = [] } = item;
  const warnings: Problem[] = [];
  const notices: string[] = [];
  const decided = versions.map(({ version, ...found }) => {
    const key = versionKey(slug, version);
    const facts = broken.has(version) ? { ...found, published: undefined } : found;
    const result = decideVersion(facts);
    warnings.push(...result.warnings.map((text) => ofVersion(key)(problem(`${key}: ${text}`))));
    notices.push(...result.notices.map((text) => `${key}: ${text}`));
    const seen = software && (software.get(version) ?? NOT_KNOWN);
    const status = toStatus(version, facts, result.decision, platforms, seen);
    return unnamed.has(version) ? { ...status, named: false } : status;
  });
  return {
    slug,
    image,
    ...(item.os === undefined ? {} : { os: item.os }),
    ...(item.software === undefined ? {} : { software: item.software }),
    versions: decided,
    warnings,
    notices,
  };
};
