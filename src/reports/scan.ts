import type { RecordCounts } from './record';
import type { CoverageGaps, Found, Report } from './report';

/** A range of bytes in a file. */
export interface ByteRange {
  readonly offset: number;
  readonly length: number;
}

/**
 * Where the row store keeps a report. Rows serve a version with one report, findings one with several, and
 * suppressions both.
 */
export interface StoredReport {
  /** The file of the row store; each reading thread writes its own. */
  readonly fileIndex: number;
  readonly rows: ByteRange;
  readonly findings: ByteRange;
  /** Empty if there are none. */
  readonly suppressions: ByteRange;
  readonly counts: RecordCounts;
}

/** The part of a report that stays in memory: what it is about, and where its rows are. */
export interface Scan extends Omit<Report, keyof Found> {
  /** Path of the file, with `/`, as messages and the place of a report use it. */
  readonly path: string;
  readonly hasFindings: boolean;
  readonly rows: StoredReport;
}

/** What a scan tells: everything; only what it found; or, if it has gaps and found nothing, nothing. */
export type Coverage = 'full' | 'partial' | 'nothing';

/** An image without an operating system may have no packages at all, so that is not a gap. */
const isIncomplete = (
  { endOfLife, osPackagesNotScanned, noPackagesScanned }: CoverageGaps,
  withoutOs: boolean,
): boolean => endOfLife || osPackagesNotScanned || (noPackagesScanned && !withoutOs);

/** How much of an image a scan covers. */
export const coverageOf = (
  scan: Pick<Scan, 'gaps' | 'hasFindings'>,
  withoutOs: boolean,
): Coverage => {
  if (!isIncomplete(scan.gaps, withoutOs)) return 'full';
  return scan.hasFindings ? 'partial' : 'nothing';
};

/** Why a scan is incomplete, for messages. */
export const describeGap = ({ endOfLife, osPackagesNotScanned }: CoverageGaps): string => {
  if (endOfLife)
    return 'its operating system is end of life, so the scanner has no current advisories for it; rebuild the image on a supported release';
  if (osPackagesNotScanned)
    return 'the scanner found an operating system but did not look at its packages; use a scanner that supports it';
  return 'the scanner looked at no package at all; state os: none in the manifest if the image has no operating system';
};
