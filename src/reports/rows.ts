import { type Cve, type Grade, MOST_TARGETS, type SecurityVersion } from '../api/security';
import { type Severity, severityRank } from '../domain/severity';
import { compareText } from '../text/compare';
import type { Finding } from './finding';
import type { RowCounts } from './scan';

/** The order of rows in the API: severity, fixable first, then id, package and version as plain text. */
export const compareRows = (a: Cve, b: Cve): number =>
  severityRank(a.severity) - severityRank(b.severity) ||
  Number(a.fixed === null) - Number(b.fixed === null) ||
  compareText(a.id, b.id) ||
  compareText(a.pkg, b.pkg) ||
  compareText(a.installed ?? '', b.installed ?? '');

const toRow = (finding: Finding): Cve => {
  const more = finding.targets.length - MOST_TARGETS;
  return {
    id: finding.id,
    severity: finding.severity,
    pkg: finding.pkg,
    installed: finding.installed,
    fixed: finding.fixed,
    title: finding.title ?? finding.fallbackTitle,
    url: finding.url ?? finding.fallbackUrl,
    targets: finding.targets.slice(0, MOST_TARGETS),
    ...(more > 0 ? { targetsMore: more } : {}),
  };
};

/** Makes the rows of the API from merged findings, in its order. */
export const toRows = (findings: ReadonlyArray<Finding>): ReadonlyArray<Cve> =>
  findings.map(toRow).sort(compareRows);

export const gradeOf = (count: Readonly<Record<Severity, number>>, fixable: number): Grade => {
  if (count.CRITICAL > 0) return 'F';
  if (count.HIGH > 0) return 'D';
  if (count.MEDIUM > 0) return 'C';
  if (count.LOW + count.UNKNOWN === 0) return 'A+';
  return fixable === 0 ? 'A' : 'B';
};

export const scoreOf = (count: Readonly<Record<Severity, number>>, fixable: number): number => {
  const penalty =
    25 * count.CRITICAL + 10 * count.HIGH + 4 * count.MEDIUM + count.LOW + 2 * count.UNKNOWN;
  return Math.max(0, 100 - penalty - 5 * fixable);
};

export const countRows = (rows: ReadonlyArray<Cve>): RowCounts => {
  const bySeverity = { CRITICAL: 0, HIGH: 0, MEDIUM: 0, LOW: 0, UNKNOWN: 0 };
  let fixable = 0;
  for (const { severity, fixed } of rows) {
    bySeverity[severity] += 1;
    if (fixed !== null) fixable += 1;
  }
  return { bySeverity, fixable };
};

/** Summarizes a version: counts, grade and score. */
export const rollupOfCounts = (
  version: string,
  image: string,
  { bySeverity, fixable }: RowCounts,
): SecurityVersion => ({
  version,
  tag: `${image}:${version}`,
  critical: bySeverity.CRITICAL,
  high: bySeverity.HIGH,
  medium: bySeverity.MEDIUM,
  low: bySeverity.LOW,
  unknown: bySeverity.UNKNOWN,
  total: Object.values(bySeverity).reduce((sum, count) => sum + count, 0),
  fixable,
  grade: gradeOf(bySeverity, fixable),
  score: scoreOf(bySeverity, fixable),
});

/** {@link rollupOfCounts} for rows. */
export const rollupOf = (
  version: string,
  image: string,
  rows: ReadonlyArray<Cve>,
): SecurityVersion => rollupOfCounts(version, image, countRows(rows));

/** The rows of a version as documents contain them (JSON in UTF-8), and their counts. */
export interface SerializedRows {
  readonly json: Buffer;
  readonly counts: RowCounts;
}

/**
 * Serializes rows as their codec would encode them: {@link toRows} and decoding give exactly its keys, in
 * its order.
 */
export const serializeRows = (rows: ReadonlyArray<Cve>): SerializedRows => ({
  json: Buffer.from(JSON.stringify(rows)),
  counts: countRows(rows),
});
