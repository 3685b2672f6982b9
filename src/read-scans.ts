import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Capabilities, ReportFile } from './effects/capabilities';
import { type Effect, fail, type Noted, type Problem, type Result } from './errors';
import type { Inputs } from './inputs/inputs';
import type { Scan } from './reports/scan';

type Needed = Pick<Capabilities, 'files' | 'reports' | 'workflow'>;

const separate = (
  read: ReadonlyArray<Result<Scan>>,
): { readonly scans: ReadonlyArray<Scan>; readonly problems: ReadonlyArray<Problem> } => ({
  scans: read.flatMap((each) => (E.isRight(each) ? [each.right] : [])),
  problems: read.flatMap((each) => (E.isLeft(each) ? each.left : [])),
});

/** Every report file of this run: those that the lines of the input name. */
const findFiles = (
  { reports }: Pick<Inputs, 'reports'>,
  { files }: Needed,
): Effect<ReadonlyArray<ReportFile>> =>
  pipe(
    files.findReports(reports),
    TE.map((paths) => paths.map((path) => ({ path, location: path }))),
  );

/**
 * Reads every report. A file that is no valid report is a problem of all of them together, or with
 * `invalid-reports: warn` a warning each.
 */
export const readScans = (
  inputs: Pick<Inputs, 'reports' | 'invalidReports'>,
  needed: Needed,
): Effect<Noted<ReadonlyArray<Scan>>> =>
  pipe(
    findFiles(inputs, needed),
    TE.chain((files) => {
      needed.workflow.info(`report files: ${files.length}`);
      return needed.reports.read(files, () => undefined);
    }),
    TE.map(separate),
    TE.chainEitherK(({ scans, problems }) =>
      problems.length > 0 && inputs.invalidReports === 'error'
        ? fail(problems)
        : E.right({ value: scans, warnings: problems }),
    ),
  );
