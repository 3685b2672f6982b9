import { upToLatest } from '../../domain/future-date';
import { type Problem, problem, type WithWarnings } from '../../domain/problem';
import { show } from '../../domain/values/escape';
import { groupBy } from '../../domain/values/group-by';
import { pluralize } from '../../domain/values/plural';
import type { ReportFile } from './report-reader';
import type { Scan } from './scan';
import type { VersionFile } from './version-file';

/** What was read, and the file that it was read from. */
export interface Sourced<A> {
  readonly read: A;
  readonly source: ReportFile;
}

const folderOf = (path: string): string => {
  const slash = path.lastIndexOf('/');
  return slash === 0 ? '/' : path.slice(0, Math.max(0, slash));
};

/** The folder of a file and those above it, up to the root of its artifact, the workspace or the file system. */
const foldersAbove = ({ name, artifact = '' }: ReportFile): ReadonlyArray<string> => {
  const folders = [folderOf(name)];
  for (let last = folders[0]; last !== undefined && last !== artifact && last !== '/'; ) {
    last = folderOf(last);
    folders.push(last);
  }
  return folders;
};

/** The same path in an artifact and in the workspace are two folders. */
const keyOf = ({ artifact }: ReportFile, folder: string): string =>
  `${artifact === undefined ? 'workspace' : 'artifact'}:${folder}`;

type FilesByFolder = ReadonlyMap<string, ReadonlyArray<VersionFile>>;

const byFolder = (files: ReadonlyArray<Sourced<VersionFile>>): FilesByFolder =>
  new Map(
    [...groupBy(files, ({ source }) => keyOf(source, folderOf(source.name)))].map(([key, own]) => [
      key,
      own.map(({ read }) => read),
    ]),
  );

/** A date of a database, and the file that states it. */
interface DatabaseDate {
  readonly date: string;
  readonly file: string;
}

/** The date in the nearest folder that has version files: the oldest; undefined if one of them has none. */
const nearestDate = (source: ReportFile, folders: FilesByFolder): DatabaseDate | undefined => {
  for (const folder of foldersAbove(source)) {
    const files = folders.get(keyOf(source, folder));
    if (files === undefined) continue;
    const dates = files.flatMap(({ builtAt, path }) =>
      builtAt === null ? [] : [{ date: builtAt, file: path }],
    );
    if (dates.length < files.length) return undefined;
    return dates.reduce((first, each) => (each.date < first.date ? each : first));
  }
  return undefined;
};

const NO_DATABASE =
  'found no vulnerability database with a date, expected VulnerabilityDB with UpdatedAt, so the age of the database behind the reports beside it is unknown; write it after the scan, with its cache folder';

/** Version files without dates of the future. Warns of those, and of files without a date. */
const usableFiles = (
  latest: string,
  files: ReadonlyArray<Sourced<VersionFile>>,
): WithWarnings<ReadonlyArray<Sourced<VersionFile>>> => {
  const warnings: Problem[] = [];
  const value = files.map(({ read, source }) => {
    const { path, builtAt: date } = read;
    const dated = upToLatest(latest, date, `the database date ${date}`, path);
    warnings.push(...(date === null ? [problem(NO_DATABASE, { file: path })] : dated.warnings));
    return { read: { ...read, builtAt: dated.value }, source };
  });
  return { value, warnings };
};

/** A scan that its own database would be later than. */
interface Impossible extends DatabaseDate {
  readonly scan: Scan;
}

const impossibleWarnings = (all: ReadonlyArray<Impossible>): ReadonlyArray<Problem> =>
  [...groupBy(all, ({ file }) => file)].map(([file, [{ date, scan }, ...others]]) => {
    const more = others.length > 0 ? ` and of ${pluralize(others.length, 'other report')}` : '';
    return problem(
      `found the database date ${date}, which is later than the scan date ${scan.scannedAt} of ${show(scan.path)}${more}, expected an earlier one, so it is treated as unknown; write the file right after the scan, and check the clocks`,
      { file },
    );
  });

const dateOf = (
  { read: scan, source }: Sourced<Scan>,
  folders: FilesByFolder,
): DatabaseDate | undefined => {
  if (scan.needsVersionFile) return nearestDate(source, folders);
  return scan.database === null ? undefined : { date: scan.database, file: scan.path };
};

/**
 * Finds out how old the database of each scan was: from the report, or from the nearest version file. A date later
 * than `latest`, or than the scan, is none.
 */
export const dateDatabases = (
  latest: string,
  scans: ReadonlyArray<Sourced<Scan>>,
  files: ReadonlyArray<Sourced<VersionFile>>,
): WithWarnings<ReadonlyArray<Scan>> => {
  const usable = usableFiles(latest, files);
  const folders = byFolder(usable.value);
  const warnings = [...usable.warnings];
  const impossible: Impossible[] = [];
  const value = scans.map((each): Scan => {
    const { read: scan } = each;
    const found = dateOf(each, folders);
    // A report of licenses looked into no database.
    if (found === undefined || scan.isOfLicenses) return { ...scan, database: null };
    const { date, file } = found;
    const dated = upToLatest(latest, date, `the database date ${date}`, file);
    warnings.push(...dated.warnings);
    if (dated.value === null || scan.scannedAt === null || date <= scan.scannedAt)
      return { ...scan, database: dated.value };
    impossible.push({ date, file, scan });
    return { ...scan, database: null };
  });
  return { value, warnings: [...warnings, ...impossibleWarnings(impossible)] };
};
