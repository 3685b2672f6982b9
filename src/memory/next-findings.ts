import type {
  ClosedFinding,
  FindingEntry,
  ImageFindings,
  OpenFinding,
  RecordedVersion,
  SuppressedFinding,
} from '../api/findings';
import { groupBy } from '../domain/group-by';
import { worse, worstOf } from '../domain/severity';
import { compareText } from '../text/compare';
import type { FindingFact, ImageRecords, VersionRecords } from './image-records';
import { type Entries, firstVersion, nextVersion, type VersionFact } from './next-version';
import { compareClosed, compareNewest, compareOpen } from './order';
import { sinceOf } from './since';

/** Closed items of an image that decide no date (section "Limits" of the contract's additions). */
export const MAX_CLOSED = 256;

/** The findings of an image, and what happened to them; undefined if no version has, or had, a record. */
export interface NextFindings {
  readonly document: ImageFindings | undefined;
  readonly facts: ReadonlyArray<FindingFact>;
}

/** The open findings of a document by version. */
const entriesByVersion = (before: ImageFindings | undefined): ReadonlyMap<string, Entries> => {
  const all = new Map((before?.versions ?? []).map(({ version }) => [version, new Map()]));
  for (const { id, versions } of before?.open ?? [])
    for (const entry of versions) all.get(entry.version)?.set(id, entry);
  return all;
};

/** What the versions that leave the catalog had open, one item for each id. */
const closeRemoved = (
  before: ImageFindings | undefined,
  records: ImageRecords,
  date: string | null,
): ReadonlyArray<ClosedFinding> => {
  const stays = new Set(records.versions.map(({ version }) => version));
  return (before?.open ?? []).flatMap(({ id, severity, since, versions }) => {
    const [newest] = versions.filter(({ version }) => !stays.has(version)).sort(compareNewest);
    return newest
      ? [{ id, version: newest.version, severity, reason: 'removed' as const, since, until: date }]
      : [];
  });
};

const keyOf = (item: ClosedFinding): string => JSON.stringify(Object.values(item));

/** All closed items: a removal takes the place of an earlier one of its id, and none stands twice. */
const joinClosed = (
  before: ReadonlyArray<ClosedFinding>,
  removed: ReadonlyArray<ClosedFinding>,
  closed: ReadonlyArray<ClosedFinding>,
): ReadonlyArray<ClosedFinding> => {
  const ids = new Set(removed.map(({ id }) => id));
  const kept = before.filter(({ id, reason }) => reason !== 'removed' || !ids.has(id));
  const all = [...kept, ...removed, ...closed];
  return all.length > 1 ? [...new Map(all.map((item) => [keyOf(item), item])).values()] : all;
};

/** What the records suppress, by id; `versions` are newest first. */
const toSuppressed = ({ versions }: ImageRecords): ReadonlyArray<SuppressedFinding> => {
  const byId = new Map<string, SuppressedFinding>();
  for (const { version, findings } of versions)
    for (const [id, { severity, status, justification }] of findings?.suppressed ?? []) {
      const former = byId.get(id);
      byId.set(id, {
        id,
        severity: worse(former?.severity ?? 'UNKNOWN', severity),
        versions: [...(former?.versions ?? []), { version, status, justification }],
      });
    }
  return [...byId.values()].sort((a, b) => compareText(a.id, b.id));
};

interface NextVersions {
  readonly recorded: ReadonlyArray<RecordedVersion>;
  readonly open: ReadonlyMap<string, ReadonlyArray<FindingEntry>>;
  readonly closed: ReadonlyArray<ClosedFinding>;
  readonly facts: ReadonlyArray<VersionFact>;
}

const nextVersions = (
  records: ReadonlyArray<VersionRecords>,
  before: ImageFindings | undefined,
): NextVersions => {
  const formerly = entriesByVersion(before);
  const firsts = new Map((before?.versions ?? []).map(({ version, first }) => [version, first]));
  const recorded: RecordedVersion[] = [];
  const open = new Map<string, FindingEntry[]>();
  const closed: ClosedFinding[] = [];
  const facts: VersionFact[] = [];
  const add = (entries: Entries): void => {
    for (const [id, entry] of entries) {
      const group = open.get(id);
      if (group === undefined) open.set(id, [entry]);
      else group.push(entry);
    }
  };
  for (const each of records) {
    const { version, state, scannedAt, findings } = each;
    const was = formerly.get(version);
    if (was !== undefined) {
      const next = nextVersion(each, was);
      recorded.push({ version, state, first: firsts.get(version) ?? null });
      add(next.entries);
      closed.push(...next.closed);
      facts.push(...next.facts);
    } else if (findings !== undefined) {
      recorded.push({ version, state, first: scannedAt });
      add(firstVersion(each, findings, scannedAt));
    }
  }
  return { recorded, open, closed, facts };
};

const byId = compareClosed<ClosedFinding>(({ id }) => id);

/**
 * The findings of an image after a run: what its document on the branch says (`before`; undefined if there
 * is none), and its records in the new tree. `catalogDate` is the date of the commit that removes versions.
 */
export const nextFindings = (
  before: ImageFindings | undefined,
  records: ImageRecords,
  catalogDate: string | null,
): NextFindings => {
  const { slug, image } = records;
  const next = nextVersions(records.versions, before);
  const removed = closeRemoved(before, records, catalogDate);
  const closed = [...joinClosed(before?.closed ?? [], removed, next.closed)].sort(byId);
  const byClosedId = groupBy(closed, ({ id }) => id);
  const kept = new Set<ClosedFinding>();
  const open = [...next.open].map(([id, versions]): OpenFinding => {
    const decided = sinceOf(versions, byClosedId.get(id) ?? []);
    for (const item of decided.deciding) kept.add(item);
    return { id, severity: worstOf(versions), since: decided.since, versions: [...versions] };
  });
  for (const item of closed.filter((each) => !kept.has(each)).slice(0, MAX_CLOSED)) kept.add(item);
  const document: ImageFindings = {
    ...{ apiVersion: 'v1', resource: 'findings', slug, image },
    versions: [...next.recorded],
    open: open.sort(compareOpen),
    suppressed: [...toSuppressed(records)],
    closed: closed.filter((item) => kept.has(item)),
  };
  const everHadRecord = before !== undefined || document.versions.length > 0;
  return {
    document: everHadRecord ? document : undefined,
    facts: next.facts.map((fact) => ({ ...fact, slug })),
  };
};
