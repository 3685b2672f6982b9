import { keyOfFinding } from '../../contract/record/rows';
import type { Cve, SecurityVersion } from '../../contract/security';
import { canonicalId } from '../../domain/canonical-id';
import { type Fixes, findFixes, joinFixes, type SurvivedIds } from '../../domain/fixes';
import { type Severity, severityRank, worstOf } from '../../domain/severity';
import { severityKeys } from '../../domain/severity-counts';
import { compareText } from '../../domain/values/compare';
import { groupBy } from '../../domain/values/group-by';
import type { VersionName } from '../../domain/version-key';
import type { FindingGate } from '../../read/inputs/fail-on';

/** Canonical ids by the slug of the image that has them. */
export type IdsByImage = ReadonlyMap<string, ReadonlySet<string>>;

/** The ids that the words of gates stand for in this run. */
export interface GateFacts {
  readonly exploited: IdsByImage;
  /** Open in no version of the image on the branch before this run. */
  readonly new: IdsByImage;
}

const LOOKED_UP = ['exploited', 'new'] as const satisfies ReadonlyArray<keyof GateFacts>;

/** A row of the newest record of an image, with its canonical id. */
export interface LatestRow extends VersionName {
  readonly id: string;
  readonly row: Cve;
}

export interface MetGate {
  readonly gate: FindingGate;
  /** Equal for gates that the same findings meet. */
  readonly key: string;
  readonly findings: number;
  readonly fixes: Fixes;
  /** The worst severity of each canonical id. */
  readonly cves: ReadonlyMap<string, Severity>;
  /** In the order of the records. */
  readonly slugs: ReadonlyArray<string>;
  /** Whether an id is new: open in no version of its image before. */
  readonly hasNew: boolean;
  /** The worst row of each of the three worst ids. */
  readonly worst: ReadonlyArray<LatestRow>;
}

const MAX_WORST = 3;

/** Whether rows of a record can meet a gate, judged by its counts and the ids of its image. */
export const mayMeet = (
  { severity, qualities }: FindingGate,
  facts: GateFacts,
  slug: string,
  counts: SecurityVersion,
): boolean => {
  const last = severity === undefined ? severityKeys.length : severityRank(severity) + 1;
  return (
    severityKeys.slice(0, last).some((key) => counts[key] > 0) &&
    (!qualities.has('fixable') || counts.fixable > 0) &&
    LOOKED_UP.every((word) => !qualities.has(word) || facts[word].has(slug))
  );
};

const meets = (
  { severity, qualities }: FindingGate,
  facts: GateFacts,
  { slug, id, row }: LatestRow,
): boolean =>
  (severity === undefined || severityRank(row.severity) <= severityRank(severity)) &&
  (!qualities.has('fixable') || row.fixed !== null) &&
  LOOKED_UP.every((word) => !qualities.has(word) || facts[word].get(slug)?.has(id) === true);

/** Compares by severity, then with a fix first, then by id. */
const compareWorst = (a: LatestRow, b: LatestRow): number =>
  severityRank(a.row.severity) - severityRank(b.row.severity) ||
  Number(a.row.fixed === null) - Number(b.row.fixed === null) ||
  compareText(a.id, b.id);

const takeWorst = (rows: ReadonlyArray<LatestRow>): ReadonlyArray<LatestRow> =>
  [...groupBy([...rows].sort(compareWorst), ({ id }) => id).values()]
    .slice(0, MAX_WORST)
    .map(([first]) => first);

/** The rows of the newest record of an image. */
export interface LatestRows extends VersionName {
  readonly rows: ReadonlyArray<Cve>;
  readonly survived: SurvivedIds;
}

const fixesOf = (found: ReadonlyArray<LatestRow>, records: ReadonlyArray<LatestRows>): Fixes => {
  const bySlug = groupBy(found, ({ slug }) => slug);
  const all = records.map(({ slug, survived }) => {
    const own = bySlug.get(slug) ?? [];
    return findFixes(
      own.map(({ row }) => row),
      survived,
    );
  });
  return joinFixes(all);
};

/** The rows that meet a gate; undefined if none does. */
export const findMet = (
  gate: FindingGate,
  facts: GateFacts,
  records: ReadonlyArray<LatestRows>,
): MetGate | undefined => {
  const found = records.flatMap(({ slug, version, rows }) =>
    rows
      .map((row): LatestRow => ({ slug, version, id: canonicalId(row), row }))
      .filter((each) => meets(gate, facts, each)),
  );
  if (found.length === 0) return undefined;
  const byId = [...groupBy(found, ({ id }) => id)];
  return {
    gate,
    key: found.map(({ slug, row }) => `${slug} ${keyOfFinding(row)}`).join('\n'),
    findings: found.length,
    fixes: fixesOf(found, records),
    cves: new Map(byId.map(([id, group]) => [id, worstOf(group.map(({ row }) => row))])),
    slugs: [...new Set(found.map(({ slug }) => slug))],
    hasNew: found.some(({ slug, id }) => facts.new.get(slug)?.has(id) === true),
    worst: takeWorst(found),
  };
};
