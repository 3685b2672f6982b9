import type { SeverityCounts } from './severity-counts';

/** Best first. */
export const grades = ['A+', 'A', 'B', 'C', 'D', 'F'] as const;
export type Grade = (typeof grades)[number];

/** The worst finding decides. If all are low or unknown, it matters if one has a fix. */
export const computeGrade = (counts: SeverityCounts): Grade => {
  if (counts.critical > 0) return 'F';
  if (counts.high > 0) return 'D';
  if (counts.medium > 0) return 'C';
  if (counts.low + counts.unknown === 0) return 'A+';
  return counts.fixable === 0 ? 'A' : 'B';
};

/** True for a grade that looks too good after a partial scan or with an outdated database. */
export const isGoodGrade = (grade: Grade): boolean =>
  grade === 'A+' || grade === 'A' || grade === 'B';
