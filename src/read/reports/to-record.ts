import { type ScanRecord, toPublished } from '../../contract/record/record';
import { compareRows, keyOfFinding } from '../../contract/record/rows';
import type { Cve } from '../../contract/security';
import { canonicalId } from '../../domain/canonical-id';
import { groupBy } from '../../domain/values/group-by';
import { type Finding, mergeFindings, mergeLayers, type NamedFinding } from './finding';
import type { Found } from './report';
import type { Scan } from './scan';
import { mergeSuppressions } from './suppression';

/** Merges the findings and suppressions of reports, and duplicates within one report. */
export const mergeFound = (parts: ReadonlyArray<Found>): Found => {
  const findings = mergeFindings(parts.flatMap((part) => part.findings));
  const suppressions = parts.flatMap((part) => part.suppressions);
  return { findings, suppressions: mergeSuppressions(suppressions, findings) };
};

const isNamedOtherwise = (finding: NamedFinding): boolean => canonicalId(finding) !== finding.id;

/**
 * Joins findings of one `id` that are still separate, because only some of them state its other names. This is the last
 * step, because it is not associative.
 */
const joinIds = (found: Found): Found => {
  const { findings, suppressions } = found;
  if (!findings.some(isNamedOtherwise) && !suppressions.some(isNamedOtherwise)) return found;
  const joined = mergeFindings(findings, keyOfFinding);
  return {
    findings: joined,
    suppressions: mergeSuppressions(suppressions, joined, keyOfFinding),
  };
};

const toRow = (finding: Finding): Cve => ({
  id: finding.id,
  severity: finding.severity,
  pkg: finding.pkg,
  installed: finding.installed,
  fixed: finding.fixed,
  title: finding.title ?? finding.fallbackTitle,
  url: finding.url ?? finding.fallbackUrl,
  targets: [...finding.targets],
  ...(finding.aliases.length > 0 ? { aliases: [...finding.aliases] } : {}),
  ...(finding.fixState ? { fixState: finding.fixState } : {}),
  ...(finding.kind ? { kind: finding.kind } : {}),
});

/** The highest layer of the findings of each vulnerability; left out if one of them has no layer. */
const layersOf = (findings: ReadonlyArray<Finding>): ScanRecord['layers'] =>
  new Map(
    [...groupBy(findings, canonicalId)].flatMap(([id, group]) => {
      const { layer } = group.reduce<Pick<Finding, 'layer'>>(
        (a, b) => ({ layer: mergeLayers(a, b) }),
        group[0],
      );
      return layer === undefined ? [] : [[id, layer] as const];
    }),
  );

/** Makes a record whose rows are in the order of the API. */
export const toRecord = (found: Found): ScanRecord => {
  const { findings, suppressions } = joinIds(found);
  const record = toPublished({ rows: findings.map(toRow).sort(compareRows), suppressions });
  const hasLayers = findings.some(({ layer }) => layer !== undefined);
  return hasLayers ? { ...record, layers: layersOf(findings) } : record;
};

/** Makes the record of a version from one or more scans that count. */
export const recordOf = (scans: ReadonlyArray<Scan>): ScanRecord => {
  const [only, ...others] = scans;
  return toRecord(only !== undefined && others.length === 0 ? only : mergeFound(scans));
};
