import * as E from 'fp-ts/Either';
import { formatFound } from '../../domain/codec/decode';
import { isRecord } from '../../domain/codec/object';
import { isDateTime } from '../../domain/instant';
import { failWith, type Result } from '../../domain/problem';
import { readDate } from './wording';

/**
 * What `trivy version --format json` wrote. Since version 0.70 it dates the vulnerability database of scans in the same
 * folder.
 */
export interface VersionFile {
  /** The path of the file in messages, with `/`. */
  readonly path: string;
  /** Absent in the workspace. */
  readonly artifact?: string | undefined;
  /**
   * When the vulnerability database was built, in UTC with whole seconds; null if there was none, or the date is unknown.
   */
  readonly builtAt: string | null;
}

/** The keys of reports, which also have a version. */
const OF_REPORTS = ['SchemaVersion', 'Results', 'matches'];

/** Recognizes a version file: a text `Version`, and otherwise objects only. */
export const isVersionFile = (json: unknown): json is Readonly<Record<string, unknown>> =>
  isRecord(json) &&
  typeof json['Version'] === 'string' &&
  !OF_REPORTS.some((key) => Object.hasOwn(json, key)) &&
  Object.entries(json).every(([key, value]) => key === 'Version' || isRecord(value));

/** Reads a version file. Fails if its database has an invalid date. */
export const readVersionFile = (
  path: string,
  { VulnerabilityDB: database }: Readonly<Record<string, unknown>>,
): Result<VersionFile> => {
  const date =
    isRecord(database) && Object.hasOwn(database, 'UpdatedAt') ? database['UpdatedAt'] : undefined;
  if (date !== undefined && !(typeof date === 'string' && isDateTime(date)))
    return failWith(
      `found ${formatFound(date)}, expected an RFC 3339 date and time; write the file again with trivy version --format json`,
      { file: path, path: 'VulnerabilityDB.UpdatedAt' },
    );
  return E.right({ path, builtAt: readDate(date) });
};
