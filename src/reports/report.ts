import type { Finding } from './finding';

export type Scanner = 'Trivy' | 'Grype';

/** What a report says it is about: how it finds its image version. */
export interface Identity {
  /** References with or without tag, as the report spells them. */
  readonly references: ReadonlyArray<string>;
  /** Digests it was made for: they name a version, and contradict one that states another. */
  readonly digests: ReadonlyArray<string>;
  /** Digests that can name a version but contradict none (of a local image store). */
  readonly localDigests: ReadonlyArray<string>;
}

/** What the scanner could not look at. */
export interface Gaps {
  /** The operating system is known to be end of life: nobody writes advisories for it any more. */
  readonly endOfLife: boolean;
  /** The operating system was detected, but its packages were not looked at. */
  readonly osUnseen: boolean;
  /** No package of any kind was looked at. */
  readonly nothingSeen: boolean;
}

/** A scanner's report of one image, in no scanner's words. */
export interface Report {
  readonly scanner: Scanner;
  readonly scannerVersion: string | null;
  /** UTC, whole seconds; null where the report does not say. */
  readonly scannedAt: string | null;
  readonly identity: Identity;
  readonly gaps: Gaps;
  readonly findings: ReadonlyArray<Finding>;
}
