import type { Task } from 'fp-ts/Task';
import type { ActionLog } from '../../domain/log';
import type { Problems } from '../../domain/problem';
import { failureSections, type StoppedRun } from './failure';
import { layOutSections, MAX_OUTPUT_BYTES, type Section } from './sections';

export type SummaryLog = Pick<ActionLog, 'setOutput' | 'summarize'>;

/** Sets the output `summary`, and adds the same text to the job summary, where more of it fits. */
export const writeSummary =
  (sections: ReadonlyArray<Section>, log: SummaryLog): Task<void> =>
  () => {
    log.setOutput('summary', layOutSections(sections, MAX_OUTPUT_BYTES));
    return log.summarize(layOutSections(sections));
  };

/** Writes the summary of a run that stopped. */
export const summarizeFailure = (
  problems: Problems,
  log: SummaryLog,
  run?: StoppedRun,
): Task<void> => writeSummary(failureSections(problems, run), log);
