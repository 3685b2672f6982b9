import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Result } from '../problem';
import { parseReport } from './parse-report';
import { mergeFound, type SerializedRecord, serializeRecord, toRecord } from './record';
import type { Scan } from './scan';

/** A report in parts: the scan stays in memory, the rest goes to the row store. */
export interface ReadReport {
  readonly scan: Omit<Scan, 'rows'>;
  readonly record: SerializedRecord;
  /** The merged findings, as JSON in UTF-8. */
  readonly findings: Buffer;
}

/** Parses a report (see {@link parseReport}), merges its findings and makes its record. */
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
