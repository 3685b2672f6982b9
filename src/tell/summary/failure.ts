import type { Problem } from '../../domain/problem';
import { pluralize } from '../../domain/values/plural';
import { type AddressOf, formatProblemMarkdown } from './format';
import { code, limitList } from './markdown';
import { folded, joinBlocks, type Section } from './sections';

const MAX_LISTED = 50;

export interface StoppedRun {
  readonly addressOf?: AddressOf;
  /** The run stopped before it could push. */
  readonly isUnpublished?: boolean;
}

const errorsOf = (problems: ReadonlyArray<Problem>): ReadonlyArray<Problem> =>
  problems.filter(({ warning }) => !warning);

/** The heading of the summary, and the last line of the log. */
export const failureHeadline = (problems: ReadonlyArray<Problem>): string =>
  `❌ Publishing failed: ${pluralize(errorsOf(problems).length, 'problem')}`;

const problemList = (
  problems: ReadonlyArray<Problem>,
  addressOf: AddressOf | undefined,
): ReadonlyArray<string> =>
  limitList(
    problems.map((each) => `- ${formatProblemMarkdown(each, addressOf)}`),
    MAX_LISTED,
    ', see the log',
  );

/** The warnings of a run without a catalog. */
export const warningSections = (
  warnings: ReadonlyArray<Problem>,
  addressOf?: AddressOf,
): ReadonlyArray<Section> => {
  const count = warnings.length;
  const head = `There ${count === 1 ? 'is' : 'are'} also **${pluralize(count, 'warning')}**:`;
  return count === 0 ? [] : [joinBlocks([head], problemList(warnings, addressOf))];
};

/** The job summary of a stopped run, as sections. */
export const failureSections = (
  problems: ReadonlyArray<Problem>,
  { addressOf, isUnpublished }: StoppedRun = {},
): ReadonlyArray<Section> => {
  const published = isUnpublished ? 'Nothing was published. ' : '';
  const warnings = problems.filter(({ warning }) => warning);
  const drafts = problems.flatMap(({ draft = [] }) => draft);
  return [
    joinBlocks(
      [`## ${failureHeadline(problems)}`],
      [
        `${published}Each problem says what was found and how to fix it. Fix them and run again; there is nothing to clean up.`,
      ],
      problemList(errorsOf(problems), addressOf),
    ),
    ...warningSections(warnings, addressOf),
    ...drafts.flatMap((yaml) =>
      folded('The draft of a manifest, to copy', ['```yaml', `${yaml}\`\`\``]),
    ),
    ...folded(
      'What git said',
      limitList(problems.flatMap(({ gitSaid = [] }) => gitSaid).map((line) => `- ${code(line)}`)),
    ),
  ];
};
