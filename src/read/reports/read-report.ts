import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { MAX_ALIASES } from '../../contract/security';
import type { Result } from '../../domain/problem';
import { show } from '../../domain/values/escape';
import { pluralize } from '../../domain/values/plural';
import { parseReportOrVersion } from './parse-report';
import type { Found, Report } from './report';
import type { ReportContent, ReportFile } from './report-reader';
import type { Scan } from './scan';
import { mergeFound } from './to-record';

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

const toScan = (path: string, report: Report): Scan => {
  const found = mergeFound([report]);
  return { ...report, ...found, path, warnings: [...report.warnings, ...aliasWarnings(found)] };
};

export const readReport = (
  { name, artifact }: Pick<ReportFile, 'name' | 'artifact'>,
  bytes: Buffer,
): Result<ReportContent> =>
  pipe(
    parseReportOrVersion(name, bytes),
    E.map((content) => ({
      ...('findings' in content ? toScan(name, content) : content),
      artifact,
    })),
  );
