import type { ClosedFinding } from '../../contract/findings';
import {
  type EndedEpisode,
  type EpisodeEnd,
  isFixed,
  type Line,
  type OpenEpisode,
} from '../../contract/line';
import { compareText, firstText, lastText } from '../../domain/values/compare';
import { compareVersions } from '../../domain/version-order';
import type { VersionRecords } from './image-records';
import type { Entries } from './next-version';
import { compareDates, earliestSince } from './order';

/** The most ended episodes of a line. */
const MAX_ENDED = 256;

/** The newest version of an image that has or had a record, after a run. */
export interface Head {
  readonly record: VersionRecords;
  readonly entries: Entries;
  /** What its record closed, by id. */
  readonly closed: ReadonlyMap<string, ClosedFinding>;
}

/** The line of an image before a run. */
export interface FormerLine {
  readonly line: Line;
  /** Digest of the last record of its version; null if unknown. */
  readonly digest: string | null;
  /** Scan date of that record; null if unknown. */
  readonly scannedAt: string | null;
}

/** A run, as far as episodes follow from it. */
interface Step {
  readonly head: Head;
  /** Positive if a newer version took the line over, negative if an older one did. */
  readonly move: number;
  readonly former: FormerLine | undefined;
  /** Date of the commit that removes versions. */
  readonly catalogDate: string | null;
}

/** How an episode ended, and when. */
type End = Pick<EndedEpisode, 'end' | 'until'>;

/** Ends an episode, not before it began. A fix that no scan named came after the last one. */
const endEpisode = (
  { id, severity, since, fixableSince }: OpenEpisode,
  { end, until }: End,
  scannedAt: string | null,
): EndedEpisode => {
  // A late scan has an earlier date than the one before it.
  const last = scannedAt && firstText([scannedAt, until]);
  return {
    id,
    severity,
    since,
    fixableSince: fixableSince ?? (isFixed(end) ? last : null),
    last,
    until: until && lastText([until, since]),
    end,
  };
};

/** How an episode ended that the head does not have, and of which it closed no entry: was it another build? */
const unseenEnd = (id: string, { head: { record }, move, former }: Step): EpisodeEnd => {
  if (record.findings?.suppressed.has(id)) return 'suppressed';
  const before = former?.digest ?? null;
  const isOther = move === 0 || (before !== null && before !== record.digest);
  return isOther && record.digest !== null ? 'version' : 'unproven';
};

/** How an episode ends that the head does not have; undefined if it may still have it. */
const findEnd = ({ id }: OpenEpisode, step: Step): End | undefined => {
  const { record, closed } = step.head;
  if (step.move < 0) return { end: 'removed', until: step.catalogDate };
  const item = closed.get(id);
  if (item !== undefined) {
    const { reason, until } = item;
    return { end: reason === 'withdrawn' || reason === 'gone' ? 'unproven' : reason, until };
  }
  return record.state === 'scanned'
    ? { end: unseenEnd(id, step), until: record.scannedAt }
    : undefined;
};

/**
 * What the head has, as episodes, and the open ones that these do not continue. An entry continues those of its id, and of
 * names that are no longer entries.
 */
const findPresent = (
  line: Line,
  { head: { record, entries }, move }: Step,
): { readonly present: ReadonlyArray<OpenEpisode>; readonly rest: ReadonlyArray<OpenEpisode> } => {
  const isBack = move < 0;
  const namedNow = record.isNew && !isBack ? record.scannedAt : null;
  const open = new Map(line.open.map((each) => [each.id, each]));
  const continued = new Set<string>();
  const present = [...entries].map(([id, entry]): OpenEpisode => {
    const names = [id, ...entry.aliases.filter((name) => !entries.has(name))];
    const was = isBack && !open.has(id) ? [] : names.flatMap((name) => open.get(name) ?? []);
    for (const each of was) continued.add(each.id);
    const named = firstText(was.map(({ fixableSince }) => fixableSince));
    const began = isBack ? null : entry.since;
    return {
      id,
      severity: entry.severity,
      since: was.length > 0 ? earliestSince(was) : began,
      fixableSince: entry.fixable ? (named ?? (entry.confirmed ? namedNow : null)) : null,
    };
  });
  return { present, rest: line.open.filter(({ id }) => !continued.has(id)) };
};

const compareEnded = (a: EndedEpisode, b: EndedEpisode): number =>
  compareDates(a.until, b.until) || compareText(a.id, b.id) || compareDates(a.since, b.since);

/**
 * The line of an image after a run: the vulnerabilities of its newest version, which go on when a newer one that has them
 * takes over; undefined if no version has, or ever had, a record (section 6 of the contract's additions for the worst day).
 */
export const nextLine = (
  former: FormerLine | undefined,
  head: Head | undefined,
  catalogDate: string | null,
): Line | undefined => {
  if (head === undefined) return former?.line;
  const { version, scannedAt } = head.record;
  const line = former?.line ?? { version, from: scannedAt, open: [], ended: [] };
  const step = { head, move: compareVersions(version, line.version), former, catalogDate };
  const { present, rest } = findPresent(line, step);
  const open = [...present];
  const ended = [...line.ended];
  for (const each of rest) {
    const end = findEnd(each, step);
    if (end === undefined) open.push(each);
    else ended.push(endEpisode(each, end, former?.scannedAt ?? null));
  }
  ended.sort(compareEnded);
  const dropped = ended[MAX_ENDED];
  return {
    version,
    // Nothing counts that began before the end of an episode that is dropped.
    from: dropped === undefined ? line.from : lastText([line.from, dropped.until]),
    open: open.sort((a, b) => compareText(a.id, b.id)),
    ended: ended.slice(0, MAX_ENDED),
  };
};
