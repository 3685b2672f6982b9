import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Result } from '../problem';
import { mergeFindings } from './finding';
import { parseReport } from './parse-report';
import { isJustItsRow, toRows, type WrittenRows, writeRows } from './rows';
import type { Scan } from './scan';

/** A report as it goes to disk, and what stays of it in memory. */
export interface ScannedReport {
  readonly scan: Omit<Scan, 'rows'>;
  readonly rows: WrittenRows;
  /** The findings that are not just their row (see `findingsOf`), as JSON in UTF-8. */
  readonly others: Buffer;
}

/** Reads a report (see {@link parseReport}) and makes its rows; every reading thread does just this. */
export const scanReport = (path: string, bytes: Buffer): Result<ScannedReport> =>
  pipe(
    parseReport(path, bytes),
    E.map(({ findings, ...report }) => {
      const merged = mergeFindings(findings);
      return {
        scan: { ...report, path, hasFindings: merged.length > 0 },
        rows: writeRows(toRows(merged)),
        others: Buffer.from(JSON.stringify(merged.filter((each) => !isJustItsRow(each)))),
      };
    }),
  );
