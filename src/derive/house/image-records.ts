import type { RecordFindings } from '../../contract/record/record-findings';
import type { VersionStatus } from '../../decide/image-status';
import type { VersionName } from '../../domain/version-key';

/** A version of the catalog with the findings of its record; `findings` is undefined without a record. */
export interface VersionRecords
  extends VersionName,
    Pick<VersionStatus, 'digest' | 'state' | 'scannedAt'> {
  /** The latest date of any record of the version before this run, of any build; null if unknown. */
  readonly scannedBefore: string | null;
  /** A scan of this run made the record, and its status differs from the published one. */
  readonly isNew: boolean;
  /** Reports of this run made the record. Only a scan finds something or proves that it is gone. */
  readonly isFresh: boolean;
  readonly wasScanned: boolean;
  readonly findings: RecordFindings | undefined;
  /** The digests of the builds before the published one. */
  readonly formerDigests: ReadonlySet<string>;
  /** The packages that a partial record of this run does not cover, if it covers everything else: see `knownGaps`. */
  readonly unchecked?: ReadonlySet<string> | undefined;
}

/** An available image with its versions, newest first. */
export interface ImageRecords {
  readonly slug: string;
  readonly image: string;
  readonly versions: ReadonlyArray<VersionRecords>;
  /** The date of the last record of the line's version before this run; null if unknown. */
  readonly lineScannedAt: string | null;
}
