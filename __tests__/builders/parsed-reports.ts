/** Reports as the action reads them. */
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { failWith, type Result } from '../../src/domain/problem';
import { parseReportOrVersion } from '../../src/read/reports/parse-report';
import type { Report } from '../../src/read/reports/report';
import { bytesOf } from './reports';
import { orThrow } from './source';

/** Parses a report; a version file is a problem. */
export const parseReport = (file: string, bytes: Buffer): Result<Report> =>
  pipe(
    parseReportOrVersion(file, bytes),
    E.chain((content) =>
      'findings' in content
        ? E.right(content)
        : failWith('found a version file, expected a report', { file }),
    ),
  );

/** The report in a JSON value; throws with every problem. */
export const reportOf = (json: unknown): Report => orThrow(parseReport('r.json', bytesOf(json)));
