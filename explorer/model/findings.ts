import { type Cve, SEVERITIES, type Severity } from './documents';

export type FindingOrder = 'severity' | 'id' | 'pkg' | 'installed' | 'fixed';

/** What is asked of a table of findings; an empty text asks nothing. */
export interface FindingFilter {
  readonly search: string;
  readonly severity: string;
  readonly fixable: boolean;
}

/** A finding with everything that typing and sorting would otherwise compute again for each row. */
export interface Finding {
  readonly cve: Cve;
  /** Where the row stands in the document. */
  readonly position: number;
  readonly searched: string;
  readonly keys: Readonly<Record<FindingOrder, string>>;
}

/** Numbers as wide as each other, so that plain order of texts counts: CVE-2024-9 before CVE-2024-10. */
const NUMBER_WIDTH = 12;
const sortable = (text: string): string =>
  text.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(NUMBER_WIDTH, '0'));

/** Behind every other text. */
const LAST = '\uffff';

const rankOf = (severity: Severity): string =>
  String(SEVERITIES.findIndex(({ word }) => word === severity));

export const prepareFindings = (cves: ReadonlyArray<Cve>): ReadonlyArray<Finding> =>
  cves.map((cve, position) => ({
    cve,
    position,
    searched: [cve.id, cve.pkg, cve.installed, cve.fixed, cve.title]
      .map((text) => text ?? '')
      .join('\n')
      .toLowerCase(),
    keys: {
      severity: rankOf(cve.severity),
      id: sortable(cve.id),
      pkg: cve.pkg.toLowerCase(),
      installed: cve.installed === null ? LAST : sortable(cve.installed),
      fixed: cve.fixed === null ? LAST : sortable(cve.fixed),
    },
  }));

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
  { search, severity, fixable }: FindingFilter,
): ReadonlyArray<Finding> => {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return findings.filter(
    ({ cve, searched }) =>
      (severity === '' || cve.severity === severity) &&
      (!fixable || cve.fixed !== null) &&
      words.every((word) => searched.includes(word)),
  );
};
