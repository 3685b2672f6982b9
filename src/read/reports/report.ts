import type { CoverageGap } from '../../contract/gaps';
import type { Package } from '../../contract/record/package-list';
import type { Suppression } from '../../contract/security';
import type { Finding } from './finding';
import type { Labels } from './labels';

export type Scanner = 'Trivy' | 'Grype';

/** What identifies the image of a report. */
export interface Identity {
  /** What the scanner was told to scan, as written; null if unknown. */
  readonly name: string | null;
  /** References with or without a tag, as written. */
  readonly references: ReadonlyArray<string>;
  /** Scanned digests. They identify a version, and contradict a version that states another digest. */
  readonly digests: ReadonlyArray<string>;
  /** The references with one of these digests, as written in the report. */
  readonly pins: ReadonlyArray<string>;
  /** Digests of a local image store. They can identify a version, but do not contradict others. */
  readonly localDigests: ReadonlyArray<string>;
}

/**
 * How much of the packages a report lists: all, some, none, or more than are published. Reports of some kinds never list
 * any. It is `empty` if the scanner, which lists what it sees, saw nothing: the list is complete if the owner says that
 * the image has no system.
 */
export type PackageExtent = 'all' | 'some' | 'none' | 'empty' | 'excess' | 'never';

export interface ListedPackages {
  readonly extent: PackageExtent;
  /** In order, each once. */
  readonly items: ReadonlyArray<Package>;
  /** The packages that the scanner did not check, under the names that findings use; in order, each once. */
  readonly unchecked: ReadonlyArray<string>;
  /** Messages of warnings about packages that it does not list as the scanner does, without a place. */
  readonly warnings: ReadonlyArray<string>;
}

export interface Found {
  readonly findings: ReadonlyArray<Finding>;
  /** The findings that the scanner was told to leave out, if the report names them. */
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
  /** The chain id of each layer, in order; empty if unknown, or if the scanner does not list layers. */
  readonly chain: ReadonlyArray<string>;
  /** When the vulnerability database was built, in UTC with whole seconds; null if the report does not say. */
  readonly database: string | null;
  /** Whether a version file next to the report says how old the database is. */
  readonly needsVersionFile: boolean;
  /** In the order of `coverageGaps`. */
  readonly gaps: ReadonlyArray<CoverageGap>;
  /** What a report contains that lists packages and was not a search for vulnerabilities; null for any other report. */
  readonly soughtInstead: 'licenses' | 'misconfigurations' | null;
  readonly labels: Labels;
  /** The operating system as the scanner names it, e.g. `wolfi`; null if it found none. */
  readonly system: string | null;
  readonly packages: ListedPackages;
  /** Messages of warnings, without a place. */
  readonly warnings: ReadonlyArray<string>;
}
