import type { Task } from 'fp-ts/Task';
import type { ActionLog } from '../../domain/log';
import type { Problem } from '../../domain/problem';
import { pluralize } from '../../domain/values/plural';
import { warningSections } from './failure';
import { code } from './markdown';
import type { Section } from './sections';
import { type SummaryLog, writeSummary } from './write-summary';

export interface Drafted {
  /** In YAML. */
  readonly draft: string;
  /** Where to save it. */
  readonly file: string;
  readonly reports: number;
  readonly warnings: ReadonlyArray<Problem>;
}

const draftSections = ({ draft, file, reports, warnings }: Drafted): ReadonlyArray<Section> => [
  [
    `## 📝 The draft of a manifest, made from ${pluralize(reports, 'report')}`,
    '',
    `Save it as ${code(file)}, fill in what is marked TODO, and commit it. Nothing was published.`,
  ],
  ['```yaml', `${draft}\`\`\``],
  ...warningSections(warnings),
];

/** Writes the draft to log and summary. */
export const tellDraft =
  (drafted: Drafted, log: SummaryLog & Pick<ActionLog, 'group' | 'info'>): Task<void> =>
  async () => {
    const { draft, file, reports } = drafted;
    await log.group('The draft of a manifest, to copy', async () => {
      for (const line of draft.trimEnd().split('\n')) log.info(line);
    });
    await writeSummary(draftSections(drafted), log)();
    log.info(
      `📝 Drafted ${file} from ${pluralize(reports, 'report')}, see the summary; nothing was published`,
    );
  };
