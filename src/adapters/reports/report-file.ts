import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Result } from '../../problem';
import { readReport } from '../../reports/read-report';
import type { ReportFile } from '../../reports/report-reader';
import type { Scan } from '../../reports/scan';
import { attemptSync } from '../../task/attempt';
import { show } from '../../values/escape';
import { createLimitedReader, failWith, isGzip } from '../files/read-limited';
import type { RowWriter } from './row-store';

/** The limit of a file, and of an unpacked gzip file (docs/reports.md, Limits). */
const MAX_REPORT_BYTES = 512 * 1024 * 1024;
const read = createLimitedReader(MAX_REPORT_BYTES);

/** Reads a file, and unpacks it if it is gzip. Throws a `ProblemError`, or the system's error. */
const readUnpacked = (file: string, name: string): Buffer => {
  const bytes = read(file, name);
  if (!isGzip(bytes)) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_REPORT_BYTES });
  } catch (error) {
    return failWith(
      name,
      error instanceof RangeError
        ? `unpacks to more than ${MAX_REPORT_BYTES} bytes, the limit of a report`
        : 'the gzip data is damaged or cut off; scan or upload again',
    );
  }
};

/** Reads one report, and stores its record and findings. Throws the errors of `writer.put`. */
export const readReportFile = (
  workspace: string,
  { name, location }: ReportFile,
  writer: RowWriter,
): Result<Scan> =>
  pipe(
    attemptSync(
      () => readUnpacked(path.resolve(workspace, location), name),
      (cause) => `${show(name)} cannot be read: ${cause}`,
    ),
    E.chain((bytes) => readReport(name, bytes)),
    E.map(({ scan, record, findings }) => ({ ...scan, rows: writer.put(record, findings) })),
  );
