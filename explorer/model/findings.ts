import { canonicalId } from '../../src/domain/canonical-id';
import { type Fixes, findFixes, type SurvivedIds } from '../../src/domain/fixes';
import { type Severity, severityRank, worstOf } from '../../src/domain/severity';
import { groupBy } from '../../src/domain/values/group-by';
import type { CsvRow } from './csv';
import { type Cve, wordFor } from './documents';
import { compareTexts, type Orders } from './orders';
import { type Searchable, searchable } from './searchable';

/** An empty text filters nothing. */
export type FindingFilter = Readonly<Record<'severity' | 'fixable', string>>;

/** A CVE with all its packages, or with one of them. */
export interface Finding extends Searchable {
  readonly id: string;
  readonly aliases: ReadonlyArray<string>;
  readonly severity: Severity;
  readonly packages: ReadonlyArray<string>;
  readonly installed: ReadonlyArray<string>;
  readonly fixed: ReadonlyArray<string>;
  /** Packages without a fix, if others have one. */
  readonly unfixed: number;
  /** Whether the vendor will fix none of its packages. */
  readonly isFinal: boolean;
  readonly fixes: Fixes;
  readonly title: string;
  readonly since: string | null;
  readonly position: number;
}

/** Drops null and repeated texts. */
export const distinct = (texts: ReadonlyArray<string | null>): ReadonlyArray<string> => [
  ...new Set(texts.filter((text) => text !== null)),
];

export const idsOf = (cves: ReadonlyArray<Cve>): ReadonlySet<string> =>
  new Set(cves.map(canonicalId));

/** Finds rows by any id of the vulnerability. */
export const findRows = (cves: ReadonlyArray<Cve>, name: string): ReadonlyArray<Cve> =>
  cves.filter(
    (row) => canonicalId(row) === name || row.id === name || row.aliases?.includes(name) === true,
  );

export const aliasesOf = (
  id: string,
  rows: ReadonlyArray<Pick<Cve, 'id' | 'aliases'>>,
): ReadonlyArray<string> =>
  distinct(rows.flatMap((row) => [row.id, ...(row.aliases ?? [])])).filter((name) => name !== id);

/** What is known of CVEs by their ids. */
export interface Known {
  readonly since: ReadonlyMap<string, string | null>;
  readonly survived: SurvivedIds;
}

export const NOTHING_KNOWN: Known = { since: new Map(), survived: new Map() };

const isFinal = ({ fixed, fixState }: Cve): boolean =>
  fixed === null && (fixState === 'will-not-fix' || fixState === 'end-of-life');

const NO_FIX: Readonly<Record<NonNullable<Cve['fixState']>, string>> = {
  'will-not-fix': 'Will not be fixed',
  'end-of-life': 'None: the release has reached its end of life',
  deferred: 'No fix yet: deferred',
  investigating: 'No fix yet: under investigation',
  affected: 'No fix yet',
};

/** The fixed version, or what the vendor says about a fix. */
export const fixText = ({ fixed, fixState }: Pick<Cve, 'fixed' | 'fixState'>): string =>
  fixed ?? (fixState === undefined ? NO_FIX.affected : wordFor(NO_FIX, fixState));

const toFinding = (
  id: string,
  rows: ReadonlyArray<Cve>,
  position: number,
  known: Known,
): Finding => {
  const packages = distinct(rows.map(({ pkg }) => pkg));
  const installed = distinct(rows.map((row) => row.installed));
  const fixed = distinct(rows.map((row) => row.fixed));
  const titles = distinct(rows.map(({ title }) => title));
  const severity = worstOf(rows);
  const aliases = aliasesOf(id, rows);
  const since = known.since.get(id) ?? null;
  const named = [id, ...aliases, ...packages].join(' ');
  return {
    id,
    aliases,
    severity,
    packages,
    installed,
    fixed,
    unfixed: fixed.length === 0 ? 0 : rows.filter((row) => row.fixed === null).length,
    isFinal: rows.every(isFinal),
    fixes: findFixes(rows, known.survived),
    title: titles[0] ?? '',
    since,
    position,
    ...searchable(named, [...installed, ...fixed, ...titles]),
  };
};

/** One finding for each CVE, in document order. */
export const groupFindings = (cves: ReadonlyArray<Cve>, known: Known): ReadonlyArray<Finding> => {
  const groups = groupBy(cves.entries(), ([, cve]) => canonicalId(cve));
  return [...groups].map(([id, group]) => {
    const [[position]] = group;
    const rows = group.map(([, cve]) => cve);
    return toFinding(id, rows, position, known);
  });
};

/** One finding for each row, in document order. */
export const listFindings = (cves: ReadonlyArray<Cve>, known: Known): ReadonlyArray<Finding> =>
  cves.map((row, position) => toFinding(canonicalId(row), [row], position, known));

/** Unknown values sort last. */
const compareKnown =
  (textOf: (finding: Finding) => string | null | undefined) =>
  (one: Finding, other: Finding): number => {
    const [a, b] = [textOf(one), textOf(other)];
    return Number(a == null) - Number(b == null) || compareTexts(a ?? '', b ?? '');
  };

export const FINDING_ORDERS: Orders<Finding> = {
  severity: (a, b) => severityRank(a.severity) - severityRank(b.severity),
  id: compareKnown(({ id }) => id),
  pkg: compareKnown(({ packages }) => packages[0]),
  installed: compareKnown(({ installed }) => installed[0]),
  fixed: compareKnown(({ fixed }) => fixed[0]),
  since: compareKnown(({ since }) => since),
};

export const FIXES = {
  available: '1',
  system: 'system',
  language: 'language',
  survived: 'survived',
  open: 'open',
  never: 'never',
} as const;

const isFixed = ({ fixed, isFinal: isNever, fixes }: Finding, asked: string): boolean => {
  if (asked === FIXES.available) return fixed.length > 0;
  if (asked === FIXES.system || asked === FIXES.language || asked === FIXES.survived)
    return fixes[asked] > 0;
  return fixed.length === 0 && isNever === (asked === FIXES.never);
};

export const filterFindings = (
  findings: ReadonlyArray<Finding>,
  { severity, fixable }: FindingFilter,
): ReadonlyArray<Finding> =>
  findings.filter(
    (each) =>
      (severity === '' || each.severity === severity) && (fixable === '' || isFixed(each, fixable)),
  );

/** `curl, libssl3, openssl +2`. */
export const briefly = (texts: ReadonlyArray<string>, most = 3): string =>
  texts.slice(0, most).join(', ') + (texts.length > most ? ` +${texts.length - most}` : '');

/** A row of an image. `exploited` and `stated` are what is known about a finding apart from its report. */
export const findingRow =
  (
    image: string,
    exploited: ReadonlySet<string>,
    stated: (finding: Finding) => string | undefined,
  ): ((finding: Finding) => CsvRow) =>
  (finding) => ({
    image,
    id: finding.id,
    aliases: finding.aliases.join(' '),
    severity: finding.severity,
    exploited: exploited.has(finding.id) ? 'known' : null,
    packages: finding.packages.join(' '),
    installed: finding.installed.join(' '),
    fixed: finding.fixed.join(' '),
    since: finding.since,
    owner: stated(finding),
    title: finding.title,
  });
