import type { Problem } from '../problem';
import { formatNumber, pluralize } from '../values/plural';
import { formatProblemMarkdown } from './format';
import { code } from './markdown';
import { type DetailsSection, detailsSection, layOutSections } from './sections';

/** Problems in the overview; longer lists are folded. */
const MAX_LISTED = 10;

const listItem = (each: Problem): string => `- ${formatProblemMarkdown(each)}`;

const foldRest = (title: string, problems: ReadonlyArray<Problem>): DetailsSection =>
  detailsSection(
    `${title} (${formatNumber(problems.length)})`,
    [],
    problems.length > MAX_LISTED ? problems : [],
    listItem,
  );

/** The job summary of a run that stopped. */
export const formatFailureSummary = (problems: ReadonlyArray<Problem>): string => {
  const warnings = problems.filter(({ warning }) => warning);
  const errors = problems.filter(({ warning }) => !warning);
  const first = (all: ReadonlyArray<Problem>): string =>
    all.length > MAX_LISTED ? `; the first ${MAX_LISTED}` : '';
  return layOutSections(
    [
      '## ❌ Publishing failed',
      '',
      `**${pluralize(errors.length, 'problem')}** stopped the run. Each says what was found and how to fix it. Fix what is listed and run again; there is nothing to clean up.`,
      '',
      ...(errors.length > MAX_LISTED ? [`The first ${MAX_LISTED}:`, ''] : []),
      ...errors.slice(0, MAX_LISTED).map(listItem),
      ...(warnings.length > 0
        ? [
            '',
            `There ${warnings.length === 1 ? 'is' : 'are'} also **${pluralize(warnings.length, 'warning')}**${first(warnings)}:`,
            '',
            ...warnings.slice(0, MAX_LISTED).map(listItem),
          ]
        : []),
    ],
    [
      foldRest('Every problem', errors),
      foldRest('Every warning', warnings),
      detailsSection(
        'What git said',
        [],
        problems.flatMap(({ gitSaid = [] }) => gitSaid),
        (line) => `- ${code(line)}`,
      ),
    ],
  );
};
