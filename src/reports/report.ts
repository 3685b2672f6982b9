import type { Suppression } from '../api/security';
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

/** What a scanner found in an image. */
export interface Found {
  readonly findings: ReadonlyArray<Finding>;
  /** What it was told to leave out, as far as the report names it. */
  readonly suppressions: ReadonlyArray<Suppression>;
}

/** A report of one image, independent of the scanner. */
export interface Report extends Found {
  readonly scanner: Scanner;
  readonly scannerVersion: string | null;
  /** UTC, whole seconds; null if the report does not say. */
  readonly scannedAt: string | null;
  readonly identity: Identity;
  readonly gaps: CoverageGaps;
  /** What somebody should know about the report; messages without their place. */
  readonly warnings: ReadonlyArray<string>;
}
