import type { ScanState } from '../api/items';
import type { Severity } from '../domain/severity';
import type { RecordFindings } from './record-findings';

/** A version of the catalog, and what its record says; undefined without a record. */
export interface VersionRecords {
  readonly version: string;
  readonly state: ScanState;
  readonly scannedAt: string | null;
  readonly findings: RecordFindings | undefined;
}

/** An available image of the new catalog, and its versions, newest first. */
export interface ImageRecords {
  readonly slug: string;
  readonly image: string;
  readonly versions: ReadonlyArray<VersionRecords>;
}

/** Something that happened to a vulnerability in a version, by the date of a scan: without one it is none. */
export interface FindingFact {
  readonly kind: 'opened' | 'fixable' | 'closed' | 'suppressed';
  readonly id: string;
  readonly slug: string;
  readonly version: string;
  readonly severity: Severity;
  /** The title of what was opened; null of anything else. */
  readonly title: string | null;
  readonly date: string;
}
