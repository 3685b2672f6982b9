import type { Closes } from '../../contract/closings';
import type { ClosedFinding, ImageFindings } from '../../contract/findings';
import type { FormerDigest } from '../../contract/releases';
import { keyOfSeverity } from '../../domain/severity-counts';
import { groupBy } from '../../domain/values/group-by';
import { type Rated, worstFirst } from '../order';

/** Gives the findings of a version that a build ended and that are not open in it again. */
export type EndedIn = (version: string) => ReadonlyArray<ClosedFinding>;

export const findEnded = (findings: ImageFindings | undefined): EndedIn => {
  const { open = [], closed = [] } = findings ?? {};
  const ended = closed.filter(({ reason }) => reason === 'rebuilt' || reason === 'gone');
  if (ended.length === 0) return () => [];
  const openById = new Map(open.map(({ id, versions }) => [id, versions]));
  const isOpen = ({ id, version }: ClosedFinding): boolean =>
    (openById.get(id) ?? []).some((entry) => entry.version === version);
  const byVersion = groupBy(
    ended.filter((item) => !isOpen(item)),
    ({ version }) => version,
  );
  return (version) => byVersion.get(version) ?? [];
};

/**
 * Whether a build had a finding in its last scan, and a later build ended it. An item that does not name the build that
 * ended it counts only if it ended after the scan: otherwise, this build may have ended it.
 */
const wasIn = ({ since, until, by }: ClosedFinding, digest: string, scanned: string): boolean => {
  if (since === null || until === null || since > scanned) return false;
  return by === undefined ? scanned < until : scanned <= until && by !== digest;
};

/**
 * What later builds closed of the findings that a former build had in its last scan; undefined if that build was never
 * scanned.
 */
export const closedSinceBuild = (
  ended: ReadonlyArray<ClosedFinding>,
  { digest, scanned }: FormerDigest,
): ReadonlyArray<Rated> | undefined =>
  scanned === null ? undefined : worstFirst(ended.filter((item) => wasIn(item, digest, scanned)));

export const MAX_IDS = 8;

export const countClosings = (closings: ReadonlyArray<Rated>): Omit<Closes, 'ids'> => {
  const counts = { critical: 0, high: 0, medium: 0, low: 0, unknown: 0 };
  for (const { severity } of closings) counts[keyOfSeverity[severity]] += 1;
  return counts;
};

/** Undefined if the present build closed nothing. */
export const closesOf = (
  ended: ReadonlyArray<ClosedFinding>,
  digest: string | undefined,
): Closes | undefined => {
  if (digest === undefined) return undefined;
  const own = ended.filter(({ reason, by }) => reason === 'rebuilt' && by === digest);
  const closings = worstFirst(own);
  return closings.length === 0
    ? undefined
    : { ...countClosings(closings), ids: closings.slice(0, MAX_IDS).map(({ id }) => id) };
};
