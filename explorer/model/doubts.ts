/** Says why a scan proves less than it seems to, and what the reader can do. */
import type { CoverageGap } from '../../src/contract/gaps';
import { formatNumber, pluralize } from '../../src/domain/values/plural';
import { type StatusItem, wordFor } from './documents';
import { briefly } from './findings';

const GAPS: Readonly<Record<CoverageGap, string>> = {
  'end-of-life':
    'Its operating system is end of life, without current advisories: run a version on a supported release.',
  windows:
    'Scanners do not look at the system of a Windows image: read the advisories of Microsoft.',
  unreleased:
    'Its operating system is unreleased, without advisories: run a version on a stable release.',
  'no-advisories': 'The scanner has no advisories for its operating system: use one that has some.',
  'os-not-scanned':
    'The scanner did not look at the packages of its operating system: use one that supports it.',
  'no-package-list':
    'The scanner found its operating system, but no list of its packages: ask its owner which it has.',
  'nothing-checked': 'The scanner has no advisories for its packages: use one that has some.',
  'nothing-scanned': 'The scanner did not look at any package: ask its owner what it contains.',
  unrecognized: 'The scanner recognized no operating system: ask its owner what it contains.',
  ignored: 'A rule that names no vulnerability hid findings: judge the suppressed ones yourself.',
  excluded: 'Paths were excluded from the scan: scan it yourself without that.',
};

const uncheckedText = ({ unchecked }: Pick<StatusItem, 'unchecked'>): string | undefined => {
  if (unchecked === undefined) return undefined;
  const { total, names } = unchecked;
  const more = total > names.length ? ` and ${formatNumber(total - names.length)} more` : '';
  const [were, them] = total === 1 ? ['was', 'it'] : ['were', 'them'];
  return `${pluralize(total, 'package')} ${were} not checked: ${names.join(', ')}${more}. Trivy has no advisories for ${them}: follow whoever builds ${them}.`;
};

/** Undefined if the scanner saw the software of the image, or may have seen it. */
export const unseenText = (
  status: Pick<StatusItem, 'slug' | 'named' | 'software'> | undefined,
): string | undefined =>
  status !== undefined && (status.named === false || status.software === null)
    ? `No package named ${status.slug} was listed: ${status.slug} itself may not have been checked.`
    : undefined;

/** Undefined if the owner states no software. */
export const softwareText = (
  status: Pick<StatusItem, 'software'> | undefined,
): string | undefined => {
  const { software } = status ?? {};
  if (software === undefined) return undefined;
  if (software === null) return 'not seen by the scanner';
  const { name, version, type } = software;
  return `${version === null ? name : `${name} ${version}`} (${type})`;
};

const platformsText = ({ platforms = [] }: Pick<StatusItem, 'platforms'>): string | undefined => {
  const of = (isFull: boolean): ReadonlyArray<string> =>
    platforms.filter(({ state }) => (state === 'scanned') === isFull).map((each) => each.platform);
  const [full, rest] = [of(true), of(false)];
  if (rest.length === 0) return undefined;
  const cure = full.length === 0 ? 'wait for its scan' : `run ${briefly(full)}, or wait`;
  return `${briefly(rest)} had no full scan: ${cure}.`;
};

/** Each reason with its cure; empty if the reasons are unknown. */
export const reasonsOf = (status: StatusItem): ReadonlyArray<string> =>
  [
    ...(status.gaps ?? []).map((gap) => wordFor(GAPS, gap)),
    uncheckedText(status),
    unseenText(status),
    platformsText(status),
  ].filter((text) => text !== undefined);
