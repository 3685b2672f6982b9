import { canonicalId } from '../../src/domain/canonical-id';
import { type Cve, SEVERITIES, type Severity, severityRank } from './documents';

/** The first one needs no word in the address. */
export const FINDING_ORDERS = ['severity', 'id', 'pkg', 'installed', 'fixed', 'since'] as const;
export type FindingOrder = (typeof FINDING_ORDERS)[number];

/** Filters of a table of findings. An empty text is no filter. */
export type FindingFilter = Readonly<Record<'severity' | 'fixable', string>>;

/** A row of the table: a CVE with all packages that have it, or one of these packages. */
export interface Finding {
  readonly id: string;
  /** Other names that the scanners give. */
  readonly aliases: ReadonlyArray<string>;
  /** The worst of its packages. */
  readonly severity: Severity;
  readonly packages: ReadonlyArray<string>;
  readonly installed: ReadonlyArray<string>;
  /** Versions with a fix; empty where there is none. */
  readonly fixed: ReadonlyArray<string>;
  /** Packages without a fix, where others have one. */
  readonly unfixed: number;
  readonly title: string;
  /** Since when the version has it; null if that is unknown. */
  readonly since: string | null;
  /** The index of its first row in the document. */
  readonly position: number;
  readonly searched: string;
  /** What is compared with a misspelt word. */
  readonly named: string;
  readonly keys: Readonly<Record<FindingOrder, string>>;
}

/** Numbers as wide as each other, so that plain order of texts counts: CVE-2024-9 before CVE-2024-10. */
const NUMBER_WIDTH = 12;
const sortable = (text: string): string =>
  text.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(NUMBER_WIDTH, '0'));

/** Behind every other text. */
const LAST = '\uffff';

const distinct = (texts: ReadonlyArray<string | null>): ReadonlyArray<string> => [
  ...new Set(texts.filter((text) => text !== null)),
];

/** The CVEs of a version: distinct ids, whichever name a scanner gives them. */
export const idsOf = (cves: ReadonlyArray<Cve>): ReadonlySet<string> =>
  new Set(cves.map(canonicalId));

/** The rows of a vulnerability, by any of its names. */
export const rowsOf = (cves: ReadonlyArray<Cve>, name: string): ReadonlyArray<Cve> =>
  cves.filter(
    (row) => canonicalId(row) === name || row.id === name || row.aliases?.includes(name) === true,
  );

/** The names of a vulnerability in its rows, without the one that it goes by. */
export const aliasesOf = (
  id: string,
  rows: ReadonlyArray<Pick<Cve, 'id' | 'aliases'>>,
): ReadonlyArray<string> =>
  distinct(rows.flatMap((row) => [row.id, ...(row.aliases ?? [])])).filter((name) => name !== id);

/** Since when a version has what, by id. */
export type Dates = ReadonlyMap<string, string | null>;

const toFinding = (
  id: string,
  rows: ReadonlyArray<Cve>,
  position: number,
  dates: Dates,
): Finding => {
  const packages = distinct(rows.map(({ pkg }) => pkg));
  const installed = distinct(rows.map((row) => row.installed));
  const fixed = distinct(rows.map((row) => row.fixed));
  const titles = distinct(rows.map(({ title }) => title));
  const ranks = rows.map(({ severity }) => severityRank(severity));
  const worst = ranks.reduce((a, b) => Math.min(a, b), SEVERITIES.length);
  const aliases = aliasesOf(id, rows);
  const since = dates.get(id) ?? null;
  const named = [id, ...aliases, ...packages].join(' ');
  return {
    id,
    aliases,
    severity: SEVERITIES[worst]?.word ?? 'UNKNOWN',
    packages,
    installed,
    fixed,
    unfixed: fixed.length === 0 ? 0 : rows.filter((row) => row.fixed === null).length,
    title: titles[0] ?? '',
    since,
    position,
    searched: [named, ...installed, ...fixed, ...titles].join('\n').toLowerCase(),
    named,
    keys: {
      severity: String(worst),
      id: sortable(id),
      pkg: packages[0]?.toLowerCase() ?? '',
      installed: installed[0] === undefined ? LAST : sortable(installed[0]),
      fixed: fixed[0] === undefined ? LAST : sortable(fixed[0]),
      since: since ?? LAST,
    },
  };
};

/** One row for each CVE, in the order of the document. */
export const groupFindings = (cves: ReadonlyArray<Cve>, dates: Dates): ReadonlyArray<Finding> => {
  const groups = new Map<string, { readonly position: number; readonly rows: Cve[] }>();
  for (const [position, cve] of cves.entries()) {
    const id = canonicalId(cve);
    const known = groups.get(id);
    if (known === undefined) groups.set(id, { position, rows: [cve] });
    else known.rows.push(cve);
  }
  return [...groups].map(([id, { rows, position }]) => toFinding(id, rows, position, dates));
};

/** One row for each package that a CVE is in, as the document has them. */
export const listFindings = (cves: ReadonlyArray<Cve>, dates: Dates): ReadonlyArray<Finding> =>
  cves.map((row, position) => toFinding(canonicalId(row), [row], position, dates));

/** Sorted by a column; what is equal stays in the document's order. */
export const sortFindings = (
  findings: ReadonlyArray<Finding>,
  order: FindingOrder,
  reversed: boolean,
): ReadonlyArray<Finding> => {
  const sign = reversed ? -1 : 1;
  return findings.toSorted((a, b) => {
    const [x, y] = [a.keys[order], b.keys[order]];
    if (x === y) return a.position - b.position;
    return x < y ? -sign : sign;
  });
};

export const filterFindings = (
  findings: ReadonlyArray<Finding>,
  { severity, fixable }: FindingFilter,
): ReadonlyArray<Finding> =>
  findings.filter(
    (each) =>
      (severity === '' || each.severity === severity) && (fixable === '' || each.fixed.length > 0),
  );

/** The first of several texts, and how many more there are: `curl, libssl3, openssl +2`. */
export const briefly = (texts: ReadonlyArray<string>, most = 3): string =>
  texts.slice(0, most).join(', ') + (texts.length > most ? ` +${texts.length - most}` : '');
