import { imageDetailFile, versionDetailFile } from '../api/paths';
import type { SecurityRecord } from '../api/security';
import type { Published } from '../branch/published';
import { versionKey } from '../domain/version-key';
import { type Problem, problem, withTitle } from '../problem';
import { type Decision, decideVersion } from './carry-forward';
import type { Catalog, CatalogImage } from './catalog';
import type { Matches } from './match-reports';
import { assessScans } from './scan-outcome';

export interface DecidedVersion {
  readonly version: string;
  readonly digest: string | null;
  readonly decision: Decision;
}

/** The decisions about the versions of an image, newest first. */
export interface DecidedImage {
  readonly slug: string;
  readonly image: string;
  readonly versions: ReadonlyArray<DecidedVersion>;
  readonly warnings: ReadonlyArray<Problem>;
  readonly notices: ReadonlyArray<string>;
}

/** What decides about the versions of an image. */
export interface Evidence {
  readonly catalog: Pick<Catalog, 'withoutOs'>;
  readonly matches: Matches;
  readonly published: Published;
  /** Whether published records are considered at all. */
  readonly carryForward: boolean;
}

/** Decides about each version of an image. */
export const decideImage = (
  image: CatalogImage,
  { catalog, matches, published, carryForward }: Evidence,
): DecidedImage => {
  const withoutOs = catalog.withoutOs.has(image.slug);
  const warnings: Problem[] = [];
  const notices: string[] = [];
  const versions = (image.versions ?? []).map(({ version, digest }) => {
    const key = versionKey(image.slug, version);
    const scans = matches.byVersion.get(key);
    const outcome = scans && assessScans(scans, withoutOs);
    const decided = decideVersion(
      digest,
      outcome,
      carryForward ? published.versions.get(key) : undefined,
    );
    warnings.push(
      ...decided.warnings.map((text) => withTitle('Scanner reports')(problem(`${key}: ${text}`))),
    );
    notices.push(...decided.notices.map((text) => `${key}: ${text}`));
    return { version, digest: digest ?? null, decision: decided.decision };
  });
  return { slug: image.slug, image: image.image, versions, warnings, notices };
};

export const hasRecord = ({ decision }: DecidedVersion): boolean =>
  decision.kind === 'fresh' || decision.kind === 'kept';

const sameVersions = (record: SecurityRecord, versions: ReadonlyArray<DecidedVersion>): boolean =>
  record.versions.length === versions.length &&
  versions.every(({ version }, i) => record.versions[i]?.version === version);

/**
 * The published record of an image whose documents can be published again unchanged: all its records
 * are kept, there are no others, and the texts in the documents still apply.
 */
export const reusableRecord = (
  image: DecidedImage,
  published: Published,
  source: string,
): SecurityRecord | undefined => {
  const record = published.records.get(image.slug);
  const versions = image.versions.filter(hasRecord);
  if (!published.trusted || record === undefined || published.source !== source) return undefined;
  const kept = versions.every(({ decision }) => decision.kind === 'kept');
  const documents = [
    imageDetailFile(image.slug),
    ...versions.map(({ version }) => versionDetailFile(image.slug, version)),
  ];
  return kept &&
    record.image === image.image &&
    sameVersions(record, versions) &&
    documents.every((file) => published.files.has(file))
    ? record
    : undefined;
};
