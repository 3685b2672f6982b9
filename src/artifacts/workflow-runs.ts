import type { TaskResult } from '../problem';
import type { ReportFile } from '../reports/report-reader';
import type { Artifact, WorkflowRun } from './artifact';

/**
 * The workflow runs of the source repository and their artifacts, as GitHub reports them. Transient failures
 * are retried. Every other failure contains advice.
 */
export interface WorkflowRuns {
  readonly getRun: (id: number) => TaskResult<WorkflowRun>;
  /** All artifacts of a run, including expired ones. */
  readonly listArtifacts: (run: number) => TaskResult<ReadonlyArray<Artifact>>;
  /** Downloads an artifact; returns its report files, named `<artifact>/<path>`. */
  readonly download: (artifact: Artifact) => TaskResult<ReadonlyArray<ReportFile>>;
}
