import type { Problem } from '../../domain/problem';
import { pluralize } from '../../domain/values/plural';
import { type AddressOf, formatProblemMarkdown } from './format';
import { code, limitList } from './markdown';
import { folded, joinBlocks, type Section } from './sections';

const MAX_LISTED = 50;

export interface StoppedRun {
  readonly addressOf?: AddressOf;
  /** The branch that the run left at this commit. */
  readonly unchanged?: { readonly branch: string; readonly commit: string };
}

const errorsOf = (problems: ReadonlyArray<Problem>): ReadonlyArray<Problem> =>
  problems.filter(({ warning }) => !warning);

/** The heading of the summary, and the last line of the log. */
export const failureHeadline = (problems: ReadonlyArray<Problem>): string =>
  `❌ Publishing failed: ${pluralize(errorsOf(problems).length, 'problem')}`;

const describeWarnings = (count: number): string =>
  `There ${count === 1 ? 'is' : 'are'} also **${pluralize(count, 'warning')}**:`;

/** The job summary of a run that stopped, as sections. */
export const failureSections = (
  problems: ReadonlyArray<Problem>,
  { addressOf, unchanged }: StoppedRun = {},
): ReadonlyArray<Section> => {
  const list = (all: ReadonlyArray<Problem>): ReadonlyArray<string> =>
    limitList(
      all.map((each) => `- ${formatProblemMarkdown(each, addressOf)}`),
      MAX_LISTED,
      ', see the log',
    );
  const stays =
    unchanged === undefined
      ? ''
      : ` ${code(unchanged.branch)} is unchanged at ${code(unchanged.commit.slice(0, 7))}.`;
  const warnings = problems.filter(({ warning }) => warning);
  const drafts = problems.flatMap(({ draft = [] }) => draft);
  return [
    joinBlocks(
      [`## ${failureHeadline(problems)}`],
      [
        `Each problem says what was found and how to fix it. Fix them and run again; there is nothing to clean up.${stays}`,
      ],
      list(errorsOf(problems)),
    ),
    ...(warnings.length === 0
      ? []
      : [joinBlocks([describeWarnings(warnings.length)], list(warnings))]),
    ...drafts.flatMap((yaml) =>
      folded('The draft of a manifest, to copy', ['```yaml', `${yaml}\`\`\``]),
    ),
    ...folded(
      'What git said',
      limitList(problems.flatMap(({ gitSaid = [] }) => gitSaid).map((line) => `- ${code(line)}`)),
    ),
  ];
};
