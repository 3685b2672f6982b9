import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Result } from '../../problem';
import { scanReport } from '../../reports/read-report';
import type { ReportFile } from '../../reports/report-reader';
import type { Scan } from '../../reports/scan';
import { attemptSync } from '../../task/attempt';
import { show } from '../../text/escape';
import { createLimitedReader, failWith } from '../files/read-limited';
import type { RowWriter } from './row-store';

const LARGEST_REPORT = 512 * 1024 * 1024;
const read = createLimitedReader(LARGEST_REPORT);

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The bytes of a report, unpacked if they are gzip. */
const readReport = (file: string, name: string): Buffer => {
  const bytes = read(file, name);
  if (!isGzip(bytes)) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: LARGEST_REPORT });
  } catch (error) {
    const tooLarge = error instanceof RangeError;
    return failWith(
      name,
      tooLarge
        ? `unpacks to more than ${LARGEST_REPORT} bytes, the limit of a report`
        : 'the gzip data is damaged or cut off; scan or upload again',
    );
  }
};

/** One report, from file to what outlives it; its document is gone afterwards. Throws what `put` throws. */
export const readReportFile = (
  workspace: string,
  { name, location }: ReportFile,
  writer: RowWriter,
): Result<Scan> =>
  pipe(
    attemptSync(
      () => readReport(path.resolve(workspace, location), name),
      (cause) => `${show(name)} cannot be read: ${cause}`,
    ),
    E.chain((bytes) => scanReport(name, bytes)),
    E.map(({ scan, rows, others }) => ({ ...scan, rows: writer.put(rows, others) })),
  );
