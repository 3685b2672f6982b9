import { separate } from 'fp-ts/ReadonlyArray';
import type { Capabilities } from '../capabilities';
import { futureDateWarning } from '../domain/future-date';
import { isAfter, latestDate } from '../domain/instant';
import type { Inputs } from '../inputs/inputs';
import {
  asWarning,
  fail,
  type Problem,
  problem,
  type TaskResult,
  type WithWarnings,
} from '../problem';
import type { PendingReports, ReportFile } from '../reports/report-reader';
import type { Scan } from '../reports/scan';
import { steps } from '../task/steps';
import { compareBytes } from '../values/compare';

type Needed = Pick<Capabilities, 'workspace' | 'reports' | 'log' | 'now'>;

/** Sorts the files of the workspace and of artifacts by the bytes of their names. */
const sortByName = (
  paths: ReadonlyArray<string>,
  downloaded: ReadonlyArray<ReportFile>,
): ReadonlyArray<ReportFile> =>
  [...paths.map((path) => ({ name: path, location: path })), ...downloaded].sort((a, b) =>
    compareBytes(a.name, b.name),
  );

/** Reports that are being read, and warnings from finding them. */
export interface StartedReading extends PendingReports {
  readonly warnings: ReadonlyArray<Problem>;
}

/** Finds the reports that the input names, and starts to read them and those from artifacts. */
export const startReading = (
  { reports }: Pick<Inputs, 'reports'>,
  downloaded: ReadonlyArray<ReportFile>,
  needed: Pick<Needed, 'workspace' | 'reports'>,
): TaskResult<StartedReading> =>
  steps(function* ($) {
    const { value, warnings } = yield* $(needed.workspace.findReports(reports));
    return { ...needed.reports.start(sortByName(value, downloaded)), warnings };
  });

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

/** The warnings of the reports, each with its file. */
const warningsOf = (scans: ReadonlyArray<Scan>): ReadonlyArray<Problem> =>
  scans.flatMap(({ path, warnings }) => warnings.map((text) => problem(text, { file: path })));

/** Milliseconds between two lines of progress; shorter work logs none. */
const PROGRESS_INTERVAL_MS = 5_000;

/** Logs the progress of long work, at most every five seconds. Call the result after each piece of work. */
export const openProgress = (what: string, { log, now }: Pick<Needed, 'log' | 'now'>) => {
  let last = now();
  return (done: number, total: number): void => {
    if (done >= total || now() - last < PROGRESS_INTERVAL_MS) return;
    last = now();
    log.info(`${what}: ${done} of ${total}`);
  };
};

const countsLine = (scans: ReadonlyArray<Scan>): string => {
  const by = (name: Scan['scanner']): number =>
    scans.filter(({ scanner }) => scanner === name).length;
  return `reports read: ${scans.length} (Trivy ${by('Trivy')}, Grype ${by('Grype')})`;
};

/**
 * Waits for the reports and logs their number. Fails with the problems of every file that is not a valid
 * report; with `invalid-reports: warn`, these problems are warnings.
 */
export const finishReading = (
  { invalidReports }: Pick<Inputs, 'invalidReports'>,
  started: TaskResult<StartedReading>,
  { log, now }: Pick<Needed, 'log' | 'now'>,
): TaskResult<WithWarnings<ReadonlyArray<Scan>>> =>
  steps(function* ($) {
    const { files, finish, warnings: found } = yield* $(started);
    log.info(`report files: ${files}`);
    const progress = openProgress('reports read', { log, now });
    const { left, right } = separate(yield* $(finish((done) => progress(done, files))));
    const problems = left.flat();
    const dated = withoutFutureDates(latestDate(now()), right);
    const warnings = [...found, ...dated.warnings, ...warningsOf(right)];
    if (problems.length > 0 && invalidReports === 'error')
      return yield* $(fail([...problems, ...warnings.map(asWarning)]));
    log.info(countsLine(dated.value));
    return { value: dated.value, warnings: [...warnings, ...problems] };
  });
