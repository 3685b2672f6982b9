import { type Grade, isGoodGrade } from '../../src/domain/grade';
import { isOutdated } from '../../src/domain/outdated';
import type { StatusItem } from './documents';

export type GradedScan = Pick<StatusItem, 'state' | 'scannedAt' | 'database'>;

/** Whether a good grade leaves out a part of the image, or what an old database did not know. */
export const isTooGood = (grade: Grade | undefined, status: GradedScan | undefined): boolean =>
  grade !== undefined &&
  status !== undefined &&
  isGoodGrade(grade) &&
  (status.state !== 'scanned' || isOutdated(status));
