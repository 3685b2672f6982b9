import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as RA from 'fp-ts/ReadonlyArray';
import * as TE from 'fp-ts/TaskEither';
import type { Artifact, WorkflowRun } from '../artifacts/artifact';
import {
  type ArtifactSource,
  type FilesByArtifact,
  findArtifactsWithoutReports,
  findLinesWithoutReports,
  findUnavailable,
  formatDuplicated,
  isComplete,
} from '../artifacts/check-artifacts';
import { includesArtifacts, selectArtifacts } from '../artifacts/select-artifacts';
import { eligibleRuns, isOwnRun } from '../artifacts/select-run';
import type { WorkflowRuns } from '../artifacts/workflow-runs';
import type { Capabilities } from '../capabilities';
import type { Inputs } from '../inputs/inputs';
import {
  fail,
  type Problem,
  type Problems,
  problem,
  type Result,
  type TaskResult,
  type WithWarnings,
} from '../problem';
import type { ReportFile } from '../reports/report-reader';
import { formatAge } from '../text/age';
import { show } from '../text/escape';

type Needed = Pick<Capabilities, 'log' | 'now'> & { readonly runs: WorkflowRuns };

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

/** GitHub lists at most 1,000 runs, thirty to a page. */
const MAX_PAGES = 34;
/** `latest` gives up after checking the artifacts of this many runs. */
const MAX_RUNS = 100;
const PARALLEL_DOWNLOADS = 4;

const FROM_FORK =
  "worked on the head of another repository, such as a fork's pull request, whose author controls the artifacts, so they are never used; scan in this repository's own run";

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

const noMatchingRun = (branch: string, checked: number): Problem =>
  problem(
    `input artifact-run-id: none of the ${checked} newest successful runs on ${show(branch)} (pull requests excluded) has an unexpired artifact for every line of the input artifact; check the names and the retention of artifacts, and that the scanning workflow ran on that branch`,
  );

const reportLatest = ({ log, now }: Needed, { id, createdAt }: WorkflowRun): void => {
  const age = formatAge(createdAt, now());
  log.notice(`using the artifacts of run ${id} of ${createdAt}${age === '' ? '' : ` (${age})`}`);
};

/** Finds the first run that has an unexpired artifact for every line. */
const findComplete = async (
  needed: Needed,
  request: ArtifactRequest,
  candidates: ReadonlyArray<WorkflowRun>,
): Promise<Result<ArtifactSource | undefined>> => {
  for (const run of candidates) {
    const source = await selectFrom(needed, request, run.id)();
    if (E.isLeft(source)) return source;
    if (!isComplete(source.right)) continue;
    reportLatest(needed, run);
    return source;
  }
  return E.right(undefined);
};

/** Checks the newest eligible runs, page by page. */
const findLatest = async (
  needed: Needed,
  request: ArtifactRequest,
): Promise<Result<ArtifactSource>> => {
  const branch = await needed.runs.defaultBranch();
  if (E.isLeft(branch)) return branch;
  let checked = 0;
  for (let number = 1; number <= MAX_PAGES && checked < MAX_RUNS; number += 1) {
    const page = await needed.runs.listSuccessful(branch.right, number)();
    if (E.isLeft(page)) return page;
    if (page.right.length === 0) break;
    const eligible = eligibleRuns(page.right, request.repository, branch.right);
    const candidates = eligible.slice(0, MAX_RUNS - checked);
    const found = await findComplete(needed, request, candidates);
    if (E.isLeft(found)) return found;
    if (found.right !== undefined) return E.right(found.right);
    checked += candidates.length;
  }
  return fail([noMatchingRun(branch.right, checked)]);
};

const fromStatedRun = (
  needed: Needed,
  request: ArtifactRequest,
  id: number,
): TaskResult<ArtifactSource> =>
  pipe(
    needed.runs.getRun(id),
    TE.filterOrElse(
      (run) => isOwnRun(run, request.repository),
      (): Problems => [problem(`input artifact-run-id: run ${id} ${FROM_FORK}`)],
    ),
    TE.chain(() => selectFrom(needed, request, id)),
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
  if (id === 'this') return fromThisRun(needed, request);
  return id === 'latest' ? () => findLatest(needed, request) : fromStatedRun(needed, request, id);
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
 * artifact that has expired, or if the run belongs to a fork's pull request.
 */
export const fetchArtifacts =
  (
    request: ArtifactRequest,
    capabilities: Pick<Capabilities, 'runs' | 'log' | 'now'>,
  ): TaskResult<WithWarnings<DownloadedReports>> =>
  async () => {
    if (!includesArtifacts(request.inputs.artifact)) return E.right({ value: [], warnings: [] });
    const needed = { ...capabilities, runs: await capabilities.runs() };
    const source = await findSource(needed, request)();
    return E.isLeft(source) ? source : downloadSource(source.right, needed)();
  };
