import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Capabilities, Reading, ReportFile } from './effects/capabilities';
import { type Effect, fail, type Noted, type Problem, type Result } from './errors';
import type { Inputs } from './inputs/inputs';
import { openProgress } from './progress';
import type { Scan } from './reports/scan';
import { compareBytes } from './vocabulary/order';

type Needed = Pick<Capabilities, 'files' | 'reports' | 'workflow' | 'now'>;

/** The files of the workspace and those of artifacts, in byte order of their names. */
const inOrder = (
  paths: ReadonlyArray<string>,
  downloaded: ReadonlyArray<ReportFile>,
): ReadonlyArray<ReportFile> =>
  [...paths.map((path) => ({ name: path, location: path })), ...downloaded].sort((a, b) =>
    compareBytes(a.name, b.name),
  );

const separate = (
  read: ReadonlyArray<Result<Scan>>,
): { readonly scans: ReadonlyArray<Scan>; readonly problems: ReadonlyArray<Problem> } => ({
  scans: read.flatMap((each) => (E.isRight(each) ? [each.right] : [])),
  problems: read.flatMap((each) => (E.isLeft(each) ? each.left : [])),
});

/** Finds the reports that the input names, beside those of artifacts, and begins to read them. */
export const beginScans = (
  { reports }: Pick<Inputs, 'reports'>,
  downloaded: ReadonlyArray<ReportFile>,
  needed: Pick<Needed, 'files' | 'reports'>,
): Effect<Reading> =>
  pipe(
    needed.files.findReports(reports),
    TE.map((paths) => needed.reports.begin(inOrder(paths, downloaded))),
  );

/**
 * Reads every report. A file that is no valid report is a problem of all of them together, or with
 * `invalid-reports: warn` a warning each.
 */
export const readScans = (
  { invalidReports }: Pick<Inputs, 'invalidReports'>,
  begun: Effect<Reading>,
  needed: Pick<Needed, 'workflow' | 'now'>,
): Effect<Noted<ReadonlyArray<Scan>>> =>
  pipe(
    begun,
    TE.chain(({ files, finish }) => {
      needed.workflow.info(`report files: ${files}`);
      const progress = openProgress('reports read', needed);
      return finish((done) => progress(done, files));
    }),
    TE.map(separate),
    TE.chainEitherK(({ scans, problems }) =>
      problems.length > 0 && invalidReports === 'error'
        ? fail(problems)
        : E.right({ value: scans, warnings: problems }),
    ),
  );
