import type { ClosedFinding, EndedEpisode, ImageFindings } from '../../contract/findings';

/** True if a date is unknown. */
const isOrdered = (first: string | null, last: string | null): boolean =>
  first === null || last === null || first <= last;

/** The commit that removes a version may be older than its last scan. */
const closedWithPossibleSince = (item: ClosedFinding): ClosedFinding =>
  item.reason === 'removed' || isOrdered(item.since, item.until) ? item : { ...item, since: null };

/** A late scan may end an episode before the scan that named its fix. */
const endedWithPossibleDates = (episode: EndedEpisode): EndedEpisode => {
  const upToEnd = (date: string | null) => (isOrdered(date, episode.until) ? date : null);
  return { ...episode, since: upToEnd(episode.since), last: upToEnd(episode.last) };
};

/** Removes dates of a beginning that are after the end. */
export const withPossibleDates = (document: ImageFindings): ImageFindings => ({
  ...document,
  closed: document.closed.map(closedWithPossibleSince),
  line: { ...document.line, ended: document.line.ended.map(endedWithPossibleDates) },
});
