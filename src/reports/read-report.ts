import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Result } from '../problem';
import { parseReport } from './parse-report';
import { mergeFound, type SerializedRecord, serializeRecord, toRecord } from './record';
import type { Scan } from './scan';

/** What a report is reduced to: the part that stays in memory, and the parts that go to the row store. */
export interface ReadReport {
  readonly scan: Omit<Scan, 'rows'>;
  readonly record: SerializedRecord;
  /** The findings, each once, as JSON in UTF-8. */
  readonly findings: Buffer;
}

/** Reads a report: parses it (see {@link parseReport}), merges its findings and makes its record. */
export const readReport = (path: string, bytes: Buffer): Result<ReadReport> =>
  pipe(
    parseReport(path, bytes),
    E.map(({ findings, suppressions, ...report }) => {
      const found = mergeFound([{ findings, suppressions }]);
      return {
        scan: { ...report, path, hasFindings: found.findings.length > 0 },
        record: serializeRecord(toRecord(found)),
        findings: Buffer.from(JSON.stringify(found.findings)),
      };
    }),
  );
