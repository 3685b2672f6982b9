/** The severities of a finding as the API spells them, worst first, in the order of its rows. */
export const severities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'UNKNOWN'] as const;
export type Severity = (typeof severities)[number];

const rank = Object.fromEntries(severities.map((severity, i) => [severity, i])) as Readonly<
  Record<Severity, number>
>;

/** 0 for the worst severity, 4 for `UNKNOWN`. */
export const severityRank = (severity: Severity): number => rank[severity];

/** True if a finding of this severity makes a rebuild due once it has a fix. */
export const isGrave = (severity: Severity): boolean =>
  severity === 'CRITICAL' || severity === 'HIGH';

/** Returns the first of equal ones. */
export const worse = (a: Severity, b: Severity): Severity => (rank[b] < rank[a] ? b : a);

/** `UNKNOWN` without items. */
export const worstOf = (items: ReadonlyArray<{ readonly severity: Severity }>): Severity =>
  items.reduce<Severity>((worst, { severity }) => worse(worst, severity), 'UNKNOWN');
