import type { FindingEntry } from '../api/findings';
import { type Cve, type Suppression, suppressionStatuses } from '../api/security';
import { canonicalId } from '../domain/canonical-id';
import { groupBy } from '../domain/group-by';
import { worstOf } from '../domain/severity';
import { compareText } from '../text/compare';

/** What the rows of a record say of one vulnerability. */
export interface FoundVulnerability
  extends Pick<FindingEntry, 'severity' | 'fixable' | 'packages' | 'aliases'> {
  /** The first of its titles and of its addresses; null without any. */
  readonly title: string | null;
  readonly url: string | null;
}

/** What the suppressions of a record say of one vulnerability. */
export interface SuppressedVulnerability
  extends Pick<Suppression, 'severity' | 'status' | 'justification'> {}

/** The vulnerabilities in a record, by canonical id. */
export interface RecordFindings {
  readonly found: ReadonlyMap<string, FoundVulnerability>;
  readonly suppressed: ReadonlyMap<string, SuppressedVulnerability>;
}

/** The texts in order, none twice. */
export const sortedTexts = (texts: Iterable<string>): string[] => {
  const distinct = [...new Set(texts)];
  return distinct.length > 1 ? distinct.sort(compareText) : distinct;
};

/** The first of two texts in order; one that is null is none. */
export const firstText = (a: string | null, b: string | null): string | null =>
  a === null || (b !== null && compareText(b, a) < 0) ? b : a;

const toFound = (id: string, rows: ReadonlyArray<Cve>): FoundVulnerability => ({
  severity: worstOf(rows),
  fixable: rows.some(({ fixed }) => fixed !== null),
  packages: sortedTexts(rows.map(({ pkg }) => pkg)),
  aliases: sortedTexts(
    rows.flatMap((row) => [row.id, ...(row.aliases ?? [])]).filter((name) => name !== id),
  ),
  title: rows.reduce<string | null>((first, { title }) => firstText(first, title), null),
  url: rows.reduce<string | null>((first, { url }) => firstText(first, url), null),
});

/** Several suppressions of an id are one: the strongest status, and the first reason given for it. */
const toSuppressed = (all: ReadonlyArray<Suppression>): SuppressedVulnerability => {
  const status =
    suppressionStatuses.find((word) => all.some((each) => each.status === word)) ?? 'ignored';
  const reasoned = all.find(
    (each) => each.status === status && (each.justification ?? each.statement) !== null,
  );
  return { severity: worstOf(all), status, justification: reasoned?.justification ?? null };
};

/** Groups what a record says by canonical id; `suppressions` in their published order. */
export const recordFindings = (
  rows: ReadonlyArray<Cve>,
  suppressions: ReadonlyArray<Suppression>,
): RecordFindings => ({
  found: new Map([...groupBy(rows, canonicalId)].map(([id, group]) => [id, toFound(id, group)])),
  suppressed: new Map(
    [...groupBy(suppressions, canonicalId)].map(([id, group]) => [id, toSuppressed(group)]),
  ),
});
