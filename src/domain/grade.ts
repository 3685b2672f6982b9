/** The grades of a record, best first. */
export const grades = ['A+', 'A', 'B', 'C', 'D', 'F'] as const;
export type Grade = (typeof grades)[number];

/** Whether a grade looks too good for what was scanned in part, or with an outdated database. */
export const isGoodGrade = (grade: Grade): boolean =>
  grade === 'A+' || grade === 'A' || grade === 'B';
