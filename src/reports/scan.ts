import type { SeverityCounts } from '../domain/severity-counts';
import type { Gaps, Report } from './report';

/** A range of bytes in a file. */
export interface ByteRange {
  readonly offset: number;
  readonly length: number;
}

/** Where the row store keeps a report. Rows serve a version with one report, findings one with several. */
export interface StoredReport {
  /** The number of the file; each reading thread writes its own. */
  readonly part: number;
  readonly rows: ByteRange;
  readonly findings: ByteRange;
  readonly counts: SeverityCounts;
}

/** What outlives a report in memory: who it is about and where its rows are. */
export interface Scan extends Omit<Report, 'findings'> {
  /** Path of the file, with `/`, as messages and the place of a report use it. */
  readonly path: string;
  /** Whether there is any finding. */
  readonly hasFindings: boolean;
  readonly rows: StoredReport;
}

/** A report proves something if the scanner looked at everything, or found something all the same. */
export type Proof = 'full' | 'partial' | 'nothing';

/** Whether a gap matters for an image: without an operating system there may be nothing to see. */
const isBlind = ({ endOfLife, osUnseen, nothingSeen }: Gaps, withoutOs: boolean): boolean =>
  endOfLife || osUnseen || (nothingSeen && !withoutOs);

/** What a scan proves about an image. */
export const proofOf = (scan: Pick<Scan, 'gaps' | 'hasFindings'>, withoutOs: boolean): Proof => {
  if (!isBlind(scan.gaps, withoutOs)) return 'full';
  return scan.hasFindings ? 'partial' : 'nothing';
};

/** Why a scan is not full, for people. */
export const gapReason = ({ endOfLife, osUnseen }: Gaps): string => {
  if (endOfLife)
    return 'its operating system is end of life, so the scanner has no current advisories for it';
  if (osUnseen) return 'the scanner found an operating system but did not look at its packages';
  return 'the scanner looked at no package at all (an image without an operating system says "os: none" in the manifest)';
};
