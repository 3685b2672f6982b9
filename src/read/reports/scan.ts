import type { CoverageGap, Report } from './report';

/** A report of this run, with its findings and suppressions merged. */
export interface Scan extends Report {
  /** The path of the file in messages, with `/`. */
  readonly path: string;
  /** The name of the artifact that contains the file; absent in the workspace. */
  readonly artifact?: string | undefined;
}

/** What a scan proves: everything; some findings; or, with gaps and without findings, nothing. */
export type Proof = 'full' | 'partial' | 'nothing';

/** An image without an operating system may have no packages at all, and none of a system. */
const EXCUSED_WITHOUT_OS: ReadonlyArray<CoverageGap> = ['nothing-scanned', 'unrecognized'];

export const proofOf = (
  { gaps, findings }: Pick<Scan, 'gaps' | 'findings'>,
  withoutOs: boolean,
): Proof => {
  if (gaps.every((gap) => withoutOs && EXCUSED_WITHOUT_OS.includes(gap))) return 'full';
  return findings.length > 0 ? 'partial' : 'nothing';
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

const REASONS: Readonly<Record<CoverageGap, Reason>> = {
  'end-of-life': reason(
    'its operating system is end of life',
    'its operating system is end of life, so the scanner has no current advisories for it',
    'rebuild the image on a supported release',
  ),
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
  'os-not-scanned': reason(
    'packages of its operating system not scanned',
    'the scanner found an operating system but did not look at its packages',
    'use a scanner that supports it',
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
};

/** The first reason why a scan with gaps is incomplete. */
export const reasonOf = ([first = 'nothing-scanned']: ReadonlyArray<CoverageGap>): Reason =>
  REASONS[first];
