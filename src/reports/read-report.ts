import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { MAX_ALIASES } from '../api/security';
import type { Result } from '../problem';
import { type SerializedRecord, serializeRecord } from '../record/record';
import { show } from '../values/escape';
import { pluralize } from '../values/plural';
import { parseReport } from './parse-report';
import type { Found } from './report';
import type { Scan } from './scan';
import { mergeFound, toRecord } from './to-record';

/** A report in parts: the scan stays in memory, the rest goes to the row store. */
export interface ReadReport {
  readonly scan: Omit<Scan, 'rows'>;
  readonly record: SerializedRecord;
  /** The merged findings, as JSON in UTF-8. */
  readonly findings: Buffer;
}

/** Warns once of a report with more aliases than are published. */
const aliasWarnings = ({ findings, suppressions }: Found): ReadonlyArray<string> => {
  const excessive = [...findings, ...suppressions].filter(
    ({ aliases }) => aliases.length > MAX_ALIASES,
  );
  const [first] = excessive;
  if (first === undefined) return [];
  return [
    `found ${pluralize(excessive.length, 'finding')} with more than ${MAX_ALIASES} other names, such as ${show(first.id)} with ${first.aliases.length}, expected the handful that scanners give; the first ${MAX_ALIASES} of each are published, CVE identifiers before others; check what wrote the report`,
  ];
};

/** Parses a report (see {@link parseReport}), merges its findings and makes its record. */
export const readReport = (path: string, bytes: Buffer): Result<ReadReport> =>
  pipe(
    parseReport(path, bytes),
    E.map(({ findings, suppressions, ...report }) => {
      const found = mergeFound([{ findings, suppressions }]);
      return {
        scan: {
          ...report,
          path,
          hasFindings: found.findings.length > 0,
          warnings: [...report.warnings, ...aliasWarnings(found)],
        },
        record: serializeRecord(toRecord(found)),
        findings: Buffer.from(JSON.stringify(found.findings)),
      };
    }),
  );
