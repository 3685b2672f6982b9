import type { ClosedFinding, FindingEntry } from '../../contract/findings';
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

/** The line of an image before a run. */
export interface FormerLine {
  readonly line: Line;
  /** Digest of the last record of its version; null if unknown. */
  readonly digest: string | null;
  /** Scan date of that record; null if unknown. */
  readonly scannedAt: string | null;
}

/** The newest version of an image that has or had a record, after a run. */
export interface Head {
  readonly record: VersionRecords;
  readonly entries: Entries;
  /** What its record closed, by id. */
  readonly closed: ReadonlyMap<string, ClosedFinding>;
}

/** A newer version took the line over, an older one did, or neither. */
type Move = 'newer' | 'older' | 'none';

const moveOf = (before: string, after: string): Move => {
  const order = compareVersions(after, before);
  return order === 0 ? 'none' : order > 0 ? 'newer' : 'older';
};

const ENDS: Readonly<Record<ClosedFinding['reason'], EpisodeEnd>> = {
  rebuilt: 'rebuilt',
  suppressed: 'suppressed',
  removed: 'removed',
  withdrawn: 'unproven',
  gone: 'unproven',
};

/** Ends an episode, not before it began. A fix that no scan named came after the last one. */
const endEpisode = (
  { id, severity, since, fixableSince }: OpenEpisode,
  { end, date }: { readonly end: EpisodeEnd; readonly date: string | null },
  scannedAt: string | null,
): EndedEpisode => {
  const isLate = scannedAt !== null && date !== null && scannedAt > date;
  const last = isLate ? date : scannedAt;
  return {
    id,
    severity,
    since,
    fixableSince: fixableSince ?? (isFixed(end) ? last : null),
    last,
    until: date && lastText([date, since]),
    end,
  };
};

/** Whether what an earlier version had, and the head has not, is gone with another build. */
const isOtherBuild = (move: Move, before: string | null, after: string | null): boolean =>
  after !== null && (move === 'none' || (before !== null && before !== after));

/** A run, as far as episodes follow from it. */
interface Step {
  readonly head: Head;
  readonly move: Move;
  readonly former: FormerLine | undefined;
  /** Date of the commit that removes versions. */
  readonly catalogDate: string | null;
}

/** How an episode ends that the head does not have; undefined if it may still have it. */
const findEnd = (
  { id }: OpenEpisode,
  { head: { record, closed }, move, former, catalogDate }: Step,
): { readonly end: EpisodeEnd; readonly date: string | null } | undefined => {
  if (move === 'older') return { end: 'removed', date: catalogDate };
  const item = closed.get(id);
  if (item !== undefined) return { end: ENDS[item.reason], date: item.until };
  if (record.state !== 'scanned') return undefined;
  const isOther = isOtherBuild(move, former?.digest ?? null, record.digest);
  const unseen = isOther ? 'version' : 'unproven';
  const end = record.findings?.suppressed.has(id) ? 'suppressed' : unseen;
  return { end, date: record.scannedAt };
};

/** The open episodes that an entry continues: of its id, and of names that are no longer entries. */
const continuedBy =
  (open: ReadonlyMap<string, OpenEpisode>, { head: { entries }, move }: Step) =>
  (id: string, { aliases }: FindingEntry): ReadonlyArray<OpenEpisode> =>
    move === 'older' && !open.has(id)
      ? []
      : [id, ...aliases.filter((name) => !entries.has(name))].flatMap(
          (name) => open.get(name) ?? [],
        );

/** What the head has, as episodes, and the open ones that these do not continue. */
const findPresent = (
  line: Line,
  step: Step,
): { readonly present: ReadonlyArray<OpenEpisode>; readonly rest: ReadonlyArray<OpenEpisode> } => {
  const { record, entries } = step.head;
  const isBack = step.move === 'older';
  const formersOf = continuedBy(new Map(line.open.map((each) => [each.id, each])), step);
  const continued = new Set<string>();
  const present = [...entries].map(([id, entry]): OpenEpisode => {
    const was = formersOf(id, entry);
    for (const each of was) continued.add(each.id);
    const named = firstText(was.map(({ fixableSince }) => fixableSince));
    const isNamedNow = record.isNew && entry.confirmed && !isBack;
    const began = isBack ? null : entry.since;
    return {
      id,
      severity: entry.severity,
      since: was.length > 0 ? earliestSince(was) : began,
      fixableSince: entry.fixable ? (named ?? (isNamedNow ? record.scannedAt : null)) : null,
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
  const step = { head, move: moveOf(line.version, version), former, catalogDate };
  const { present, rest } = findPresent(line, step);
  const ends = rest.map((each) => [each, findEnd(each, step)] as const);
  const unseen = ends.flatMap(([each, end]) => (end === undefined ? [each] : []));
  const ended = ends.flatMap(([each, end]) =>
    end === undefined ? [] : [endEpisode(each, end, former?.scannedAt ?? null)],
  );
  const all = [...line.ended, ...ended].sort(compareEnded);
  const dropped = all[MAX_ENDED];
  return {
    version,
    // Nothing counts that began before the end of an episode that is dropped.
    from: dropped === undefined ? line.from : lastText([line.from, dropped.until]),
    open: [...present, ...unseen].sort((a, b) => compareText(a.id, b.id)),
    ended: all.slice(0, MAX_ENDED),
  };
};
