import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as RA from 'fp-ts/ReadonlyArray';
import * as TE from 'fp-ts/TaskEither';
import type { Artifact, WorkflowRun } from '../artifacts/artifact';
import { hasNamingLine, type Selection, selectArtifacts } from '../artifacts/select-artifacts';
import { eligibleRuns, formatAge, isOwnRun } from '../artifacts/select-run';
import type { WorkflowRuns } from '../artifacts/workflow-runs';
import type { Capabilities } from '../capabilities';
import type { Inputs } from '../inputs/inputs';
import {
  fail,
  type Problem,
  type Problems,
  problem,
  type TaskResult,
  type WithWarnings,
} from '../problem';
import type { ReportFile } from '../reports/report-reader';
import { show } from '../text/escape';
import { joinLimited } from '../text/join-limited';

type Needed = Pick<Capabilities, 'log' | 'now'> & { readonly runs: WorkflowRuns };

/** What the stage works on. */
export interface ArtifactRequest {
  readonly inputs: Pick<Inputs, 'artifact' | 'artifactRunId'>;
  /** The repository of the runs, `owner/name`. */
  readonly repository: string;
  /** The id of this run; empty outside of a workflow. */
  readonly run: string;
}

/** The report files of artifacts, and how many artifacts they are of. */
export interface FetchedArtifacts {
  readonly artifacts: number;
  readonly files: ReadonlyArray<ReportFile>;
}

interface Source {
  readonly run: number;
  readonly choice: Selection;
}

/** GitHub lists 1,000 runs at most, thirty to a page. */
const MOST_PAGES = 34;
/** Runs that are asked for their artifacts before `latest` gives up. */
const MOST_RUNS = 100;
/** Downloads at a time. */
const LANES = 4;
const MOST_LISTED = 10;

const FOREIGN =
  "worked on the head of another repository, such as the pull request of a fork, so whoever opened that has written its artifacts, and they are never a source; scan in this repository's own run";

const choose = ({ runs }: Needed, lines: ReadonlyArray<string>, run: number): TaskResult<Source> =>
  pipe(
    runs.listArtifacts(run),
    TE.filterOrElse(
      (artifacts) => !artifacts.some(({ fromFork: foreign }) => foreign),
      (): Problems => [problem(`input artifact: run ${run} ${FOREIGN}`)],
    ),
    TE.map((artifacts) => ({ run, choice: selectArtifacts(lines, artifacts) })),
  );

const isComplete = ({ choice: { selected: chosen, unmatchedLines: empty } }: Source): boolean =>
  empty.length === 0 && chosen.length > 0 && !chosen.some(({ expired }) => expired);

/** The first of these runs that has, for every line, an artifact that is not expired. */
const firstComplete = (
  needed: Needed,
  lines: ReadonlyArray<string>,
  candidates: ReadonlyArray<WorkflowRun>,
): TaskResult<O.Option<WorkflowRun & Source>> => {
  const [candidate, ...others] = candidates;
  if (candidate === undefined) return TE.right(O.none);
  return pipe(
    choose(needed, lines, candidate.id),
    TE.chain((source) =>
      isComplete(source)
        ? TE.right(O.some({ ...candidate, ...source }))
        : firstComplete(needed, lines, others),
    ),
  );
};

const nowhere = (branch: string, looked: number): Problem =>
  problem(
    `input artifact-run-id: none of the newest ${looked} successful runs on ${show(branch)} that no pull request started has an artifact, not expired, for every line of the input artifact; check the names and the retention of artifacts, and that the scanning workflow ran on that branch`,
  );

const sayLatest = ({ log, now }: Needed, { id, createdAt }: WorkflowRun): void => {
  const age = formatAge(createdAt, now());
  log.notice(`artifacts are taken from run ${id} of ${createdAt}${age === '' ? '' : ` (${age})`}`);
};

const latest = (needed: Needed, lines: ReadonlyArray<string>, repository: string) => {
  const from = (branch: string, page: number, looked: number): TaskResult<Source> =>
    pipe(
      needed.runs.listSuccessful(branch, page),
      TE.chain((all) => {
        const candidates = eligibleRuns(all, repository, branch).slice(0, MOST_RUNS - looked);
        const seen = looked + candidates.length;
        const more = all.length > 0 && page < MOST_PAGES && seen < MOST_RUNS;
        return pipe(
          firstComplete(needed, lines, candidates),
          TE.chain(
            O.match(
              () => (more ? from(branch, page + 1, seen) : TE.left([nowhere(branch, seen)])),
              (found) => {
                sayLatest(needed, found);
                return TE.right<Problems, Source>(found);
              },
            ),
          ),
        );
      }),
    );
  return pipe(
    needed.runs.defaultBranch,
    TE.chain((branch) => from(branch, 1, 0)),
  );
};

const stated = (needed: Needed, lines: ReadonlyArray<string>, repository: string, run: number) =>
  pipe(
    needed.runs.getRun(run),
    TE.filterOrElse(
      (found) => isOwnRun(found, repository),
      (): Problems => [problem(`input artifact-run-id: run ${run} ${FOREIGN}`)],
    ),
    TE.chain(() => choose(needed, lines, run)),
  );

const thisRun = (needed: Needed, lines: ReadonlyArray<string>, run: string): TaskResult<Source> =>
  /^\d+$/.test(run)
    ? choose(needed, lines, Number(run))
    : TE.left([
        problem(
          `input artifact: found ${show(run)} as the id of this run (GITHUB_RUN_ID), expected a number; state artifact-run-id outside of a workflow`,
        ),
      ]);

const sourceOf = (needed: Needed, { inputs, repository, run }: ArtifactRequest) => {
  const { artifact: lines, artifactRunId: id } = inputs;
  if (id === 'this') return thisRun(needed, lines, run);
  return id === 'latest'
    ? latest(needed, lines, repository)
    : stated(needed, lines, repository, id);
};

const unusable = ({
  run,
  choice: { selected: chosen, unmatchedLines: empty },
}: Source): ReadonlyArray<Problem> => [
  ...empty.map((line) =>
    problem(
      `input artifact: the line ${show(line)} matches no artifact of run ${run}; check the name, and that the jobs that upload it ended before this one (needs)`,
    ),
  ),
  ...chosen
    .filter(({ expired }) => expired)
    .map(({ name, expiresAt }) =>
      problem(
        `input artifact: the artifact ${show(name)} of run ${run} has expired${expiresAt === '' ? '' : ` on ${show(expiresAt)}`}; scan again, or keep artifacts for longer (retention-days)`,
      ),
    ),
];

/** Downloads in lanes of their own; a lane stops at its first problem. */
const downloadAll = (
  { runs, log }: Needed,
  artifacts: ReadonlyArray<Artifact>,
): TaskResult<ReadonlyMap<string, ReadonlyArray<ReportFile>>> => {
  const download = (artifact: Artifact) =>
    pipe(
      runs.download(artifact),
      TE.map((files) => {
        log.debug(`artifact ${show(artifact.name)}: report files: ${files.length}`);
        return [artifact.name, files] as const;
      }),
    );
  return pipe(
    RA.makeBy(LANES, (lane) => artifacts.filter((_, i) => i % LANES === lane)),
    TE.traverseArray(TE.traverseSeqArray(download)),
    TE.map((lanes) => new Map(lanes.flat())),
  );
};

/** A line is good for something: a name without any report behind it would hide a failed scan. */
const fruitless = (
  { run, choice: { namesByLine: named } }: Source,
  files: ReadonlyMap<string, ReadonlyArray<ReportFile>>,
): ReadonlyArray<Problem> =>
  [...named].flatMap(([line, names]) => {
    const downloaded = [...names].flatMap((name) => files.get(name) ?? []);
    const excluded = ![...names].some((name) => files.has(name));
    return excluded || downloaded.length > 0
      ? []
      : [
          problem(
            `input artifact: the line ${show(line)} matches artifacts of run ${run}, but there is no report file (*.json, *.json.gz) in them; check what the scan uploads`,
          ),
        ];
  });

const emptyOnes = (files: ReadonlyMap<string, ReadonlyArray<ReportFile>>) =>
  [...files].flatMap(([name, each]) =>
    each.length === 0
      ? [problem(`the artifact ${show(name)} holds no report file (*.json, *.json.gz)`)]
      : [],
  );

const sayRepeated = (run: number, names: ReadonlyArray<string>): string =>
  `run ${run} has several artifacts of one name, as when a job ran again; the newest of each counts: ${joinLimited(names.map(show), MOST_LISTED)}`;

const take = (source: Source, needed: Needed): TaskResult<WithWarnings<FetchedArtifacts>> => {
  const problems = unusable(source);
  if (problems.length > 0) return TE.fromEither(fail(problems));
  const { selected: chosen, duplicated: repeated } = source.choice;
  if (repeated.length > 0) needed.log.notice(sayRepeated(source.run, repeated));
  return pipe(
    downloadAll(needed, chosen),
    TE.chainEitherK((files) => {
      const useless = fruitless(source, files);
      if (useless.length > 0) return fail(useless);
      const value = { artifacts: chosen.length, files: [...files.values()].flat() };
      return E.right({ value, warnings: emptyOnes(files) });
    }),
  );
};

const countsLine = ({ artifacts, files }: FetchedArtifacts): string =>
  `artifacts: ${artifacts}, report files in them: ${files.length}`;

/**
 * Downloads the artifacts that the input names. Fails with every line that matches nothing and every
 * artifact that has expired, and if the run is that of a fork's pull request.
 */
export const fetchArtifacts = (
  request: ArtifactRequest,
  capabilities: Pick<Capabilities, 'runs' | 'log' | 'now'>,
): TaskResult<WithWarnings<FetchedArtifacts>> =>
  pipe(
    hasNamingLine(request.inputs.artifact)
      ? pipe(
          TE.fromTask<WorkflowRuns, Problems>(capabilities.runs),
          TE.map((runs): Needed => ({ ...capabilities, runs })),
          TE.chain((needed) =>
            pipe(
              sourceOf(needed, request),
              TE.chain((source) => take(source, needed)),
            ),
          ),
        )
      : TE.right({ value: { artifacts: 0, files: [] }, warnings: [] }),
    TE.tapIO(
      ({ value }) =>
        () =>
          capabilities.log.info(countsLine(value)),
    ),
  );
