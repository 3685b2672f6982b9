import { upToLatest } from '../../domain/future-date';
import { type Problem, problem, type WithWarnings } from '../../domain/problem';
import { show } from '../../domain/values/escape';
import { groupBy } from '../../domain/values/group-by';
import { pluralize } from '../../domain/values/plural';
import type { Scan } from './scan';
import type { VersionFile } from './version-file';

type Place = Pick<VersionFile, 'path' | 'artifact'>;

const folderOf = (path: string): string => {
  const slash = path.lastIndexOf('/');
  return slash === 0 ? '/' : path.slice(0, Math.max(0, slash));
};

/** Lists the folder of a file and those above it, up to the root of its artifact, the workspace or the file system. */
const foldersAbove = ({ path, artifact = '' }: Place): ReadonlyArray<string> => {
  const folders = [folderOf(path)];
  for (let last = folders[0]; last !== undefined && last !== artifact && last !== '/'; ) {
    last = folderOf(last);
    folders.push(last);
  }
  return folders;
};

/** The same path in an artifact and in the workspace means two folders. */
const keyOf = ({ artifact }: Place, folder: string): string =>
  `${artifact === undefined ? 'workspace' : 'artifact'}:${folder}`;

type FilesByFolder = ReadonlyMap<string, ReadonlyArray<VersionFile>>;

const byFolder = (files: ReadonlyArray<VersionFile>): FilesByFolder =>
  groupBy(files, (file) => keyOf(file, folderOf(file.path)));

/** The date of a database, and the file that states it. */
interface DatabaseDate {
  readonly date: string;
  readonly file: string;
}

/** The oldest date in the nearest folder with version files; undefined if one of these files has no date. */
const nearestDate = (scan: Scan, folders: FilesByFolder): DatabaseDate | undefined => {
  for (const folder of foldersAbove(scan)) {
    const files = folders.get(keyOf(scan, folder));
    if (files === undefined) continue;
    const dates = files.flatMap(({ builtAt, path }) =>
      builtAt === null ? [] : [{ date: builtAt, file: path }],
    );
    if (dates.length < files.length) return undefined;
    return dates.reduce((first, each) => (each.date < first.date ? each : first));
  }
  return undefined;
};

/** Drops dates after the latest accepted one, and warns of each. */
const withoutFuture = <K extends string, A extends Place & Readonly<Record<K, string | null>>>(
  latest: string,
  all: ReadonlyArray<A>,
  key: K,
  kind: string,
): WithWarnings<ReadonlyArray<A>> => {
  const warnings: Problem[] = [];
  const value = all.map((each): A => {
    const date = each[key];
    const dated = upToLatest(latest, date, `the ${kind} date ${date}`, each.path);
    warnings.push(...dated.warnings);
    return { ...each, [key]: dated.value };
  });
  return { value, warnings };
};

const NO_DATABASE =
  'found no vulnerability database with a date, expected VulnerabilityDB with UpdatedAt, so the age of the database behind the reports next to it is unknown; write it after the scan, with its cache folder';

/** A scan that is older than its own database. */
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

const dateOf = (scan: Scan, folders: FilesByFolder): DatabaseDate | undefined => {
  if (scan.needsVersionFile) return nearestDate(scan, folders);
  return scan.database === null ? undefined : { date: scan.database, file: scan.path };
};

/**
 * Drops scan dates after `latest`, because a record with such a date could never be replaced. Finds the date of the
 * database of each scan: in the report, or in the nearest version file. A database date after `latest` or after the scan
 * is dropped.
 */
export const checkDates = (
  latest: string,
  scans: ReadonlyArray<Scan>,
  files: ReadonlyArray<VersionFile>,
): WithWarnings<ReadonlyArray<Scan>> => {
  const scanned = withoutFuture(latest, scans, 'scannedAt', 'scan');
  const undated = files.filter(({ builtAt }) => builtAt === null);
  const built = withoutFuture(latest, files, 'builtAt', 'database');
  const own = withoutFuture(latest, scanned.value, 'database', 'database');
  const folders = byFolder(built.value);
  const impossible: Impossible[] = [];
  const value = own.value.map((scan): Scan => {
    const { date = null, file = '' } = dateOf(scan, folders) ?? {};
    if (date === null || scan.scannedAt === null || date <= scan.scannedAt)
      return { ...scan, database: date };
    impossible.push({ date, file, scan });
    return { ...scan, database: null };
  });
  return {
    value,
    warnings: [
      ...scanned.warnings,
      ...undated.map(({ path }) => problem(NO_DATABASE, { file: path })),
      ...built.warnings,
      ...own.warnings,
      ...impossibleWarnings(impossible),
    ],
  };
};
