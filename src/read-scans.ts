import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Capabilities, ReportFile } from './effects/capabilities';
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

/**
 * Reads every report: those that the input names, and those of artifacts. A file that is no valid
 * report is a problem of all of them together, or with `invalid-reports: warn` a warning each.
 */
export const readScans = (
  { reports, invalidReports }: Pick<Inputs, 'reports' | 'invalidReports'>,
  downloaded: ReadonlyArray<ReportFile>,
  needed: Needed,
): Effect<Noted<ReadonlyArray<Scan>>> =>
  pipe(
    needed.files.findReports(reports),
    TE.map((paths) => inOrder(paths, downloaded)),
    TE.chain((files) => {
      needed.workflow.info(`report files: ${files.length}`);
      const progress = openProgress('reports read', needed);
      return needed.reports.read(files, (done) => progress(done, files.length));
    }),
    TE.map(separate),
    TE.chainEitherK(({ scans, problems }) =>
      problems.length > 0 && invalidReports === 'error'
        ? fail(problems)
        : E.right({ value: scans, warnings: problems }),
    ),
  );
