import { showName } from '../domain/values/escape';
import { formatNumber, joinLimited } from '../domain/values/plural';
import type { Scan } from '../read/reports/scan';
import type { VersionStatus } from './image-status';

const NO_NAMES: ReadonlySet<string> = new Set();

/** Whether a scan lacks only what it lists: findings that it was told to hide are suppressions. */
const listsWhatItLacks = ({ gaps }: Pick<Scan, 'gaps'>): boolean =>
  gaps.every((gap) => gap === 'ignored');

/**
 * The packages of which a record of this run cannot tell what is gone, if everything else of the image was looked at:
 * then what it lacks is known. Undefined if that is not so, or the record stays.
 */
export const knownGaps = ({
  decision,
  platforms,
}: Pick<VersionStatus, 'decision' | 'platforms'>): ReadonlySet<string> | undefined => {
  if (decision.kind !== 'fresh' || !decision.outcome.incomplete.every(listsWhatItLacks))
    return undefined;
  // Of these, a platform is partial only because of unchecked packages and hidden findings.
  const isLookedAt = platforms.every(({ state }) => state === 'scanned' || state === 'partial');
  if (!isLookedAt) return undefined;
  const { unchecked } = decision.outcome;
  return unchecked.length === 0 ? NO_NAMES : new Set(unchecked);
};

const MAX_NAMED = 3;

/** Why the record of this run is partial: packages that were not checked; undefined if there are none. */
export const describeUnchecked = ({ decision }: VersionStatus): string | undefined => {
  if (decision.kind !== 'fresh' || decision.outcome.unchecked.length === 0) return undefined;
  const { unchecked } = decision.outcome;
  const names = joinLimited(unchecked, MAX_NAMED, showName);
  const what =
    unchecked.length === 1
      ? `1 package (${names}): it comes from a third party, for which it has no advisories; its CVEs`
      : `${formatNumber(unchecked.length)} packages (${names}): they come from a third party, for which it has no advisories; their CVEs`;
  return `Trivy did not check ${what} are not in these numbers; see docs/reports.md`;
};
