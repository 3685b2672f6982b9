import { type Problem, problem } from '../problem';
import type { ReportFile } from '../reports/report-reader';
import { show } from '../values/escape';
import { joinLimited } from '../values/plural';
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
