import type { CoverageGap } from '../../contract/gaps';
import type { Package } from '../../contract/record/package-list';
import type { Suppression } from '../../contract/security';
import type { Finding } from './finding';
import type { Labels } from './labels';

export type Scanner = 'Trivy' | 'Grype';

/** The image that a report is about: it matches the report to an image version. */
export interface Identity {
  /** What the scanner was told to scan, as written; null if the report does not say. */
  readonly name: string | null;
  /** References with or without a tag, as written in the report. */
  readonly references: ReadonlyArray<string>;
  /** Scanned digests. They identify a version, and contradict a version that states another digest. */
  readonly digests: ReadonlyArray<string>;
  /** The references with one of these digests, as written in the report. */
  readonly pins: ReadonlyArray<string>;
  /** Digests of a local image store. They can identify a version, but do not contradict others. */
  readonly localDigests: ReadonlyArray<string>;
}

/**
 * What a report lists of packages: all, some, none, more than are published; reports of some kinds never list any. It is
 * `empty` if the scanner, which lists what it sees, saw nothing in the image: that is all if its owner says so, too.
 */
export type PackageExtent = 'all' | 'some' | 'none' | 'empty' | 'excess' | 'never';

/** The packages that a report lists. */
export interface ListedPackages {
  readonly extent: PackageExtent;
  /** In order, none twice. */
  readonly items: ReadonlyArray<Package>;
  /** The names of the packages that the scanner did not check, as findings name packages; in order, none twice. */
  readonly unchecked: ReadonlyArray<string>;
  /** Messages of warnings about those that it does not list as the scanner does, without a place. */
  readonly warnings: ReadonlyArray<string>;
}

/** What a scanner found in an image. */
export interface Found {
  readonly findings: ReadonlyArray<Finding>;
  /** The findings that it was told to leave out, if the report names them. */
  readonly suppressions: ReadonlyArray<Suppression>;
}

/** A report of one image, independent of the scanner. */
export interface Report extends Found {
  readonly scanner: Scanner;
  readonly scannerVersion: string | null;
  /** UTC, whole seconds; null if the report does not say. */
  readonly scannedAt: string | null;
  readonly identity: Identity;
  /** The name of the scanned platform, such as `linux/arm64`; null if unknown. */
  readonly platform: string | null;
  /** When the vulnerability database was built, in UTC with whole seconds; null if the report does not say. */
  readonly database: string | null;
  /** Whether a version file beside the report says how old the database is. */
  readonly needsVersionFile: boolean;
  /** In the order of `coverageGaps`. */
  readonly gaps: ReadonlyArray<CoverageGap>;
  /** What it has, and no vulnerability: it lists packages, and says nothing of vulnerabilities. Null for any other report. */
  readonly soughtInstead: 'licenses' | 'misconfigurations' | null;
  readonly labels: Labels;
  /** The operating system as the scanner names it, e.g. `wolfi`; null if it found none. */
  readonly system: string | null;
  readonly packages: ListedPackages;
  /** Messages of warnings, without a place. */
  readonly warnings: ReadonlyArray<string>;
}
