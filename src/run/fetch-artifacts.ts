import * as RA from 'fp-ts/ReadonlyArray';
import * as TE from 'fp-ts/TaskEither';
import { fail, problem, type TaskResult, type WithWarnings } from '../domain/problem';
import { steps } from '../domain/task/steps';
import { show } from '../domain/values/escape';
import type { Artifact, WorkflowRuns } from '../read/artifacts/artifact';
import {
  type ArtifactSource,
  type FilesByArtifact,
  FROM_FORK,
  findArtifactsWithoutReports,
  findLinesWithoutReports,
  findRefusal,
  findUnavailable,
  isFromFork,
} from '../read/artifacts/check-artifacts';
import { includesArtifacts, selectArtifacts } from '../read/artifacts/select-artifacts';
import type { Inputs } from '../read/inputs/inputs';
import type { Workflow } from '../read/inputs/workflow';
import type { ReportFile } from '../read/reports/report-reader';
import type { Capabilities } from './capabilities';

type ArtifactCapabilities = Pick<Capabilities, 'log'> & { readonly runs: WorkflowRuns };

/** The artifacts that the inputs name, of the runs of the workflow's repository. */
export interface ArtifactRequest {
  readonly inputs: Pick<Inputs, 'artifact' | 'artifactRunId'>;
  readonly workflow: Pick<Workflow, 'repository' | 'run'>;
}

const PARALLEL_DOWNLOADS = 4;

const selectFrom = (
  { runs }: ArtifactCapabilities,
  { inputs }: ArtifactRequest,
  run: number,
): TaskResult<ArtifactSource> =>
  steps(function* ($) {
    const artifacts = yield* $(runs.listArtifacts(run));
    if (artifacts.some(isFromFork))
      return yield* $(fail([problem(`input artifact: found run ${run}, which ${FROM_FORK}`)]));
    return { run, selection: selectArtifacts(inputs.artifact, artifacts) };
  });

const fromNamedRun = (
  needed: ArtifactCapabilities,
  request: ArtifactRequest,
  id: number,
): TaskResult<ArtifactSource> =>
  steps(function* ($) {
    const refusal = findRefusal(yield* $(needed.runs.getRun(id)), request.workflow.repository);
    if (refusal !== undefined)
      yield* $(fail([problem(`input artifact-run-id: found run ${id}, which ${refusal}`)]));
    return yield* $(selectFrom(needed, request, id));
  });

const fromThisRun = (
  needed: ArtifactCapabilities,
  request: ArtifactRequest,
): TaskResult<ArtifactSource> =>
  /^\d+$/.test(request.workflow.run)
    ? selectFrom(needed, request, Number(request.workflow.run))
    : TE.left([
        problem(
          `input artifact: found ${show(request.workflow.run)} as the id of this run (GITHUB_RUN_ID), expected a number; outside of a workflow, set artifact-run-id`,
        ),
      ]);

const findSource = (
  needed: ArtifactCapabilities,
  request: ArtifactRequest,
): TaskResult<ArtifactSource> => {
  const { artifactRunId: id } = request.inputs;
  return id === 'this' ? fromThisRun(needed, request) : fromNamedRun(needed, request, id);
};

/** Downloads in parallel lanes. A lane stops at its first problem. */
const downloadAll = (
  { runs, log }: ArtifactCapabilities,
  artifacts: ReadonlyArray<Artifact>,
): TaskResult<FilesByArtifact> =>
  steps(function* ($) {
    const download = (artifact: Artifact) =>
      steps(function* ($) {
        const files = yield* $(runs.download(artifact));
        log.debug(`artifact ${show(artifact.name)}: report files: ${files.length}`);
        return [artifact.name, files] as const;
      });
    const lanes = RA.makeBy(PARALLEL_DOWNLOADS, (lane) =>
      artifacts.filter((_, i) => i % PARALLEL_DOWNLOADS === lane),
    );
    const downloaded = yield* $(TE.traverseArray(TE.traverseSeqArray(download))(lanes));
    return new Map(downloaded.flat());
  });

/**
 * Downloads the artifacts that the input names. Fails with every line that matches no artifact and every artifact that
 * has expired. Fails too if somebody else may have written the artifacts.
 */
export const fetchArtifacts = (
  request: ArtifactRequest,
  { log, ...capabilities }: Pick<Capabilities, 'runs' | 'log'>,
): TaskResult<WithWarnings<ReadonlyArray<ReportFile>>> =>
  steps(function* ($) {
    if (!includesArtifacts(request.inputs.artifact)) return { value: [], warnings: [] };
    const needed = { log, runs: yield* $(TE.fromTask(capabilities.runs)) };
    const source = yield* $(findSource(needed, request));
    const unavailable = findUnavailable(source);
    if (unavailable.length > 0) yield* $(fail(unavailable));
    const { selected } = source.selection;
    const files = yield* $(downloadAll(needed, selected));
    const problems = findLinesWithoutReports(source, files);
    if (problems.length > 0) yield* $(fail(problems));
    const value = [...files.values()].flat();
    log.info(`artifacts: ${selected.length}, report files in them: ${value.length}`);
    return { value, warnings: findArtifactsWithoutReports(files) };
  });
