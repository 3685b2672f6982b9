import { enumeration } from '../domain/codec/scalar';

/** Why a report proves less than it seems to, in the order of the contract. */
export const coverageGaps = [
  /** The operating system gets no new advisories. */
  'end-of-life',
  /** No scanner looks at the system. */
  'windows',
  /** The operating system is not released yet, and has no advisories. */
  'unreleased',
  /** The scanner has no advisories for this release of the operating system. */
  'no-advisories',
  /** The operating system was detected, but its packages were not scanned. */
  'os-not-scanned',
  /** The operating system was detected, but none of its packages was listed. */
  'no-package-list',
  /** The report lists packages, and none of them was checked. */
  'nothing-checked',
  /** No package of any kind was scanned. */
  'nothing-scanned',
  /** No operating system was recognized. */
  'unrecognized',
  /** A rule that names no vulnerability hid findings. */
  'ignored',
  /** Paths were excluded from the scan. */
  'excluded',
] as const;
export type CoverageGap = (typeof coverageGaps)[number];

export const CoverageGapWord = enumeration('CoverageGap', coverageGaps);
