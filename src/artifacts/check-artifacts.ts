import { type Problem, problem } from '../problem';
import type { ReportFile } from '../reports/report-reader';
import { show } from '../values/escape';
import { joinLimited } from '../values/plural';
import type { WorkflowRun } from './artifact';
import type { Selection } from './select-artifacts';

/** A run, and the artifacts selected from it. */
export interface ArtifactSource {
  readonly run: number;
  readonly selection: Selection;
}

/** The report files of each artifact, by its name. */
export type FilesByArtifact = ReadonlyMap<string, ReadonlyArray<ReportFile>>;

/** The problems that prevent a download: lines without an artifact, and expired artifacts. */
export const findUnavailable = ({
  run,
  selection: { selected, unmatchedLines },
}: ArtifactSource): ReadonlyArray<Problem> => [
  ...unmatchedLines.map((line) =>
    problem(
      `input artifact: the line ${show(line)} matches no artifact of run ${run}; check the name, and that the jobs that upload it have finished before this one (needs)`,
    ),
  ),
  ...selected
    .filter(({ expired }) => expired)
    .map(({ name, expiresAt }) =>
      problem(
        `input artifact: the artifact ${show(name)} of run ${run} expired${expiresAt === '' ? '' : ` on ${show(expiresAt)}`}; scan again, or keep artifacts for longer (retention-days)`,
      ),
    ),
];

/** The problems of lines whose artifacts contain no report: a scan may have failed. */
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
            `input artifact: the line ${show(line)} matches artifacts of run ${run}, but they contain no report file (*.json, *.json.gz); check what the scan uploads`,
          ),
        ];
  });

/** Warnings about artifacts without a report. */
export const findArtifactsWithoutReports = (files: FilesByArtifact): ReadonlyArray<Problem> =>
  [...files].flatMap(([name, each]) =>
    each.length === 0
      ? [problem(`the artifact ${show(name)} contains no report file (*.json, *.json.gz)`)]
      : [],
  );

const MAX_LISTED = 10;

/** A notice about names that several artifacts of a run share. */
export const formatDuplicated = ({ run, selection: { duplicated } }: ArtifactSource): string =>
  `run ${run} has several artifacts with the same name, for example because a job ran again; the newest is used: ${joinLimited(duplicated, MAX_LISTED, show)}`;

/** Why artifacts of another repository's head are never used. */
export const FROM_FORK =
  "worked on the head of another repository, such as a fork's pull request, whose author controls the artifacts, so they are never used; scan in this repository's own run";

/** Names of repositories are case-insensitive. A deleted repository, whose name is empty, may have been a fork. */
const isSame = (found: string, repository: string): boolean =>
  found.toLowerCase() === repository.toLowerCase();

/**
 * Why the artifacts of a stated run are refused; undefined if they may be used. Only people who can write to the
 * repository `repository` (`owner/name`) may have written what a run scanned.
 */
export const findRefusal = (run: WorkflowRun, repository: string): string | undefined => {
  if (!isSame(run.repository, repository))
    return `belongs to ${show(run.repository)}, expected a run of ${repository}, whose artifacts this job can trust; state the id of such a run`;
  if (!isSame(run.headRepository, repository)) return FROM_FORK;
  return run.event.startsWith('pull_request')
    ? `was started by ${show(run.event)}, and a pull request decides what its artifacts contain, so they are never used; state the id of a run of another event, such as schedule or push`
    : undefined;
};
