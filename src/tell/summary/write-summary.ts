import type { Task } from 'fp-ts/Task';
import type { ActionLog } from '../../domain/log';
import type { Problems } from '../../domain/problem';
import { failureSections, type StoppedRun } from './failure';
import { layOutSections, MAX_OUTPUT_BYTES, type Section } from './sections';

export type SummaryLog = Pick<ActionLog, 'setOutput' | 'summarize'>;

/** Sets the output `summary` and writes the job summary, which has room for more of the same text. */
export const writeSummary =
  (sections: ReadonlyArray<Section>, log: SummaryLog): Task<void> =>
  () => {
    log.setOutput('summary', layOutSections(sections, MAX_OUTPUT_BYTES));
    return log.summarize(layOutSections(sections));
  };

export const summarizeFailure = (
  problems: Problems,
  log: SummaryLog,
  run?: StoppedRun,
): Task<void> => writeSummary(failureSections(problems, run), log);
