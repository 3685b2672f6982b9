import type { Problem } from '../errors';
import { assemble } from './assemble';
import { problemText } from './attention';
import { count, counted } from './markdown';

const MOST_LISTED = 50;

/** The job summary of a run that stopped: what is wrong, and what to do. */
export const summaryOfProblems = (problems: ReadonlyArray<Problem>): string => {
  const more = problems.length - MOST_LISTED;
  return assemble(
    [
      '## ❌ Publishing failed',
      '',
      `**${counted(problems.length, 'problem')}** stopped the run. Each says what was found and how to mend it; mend them and run again, there is nothing to clean up.`,
      '',
      ...problems.slice(0, MOST_LISTED).map((each) => `- ${problemText(each)}`),
      ...(more > 0 ? ['', `And ${count(more)} more; the log has them all.`] : []),
    ],
    [],
  );
};
