import type { CoverageGaps, Report, SystemGap } from './report';

/** A report of this run, with its findings and suppressions merged. */
export interface Scan extends Report {
  /** The path of the file in messages, with `/`. */
  readonly path: string;
}

/** What a scan proves: everything; some findings; or, with gaps and without findings, nothing. */
export type Proof = 'full' | 'partial' | 'nothing';

/** Without an operating system, an image may have no packages at all, and none of a system. */
const isIncomplete = (
  { endOfLife, osPackagesNotScanned, noPackagesScanned, nothingChecked, system }: CoverageGaps,
  withoutOs: boolean,
): boolean =>
  endOfLife ||
  osPackagesNotScanned ||
  nothingChecked ||
  (noPackagesScanned && !withoutOs) ||
  (system !== null && (system !== 'unrecognized' || !withoutOs));

export const proofOf = (scan: Pick<Scan, 'gaps' | 'findings'>, withoutOs: boolean): Proof => {
  if (!isIncomplete(scan.gaps, withoutOs)) return 'full';
  return scan.findings.length > 0 ? 'partial' : 'nothing';
};

/** Whether a scan lists all packages: where it saw nothing, only of an image without an operating system. */
export const listsAll = ({ packages }: Pick<Scan, 'packages'>, withoutOs: boolean): boolean =>
  packages.extent === 'all' || (packages.extent === 'empty' && withoutOs);

/** Why a scan, or a record, is incomplete: in a few words, in a sentence that ends with the cure, and the cure. */
export interface Reason {
  readonly short: string;
  readonly why: string;
  readonly cure: string;
}

const reason = (short: string, why: string, cure: string): Reason => ({
  short,
  why: `${why}; ${cure}`,
  cure,
});

const END_OF_LIFE = reason(
  'its operating system is end of life',
  'its operating system is end of life, so the scanner has no current advisories for it',
  'rebuild the image on a supported release',
);

const OS_NOT_SCANNED = reason(
  'packages of its operating system not scanned',
  'the scanner found an operating system but did not look at its packages',
  'use a scanner that supports it',
);

const NOTHING_CHECKED = reason(
  'no package checked',
  'the scanner checked none of the packages that it lists, because they come from a third party, for which it has no advisories',
  'use a scanner that has some',
);

const NO_PACKAGES = reason(
  'no package scanned',
  'the scanner did not look at any package',
  'state os: none in the manifest if the image has no operating system',
);

const SYSTEM_REASONS: Readonly<Record<SystemGap, Reason>> = {
  windows: reason(
    'an image of Windows',
    'it is an image of Windows, and scanners do not look at its system',
    'take it out of the manifest, since no report can tell',
  ),
  unreleased: reason(
    'its operating system is not released yet',
    'its operating system is a release of Debian in development, for which there are no advisories',
    'rebuild the image on a stable release',
  ),
  unrecognized: reason(
    'no operating system recognized',
    'the scanner recognized no operating system, and looked only at what else it found',
    'state os: none in the manifest if the image has none (scratch, static), otherwise use a scanner that supports it',
  ),
};

/** The first reason why a scan with gaps is incomplete. */
export const reasonOf = ({
  endOfLife,
  osPackagesNotScanned,
  noPackagesScanned,
  nothingChecked,
  system,
}: CoverageGaps): Reason => {
  if (endOfLife) return END_OF_LIFE;
  if (system !== null && system !== 'unrecognized') return SYSTEM_REASONS[system];
  if (osPackagesNotScanned) return OS_NOT_SCANNED;
  if (nothingChecked) return NOTHING_CHECKED;
  return noPackagesScanned || system === null ? NO_PACKAGES : SYSTEM_REASONS[system];
};
