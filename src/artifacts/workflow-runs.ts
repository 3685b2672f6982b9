import type { TaskResult } from '../problem';
import type { ReportFile } from '../reports/report-reader';
import type { Artifact, WorkflowRun } from './artifact';

/**
 * The workflow runs of the source repository and their artifacts, as GitHub says. Requests are sent
 * again where that may help; what fails for good says what to do.
 */
export interface WorkflowRuns {
  readonly defaultBranch: TaskResult<string>;
  readonly getRun: (id: number) => TaskResult<WorkflowRun>;
  /** A page of the successful runs on a branch, newest first; none after the last. From 1. */
  readonly listSuccessful: (branch: string, page: number) => TaskResult<ReadonlyArray<WorkflowRun>>;
  /** All artifacts of a run, expired ones too. */
  readonly listArtifacts: (run: number) => TaskResult<ReadonlyArray<Artifact>>;
  /** Downloads an artifact; its report files, named `<artifact>/<path>`. */
  readonly download: (artifact: Artifact) => TaskResult<ReadonlyArray<ReportFile>>;
}
