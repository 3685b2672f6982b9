import type { Finding } from './finding';

export type Scanner = 'Trivy' | 'Grype';

/** What a report says it is about: this matches it to an image version. */
export interface Identity {
  /** References with or without a tag, as written in the report. */
  readonly references: ReadonlyArray<string>;
  /** Digests that were scanned: they identify a version, and contradict one that states another digest. */
  readonly digests: ReadonlyArray<string>;
  /** Digests of a local image store: they can identify a version, but contradict none. */
  readonly localDigests: ReadonlyArray<string>;
}

/** What the scanner could not look at. */
export interface CoverageGaps {
  /** The operating system is known to be end of life: it gets no new advisories. */
  readonly endOfLife: boolean;
  /** The operating system was detected, but its packages were not scanned. */
  readonly osPackagesNotScanned: boolean;
  /** No package of any kind was scanned. */
  readonly noPackagesScanned: boolean;
}

/** A report of one image, independent of the scanner. */
export interface Report {
  readonly scanner: Scanner;
  readonly scannerVersion: string | null;
  /** UTC, whole seconds; null if the report does not say. */
  readonly scannedAt: string | null;
  readonly identity: Identity;
  readonly gaps: CoverageGaps;
  readonly findings: ReadonlyArray<Finding>;
}
