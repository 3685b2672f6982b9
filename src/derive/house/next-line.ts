import {
  type EndedEpisode,
  type FindingEntry,
  type ImageFindings,
  isFixed,
  type Line,
  type OpenEpisode,
  type OpenFinding,
} from '../../contract/findings';
import { compareText, firstText, lastText } from '../../domain/values/compare';
import { compareVersions } from '../../domain/version-order';
import { compareDates, earliestSince } from '../order';
import { byAlias } from './by-alias';
import { type Ended, isEnded } from './finding-event';
import type { VersionRecords } from './image-records';
import type { NextVersion } from './next-version';

/** The most ended episodes of a line. */
const MAX_ENDED = 256;

/** The newest version of an image that has or had a record, after a run. */
export interface LineHead extends NextVersion {
  readonly record: VersionRecords;
}

/** How an episode ended, and when. */
type End = Pick<EndedEpisode, 'end' | 'until'>;

/** Ends an episode, not before it began. A fix that no scan named came after the last one. */
const endEpisode = (
  episode: OpenEpisode,
  { end, until }: End,
  scannedAt: string | null,
): EndedEpisode => {
  // A late scan has an earlier date than the one before it.
  const last = scannedAt && firstText([scannedAt, until]);
  const fixableSince = episode.fixableSince ?? (isFixed(end) ? last : null);
  return { ...episode, fixableSince, last, until: until && lastText([until, episode.since]), end };
};

/**
 * How an episode ended that a record does not have; undefined if it may still have it. `event` is its end in the version,
 * `isOther` whether the record is of another build than the line was.
 */
const findEnd = (
  id: string,
  { state, scannedAt, digest, findings }: VersionRecords,
  event: Ended | undefined,
  isOther: boolean,
): End | undefined => {
  if (event !== undefined) {
    const { kind, date: until } = event;
    return { end: kind === 'withdrawn' || kind === 'gone' ? 'unproven' : kind, until };
  }
  if (state !== 'scanned') return undefined;
  const unseen = isOther && digest !== null ? 'version' : 'unproven';
  return { end: findings?.suppressed.has(id) ? 'suppressed' : unseen, until: scannedAt };
};

/** The open episodes of a line by the aliases that the entries of its version had. */
const episodesByAlias = (
  { version }: Pick<Line, 'version'>,
  open: ReadonlyMap<string, OpenEpisode>,
  before: ReadonlyArray<OpenFinding>,
): ReadonlyMap<string, ReadonlyArray<OpenEpisode>> =>
  byAlias(
    before.flatMap(({ id, versions }) => {
      const episode = open.get(id);
      const entry = versions.find((each) => each.version === version);
      return episode && entry ? [[entry, episode] as const] : [];
    }),
  );

/** The first scan, without a break, that gave a fix: of the episodes that an entry continues, or the present one. */
const fixableSince = (
  { fixable, confirmed }: FindingEntry,
  was: ReadonlyArray<OpenEpisode>,
  scannedAt: string | null,
): string | null =>
  fixable
    ? (firstText(was.map((each) => each.fixableSince)) ?? (confirmed ? scannedAt : null))
    : null;

/**
 * What the head has, as episodes, and the open ones that these do not continue. An entry continues those of its id, and of
 * names that are no longer entries; of an older version that is next (`isBack`), only if its id was open. An id that comes
 * in the version of the line began with those that had it among their aliases (`named`), though these may go on or end.
 */
const findPresent = (
  before: ReadonlyMap<string, OpenEpisode>,
  named: ReadonlyMap<string, ReadonlyArray<OpenEpisode>>,
  { record, entries }: LineHead,
  isBack: boolean,
): { readonly present: ReadonlyArray<OpenEpisode>; readonly rest: ReadonlyArray<OpenEpisode> } => {
  const namedNow = record.isNew && !isBack ? record.scannedAt : null;
  const continued = new Set<string>();
  const present = [...entries].map(([id, entry]): OpenEpisode => {
    const names = [id, ...entry.aliases.filter((name) => !entries.has(name))];
    const isOpen = before.has(id);
    const own = isBack && !isOpen ? [] : names.flatMap((name) => before.get(name) ?? []);
    for (const each of own) continued.add(each.id);
    const was = isOpen ? own : [...own, ...(named.get(id) ?? [])];
    const began = isBack ? null : entry.since;
    return {
      id,
      severity: entry.severity,
      since: was.length > 0 ? earliestSince(was) : began,
      fixableSince: fixableSince(entry, was, namedNow),
    };
  });
  return { present, rest: [...before.values()].filter(({ id }) => !continued.has(id)) };
};

const compareEnded = (a: EndedEpisode, b: EndedEpisode): number =>
  compareDates(a.until, b.until) || compareText(a.id, b.id) || compareDates(a.since, b.since);

/**
 * The line of an image after a run: the vulnerabilities of its newest version, which go on when a newer one that has them
 * takes over; undefined if no version has, or ever had, a record (section 6 of the contract's additions for the worst day).
 * `scannedBefore` is the date of the last record that the line's version had (null if unknown), `catalogDate` that of the
 * commit that removes versions.
 */
export const nextLine = (
  before: Pick<ImageFindings, 'line' | 'versions' | 'open'> | undefined,
  head: LineHead | undefined,
  scannedBefore: string | null,
  catalogDate: string | null,
): Line | undefined => {
  if (head === undefined) return before?.line;
  const { version, digest, scannedAt } = head.record;
  const line = before?.line ?? { version, from: scannedAt, open: [], ended: [] };
  const move = compareVersions(version, line.version);
  const build = before?.versions.find((each) => each.version === line.version)?.digest ?? null;
  const isOther = move === 0 || (build !== null && build !== digest);
  const gone = new Map(head.events.filter(isEnded).map((event) => [event.id, event]));
  const formerly = new Map(line.open.map((each) => [each.id, each]));
  const named = episodesByAlias(line, formerly, move === 0 ? (before?.open ?? []) : []);
  const { present, rest } = findPresent(formerly, named, head, move < 0);
  const open = [...present];
  const ended = [...line.ended];
  for (const each of rest) {
    const end: End | undefined =
      move < 0
        ? { end: 'removed', until: catalogDate }
        : findEnd(each.id, head.record, gone.get(each.id), isOther);
    if (end === undefined) open.push(each);
    else ended.push(endEpisode(each, end, scannedBefore));
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
