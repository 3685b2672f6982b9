import type { Grade } from '../../src/domain/grade';
import { type GradedScan, isTooGood } from '../model/grades';

export const GRADE_MEANING: Readonly<Record<Grade, string>> = {
  'A+': 'no findings',
  A: 'only low or unknown findings, none with a fix',
  B: 'only low or unknown findings',
  C: 'the worst finding is medium',
  D: 'the worst finding is high',
  F: 'at least one critical finding',
};

const titleOf = (grade: Grade): string =>
  Object.hasOwn(GRADE_MEANING, grade)
    ? `Grade ${grade}: ${GRADE_MEANING[grade]}`
    : `Grade ${grade}`;

interface GradeProps {
  readonly grade: Grade | undefined;
  /** The scan behind the grade. */
  readonly status?: GradedScan | undefined;
}

/**
 * No grade is a dash, never a color that means "good". A good grade of a scan that did not see everything has the
 * color of a partial scan, as on a badge.
 */
export const GradeChip = ({ grade, status }: GradeProps) => {
  const isPartial = isTooGood(grade, status);
  const title = grade === undefined ? 'No grade' : titleOf(grade);
  return (
    <span
      class="grade"
      data-grade={isPartial ? 'partial' : (grade ?? 'none')}
      title={isPartial ? `${title}, at best` : title}
    >
      <span class="hidden">{grade === undefined ? 'No grade' : 'Grade '}</span>
      {grade ?? <span aria-hidden="true">–</span>}
    </span>
  );
};
