import { STATUS } from '../contract/collections';
import { FINDINGS, type FindingEntry, type ImageFindings, MAX_FIXES } from '../contract/findings';
import { countRecord, type ScanRecord } from '../contract/record/record';
import { toRecordFindings } from '../contract/record/record-findings';
import { SECURITY, type SecuritySummary, VERSION_SECURITY } from '../contract/security-documents';
import { type Problem, problem } from '../domain/problem';
import { type SeverityCounts, severityKeys } from '../domain/severity-counts';
import { compareText } from '../domain/values/compare';
import { show } from '../domain/values/escape';
import { joinLimited } from '../domain/values/plural';
import { nameVersion, type VersionName, versionKey } from '../domain/version-key';
import type { Previous } from '../previous/previous';

/** A version that two documents of an edited branch describe differently. */
export interface Contradiction extends VersionName {
  /** One of these documents was edited. */
  readonly files: ReadonlyArray<string>;
}

/** A vulnerability as both a record and the findings of its image describe it. */
type Said = readonly [id: string, ...said: ReadonlyArray<unknown>];

const saidOf = (
  id: string,
  {
    severity,
    fixable,
    packages,
    fixes,
    aliases,
  }: Pick<FindingEntry, 'severity' | 'fixable' | 'packages' | 'fixes' | 'aliases'>,
): Said => [id, severity, fixable, packages, fixes.slice(0, MAX_FIXES), aliases];

const serialize = (all: ReadonlyArray<Said>): string =>
  JSON.stringify([...all].sort(([a], [b]) => compareText(a, b)));

const saidByRecord = (record: ScanRecord): string => {
  const { found, suppressed } = toRecordFindings(record);
  return serialize([
    ...[...found].map(([id, each]) => saidOf(id, each)),
    ...[...suppressed].map(
      ([id, { status, justification }]) => [id, status, justification] as const,
    ),
  ]);
};

const saidByFindings = ({ open, suppressed }: ImageFindings, version: string): string =>
  serialize([
    ...open.flatMap(({ id, versions }) =>
      versions
        .filter((entry) => entry.version === version && entry.confirmed)
        .map((entry) => saidOf(id, entry)),
    ),
    ...suppressed.flatMap(({ id, versions }) =>
      versions
        .filter((each) => each.version === version)
        .map(({ status, justification }) => [id, status, justification] as const),
    ),
  ]);

type Counts = SeverityCounts & { readonly suppressed?: number };

const countsOf = ({ suppressed = 0, ...counts }: Counts): string =>
  [...severityKeys.map((key) => counts[key]), counts.fixable, suppressed].join();

/** Tests if `security.json` has other counts than a record. Needed where the findings of the image are lost. */
const isOtherwiseCounted = (
  { slug, version }: VersionName,
  record: ScanRecord,
  list: SecuritySummary | undefined,
): boolean => {
  const listed = list?.images.get(slug)?.versions.find((each) => each.version === version);
  if (list === undefined) return false;
  return listed === undefined || countsOf(listed) !== countsOf(countRecord(record));
};

/**
 * Finds the kept records of an image that its findings contradict, or that are complete only in `status.json`. A branch
 * as it was published has none. Such a record proves nothing until its next scan.
 */
export const findContradictions = (
  slug: string,
  kept: ReadonlyMap<string, ScanRecord | undefined>,
  { read, isAsPublished, versions }: Pick<Previous, 'read' | 'isAsPublished' | 'versions'>,
): ReadonlyArray<Contradiction> => {
  if (isAsPublished) return [];
  const findings = read(FINDINGS, slug);
  const others = [FINDINGS.file(slug)];
  return [...kept].flatMap(([version, record]): ReadonlyArray<Contradiction> => {
    if (record === undefined) return [];
    const key = versionKey(slug, version);
    const file = VERSION_SECURITY.file(key);
    if (findings === undefined)
      return isOtherwiseCounted({ slug, version }, record, read(SECURITY, ''))
        ? [{ slug, version, files: [file, SECURITY.path] }]
        : [];
    if (saidByRecord(record) !== saidByFindings(findings, version))
      return [{ slug, version, files: [file, ...others] }];
    const recorded = findings.versions.find((each) => each.version === version);
    return versions.get(key)?.state === 'scanned' && recorded?.state !== 'scanned'
      ? [{ slug, version, files: [STATUS.path, ...others] }]
      : [];
  });
};

const MAX_NAMED = 3;

export const warnOfContradictions = (all: ReadonlyArray<Contradiction>): ReadonlyArray<Problem> => {
  if (all.length === 0) return [];
  const named = joinLimited(
    all,
    MAX_NAMED,
    (each) => `${nameVersion(each)}: ${each.files.map(show).join(' and ')}`,
  );
  return [
    problem(
      `found documents in api/v1 that contradict each other (${named}), expected them as they were published, so these versions are partial and close nothing until their next scan; scan them again, or revert the edit before the next publish`,
    ),
  ];
};
