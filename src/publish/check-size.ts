import * as E from 'fp-ts/Either';
import type { Matches } from '../decide/match-reports';
import { describeLimit, findExcess } from '../domain/git-objects/limits';
import { failWith, type Result } from '../domain/problem';
import { show } from '../domain/values/escape';
import { joinLimited } from '../domain/values/plural';
import type { Scan } from '../read/reports/scan';

const MAX_NAMED = 3;

const sizeOf = ({ findings, suppressions }: Scan): number => findings.length + suppressions.length;

/** The reports with the most findings, and their versions: almost every file belongs to a report. */
const largestReports = ({ byVersion }: Matches): ReadonlyArray<string> =>
  [...byVersion]
    .flatMap(([key, scans]) => scans.map((scan) => ({ key, scan })))
    .sort((a, b) => sizeOf(b.scan) - sizeOf(a.scan))
    .map(({ key, scan }) => `${show(scan.path)} of ${key}`);

/** Stops a run whose tree could be published, but not read again. The paths are relative to `api/v1`. */
export const checkSize = (files: Iterable<string>, matches: Matches): Result<void> => {
  const excess = findExcess(files);
  if (excess === undefined) return E.right(undefined);
  const reports = largestReports(matches);
  const advice =
    reports.length > 0
      ? `the largest reports of this run are ${joinLimited(reports, MAX_NAMED)}: check what wrote them`
      : 'publish fewer images and versions';
  return failWith(
    `this run would publish more than ${describeLimit(excess)}, expected less, because no later run could read the branch; nothing was published; ${advice}`,
    { file: 'api/v1' },
  );
};
