import type { ClosedFinding, FindingEntry } from '../api/findings';
import type { FindingFact, VersionRecords } from './image-records';
import { earliestSince } from './order';
import type { FoundVulnerability, RecordFindings } from './record-findings';

/** The entries of a version by id. */
export type Entries = ReadonlyMap<string, FindingEntry>;

/** A fact of one version. */
export type VersionFact = Omit<FindingFact, 'slug'>;

/** What a scan says happened; without a date it is no fact. */
type StatedFact = Omit<VersionFact, 'date'> & { readonly date: string | null };

const withDate = ({ date, ...fact }: StatedFact): ReadonlyArray<VersionFact> =>
  date === null ? [] : [{ ...fact, date }];

/** What becomes of a version. */
export interface NextVersion {
  readonly entries: Entries;
  readonly closed: ReadonlyArray<ClosedFinding>;
  readonly facts: ReadonlyArray<VersionFact>;
}

const toEntry = (
  version: string,
  { severity, fixable, packages, aliases }: FoundVulnerability,
  since: string | null,
): FindingEntry => ({
  ...{ version, confirmed: true },
  ...{ severity, fixable, packages, aliases, since },
});

/** The first record of a version: what it has was there when the catalog first looked, and is no news. */
export const firstVersion = (
  { version }: VersionRecords,
  { found }: RecordFindings,
  first: string | null,
): Entries => new Map([...found].map(([id, each]) => [id, toEntry(version, each, first)]));

/** Ids that were open in the version, are no longer found, and are other names of what is found. */
const formerIds = (
  names: ReadonlyArray<string>,
  before: Entries,
  found: RecordFindings['found'],
): ReadonlyArray<string> => names.filter((name) => before.has(name) && !found.has(name));

const notBefore = (date: string | null, since: string | null): string | null =>
  date !== null && since !== null && date < since ? since : date;

/** What was found again or anew, and its former ids. */
const confirm = (
  { version, scannedAt }: VersionRecords,
  before: Entries,
  found: RecordFindings['found'],
  [id, each]: readonly [string, FoundVulnerability],
) => {
  const formers = formerIds(each.aliases, before, found);
  const was = [id, ...formers].flatMap((name) => before.get(name) ?? []);
  const fact = { id, version, severity: each.severity, date: scannedAt };
  const isNew = was.length === 0;
  const becomesFixable = each.fixable && !was.some(({ fixable }) => fixable);
  const facts: ReadonlyArray<StatedFact> = isNew
    ? [{ ...fact, kind: 'opened', title: each.title }]
    : becomesFixable
      ? [{ ...fact, kind: 'fixable', title: null }]
      : [];
  // Goes on under the earliest date that is known of all its names.
  const since = isNew ? scannedAt : earliestSince(was);
  return { entry: toEntry(version, each, since), formers, facts };
};

/** A whole record no longer has it. */
const close = (
  { version, scannedAt }: VersionRecords,
  { suppressed }: RecordFindings,
  [id, { severity, since }]: readonly [string, FindingEntry],
) => {
  const reason = suppressed.has(id) ? ('suppressed' as const) : ('gone' as const);
  const until = notBefore(scannedAt, since);
  const kind = reason === 'gone' ? ('closed' as const) : reason;
  return {
    item: { id, version, severity, reason, since, until },
    fact: { kind, id, version, severity, title: null, date: until },
  };
};

const unconfirmed = (entries: ReadonlyArray<readonly [string, FindingEntry]>): Entries =>
  new Map(entries.map(([id, entry]) => [id, { ...entry, confirmed: false }]));

/**
 * What follows from the entries of a version on the branch and from its record. What a partial record does
 * not have, or a version without a record, is not confirmed, but stays open: not looking closes nothing.
 */
export const nextVersion = (record: VersionRecords, before: Entries): NextVersion => {
  const { state, findings } = record;
  if (findings === undefined) return { entries: unconfirmed([...before]), closed: [], facts: [] };
  const { found } = findings;
  const confirmed = [...found].map(
    (each) => [each[0], confirm(record, before, found, each)] as const,
  );
  const renamed = new Set(confirmed.flatMap(([, { formers }]) => formers));
  const missing = [...before].filter(([id]) => !found.has(id) && !renamed.has(id));
  const closed = state === 'scanned' ? missing.map((each) => close(record, findings, each)) : [];
  return {
    entries: new Map([
      ...confirmed.map(([id, { entry }]) => [id, entry] as const),
      ...(state === 'scanned' ? [] : unconfirmed(missing)),
    ]),
    closed: closed.map(({ item }) => item),
    facts: [
      ...confirmed.flatMap(([, { facts }]) => facts),
      ...closed.map(({ fact }) => fact),
    ].flatMap(withDate),
  };
};
