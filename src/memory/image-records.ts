import type { ScanState } from '../api/items';
import type { Severity } from '../domain/severity';
import type { RecordFindings } from './record-findings';

/** A version of the catalog, with the findings of its record; undefined without a record. */
export interface VersionRecords {
  readonly version: string;
  readonly state: ScanState;
  readonly scannedAt: string | null;
  readonly findings: RecordFindings | undefined;
}

/** An available image of the new catalog, with its versions, newest first. */
export interface ImageRecords {
  readonly slug: string;
  readonly image: string;
  readonly versions: ReadonlyArray<VersionRecords>;
}

/** A change to a vulnerability in a version. A change without a scan date is not a fact. */
export interface FindingFact {
  readonly kind: 'opened' | 'fixable' | 'closed' | 'suppressed';
  readonly id: string;
  readonly slug: string;
  readonly version: string;
  readonly severity: Severity;
  /** Null unless `kind` is `opened`. */
  readonly title: string | null;
  /** The scan date, RFC 3339 in UTC. */
  readonly date: string;
}
