import type { Grade } from '../model/documents';
import { Dash } from './states';

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
  readonly large?: boolean;
}

/** A grade as a chip. No grade is a dash, never a color that means "good". */
export const GradeChip = ({ grade, large }: GradeProps) => (
  <span
    class={`grade ${large ? 'grade-large' : ''}`}
    data-grade={grade ?? 'none'}
    title={grade === undefined ? 'No grade' : titleOf(grade)}
  >
    <span class="hidden">{grade === undefined ? 'No grade' : 'Grade '}</span>
    {grade ?? <span aria-hidden="true">–</span>}
  </span>
);

const BEST_SCORE = 100;

/** The score, which orders images of the same grade. */
export const Score = ({ score }: { score: number | undefined }) =>
  score === undefined ? (
    <Dash />
  ) : (
    <span class="number" title={`Score ${score} of ${BEST_SCORE}`}>
      {score}
    </span>
  );
