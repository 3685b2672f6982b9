import type { VersionStatus } from './image-status';

const NO_NAMES: ReadonlySet<string> = new Set();

/**
 * Returns the packages that a fresh record cannot tell anything about, if everything else in the image was looked at:
 * then any other missing finding is gone. Otherwise undefined.
 */
export const knownGaps = ({
  decision,
  platforms,
}: Pick<VersionStatus, 'decision' | 'platforms'>): ReadonlySet<string> | undefined => {
  if (decision.kind !== 'fresh') return undefined;
  // Findings that a rule hid are listed as suppressed.
  if (decision.outcome.gaps.some((gap) => gap !== 'ignored')) return undefined;
  // With these gaps, a platform is partial only because of unchecked packages and hidden findings.
  const isLookedAt = platforms.every(({ state }) => state === 'scanned' || state === 'partial');
  if (!isLookedAt) return undefined;
  const { unchecked } = decision.outcome;
  return unchecked.length === 0 ? NO_NAMES : new Set(unchecked);
};
