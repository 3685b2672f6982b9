import { limitAliases } from '../../contract/record/aliases';
import type { ScanRecord } from '../../contract/record/record';
import { compareRows, keyOfFinding } from '../../contract/record/rows';
import { type Cve, MAX_ALIASES, MAX_TARGETS } from '../../contract/security';
import { type Finding, mergeFindings } from './finding';
import type { Found } from './report';
import type { Scan } from './scan';
import { mergeSuppressions } from './suppression';

/** Merges the findings and suppressions of reports, and duplicates within one report. */
export const mergeFound = (parts: ReadonlyArray<Found>): Found => {
  const findings = mergeFindings(parts.flatMap((part) => part.findings));
  const suppressions = parts.flatMap((part) => part.suppressions);
  return { findings, suppressions: mergeSuppressions(suppressions, findings) };
};

const toRow = (finding: Finding): Cve => {
  const more = finding.targets.length - MAX_TARGETS;
  return limitAliases({
    id: finding.id,
    severity: finding.severity,
    pkg: finding.pkg,
    installed: finding.installed,
    fixed: finding.fixed,
    title: finding.title ?? finding.fallbackTitle,
    url: finding.url ?? finding.fallbackUrl,
    targets: finding.targets.slice(0, MAX_TARGETS),
    ...(more > 0 ? { targetsMore: more } : {}),
    ...(finding.aliases.length > 0 ? { aliases: [...finding.aliases] } : {}),
    ...(finding.fixed === null && finding.fixState ? { fixState: finding.fixState } : {}),
  });
};

/** Whether the row of a finding has all of it that counts if it is merged with others. */
export const isAllInRow = (finding: Finding): boolean =>
  (finding.title !== null || finding.fallbackTitle === null) &&
  (finding.url !== null || finding.fallbackUrl === null) &&
  finding.targets.length <= MAX_TARGETS &&
  finding.aliases.length <= MAX_ALIASES;

/** Makes rows from merged findings, in the order of the API. */
export const toRows = (findings: ReadonlyArray<Finding>): ReadonlyArray<Cve> =>
  findings.map(toRow).sort(compareRows);

/** Makes a record from merged findings and suppressions. */
export const toRecord = ({ findings, suppressions }: Found): ScanRecord => ({
  rows: toRows(findings),
  suppressions: suppressions.map(limitAliases),
});

const toFinding = ({ aliases = [], ...row }: Cve): Finding => ({
  ...row,
  aliases,
  fallbackTitle: null,
  fallbackUrl: null,
});

/** The findings and suppressions of a record; `unabridged` are the findings that are not all in their rows. */
export const toFound = (
  { rows, suppressions }: ScanRecord,
  unabridged: ReadonlyArray<Finding>,
): Found => {
  const whole = new Map(unabridged.map((finding) => [keyOfFinding(finding), finding]));
  return {
    findings: rows.map((row) => whole.get(keyOfFinding(row)) ?? toFinding(row)),
    suppressions,
  };
};

/** The record of a version, from the scans that count: at least one. */
export const recordOf = (scans: ReadonlyArray<Scan>): ScanRecord => {
  const [only, ...others] = scans;
  return only !== undefined && others.length === 0
    ? only.record
    : toRecord(mergeFound(scans.map(({ record, unabridged }) => toFound(record, unabridged))));
};
