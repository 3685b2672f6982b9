import * as t from 'io-ts';

/** Severity of a finding, as the API spells it. */
export const Severity = t.keyof(
  { CRITICAL: null, HIGH: null, MEDIUM: null, LOW: null, UNKNOWN: null },
  'Severity',
);
export type Severity = t.TypeOf<typeof Severity>;

/** Worst first: the order of the API's rows and of its counts. */
export const severities: ReadonlyArray<Severity> = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'UNKNOWN'];

const rank: Readonly<Record<Severity, number>> = {
  CRITICAL: 0,
  HIGH: 1,
  MEDIUM: 2,
  LOW: 3,
  UNKNOWN: 4,
};

/** 0 for the worst severity, 4 for `UNKNOWN`. */
export const severityRank = (severity: Severity): number => rank[severity];

/** The worse of two severities. */
export const worse = (a: Severity, b: Severity): Severity => (rank[b] < rank[a] ? b : a);
