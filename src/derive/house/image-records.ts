import type { RecordFindings } from '../../contract/record/record-findings';
import type { VersionStatus } from '../../decide/image-status';
import type { VersionName } from '../../domain/version-key';

/** A version of the catalog, with the findings of its record; undefined without a record. */
export interface VersionRecords
  extends VersionName,
    Pick<VersionStatus, 'digest' | 'state' | 'scannedAt'> {
  /** The latest date of a record that the version had before, of any build; null if none is known. */
  readonly scannedBefore: string | null;
  /** Whether its record is of a scan of this run, and another than the published one, as far as its status tells. */
  readonly isNew: boolean;
  /** Whether reports of this run made its record: only a scan finds something, or proves that it is gone. */
  readonly isFresh: boolean;
  /** Whether it had a record before. */
  readonly wasScanned: boolean;
  readonly findings: RecordFindings | undefined;
  /**
   * The packages that a partial record of this run does not cover, if everything else was looked at: see `knownGaps`.
   */
  readonly unchecked?: ReadonlySet<string> | undefined;
}

/** An available image of the new catalog, with its versions, newest first. */
export interface ImageRecords {
  readonly slug: string;
  readonly image: string;
  readonly versions: ReadonlyArray<VersionRecords>;
  /** The date of the last record that the version of the line had before; null if it is unknown. */
  readonly lineScannedAt: string | null;
}
