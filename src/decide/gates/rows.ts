import { compareRows } from '../../contract/record/rows';
import type { Cve, SecurityVersion } from '../../contract/security';
import { canonicalId } from '../../domain/canonical-id';
import { type Severity, severityRank, worse } from '../../domain/severity';
import { severityKeys } from '../../domain/severity-counts';
import { compareText } from '../../domain/values/compare';
import type { VersionName } from '../../domain/version-key';
import type { FindingGate } from '../../read/inputs/fail-on';

/** Canonical ids by the slug of the image that has them. */
export type IdsByImage = ReadonlyMap<string, ReadonlySet<string>>;

/** The ids that the words of gates stand for in this run. */
export interface GateFacts {
  /** Known to be exploited. */
  readonly exploited: IdsByImage;
  /** Open in no version of the image on the branch before this run. */
  readonly new: IdsByImage;
}

const LOOKED_UP = ['exploited', 'new'] as const satisfies ReadonlyArray<keyof GateFacts>;

/** A row of the newest record of an image, and its canonical id. */
export interface LatestRow extends VersionName {
  readonly id: string;
  readonly row: Cve;
}

/** The findings that meet a gate. */
export interface MetGate {
  readonly gate: FindingGate;
  /** Equal for gates that the same findings meet. */
  readonly key: string;
  readonly findings: number;
  /** How many of the findings have a fix. */
  readonly fixable: number;
  /** The worst severity of each canonical id. */
  readonly cves: ReadonlyMap<string, Severity>;
  /** The images, in the order of the catalog. */
  readonly slugs: ReadonlyArray<string>;
  /** Whether an id was open in no version of its image before. */
  readonly hasNew: boolean;
  /** The worst row of each of the three worst ids. */
  readonly worst: ReadonlyArray<LatestRow>;
}

const MAX_WORST = 3;

/** Whether rows of a record may meet a gate, by its counts and the ids of its image. */
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

const compareLatest = (a: LatestRow, b: LatestRow): number =>
  compareRows(a.row, b.row) || compareText(a.slug, b.slug);

const takeWorst = (rows: ReadonlyArray<LatestRow>): ReadonlyArray<LatestRow> => {
  const worst = new Map<string, LatestRow>();
  for (const each of [...rows].sort(compareLatest)) {
    if (worst.size === MAX_WORST) break;
    if (!worst.has(each.id)) worst.set(each.id, each);
  }
  return [...worst.values()];
};

/** Collects the rows that meet a gate, image by image. Keeps ids and the worst rows only. */
export interface GateTally {
  readonly add: (slug: string, version: string, rows: ReadonlyArray<Cve>) => void;
  /** Undefined if no row meets the gate. */
  readonly result: () => MetGate | undefined;
}

export const openTally = (gate: FindingGate, facts: GateFacts): GateTally => {
  const cves = new Map<string, Severity>();
  const slugs: string[] = [];
  const keys: string[] = [];
  let sum = { findings: 0, fixable: 0, hasNew: false };
  let worst: ReadonlyArray<LatestRow> = [];
  return {
    add: (slug, version, rows) => {
      const all = rows.map((row): LatestRow => ({ slug, version, id: canonicalId(row), row }));
      const places = all.flatMap((each, place) => (meets(gate, facts, each) ? [place] : []));
      const found = places.flatMap((place) => all[place] ?? []);
      if (found.length === 0) return;
      for (const { id, row } of found) cves.set(id, worse(cves.get(id) ?? 'UNKNOWN', row.severity));
      slugs.push(slug);
      keys.push(`${slug} ${places.join()}`);
      worst = takeWorst([...worst, ...found]);
      sum = {
        findings: sum.findings + found.length,
        fixable: sum.fixable + found.filter(({ row }) => row.fixed !== null).length,
        hasNew: sum.hasNew || found.some(({ id }) => facts.new.get(slug)?.has(id)),
      };
    },
    result: () =>
      sum.findings === 0 ? undefined : { gate, key: keys.join('\n'), ...sum, cves, slugs, worst },
  };
};
