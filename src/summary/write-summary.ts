import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { Workspace } from '../inputs/workspace';
import type { ActionLog } from '../log';
import type { Problem, Problems } from '../problem';
import { failureSections, type StoppedRun } from './failure';
import { layOutSections, MAX_FILE_BYTES, type Section } from './sections';

export interface SummaryWriters {
  readonly workspace: Pick<Workspace, 'writeSummaryFile'>;
  readonly log: Pick<ActionLog, 'summarize'>;
}

/**
 * Writes a summary to the file of `summary-file` (empty for none), then adds it to the job summary. Returns
 * the problems of writing the file; `format` lists them too.
 */
export const writeSummary =
  (
    file: string,
    format: (unwritten: ReadonlyArray<Problem>) => ReadonlyArray<Section>,
    { workspace, log }: SummaryWriters,
  ): Task<ReadonlyArray<Problem>> =>
  async () => {
    const written =
      file === ''
        ? E.right(undefined)
        : await workspace.writeSummaryFile(file, layOutSections(format([]), MAX_FILE_BYTES))();
    const unwritten = E.isLeft(written) ? written.left : [];
    await log.summarize(layOutSections(format(unwritten)));
    return unwritten;
  };

/** Writes the summary of a run that stopped. Returns its problems, and those of writing the file. */
export const summarizeFailure =
  (
    file: string,
    [first, ...others]: Problems,
    writers: SummaryWriters,
    run?: StoppedRun,
  ): Task<Problems> =>
  async () => {
    const format = (unwritten: ReadonlyArray<Problem>): ReadonlyArray<Section> =>
      failureSections([first, ...others, ...unwritten], run);
    return [first, ...others, ...(await writeSummary(file, format, writers)())];
  };
