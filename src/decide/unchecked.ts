import type { VersionStatus } from './image-status';

const NO_NAMES: ReadonlySet<string> = new Set();

/**
 * The packages of which a record of this run cannot tell what is gone, if everything else of the image was looked at:
 * then what it lacks is known. Undefined if that is not so, or the record stays.
 */
export const knownGaps = ({
  decision,
  platforms,
}: Pick<VersionStatus, 'decision' | 'platforms'>): ReadonlySet<string> | undefined => {
  if (decision.kind !== 'fresh') return undefined;
  // What a rule hid is listed as suppressed.
  if (decision.outcome.gaps.some((gap) => gap !== 'ignored')) return undefined;
  // Of these, a platform is partial only because of unchecked packages and hidden findings.
  const isLookedAt = platforms.every(({ state }) => state === 'scanned' || state === 'partial');
  if (!isLookedAt) return undefined;
  const { unchecked } = decision.outcome;
  return unchecked.length === 0 ? NO_NAMES : new Set(unchecked);
};
