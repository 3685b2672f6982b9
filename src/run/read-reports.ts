import * as E from 'fp-ts/Either';
import { separate } from 'fp-ts/ReadonlyArray';
import { latestDate } from '../domain/instant';
import {
  asWarning,
  fail,
  type Problem,
  problem,
  type Result,
  type TaskResult,
  type WithWarnings,
} from '../domain/problem';
import { MAX_PLACES } from '../domain/share-warnings';
import { steps } from '../domain/task/steps';
import { compareBytes } from '../domain/values/compare';
import { show } from '../domain/values/escape';
import { groupBy } from '../domain/values/group-by';
import { joinLimited, pluralize } from '../domain/values/plural';
import type { Inputs } from '../read/inputs/inputs';
import { includePatterns } from '../read/inputs/patterns';
import type { Manifest } from '../read/manifest/manifest';
import { checkDates } from '../read/reports/dates';
import { LOOK_AT_SCANS } from '../read/reports/no-reports';
import {
  isScan,
  type PendingReports,
  type ReportContent,
  type ReportFile,
} from '../read/reports/report-reader';
import type { Scan } from '../read/reports/scan';
import type { VersionFile } from '../read/reports/version-file';
import type { Capabilities } from './capabilities';

type ReportCapabilities = Pick<Capabilities, 'workspace' | 'reports' | 'log' | 'now'>;

const sortByName = (
  paths: ReadonlyArray<string>,
  downloaded: ReadonlyArray<ReportFile>,
): ReadonlyArray<ReportFile> =>
  [...paths.map((path) => ({ name: path, location: path })), ...downloaded].sort((a, b) =>
    compareBytes(a.name, b.name),
  );

export interface StartedReading extends PendingReports {
  readonly sources: ReadonlyArray<ReportFile>;
  readonly warnings: ReadonlyArray<Problem>;
}

/** Finds the reports of the input, and starts to read them and those from artifacts. */
export const startReading = (
  { reports }: Pick<Inputs, 'reports'>,
  downloaded: ReadonlyArray<ReportFile>,
  needed: Pick<ReportCapabilities, 'workspace' | 'reports'>,
): TaskResult<StartedReading> =>
  steps(function* ($) {
    const { value, warnings } = yield* $(needed.workspace.findFiles('reports', reports));
    const sources = sortByName(value, downloaded);
    return { ...needed.reports.start(sources), sources, warnings };
  });

interface ReadFile extends ReportFile {
  readonly isVersion: boolean;
}

const isVersion = (result: Result<ReportContent> | undefined): boolean =>
  result !== undefined && E.isRight(result) && !isScan(result.right);

const nothingElse = (writes: string): string =>
  `with nothing but the output of trivy version, expected a report in it; ${LOOK_AT_SCANS}, then check that it ${writes}`;

/**
 * Fails for folders of `reports` that have version files but no report, as for folders without any file, and if all
 * files are such, whatever names them.
 */
const emptyFolders = (
  lines: Inputs['reports'],
  all: ReadonlyArray<ReadFile>,
): ReadonlyArray<Problem> => {
  const own = all.filter(({ artifact }) => artifact === undefined);
  const isEmpty = (line: string): boolean => {
    const below = `${line.replace(/^(\.\/)+/, '').replace(/\/+$/, '')}/`;
    const files = own.filter(({ name }) => below === './' || name.startsWith(below));
    return files.length > 0 && files.every((file) => file.isVersion);
  };
  const folders = includePatterns(lines)
    .filter(isEmpty)
    .map((line) =>
      problem(
        `input reports: found the folder ${show(line)} ${nothingElse('writes its reports there')}`,
      ),
    );
  const isAll = own.length > 0 && all.every((file) => file.isVersion);
  if (folders.length > 0 || !isAll) return folders;
  const names = joinLimited(own, MAX_PLACES, ({ name }) => show(name));
  return [
    problem(
      `input reports: found nothing but the output of trivy version (${names}), expected a report; ${LOOK_AT_SCANS}, then check that it writes its reports where the lines look`,
    ),
  ];
};

/**
 * Finds artifacts that have version files but no report. They are errors if all artifacts are such, and warnings
 * otherwise.
 */
const emptyArtifacts = (
  all: ReadonlyArray<ReadFile>,
): { readonly errors: ReadonlyArray<Problem>; readonly warnings: ReadonlyArray<Problem> } => {
  const artifacts = [...groupBy(all, ({ artifact }) => artifact ?? '')].filter(
    ([name]) => name !== '',
  );
  const problems = artifacts
    .filter(([, files]) => files.every((file) => file.isVersion))
    .map(([name]) =>
      problem(
        `input artifact: found the artifact ${show(name)} ${nothingElse('uploads its reports')}`,
      ),
    );
  return problems.length === artifacts.length
    ? { errors: problems, warnings: [] }
    : { errors: [], warnings: problems };
};

const warningsOf = (
  scans: ReadonlyArray<Scan>,
  { packages = true }: Pick<Manifest, 'packages'>,
): ReadonlyArray<Problem> =>
  scans.flatMap(({ path, warnings, packages: { warnings: ofPackages } }) =>
    [...warnings, ...(packages ? ofPackages : [])].map((text) => problem(text, { file: path })),
  );

/** What a scan can look for instead of vulnerabilities, and its words in `--scanners`. */
const OTHER_SUBJECTS = [
  ['licenses', 'vuln,license'],
  ['misconfigurations', 'vuln,misconfig'],
] as const;

/** What these scans looked for instead of vulnerabilities, and its words in `--scanners`. */
const describeOthers = (scans: ReadonlyArray<Scan>): { what: string; scanners: string } => {
  const found = OTHER_SUBJECTS.filter(([subject]) =>
    scans.some(({ soughtInstead }) => soughtInstead === subject),
  );
  const [what, scanners] = [found.map(([subject]) => subject), found.map(([, words]) => words)];
  return { what: what.join(' or '), scanners: scanners.join(' or ') };
};

const isOther = ({ soughtInstead }: Scan): boolean => soughtInstead !== null;

/** Warns once of reports that look like clean images: a scan for something else lists packages and no vulnerability. */
const otherScanWarnings = (scans: ReadonlyArray<Scan>): ReadonlyArray<Problem> => {
  const found = scans.filter(isOther);
  if (found.length === 0) return [];
  const paths = joinLimited(found, MAX_PLACES, ({ path }) => show(path));
  const { what, scanners } = describeOthers(scans);
  return [
    problem(
      `found ${pluralize(found.length, 'report')} of a scan for ${what} without any vulnerability: ${found.length === 1 ? 'it does' : 'they do'} not count as a scan; scan with --scanners vuln (a clean image scanned with --scanners ${scanners} looks the same, so it is not believed: write its ${what} into another report); ${paths}`,
    ),
  ];
};

const countsLine = (all: ReadonlyArray<Scan>, versions: number): string => {
  const scans = all.filter((scan) => !isOther(scan));
  const otherScans = all.length - scans.length;
  const by = (name: Scan['scanner']): number =>
    scans.filter(({ scanner }) => scanner === name).length;
  const others = [
    ...(versions > 0 ? [`, version files: ${versions}`] : []),
    ...(otherScans > 0 ? [`, scans for ${describeOthers(all).what}: ${otherScans}`] : []),
  ].join('');
  return `reports read: ${scans.length} (Trivy ${by('Trivy')}, Grype ${by('Grype')})${others}`;
};

/**
 * Waits for the reports and logs their number. Fails with the problems of every file that is not a valid report; with
 * `invalid-reports: warn`, these are warnings. Warns of packages only if the manifest wants them.
 */
export const finishReading = (
  { invalidReports, reports }: Pick<Inputs, 'invalidReports' | 'reports'>,
  started: TaskResult<StartedReading>,
  { log, now }: Pick<ReportCapabilities, 'log' | 'now'>,
  manifest: Pick<Manifest, 'packages'> = {},
): TaskResult<WithWarnings<ReadonlyArray<Scan>>> =>
  steps(function* ($) {
    const { files, sources, finish, warnings: before } = yield* $(started);
    log.info(`report files: ${files}`);
    const results = yield* $(finish);
    const read = sources.map((source, i) => ({ ...source, isVersion: isVersion(results[i]) }));
    const empty = emptyArtifacts(read);
    const errors = [...emptyFolders(reports, read), ...empty.errors];
    if (errors.length > 0) yield* $(fail(errors));
    const { left, right: contents } = separate(results);
    const problems = left.flat();
    const versions = contents.filter((each): each is VersionFile => !isScan(each));
    const complete = checkDates(latestDate(now()), contents.filter(isScan), versions);
    const own = warningsOf(complete.value, manifest);
    const warnings = [
      ...before,
      ...empty.warnings,
      ...complete.warnings,
      ...own,
      ...otherScanWarnings(complete.value),
    ];
    if (problems.length > 0 && invalidReports === 'error')
      return yield* $(fail([...problems, ...warnings.map(asWarning)]));
    log.info(countsLine(complete.value, versions.length));
    return { value: complete.value, warnings: [...warnings, ...problems] };
  });
