import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Capabilities } from './effects/capabilities';
import { type Effect, fail, type Noted, type Problem, type Problems, type Result } from './errors';
import type { Inputs } from './inputs/inputs';
import { mergeFindings } from './reports/finding';
import { parseReport } from './reports/parse-report';
import type { Report } from './reports/report';
import type { Scan } from './reports/scan';

type Needed = Pick<Capabilities, 'files' | 'rows' | 'workflow'>;

const toScan = (path: string, { findings, ...report }: Report, { rows }: Needed): Result<Scan> => {
  const merged = mergeFindings(findings);
  return pipe(
    rows.put(merged),
    E.map((ref) => ({ ...report, path, hasFindings: merged.length > 0, rows: ref })),
  );
};

/** One report, from file to what outlives it; the parsed document is gone afterwards. */
const readScan =
  (needed: Needed) =>
  (path: string): Effect<Scan> =>
    pipe(
      needed.files.readReport(path),
      TE.chainEitherK((bytes) => parseReport(path, bytes)),
      TE.chainEitherK((report) => toScan(path, report, needed)),
    );

const separate = (
  read: ReadonlyArray<E.Either<Problems, Scan>>,
): { readonly scans: ReadonlyArray<Scan>; readonly problems: ReadonlyArray<Problem> } => ({
  scans: read.flatMap((each) => (E.isRight(each) ? [each.right] : [])),
  problems: read.flatMap((each) => (E.isLeft(each) ? each.left : [])),
});

/**
 * Reads every report, one at a time. A file that is no valid report is a problem of all of them
 * together, or with `invalid-reports: warn` a warning each.
 */
export const readScans = (
  { reports, invalidReports }: Pick<Inputs, 'reports' | 'invalidReports'>,
  needed: Needed,
): Effect<Noted<ReadonlyArray<Scan>>> =>
  pipe(
    needed.files.findReports(reports),
    TE.chain((paths) => {
      needed.workflow.info(`report files: ${paths.length}`);
      return pipe(
        paths,
        TE.traverseSeqArray((path) =>
          TE.fromTask<E.Either<Problems, Scan>, Problems>(readScan(needed)(path)),
        ),
      );
    }),
    TE.map(separate),
    TE.chainEitherK(({ scans, problems }) =>
      problems.length > 0 && invalidReports === 'error'
        ? fail(problems)
        : E.right({ value: scans, warnings: problems }),
    ),
  );
