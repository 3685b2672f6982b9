import type { Problem } from '../../domain/problem';
import { pluralize } from '../../domain/values/plural';
import { type AddressOf, formatProblemMarkdown } from './format';
import { code } from './markdown';
import { detailsSection, type Section } from './sections';

/** Problems in the overview; the others are folded. */
const MAX_LISTED = 10;

/** What is known of a run that stopped. */
export interface StoppedRun {
  readonly addressOf?: AddressOf;
  /** The branch, and its commit, that the run leaves as it found it. */
  readonly unchanged?: { readonly branch: string; readonly commit: string };
}

const foldRest = (
  what: string,
  problems: ReadonlyArray<Problem>,
  listItem: (each: Problem) => string,
): ReadonlyArray<Section> => {
  const rest = problems.slice(MAX_LISTED);
  return detailsSection(pluralize(rest.length, `more ${what}`), [], rest, listItem, {
    more: ', see the log',
  });
};

/** What a run that stopped says in one line: the heading of its summary, and the last line of its log. */
export const failureHeadline = (problems: ReadonlyArray<Problem>): string =>
  `❌ Publishing failed: ${pluralize(problems.filter(({ warning }) => !warning).length, 'problem')}`;

/** The job summary of a run that stopped, as sections. */
export const failureSections = (
  problems: ReadonlyArray<Problem>,
  { addressOf, unchanged }: StoppedRun = {},
): ReadonlyArray<Section> => {
  const listItem = (each: Problem): string => `- ${formatProblemMarkdown(each, addressOf)}`;
  const stays =
    unchanged === undefined
      ? ''
      : ` ${code(unchanged.branch)} is unchanged at ${code(unchanged.commit.slice(0, 7))}.`;
  const warnings = problems.filter(({ warning }) => warning);
  const errors = problems.filter(({ warning }) => !warning);
  const first = (all: ReadonlyArray<Problem>): string =>
    all.length > MAX_LISTED ? `; the first ${MAX_LISTED}` : '';
  return [
    [
      `## ${failureHeadline(problems)}`,
      '',
      `Each says what was found and how to fix it. Fix what is listed and run again; there is nothing to clean up.${stays}`,
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
    ...detailsSection(
      'The draft of a manifest, to copy',
      ['```yaml'],
      problems.flatMap(({ draft = [] }) => draft),
      (yaml) => `${yaml}\`\`\``,
    ),
    ...foldRest('problem', errors, listItem),
    ...foldRest('warning', warnings, listItem),
    ...detailsSection(
      'What git said',
      [],
      problems.flatMap(({ gitSaid = [] }) => gitSaid),
      (line) => `- ${code(line)}`,
    ),
  ];
};
