import { computeGrade, type Grade } from '../../src/domain/grade';
import { isGrave } from '../../src/domain/severity';
import { keyOfSeverity, totalOf } from '../../src/domain/severity-counts';
import type { Counts, Image, ImageFindings, Release, Releases, StatusItem } from './documents';

export const releasesPath = (slug: string): string => `images/${slug}/releases.json`;
export const feedPath = (slug: string): string => `images/${slug}/feed.atom`;
export const findingsPath = (slug: string): string => `images/${slug}/findings.json`;

/** Counted in CVEs. */
export interface OwnRecord extends Counts {
  readonly version: string;
  readonly grade: Grade;
  /** Critical or high ones with a fix. */
  readonly urgent: number;
}

/** What the documents of an image say about it. */
export interface OwnImage extends Pick<Image, 'slug' | 'name' | 'image'> {
  /** Newest first. */
  readonly versions: ReadonlyArray<Release>;
  readonly recommended: string | undefined;
  /** Only of versions with a scan record. */
  readonly records: ReadonlyArray<OwnRecord>;
}

/** Counts the CVEs of a version; with `all`, also unconfirmed ones. */
export const recordOf = ({ open }: ImageFindings, version: string, all = false): OwnRecord => {
  const counts = { critical: 0, high: 0, medium: 0, low: 0, unknown: 0, fixable: 0 };
  const own = open.flatMap(({ versions }) =>
    versions.filter((each) => each.version === version && (all || each.confirmed)),
  );
  for (const { severity, fixable } of own) {
    counts[keyOfSeverity[severity]] += 1;
    if (fixable) counts.fixable += 1;
  }
  const urgent = own.filter(({ severity, fixable }) => fixable && isGrave(severity)).length;
  return { version, ...counts, urgent, total: totalOf(counts), grade: computeGrade(counts) };
};

/** `listed` is its item in the list of images, once loaded. */
export const toOwnImage = (
  { slug, image, tags, releases }: Releases,
  findings: ImageFindings | undefined,
  listed: Image | undefined,
): OwnImage => ({
  slug,
  name: listed?.name ?? slug,
  image,
  versions: releases,
  recommended: tags.recommended,
  records:
    findings === undefined
      ? []
      : findings.versions
          .filter(({ state }) => state === 'scanned' || state === 'partial')
          .map(({ version }) => recordOf(findings, version)),
});

/** Leaves out dates and scanners, which only the list of scans has. */
export const undatedStatuses = (
  { slug, releases }: Releases,
  findings: ImageFindings | undefined,
): ReadonlyArray<StatusItem> =>
  releases.map(({ version, digest = null, verdict, urgent }) => {
    const recorded = findings?.versions.find((each) => each.version === version);
    const { state = 'unscanned' } = recorded ?? {};
    const isWaiting =
      state === 'unscanned' && recorded?.digest != null && digest !== recorded.digest;
    const undated = { scannedAt: null, scanner: null, database: null };
    return {
      ...{ slug, version, digest, verdict, urgent, state, ...undated },
      ...(isWaiting ? { before: { scannedAt: null, verdict } } : {}),
    };
  });
