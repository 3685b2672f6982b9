import { canonicalId } from '../../domain/canonical-id';
import { worstOf } from '../../domain/severity';
import { firstText, sortUnique } from '../../domain/values/compare';
import { groupBy } from '../../domain/values/group-by';
import type { FindingEntry } from '../findings';
import { type Cve, type Suppression, suppressionStatuses } from '../security';
import type { ScanRecord } from './record';

/** Merges the rows of a vulnerability in a record. */
export interface FoundVulnerability
  extends Pick<FindingEntry, 'severity' | 'fixable' | 'packages' | 'aliases'> {
  /** The first title and the first URL of the rows; null if no row has one. */
  readonly title: string | null;
  readonly url: string | null;
  readonly fixes: string[];
  /** Undefined if unknown, or for a record of the branch. */
  readonly layer: number | undefined;
}

/** Merges the suppressions of a vulnerability in a record. */
export type SuppressedVulnerability = Pick<Suppression, 'severity' | 'status' | 'justification'>;

/** By canonical id. */
export interface RecordFindings {
  readonly found: ReadonlyMap<string, FoundVulnerability>;
  readonly suppressed: ReadonlyMap<string, SuppressedVulnerability>;
}

const toFound = (
  id: string,
  rows: ReadonlyArray<Cve>,
  layer: number | undefined,
): FoundVulnerability => ({
  severity: worstOf(rows),
  fixable: rows.some(({ fixed }) => fixed !== null),
  packages: sortUnique(rows.map(({ pkg }) => pkg)),
  aliases: sortUnique(
    rows.flatMap((row) => [row.id, ...(row.aliases ?? [])]).filter((name) => name !== id),
  ),
  title: firstText(rows.map(({ title }) => title)),
  url: firstText(rows.map(({ url }) => url)),
  fixes: sortUnique(rows.flatMap(({ fixed }) => fixed ?? [])),
  layer,
});

/** The strongest status, and the justification of the first suppression that gives a reason for it. */
const toSuppressed = (all: ReadonlyArray<Suppression>): SuppressedVulnerability => {
  const status =
    suppressionStatuses.find((word) => all.some((each) => each.status === word)) ?? 'ignored';
  const reasoned = all.find(
    (each) => each.status === status && (each.justification ?? each.statement) !== null,
  );
  return { severity: worstOf(all), status, justification: reasoned?.justification ?? null };
};

/** Groups rows and suppressions by canonical id, and keeps their published order. */
export const toRecordFindings = ({ rows, suppressions, layers }: ScanRecord): RecordFindings => ({
  found: new Map(
    [...groupBy(rows, canonicalId)].map(([id, group]) => [id, toFound(id, group, layers?.get(id))]),
  ),
  suppressed: new Map(
    [...groupBy(suppressions, canonicalId)].map(([id, group]) => [id, toSuppressed(group)]),
  ),
});
