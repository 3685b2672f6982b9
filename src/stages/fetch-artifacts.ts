import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as RA from 'fp-ts/ReadonlyArray';
import * as TE from 'fp-ts/TaskEither';
import type { Artifact } from '../artifacts/artifact';
import {
  type ArtifactSource,
  type FilesByArtifact,
  findArtifactsWithoutReports,
  findLinesWithoutReports,
  findUnavailable,
  formatDuplicated,
} from '../artifacts/check-artifacts';
import { FROM_FORK, findRefusal } from '../artifacts/check-run';
import { includesArtifacts, selectArtifacts } from '../artifacts/select-artifacts';
import type { WorkflowRuns } from '../artifacts/workflow-runs';
import type { Capabilities } from '../capabilities';
import type { Inputs } from '../inputs/inputs';
import { fail, type Problems, problem, type TaskResult, type WithWarnings } from '../problem';
import type { ReportFile } from '../reports/report-reader';
import { show } from '../values/escape';

type Needed = Pick<Capabilities, 'log'> & { readonly runs: WorkflowRuns };

/** Which artifacts to fetch. */
export interface ArtifactRequest {
  readonly inputs: Pick<Inputs, 'artifact' | 'artifactRunId'>;
  /** The repository of the runs, `owner/name`. */
  readonly repository: string;
  /** The id of this run; empty outside of a workflow. */
  readonly run: string;
}

/** The report files of the downloaded artifacts. */
export type DownloadedReports = ReadonlyArray<ReportFile>;

const PARALLEL_DOWNLOADS = 4;

const selectFrom = (
  { runs }: Needed,
  { inputs }: ArtifactRequest,
  run: number,
): TaskResult<ArtifactSource> =>
  pipe(
    runs.listArtifacts(run),
    TE.filterOrElse(
      (artifacts) => !artifacts.some(({ fromFork }) => fromFork),
      (): Problems => [problem(`input artifact: run ${run} ${FROM_FORK}`)],
    ),
    TE.map((artifacts) => ({ run, selection: selectArtifacts(inputs.artifact, artifacts) })),
  );

const fromStatedRun = (
  needed: Needed,
  request: ArtifactRequest,
  id: number,
): TaskResult<ArtifactSource> =>
  pipe(
    needed.runs.getRun(id),
    TE.chain((run) => {
      const refusal = findRefusal(run, request.repository);
      return refusal === undefined
        ? selectFrom(needed, request, id)
        : TE.left([problem(`input artifact-run-id: run ${id} ${refusal}`)]);
    }),
  );

const fromThisRun = (needed: Needed, request: ArtifactRequest): TaskResult<ArtifactSource> =>
  /^\d+$/.test(request.run)
    ? selectFrom(needed, request, Number(request.run))
    : TE.left([
        problem(
          `input artifact: found ${show(request.run)} as the id of this run (GITHUB_RUN_ID), expected a number; state artifact-run-id outside of a workflow`,
        ),
      ]);

const findSource = (needed: Needed, request: ArtifactRequest): TaskResult<ArtifactSource> => {
  const { artifactRunId: id } = request.inputs;
  return id === 'this' ? fromThisRun(needed, request) : fromStatedRun(needed, request, id);
};

/** Downloads in parallel lanes. A lane stops at its first problem. */
const downloadAll = (
  { runs, log }: Needed,
  artifacts: ReadonlyArray<Artifact>,
): TaskResult<FilesByArtifact> => {
  const download = (artifact: Artifact) =>
    pipe(
      runs.download(artifact),
      TE.map((files) => {
        log.debug(`artifact ${show(artifact.name)}: report files: ${files.length}`);
        return [artifact.name, files] as const;
      }),
    );
  return pipe(
    RA.makeBy(PARALLEL_DOWNLOADS, (lane) =>
      artifacts.filter((_, i) => i % PARALLEL_DOWNLOADS === lane),
    ),
    TE.traverseArray(TE.traverseSeqArray(download)),
    TE.map((lanes) => new Map(lanes.flat())),
  );
};

const downloadSource = (
  source: ArtifactSource,
  needed: Needed,
): TaskResult<WithWarnings<DownloadedReports>> => {
  const unavailable = findUnavailable(source);
  if (unavailable.length > 0) return TE.fromEither(fail(unavailable));
  const { selected, duplicated } = source.selection;
  if (duplicated.length > 0) needed.log.notice(formatDuplicated(source));
  return pipe(
    downloadAll(needed, selected),
    TE.chainEitherK((files) => {
      const problems = findLinesWithoutReports(source, files);
      if (problems.length > 0) return fail(problems);
      const value = [...files.values()].flat();
      needed.log.info(`artifacts: ${selected.length}, report files in them: ${value.length}`);
      return E.right({ value, warnings: findArtifactsWithoutReports(files) });
    }),
  );
};

/**
 * Downloads the artifacts that the input names. Fails with every line that matches no artifact and every
 * artifact that has expired, or if others may have written what is in the artifacts of the run.
 */
export const fetchArtifacts =
  (
    request: ArtifactRequest,
    capabilities: Pick<Capabilities, 'runs' | 'log'>,
  ): TaskResult<WithWarnings<DownloadedReports>> =>
  async () => {
    if (!includesArtifacts(request.inputs.artifact)) return E.right({ value: [], warnings: [] });
    const needed = { ...capabilities, runs: await capabilities.runs() };
    const source = await findSource(needed, request)();
    return E.isLeft(source) ? source : downloadSource(source.right, needed)();
  };
