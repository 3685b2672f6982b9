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
import { compareLatest, earliestSince } from '../order';
import { byAlias } from './by-alias';
import { type EndedFinding, hasEnded } from './finding-event';
import type { VersionRecords } from './image-records';
import type { NextVersion } from './next-version';

const MAX_ENDED = 256;

/** The newest version of an image that has or had a record, after a run. */
export interface LineHead extends NextVersion {
  readonly record: VersionRecords;
}

type End = Pick<EndedEpisode, 'end' | 'until'>;

/** An episode does not end before it began. If no scan named the fix, it came after the last one. */
const endEpisode = (
  episode: OpenEpisode,
  { end, until }: End,
  scannedAt: string | null,
): EndedEpisode => {
  // A late scan is dated before the previous one.
  const last = scannedAt && firstText([scannedAt, until]);
  const fixableSince = episode.fixableSince ?? (isFixed(end) ? last : null);
  return { ...episode, fixableSince, last, until: until && lastText([until, episode.since]), end };
};

/**
 * How an episode ended that the record does not have; undefined if the version may still have it. `event` is its end in
 * the version. `isOther` says that the record is of another build than the line was.
 */
const findEnd = (
  id: string,
  { state, scannedAt, digest, findings }: VersionRecords,
  event: EndedFinding | undefined,
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

/** The open episodes by the aliases of their entries in the line's version. */
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

/** The first scan, without a break, that named a fix: from the episodes that an entry continues, or this scan. */
const fixableSince = (
  { fixable, confirmed }: FindingEntry,
  was: ReadonlyArray<OpenEpisode>,
  scannedAt: string | null,
): string | null =>
  fixable
    ? (firstText(was.map((each) => each.fixableSince)) ?? (confirmed ? scannedAt : null))
    : null;

/**
 * The episodes of the head, and the open episodes that they do not continue. An entry continues the episode of its own
 * id, and of each alias that is no longer an entry. If the head is an older version (`isBack`), it does so only if its
 * own id was open. A new id in the line's version begins with the episodes that had it as an alias (`named`), even if
 * these go on or end.
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
  compareLatest(a.until, b.until) || compareText(a.id, b.id) || compareLatest(a.since, b.since);

/**
 * The line of an image after a run: the vulnerabilities of its newest version, which continue when a newer version that
 * has them takes over; undefined if no version ever had a record. `scannedBefore` is the date of the last record of the
 * line's version (null if unknown), `catalogDate` the date of the commit that removes versions.
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
  const gone = new Map(head.events.filter(hasEnded).map((event) => [event.id, event]));
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
    // An episode that began before a dropped one ended does not count.
    from: dropped === undefined ? line.from : lastText([line.from, dropped.until]),
    open: open.sort((a, b) => compareText(a.id, b.id)),
    ended: ended.slice(0, MAX_ENDED),
  };
};
