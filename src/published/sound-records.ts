import { type SecurityIndexEntry, SecurityRecord, SecurityVersion } from '../api/security';
import { gradeOf, scoreOf } from '../catalog/rows';

type Entry = typeof SecurityIndexEntry._A;

const isSound = (each: SecurityVersion): boolean => {
  const { critical, high, medium, low, unknown, total, fixable } = each;
  const counts = { CRITICAL: critical, HIGH: high, MEDIUM: medium, LOW: low, UNKNOWN: unknown };
  return (
    critical + high + medium + low + unknown === total &&
    fixable <= total &&
    each.grade === gradeOf(counts, fixable) &&
    each.score === scoreOf(counts, fixable)
  );
};

const agrees = (record: SecurityRecord, entry: Entry | undefined): boolean =>
  entry !== undefined &&
  entry.image === record.image &&
  entry.grade === record.grade &&
  entry.total === record.total &&
  entry.fixable === record.fixable;

/** The counts of a record are those of its newest version. */
const isLatest = (record: SecurityRecord): boolean => {
  const [latest] = record.versions;
  const counts = (each: SecurityVersion): string => JSON.stringify(SecurityVersion.encode(each));
  return latest !== undefined && counts(latest) === counts(record);
};

/** The records whose numbers hold together. The others were edited; their documents are read. */
export const soundRecords = (
  records: ReadonlyMap<string, SecurityRecord>,
): ReadonlyMap<string, SecurityRecord> =>
  new Map([...records].filter(([, record]) => isLatest(record) && record.versions.every(isSound)));

/**
 * The records that agree with `security/index.json`, which lies in the folder that `state.json` vouches
 * for, and with `images.json` (`shown`).
 */
export const witnessedRecords = (
  records: ReadonlyMap<string, SecurityRecord>,
  index: ReadonlyArray<Entry>,
  shown: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, SecurityRecord> => {
  const entries = new Map(index.map((entry) => [entry.slug, entry]));
  return new Map(
    [...records].filter(
      ([slug, record]) =>
        agrees(record, entries.get(slug)) &&
        JSON.stringify(SecurityRecord.encode(record)) === JSON.stringify(shown.get(slug)),
    ),
  );
};
