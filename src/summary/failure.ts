import type { Problem } from '../problem';
import { formatNumber, pluralize } from '../text/plural';
import { code } from './markdown';
import { problemMarkdown } from './next-steps';
import { layOutSections } from './sections';

const MAX_LISTED = 50;

/** An item of a list, with what git said folded below it. */
const listProblem = (each: Problem): ReadonlyArray<string> => {
  const { gitOutput = [] } = each;
  return [
    `- ${problemMarkdown(each)}`,
    ...(gitOutput.length > 0
      ? [
          '',
          '  <details>',
          '  <summary>git said</summary>',
          '',
          ...gitOutput.map((line) => `  - ${code(line)}`),
          '',
          '  </details>',
        ]
      : []),
  ];
};

const listProblems = (problems: ReadonlyArray<Problem>): ReadonlyArray<string> => {
  const more = problems.length - MAX_LISTED;
  return [
    ...problems.slice(0, MAX_LISTED).flatMap(listProblem),
    ...(more > 0 ? ['', `And ${formatNumber(more)} more; the log lists all of them.`] : []),
  ];
};

/** The job summary of a run that stopped: what is wrong and what to do. */
export const formatFailureSummary = (problems: ReadonlyArray<Problem>): string => {
  const warnings = problems.filter(({ warning }) => warning);
  const errors = problems.filter(({ warning }) => !warning);
  return layOutSections(
    [
      '## ❌ Publishing failed',
      '',
      `**${pluralize(errors.length, 'problem')}** stopped the run. Each says what was found and how to fix it. Fix what is listed and run again; there is nothing to clean up.`,
      '',
      ...listProblems(errors),
      ...(warnings.length > 0
        ? [
            '',
            `There ${warnings.length === 1 ? 'is' : 'are'} also **${pluralize(warnings.length, 'warning')}**:`,
            '',
            ...listProblems(warnings),
          ]
        : []),
    ],
    [],
  );
};
