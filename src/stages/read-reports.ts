import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Capabilities } from '../capabilities';
import { futureDateWarning } from '../domain/future-date';
import { isAfter, latestDate } from '../domain/instant';
import type { Inputs } from '../inputs/inputs';
import {
  asWarning,
  fail,
  type Problem,
  problem,
  type Result,
  type TaskResult,
  type WithWarnings,
} from '../problem';
import type { PendingReports, ReportFile } from '../reports/report-reader';
import type { Scan } from '../reports/scan';
import { compareBytes } from '../text/compare';
import { openProgress } from './progress';

type Needed = Pick<Capabilities, 'workspace' | 'reports' | 'log' | 'now'>;

/** Sorts the files of the workspace and of artifacts by the bytes of their names. */
const sortByName = (
  paths: ReadonlyArray<string>,
  downloaded: ReadonlyArray<ReportFile>,
): ReadonlyArray<ReportFile> =>
  [...paths.map((path) => ({ name: path, location: path })), ...downloaded].sort((a, b) =>
    compareBytes(a.name, b.name),
  );

const separateProblems = (
  read: ReadonlyArray<Result<Scan>>,
): { readonly scans: ReadonlyArray<Scan>; readonly problems: ReadonlyArray<Problem> } => ({
  scans: read.flatMap((each) => (E.isRight(each) ? [each.right] : [])),
  problems: read.flatMap((each) => (E.isLeft(each) ? each.left : [])),
});

/** Reports that are being read, and warnings about how they were found. */
export interface StartedReading extends PendingReports {
  readonly warnings: ReadonlyArray<Problem>;
}

/** Finds the reports that the input names, and starts to read them and those of artifacts. */
export const startReading = (
  { reports }: Pick<Inputs, 'reports'>,
  downloaded: ReadonlyArray<ReportFile>,
  needed: Pick<Needed, 'workspace' | 'reports'>,
): TaskResult<StartedReading> =>
  pipe(
    needed.workspace.findReports(reports),
    TE.map(({ value, warnings }) => ({
      ...needed.reports.start(sortByName(value, downloaded)),
      warnings,
    })),
  );

/** Drops scan dates after the latest accepted one: a record with such a date could never be replaced. */
const withoutFutureDates = (
  latest: string,
  scans: ReadonlyArray<Scan>,
): WithWarnings<ReadonlyArray<Scan>> => ({
  value: scans.map((scan) =>
    isAfter(latest, scan.scannedAt) ? { ...scan, scannedAt: null } : scan,
  ),
  warnings: scans.flatMap(({ scannedAt, path }) =>
    isAfter(latest, scannedAt) ? [futureDateWarning(`the scan date ${scannedAt}`, path)] : [],
  ),
});

/** Warnings that scanners' reports gave rise to, each with its file. */
const warningsOf = (scans: ReadonlyArray<Scan>): ReadonlyArray<Problem> =>
  scans.flatMap(({ path, warnings }) => warnings.map((text) => problem(text, { file: path })));

const countsLine = (scans: ReadonlyArray<Scan>): string => {
  const by = (name: Scan['scanner']): number =>
    scans.filter(({ scanner }) => scanner === name).length;
  return `reports read: ${scans.length} (Trivy ${by('Trivy')}, Grype ${by('Grype')})`;
};

/**
 * Reads all reports. Fails with the problems of every file that is not a valid report; with
 * `invalid-reports: warn`, they are warnings.
 */
export const finishReading = (
  { invalidReports }: Pick<Inputs, 'invalidReports'>,
  started: TaskResult<StartedReading>,
  needed: Pick<Needed, 'log' | 'now'>,
): TaskResult<WithWarnings<ReadonlyArray<Scan>>> =>
  pipe(
    started,
    TE.chain(({ files, finish, warnings }) => {
      needed.log.info(`report files: ${files}`);
      const progress = openProgress('reports read', needed);
      return pipe(
        finish((done) => progress(done, files)),
        TE.map((read) => {
          const { scans, problems } = separateProblems(read);
          const dated = withoutFutureDates(latestDate(needed.now()), scans);
          return {
            scans: dated.value,
            problems,
            warnings: [...warnings, ...dated.warnings, ...warningsOf(scans)],
          };
        }),
      );
    }),
    TE.chainEitherK(({ scans, problems, warnings }) =>
      problems.length > 0 && invalidReports === 'error'
        ? fail([...problems, ...warnings.map(asWarning)])
        : E.right({ value: scans, warnings: [...warnings, ...problems] }),
    ),
    TE.tapIO(
      ({ value }) =>
        () =>
          needed.log.info(countsLine(value)),
    ),
  );
