import type { RecordFindings } from '../../contract/record/record-findings';
import type { VersionStatus } from '../../decide/image-status';
import type { Severity } from '../../domain/severity';
import type { VersionName } from '../../domain/version-key';

/** A version of the catalog, with the findings of its record; undefined without a record. */
export interface VersionRecords
  extends Pick<VersionStatus, 'version' | 'digest' | 'state' | 'scannedAt'> {
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

/** A change to a vulnerability in a version, with what people are shown of it. */
export interface Transition extends VersionName {
  /** `withdrawn`: it is no longer found in the same build, which nobody repaired. */
  readonly kind: 'opened' | 'fixable' | 'closed' | 'withdrawn' | 'suppressed';
  readonly id: string;
  readonly severity: Severity;
  /** Null unless `kind` is `opened`. */
  readonly title: string | null;
  /** The scan date, RFC 3339 in UTC; null if unknown. */
  readonly date: string | null;
  readonly fixable: boolean;
  readonly packages: ReadonlyArray<string>;
  /** Versions of the packages that fix it; empty if it is not found any more. */
  readonly fixes: ReadonlyArray<string>;
}

/** A transition that can be published: without a date, there is no day to publish it on. */
export type FindingFact = Transition & { readonly date: string };

export const isFact = (transition: Transition): transition is FindingFact =>
  transition.date !== null;
