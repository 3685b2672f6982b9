import type {
  ClosedFinding,
  FindingEntry,
  ImageFindings,
  OpenFinding,
  RecordedVersion,
  SuppressedFinding,
} from '../../contract/findings';
import { worstOf } from '../../domain/severity';
import { compareText } from '../../domain/values/compare';
import { groupBy, uniqueBy } from '../../domain/values/group-by';
import type { VersionName } from '../../domain/version-key';
import { compareNewest } from '../../domain/version-order';
import { compareClosed, compareOpen } from '../order';
import {
  type EndedFinding,
  endFinding,
  type FindingEvent,
  hasEnded,
  toClosed,
} from './finding-event';
import type { ImageRecords, VersionRecords } from './image-records';
import { type LineHead, nextLine } from './next-line';
import { type Entries, firstVersion, nextVersion } from './next-version';
import { findSince } from './since';
import { nextWords } from './words';

/** The most closed items that decide no date (docs/history-and-size.md). */
export const MAX_CLOSED = 256;

/** A record of other bytes than the last one of its version. */
export interface NewBuild extends VersionName {
  readonly from: string;
  readonly to: string;
  /** The scan, or the commit of the catalog where the scan has no date: RFC 3339 in UTC. */
  readonly at: string | null;
}

const findNewBuild = (
  { slug, version, digest: to, scannedAt, findings }: VersionRecords,
  from: string | null,
  catalogDate: string | null,
): ReadonlyArray<NewBuild> =>
  findings === undefined || from === null || to === null || from === to
    ? []
    : [{ slug, version, from, to, at: scannedAt ?? catalogDate }];

export interface NextFindings {
  /** Undefined if no version ever had a record. */
  readonly document: ImageFindings | undefined;
  readonly events: ReadonlyArray<FindingEvent>;
  readonly builds: ReadonlyArray<NewBuild>;
  /** The open ids that were not open in any version before, under any name. */
  readonly newIds: ReadonlySet<string>;
}

const entriesByVersion = (before: ImageFindings | undefined): ReadonlyMap<string, Entries> => {
  const all = new Map((before?.versions ?? []).map(({ version }) => [version, new Map()]));
  for (const { id, versions } of before?.open ?? [])
    for (const entry of versions) all.get(entry.version)?.set(id, entry);
  return all;
};

/** Ends the findings of removed versions, once for each id, in the newest removed version. */
const endRemoved = (
  before: ImageFindings | undefined,
  { slug, versions: present }: ImageRecords,
  date: string | null,
): ReadonlyArray<EndedFinding> => {
  const current = new Set(present.map(({ version }) => version));
  return (before?.open ?? []).flatMap(({ id, severity, since, versions }) => {
    const [newest] = versions.filter(({ version }) => !current.has(version)).sort(compareNewest);
    return newest
      ? [endFinding(slug, id, { ...newest, severity, since }, { kind: 'removed', date })]
      : [];
  });
};

/**
 * Adds what ended to the closed items. A removal replaces an earlier removal of the same id; duplicates are dropped.
 */
const nextClosed = (
  before: ReadonlyArray<ClosedFinding>,
  events: ReadonlyArray<FindingEvent>,
): ReadonlyArray<ClosedFinding> => {
  const ended = events.filter(hasEnded).map(toClosed);
  const removed = new Set(ended.flatMap(({ id, reason }) => (reason === 'removed' ? [id] : [])));
  const kept = before.filter(({ id, reason }) => reason !== 'removed' || !removed.has(id));
  return uniqueBy([...kept, ...ended], (item) => JSON.stringify(item)).sort(
    compareClosed(({ id }) => id),
  );
};

const nextSuppressed = ({ versions }: ImageRecords): SuppressedFinding[] => {
  const all = versions.flatMap(({ version, findings }) =>
    [...(findings?.suppressed ?? [])].map(([id, each]) => ({ id, version, ...each })),
  );
  return [...groupBy(all, ({ id }) => id)]
    .map(([id, group]) => ({
      id,
      severity: worstOf(group),
      versions: group.map(({ version, status, justification }) => ({
        version,
        status,
        justification,
      })),
    }))
    .sort((a, b) => compareText(a.id, b.id));
};

const addEntries = (open: Map<string, FindingEntry[]>, entries: Entries): void => {
  for (const [id, entry] of entries) {
    const group = open.get(id);
    if (group === undefined) open.set(id, [entry]);
    else group.push(entry);
  }
};

const nextVersions = (
  records: ReadonlyArray<VersionRecords>,
  before: ImageFindings | undefined,
  catalogDate: string | null,
) => {
  const formerly = entriesByVersion(before);
  const known = new Map((before?.versions ?? []).map((each) => [each.version, each]));
  const recorded: RecordedVersion[] = [];
  const open = new Map<string, FindingEntry[]>();
  const events: FindingEvent[] = [];
  const builds: NewBuild[] = [];
  let head: LineHead | undefined;
  for (const each of records) {
    const { version, digest, state, scannedAt, findings } = each;
    const was = formerly.get(version);
    // Only the lost findings knew when an earlier record found it.
    const came = each.wasScanned ? null : scannedAt;
    const { first, digest: former } = known.get(version) ?? { first: came, digest: null };
    const next = was ? nextVersion(each, was, former) : firstVersion(each, first);
    if (next === undefined) continue;
    recorded.push({ version, state, first, digest: findings === undefined ? former : digest });
    head ??= { record: each, ...next };
    events.push(...next.events);
    builds.push(...findNewBuild(each, former, catalogDate));
    addEntries(open, next.entries);
  }
  return { recorded, open, events, builds, head };
};

/**
 * The open ids that reports of this run found and that were not open in the image before. An id that continues another
 * one is not new: an open finding had it as an alias, or one of its own aliases in a version was open in the image and
 * is no longer an entry of that version.
 */
const findNewIds = (
  before: ImageFindings | undefined,
  open: ReadonlyMap<string, ReadonlyArray<FindingEntry>>,
  { versions }: ImageRecords,
): ReadonlySet<string> => {
  const fresh = new Set(versions.filter(({ isFresh }) => isFresh).map(({ version }) => version));
  const former = new Set<string>();
  const named = new Set<string>();
  for (const { id, versions: entries } of before?.open ?? []) {
    former.add(id);
    for (const { aliases } of entries) for (const alias of aliases) named.add(alias);
  }
  const isOpenIn = (id: string, version: string): boolean =>
    (open.get(id) ?? []).some((entry) => entry.version === version);
  const continuesFormer = ({ version, aliases }: FindingEntry): boolean =>
    aliases.some((name) => former.has(name) && !isOpenIn(name, version));
  const isNew = ([id, entries]: readonly [string, ReadonlyArray<FindingEntry>]): boolean =>
    !former.has(id) &&
    !named.has(id) &&
    entries.some(({ version }) => fresh.has(version)) &&
    !entries.some(continuesFormer);
  return new Set([...open].filter(isNew).map(([id]) => id));
};

/**
 * The findings of an image after a run. `before` is its published document; `catalogDate` is the date of the commit
 * that removes versions.
 */
export const nextFindings = (
  before: ImageFindings | undefined,
  records: ImageRecords,
  catalogDate: string | null,
): NextFindings => {
  const { slug, image } = records;
  const next = nextVersions(records.versions, before, catalogDate);
  const { builds } = next;
  const events = [...endRemoved(before, records, catalogDate), ...next.events];
  const newIds = findNewIds(before, next.open, records);
  const line = nextLine(before, next.head, records.lineScannedAt, catalogDate);
  if (line === undefined) return { document: undefined, events, builds, newIds };
  const closed = nextClosed(before?.closed ?? [], events);
  const closedById = groupBy(closed, ({ id }) => id);
  const kept = new Set<ClosedFinding>();
  const open = [...next.open].map(([id, versions]): OpenFinding => {
    const { since, deciding } = findSince(versions, closedById.get(id) ?? []);
    for (const item of deciding) kept.add(item);
    // A copy, because a list that grew reserves more memory than it needs.
    return { id, severity: worstOf(versions), since, versions: [...versions] };
  });
  for (const item of closed.filter((each) => !kept.has(each)).slice(0, MAX_CLOSED)) kept.add(item);
  const stands = {
    open: open.sort(compareOpen),
    suppressed: nextSuppressed(records),
    closed: closed.filter((item) => kept.has(item)),
  };
  const document: ImageFindings = {
    apiVersion: 'v1',
    resource: 'findings',
    slug,
    image,
    versions: next.recorded,
    ...stands,
    line,
    words: nextWords(before?.words, records, stands),
  };
  return { document, events, builds, newIds };
};
