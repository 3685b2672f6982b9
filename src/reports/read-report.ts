import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { MAX_ALIASES } from '../api/security';
import type { Result } from '../problem';
import { type SerializedRecord, serializeRecord } from '../record/record';
import { show } from '../values/escape';
import { pluralize } from '../values/plural';
import { parseReportOrVersion } from './parse-report';
import type { Found, Report } from './report';
import type { Scan } from './scan';
import { isAllInRow, mergeFound, toRecord } from './to-record';
import type { VersionFile } from './version-file';

/** A report in parts: the scan stays in memory, the rest goes to the row store. */
export interface ReadReport {
  readonly scan: Omit<Scan, 'rows'>;
  readonly record: SerializedRecord;
  /** The merged findings that are not all in their rows, as JSON in UTF-8; empty if there are none. */
  readonly unabridged: Buffer;
  /** The packages that it lists, as JSON in UTF-8; empty if it lists none. */
  readonly packages: Buffer;
}

const NOTHING = Buffer.alloc(0);

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

/** A list as JSON; empty, not an empty list, if there is nothing in it. */
const toJson = (list: ReadonlyArray<unknown>): Buffer =>
  list.length === 0 ? NOTHING : Buffer.from(JSON.stringify(list));

/** Merges the findings of a report and makes its record. */
const toReadReport =
  (path: string) =>
  ({ findings, suppressions, packages: { items, ...packages }, ...report }: Report): ReadReport => {
    const found = mergeFound([{ findings, suppressions }]);
    return {
      scan: {
        ...report,
        path,
        hasFindings: found.findings.length > 0,
        packages,
        warnings: [...report.warnings, ...aliasWarnings(found)],
      },
      record: serializeRecord(toRecord(found)),
      unabridged: toJson(found.findings.filter((finding) => !isAllInRow(finding))),
      packages: toJson(items),
    };
  };

/** Reads a report, or a version file among the reports (left). */
export const readReport = (
  path: string,
  bytes: Buffer,
): Result<E.Either<VersionFile, ReadReport>> =>
  pipe(parseReportOrVersion(path, bytes), E.map(E.map(toReadReport(path))));
