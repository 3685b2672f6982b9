import path from 'node:path';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Result } from '../../problem';
import { readReport } from '../../reports/read-report';
import type { ReportFile } from '../../reports/report-reader';
import type { Scan } from '../../reports/scan';
import { attemptSync } from '../../task/attempt';
import { show } from '../../values/escape';
import { createLimitedReader, unpackGzip } from '../files/read-limited';
import type { RowWriter } from './row-store';

/** See docs/reports.md, Limits. */
const LIMIT = {
  maxBytes: 512 * 1024 * 1024,
  smaller: 'split the file, or remove what is not needed',
  again: 'scan or upload again',
};
const read = createLimitedReader(LIMIT);

/** Reads one report, and stores its record and findings. Throws the errors of `writer.put`. */
export const readReportFile = (
  workspace: string,
  { name, location }: ReportFile,
  writer: RowWriter,
): Result<Scan> =>
  pipe(
    attemptSync(
      () => unpackGzip(read(path.resolve(workspace, location), name), name, LIMIT),
      (cause) => `${show(name)} cannot be read: ${cause}`,
    ),
    E.chain((bytes) => readReport(name, bytes)),
    E.map(({ scan, ...parts }) => ({ ...scan, rows: writer.put(parts) })),
  );
