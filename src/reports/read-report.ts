import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Result } from '../problem';
import { mergeFindings } from './finding';
import { parseReport } from './parse-report';
import { type SerializedRows, serializeRows, toRows } from './rows';
import type { Scan } from './scan';

/** What a report is reduced to: the part that stays in memory, and the parts that go to the row store. */
export interface ReadReport {
  readonly scan: Omit<Scan, 'rows'>;
  readonly rows: SerializedRows;
  /** The findings, each once, as JSON in UTF-8. */
  readonly findings: Buffer;
}

/** Reads a report: parses it (see {@link parseReport}), merges its findings and makes its rows. */
export const readReport = (path: string, bytes: Buffer): Result<ReadReport> =>
  pipe(
    parseReport(path, bytes),
    E.map(({ findings, ...report }) => {
      const merged = mergeFindings(findings);
      return {
        scan: { ...report, path, hasFindings: merged.length > 0 },
        rows: serializeRows(toRows(merged)),
        findings: Buffer.from(JSON.stringify(merged)),
      };
    }),
  );
