import type { Problem } from '../problem';
import { count, counted } from './markdown';
import { problemText } from './next-steps';
import { assemble } from './sections';

const MOST_LISTED = 50;

const listed = (problems: ReadonlyArray<Problem>): ReadonlyArray<string> => {
  const more = problems.length - MOST_LISTED;
  return [
    ...problems.slice(0, MOST_LISTED).map((each) => `- ${problemText(each)}`),
    ...(more > 0 ? ['', `And ${count(more)} more; the log has them all.`] : []),
  ];
};

/** The job summary of a run that stopped: what is wrong, and what to do. */
export const summaryOfProblems = (problems: ReadonlyArray<Problem>): string => {
  const warnings = problems.filter(({ warning }) => warning);
  const errors = problems.filter(({ warning }) => !warning);
  return assemble(
    [
      '## ❌ Publishing failed',
      '',
      `**${counted(errors.length, 'problem')}** stopped the run. Each says what was found and how to mend it; mend them and run again, there is nothing to clean up.`,
      '',
      ...listed(errors),
      ...(warnings.length > 0
        ? ['', `And **${counted(warnings.length, 'warning')}**:`, '', ...listed(warnings)]
        : []),
    ],
    [],
  );
};
