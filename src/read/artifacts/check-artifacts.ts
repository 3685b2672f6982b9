import { type Problem, problem } from '../../domain/problem';
import { didYouMean } from '../../domain/values/did-you-mean';
import { show } from '../../domain/values/escape';
import { LOOK_AT_SCANS } from '../reports/no-reports';
import type { ReportFile } from '../reports/report-reader';
import type { Artifact, WorkflowRun } from './artifact';
import type { Selection } from './select-artifacts';

export interface ArtifactSource {
  readonly run: number;
  readonly selection: Selection;
}

export type FilesByArtifact = ReadonlyMap<string, ReadonlyArray<ReportFile>>;

const adviseLine = (line: string, names: ReadonlyArray<string>): string => {
  if (/,\s*\S/.test(line)) return 'write artifact: | and each name on its own line';
  const meant = didYouMean(line, names);
  return meant === undefined
    ? `${LOOK_AT_SCANS}, then check the name, and that the jobs that upload it have finished before this one (needs)`
    : `did you mean ${show(meant)}?`;
};

/** Finds what prevents a download: lines without an artifact, and expired artifacts. */
export const findUnavailable = ({
  run,
  selection: { selected, unmatchedLines, names },
}: ArtifactSource): ReadonlyArray<Problem> => [
  ...unmatchedLines.map((line) =>
    problem(
      `input artifact: found no artifact of run ${run} for the line ${show(line)}, expected one; ${adviseLine(line, names)}`,
    ),
  ),
  ...selected
    .filter(({ expired }) => expired)
    .map(({ name, expires_at: at }) =>
      problem(
        `input artifact: found the artifact ${show(name)} of run ${run}, which expired${at ? ` on ${show(at)}` : ''}, expected one that GitHub still has; scan again, or keep artifacts for longer (retention-days)`,
      ),
    ),
];

/** Finds lines whose artifacts contain no report: a scan may have failed. */
export const findLinesWithoutReports = (
  { run, selection: { namesByLine } }: ArtifactSource,
  files: FilesByArtifact,
): ReadonlyArray<Problem> =>
  [...namesByLine].flatMap(([line, names]) => {
    const downloaded = [...names].filter((name) => files.has(name));
    return downloaded.length === 0 || downloaded.some((name) => files.get(name)?.length)
      ? []
      : [
          problem(
            `input artifact: found no report file (*.json, *.json.gz) in the artifacts of run ${run} for the line ${show(line)}, expected one; ${LOOK_AT_SCANS}, then check what it uploads`,
          ),
        ];
  });

export const findArtifactsWithoutReports = (files: FilesByArtifact): ReadonlyArray<Problem> =>
  [...files].flatMap(([name, each]) =>
    each.length === 0
      ? [
          problem(
            `input artifact: found no report file (*.json, *.json.gz) in the artifact ${show(name)}, expected one; ${LOOK_AT_SCANS}, then check what it uploads`,
          ),
        ]
      : [],
  );

/** Why artifacts of another repository are never used. */
export const FROM_FORK =
  "ran on a commit of another repository, such as a fork's pull request, whose author controls the artifacts, expected one on a commit of this repository; scan in such a run";

export const isFromFork = ({ workflow_run: run }: Artifact): boolean => {
  const [base, head] = [run?.repository_id ?? null, run?.head_repository_id ?? null];
  return base !== null && head !== null && base !== head;
};

/** Names of repositories are case-insensitive. A deleted repository may have been a fork. */
const isSame = (found: WorkflowRun['repository'], repository: string): boolean =>
  found?.full_name.toLowerCase() === repository.toLowerCase();

/**
 * Why the artifacts of a stated run are refused; undefined if they may be used. What a run scanned must come from people
 * who can write to `repository` (`owner/name`).
 */
export const findRefusal = (run: WorkflowRun, repository: string): string | undefined => {
  if (!isSame(run.repository, repository))
    return `belongs to ${show(run.repository?.full_name ?? '')}, expected a run of ${repository}, whose artifacts this job can trust; give the id of such a run`;
  if (!isSame(run.head_repository, repository)) return FROM_FORK;
  return run.event.startsWith('pull_request')
    ? `was started by ${show(run.event)}, and a pull request decides what its artifacts contain, expected a run of another event, such as schedule or push; give the id of such a run`
    : undefined;
};
