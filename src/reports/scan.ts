import type { RecordCounts } from '../record/record';
import type { CoverageGaps, Found, ListedPackages, Report } from './report';

export interface ByteRange {
  readonly offset: number;
  readonly length: number;
}

/** The location of the parts of a report in the row store (see `ReadReport`). */
export interface StoredReport {
  /** The file of the row store; each reading thread writes its own. */
  readonly fileIndex: number;
  readonly rows: ByteRange;
  readonly suppressions: ByteRange;
  readonly unabridged: ByteRange;
  readonly packages: ByteRange;
  readonly counts: RecordCounts;
}

/** The part of a report that stays in memory: what it is about, and where its rows are. */
export interface Scan extends Omit<Report, keyof Found | 'packages'> {
  /** The path of the file in messages, with `/`. */
  readonly path: string;
  readonly hasFindings: boolean;
  readonly packages: Omit<ListedPackages, 'items'>;
  readonly rows: StoredReport;
}

/** What a scan proves: everything; some findings; or, with gaps and without findings, nothing. */
export type Proof = 'full' | 'partial' | 'nothing';

/** An image without an operating system may have no packages at all, so that is not a gap. */
const isIncomplete = (
  { endOfLife, osPackagesNotScanned, noPackagesScanned }: CoverageGaps,
  withoutOs: boolean,
): boolean => endOfLife || osPackagesNotScanned || (noPackagesScanned && !withoutOs);

export const proofOf = (scan: Pick<Scan, 'gaps' | 'hasFindings'>, withoutOs: boolean): Proof => {
  if (!isIncomplete(scan.gaps, withoutOs)) return 'full';
  return scan.hasFindings ? 'partial' : 'nothing';
};

/** Describes for messages why a scan is incomplete. */
export const describeGap = ({ endOfLife, osPackagesNotScanned }: CoverageGaps): string => {
  if (endOfLife)
    return 'its operating system is end of life, so the scanner has no current advisories for it; rebuild the image on a supported release';
  if (osPackagesNotScanned)
    return 'the scanner found an operating system but did not look at its packages; use a scanner that supports it';
  return 'the scanner did not look at any package; state os: none in the manifest if the image has no operating system';
};
