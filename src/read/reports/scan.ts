import { type CoverageGap, coverageGaps } from '../../contract/gaps';
import type { Report } from './report';

/** A report of this run, with its findings and suppressions merged. */
export interface Scan extends Report {
  /** The path of the file in messages, with `/`. */
  readonly path: string;
  /** Absent in the workspace. */
  readonly artifact?: string | undefined;
}

/** What a scan proves: everything; a lower bound; or, with gaps and without findings, nothing. */
export type Proof = 'full' | 'partial' | 'nothing';

/** The gaps that are normal in an image without an operating system. */
const EXCUSED_WITHOUT_OS: ReadonlyArray<CoverageGap> = [
  'no-package-list',
  'nothing-scanned',
  'unrecognized',
];

/** The gaps of a scanner that was told to leave something out: its result is a lower bound, with or without findings. */
const LEFT_OUT: ReadonlyArray<CoverageGap> = ['ignored', 'excluded'];

export const isExcused = (gap: CoverageGap, withoutOs: boolean): boolean =>
  withoutOs && EXCUSED_WITHOUT_OS.includes(gap);

/** The gaps that count, in the order of the contract. */
export const openGaps = (
  scans: ReadonlyArray<Pick<Scan, 'gaps'>>,
  withoutOs: boolean,
): ReadonlyArray<CoverageGap> => {
  const found = new Set(scans.flatMap(({ gaps }) => gaps));
  return coverageGaps.filter((gap) => found.has(gap) && !isExcused(gap, withoutOs));
};

export const proofOf = (scan: Pick<Scan, 'gaps' | 'findings'>, withoutOs: boolean): Proof => {
  const open = openGaps([scan], withoutOs);
  if (open.length === 0) return 'full';
  return scan.findings.length > 0 || open.every((gap) => LEFT_OUT.includes(gap))
    ? 'partial'
    : 'nothing';
};

/** Whether a scan lists all packages. An empty list is complete only for an image without an operating system. */
export const listsAll = ({ packages }: Pick<Scan, 'packages'>, withoutOs: boolean): boolean =>
  packages.extent === 'all' || (packages.extent === 'empty' && withoutOs);

/** Why a scan or a record is incomplete: in a few words, in a sentence that ends with the cure, and the cure. */
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

const REASONS: Readonly<Record<CoverageGap, Reason>> = {
  'end-of-life': reason(
    'its operating system is end of life',
    'its operating system is end of life, so the scanner has no current advisories for it',
    'rebuild the image on a supported release',
  ),
  windows: reason(
    'a Windows image',
    'it is a Windows image, and scanners do not look at its system',
    'take it out of the manifest, since no report can tell',
  ),
  unreleased: reason(
    'its operating system is not released yet',
    'its operating system is a release of Debian in development, for which there are no advisories',
    'rebuild the image on a stable release',
  ),
  'no-advisories': reason(
    'no advisories for its operating system',
    'the scanner has no advisories for this release of its operating system',
    'use a scanner that has some',
  ),
  'os-not-scanned': reason(
    'packages of its operating system not scanned',
    'the scanner found an operating system but did not look at its packages',
    'use a scanner that supports it',
  ),
  'no-package-list': reason(
    'no list of its system packages',
    'the scanner found an operating system but none of its packages: the package database was removed, or is one that the scanner does not read',
    'keep the package database in the image, and scan without --list-all-pkgs=false',
  ),
  'nothing-checked': reason(
    'no package checked',
    'the scanner checked none of the packages that it lists, because they come from a third party, for which it has no advisories',
    'use a scanner that has some',
  ),
  'nothing-scanned': reason(
    'no package scanned',
    'the scanner did not look at any package',
    'state os: none in the manifest if the image has no operating system',
  ),
  unrecognized: reason(
    'no operating system recognized',
    'the scanner recognized no operating system, and looked only at what else it found',
    'state os: none in the manifest if the image has none (scratch, static), otherwise use a scanner that supports it',
  ),
  ignored: reason(
    'findings hidden by a rule',
    'a rule that names no vulnerability, but a package, a path or a fix state (--only-fixed), hid findings, and hides new ones too',
    'scan without it, ignore vulnerabilities by their ids, or state them in VEX',
  ),
  excluded: reason(
    'paths excluded from the scan',
    'the scanner was told to exclude paths',
    'scan without exclude',
  ),
};

export const reasonOf = (gap: CoverageGap): Reason => REASONS[gap];

/** Gaps that another gap explains. */
const IMPLIED_BY: Readonly<Partial<Record<CoverageGap, ReadonlyArray<CoverageGap>>>> = {
  'nothing-scanned': ['windows', 'os-not-scanned'],
  unrecognized: ['nothing-scanned'],
};

/** The gaps to explain, of gaps in the order of the contract. */
export const tellingGaps = (gaps: ReadonlyArray<CoverageGap>): ReadonlyArray<CoverageGap> => {
  const telling: CoverageGap[] = [];
  for (const gap of gaps)
    if (!IMPLIED_BY[gap]?.some((other) => telling.includes(other))) telling.push(gap);
  return telling;
};
