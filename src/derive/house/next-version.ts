import { type FindingEntry, MAX_FIXES } from '../../contract/findings';
import type { FoundVulnerability, RecordFindings } from '../../contract/record/record-findings';
import { lastText } from '../../domain/values/compare';
import { earliestSince } from '../order';
import { byAlias } from './by-alias';
import { type EndedFinding, endFinding, type FindingEvent } from './finding-event';
import type { VersionRecords } from './image-records';

export type Entries = ReadonlyMap<string, FindingEntry>;

export interface NextVersion {
  readonly entries: Entries;
  readonly events: ReadonlyArray<FindingEvent>;
}

const toEntry = (
  version: string,
  { severity, fixable, packages, fixes: all, aliases }: FoundVulnerability,
  since: string | null,
  layer: number | undefined,
): FindingEntry => {
  const confirmed = true;
  const fixes = all.length > MAX_FIXES ? all.slice(0, MAX_FIXES) : all;
  // Literals without spreads: spreads take more memory, and every finding has an entry.
  return layer === undefined
    ? { version, confirmed, severity, fixable, packages, fixes, aliases, since }
    : { version, confirmed, severity, fixable, packages, fixes, aliases, since, layer };
};

/** The fields of an entry that depend on the builds before. */
interface OfBuilds {
  readonly digest?: string | null;
  readonly survived?: number | undefined;
}

/** An entry with these fields, and all in the order of the contract. */
const withBuilds = (entry: FindingEntry, { digest, survived }: OfBuilds): FindingEntry => {
  const { digest: _, survived: __, layer, ...own } = entry;
  return {
    ...own,
    ...(digest === undefined ? {} : { digest }),
    ...(survived === undefined ? {} : { survived }),
    ...(layer === undefined ? {} : { layer }),
  };
};

/**
 * The entries of the first record of a version; undefined without one. They are not news, because nobody knows when they
 * appeared.
 */
export const firstVersion = (
  { version, findings }: VersionRecords,
  first: string | null,
): NextVersion | undefined =>
  findings && {
    entries: new Map(
      [...findings.found].map(([id, each]) => [id, toEntry(version, each, first, each.layer)]),
    ),
    events: [],
  };

/** The digest of the last record that had an entry; `former` is the digest of the last record of the version. */
const lastDigest = ({ digest }: FindingEntry, former: string | null): string | null =>
  digest === undefined ? former : digest;

/**
 * How many builds an entry survived that could have brought its fix. A record of other bytes adds one if it has the fix
 * that was known before; a build that the version had before is not a rebuild.
 */
const countSurvived = (
  { digest, formerDigests }: VersionRecords,
  was: ReadonlyArray<FindingEntry>,
  former: string | null,
): number => {
  const hadFix = was.filter(({ fixable }) => fixable);
  if (hadFix.length === 0) return 0;
  const isNewBuild = digest !== null && !formerDigests.has(digest);
  const isOfOther = (entry: FindingEntry): boolean => {
    const had = lastDigest(entry, former);
    return had !== null && had !== digest;
  };
  const before = Math.max(...was.map(({ survived = 0 }) => survived));
  return before + (isNewBuild && hadFix.some(isOfOther) ? 1 : 0);
};

/** The published entries of a version. */
interface Formerly {
  readonly before: Entries;
  /** The digest of the last record; null if unknown. */
  readonly former: string | null;
  /** By alias. */
  readonly named: ReadonlyMap<string, ReadonlyArray<FindingEntry>>;
}

/**
 * Continues the entries that are the same vulnerability under another name: ids that are gone and are now aliases
 * (`formers`), and entries that had the found id as an alias. The earliest of their dates stays.
 */
const confirm = (
  record: VersionRecords,
  { before, former, named }: Formerly,
  found: RecordFindings['found'],
  [id, each]: readonly [string, FoundVulnerability],
) => {
  const { slug, version, scannedAt, isFresh } = record;
  const formers = each.aliases.filter((name) => before.has(name) && !found.has(name));
  const own = before.get(id);
  const was = [
    ...(own === undefined ? (named.get(id) ?? []) : [own]),
    ...formers.flatMap((name) => before.get(name) ?? []),
  ];
  const isNew = was.length === 0;
  const since = isNew ? (isFresh ? scannedAt : null) : earliestSince(was);
  const toEvents = (): ReadonlyArray<FindingEvent> => {
    const { severity, fixable, packages, fixes, title } = each;
    const isKnown = !isNew && (!fixable || was.some((entry) => entry.fixable));
    if (!isFresh || isKnown) return [];
    const facts = { slug, version, id, severity, since, date: scannedAt, fixable, packages, fixes };
    return [isNew ? { ...facts, kind: 'opened', title } : { ...facts, kind: 'fixable' }];
  };
  const entry = toEntry(version, each, since, isFresh ? each.layer : own?.layer);
  const survived = each.fixable ? countSurvived(record, was, former) : 0;
  return {
    entry: survived === 0 ? entry : withBuilds(entry, { survived }),
    formers,
    events: toEvents(),
  };
};

/** If the build is the same, nobody repaired it: the database or the scanner changed. */
const whyGone = (had: string | null, now: string | null): EndedFinding['kind'] => {
  if (had === null || now === null) return 'gone';
  return had === now ? 'withdrawn' : 'rebuilt';
};

/**
 * The date of the record that ends a finding, but not before the finding began, and not before the latest record of any
 * build of the version: a scan of another build may be late.
 */
const endOf = (
  { scannedAt, scannedBefore }: VersionRecords,
  since: string | null,
): string | null => (scannedAt === null ? null : lastText([scannedAt, scannedBefore, since]));

const close = (
  record: VersionRecords,
  { suppressed }: RecordFindings,
  former: string | null,
  [id, entry]: readonly [string, FindingEntry],
): EndedFinding => {
  const { slug, digest } = record;
  const kind = suppressed.has(id) ? 'suppressed' : whyGone(lastDigest(entry, former), digest);
  const isOfBuild = kind === 'rebuilt' || kind === 'gone';
  return endFinding(slug, id, entry, {
    kind,
    date: endOf(record, entry.since),
    ...(digest !== null && isOfBuild ? { by: digest } : {}),
  });
};

/**
 * Marks entries that the record of digest `now` does not confirm. Each keeps the digest of the last record that had it.
 */
const unconfirmed = (
  entries: Iterable<readonly [string, FindingEntry]>,
  former: string | null,
  now: string | null,
): Entries =>
  new Map(
    [...entries].map(([id, entry]) => {
      const had = lastDigest(entry, former);
      const { survived } = entry;
      const last = had === now ? { survived } : { digest: had, survived };
      return [id, withBuilds({ ...entry, confirmed: false }, last)];
    }),
  );

/** Whether a record without an entry proves that it is gone. A record of an earlier run proves nothing new. */
const isProven = (
  { state, unchecked, isFresh }: VersionRecords,
  [, { packages }]: readonly [string, FindingEntry],
): boolean =>
  isFresh &&
  (state === 'scanned' ||
    (unchecked !== undefined && !packages.some((name) => unchecked.has(name))));

/**
 * The entries of a version after its new record, and what happened to them. Without a record, all entries stay open but
 * unconfirmed. A full record ends every entry that it does not have; a record that lacks only known packages ends those
 * of other packages; any other partial record ends none. `former` is the digest of the last record before.
 */
export const nextVersion = (
  record: VersionRecords,
  before: Entries,
  former: string | null,
): NextVersion => {
  const { digest, findings } = record;
  if (findings === undefined) return { entries: unconfirmed(before, former, former), events: [] };
  const { found } = findings;
  const named = byAlias([...before.values()].map((entry) => [entry, entry] as const));
  const confirmed = [...found].map(
    (each) => [each[0], confirm(record, { before, former, named }, found, each)] as const,
  );
  const renamed = new Set(confirmed.flatMap(([, { formers }]) => formers));
  const missing = [...before].filter(([id]) => !found.has(id) && !renamed.has(id));
  const kept = missing.filter((each) => !isProven(record, each));
  const gone = missing.filter((each) => isProven(record, each));
  return {
    entries: new Map([
      ...confirmed.map(([id, { entry }]) => [id, entry] as const),
      ...unconfirmed(kept, former, digest),
    ]),
    events: [
      ...confirmed.flatMap(([, { events }]) => events),
      ...gone.map((each) => close(record, findings, former, each)),
    ],
  };
};
