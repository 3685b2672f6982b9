import { isUtf8 } from 'node:buffer';
import { type Dirent, readdirSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { excludePatterns, includePatterns, toGlob } from '../../inputs/patterns';
import type { Workspace } from '../../inputs/workspace';
import { asWarning, type Problem, problem, type WithWarnings } from '../../problem';
import { isReportName } from '../../reports/file-name';
import { attempt, ProblemError } from '../../task/attempt';
import { compareBytes } from '../../text/compare';
import { show } from '../../text/escape';
import { createLimitedReader, failWith } from './read-limited';
import { checkSummaryFile, writeSummaryFile } from './summary-file';

const MiB = 1024 * 1024;
const LARGEST_TEXT = 16 * MiB;
const read = createLimitedReader(LARGEST_TEXT);

/** A name that cannot be one (too long, below a file) is not there. */
const statOf = (file: string): Stats | undefined => {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
};

const readText = (workspace: string, name: string): string => {
  const file = path.resolve(workspace, name);
  const found = statOf(file);
  if (found === undefined)
    return failWith(
      name,
      'the file is not there; check the input, and that the repository is checked out before this step',
    );
  if (!found.isFile())
    return failWith(name, `found a ${found.isDirectory() ? 'folder' : 'device'}, expected a file`);
  const bytes = read(file, name);
  return isUtf8(bytes)
    ? bytes.toString('utf8')
    : failWith(name, 'found bytes that are no UTF-8; save the file as UTF-8');
};

/** What a folder holds; a link to a file is that file, any other leads nowhere. */
const entriesOf = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).map((entry) =>
    entry.isSymbolicLink() && statOf(path.join(folder, entry.name))?.isFile()
      ? Object.assign(entry, { isFile: () => true, isSymbolicLink: () => false })
      : entry,
  );

const DENIED = new Set<unknown>(['EACCES', 'EPERM']);

type Lister = (folder: string) => Dirent[];

/** Lists folders; one that may not be read holds nothing, and is noted. */
const noting =
  (closed: Set<string>): Lister =>
  (folder) => {
    try {
      return entriesOf(folder);
    } catch (thrown) {
      const isDenied = thrown instanceof Error && 'code' in thrown && DENIED.has(thrown.code);
      if (!isDenied) throw thrown;
      closed.add(path.join(folder, path.sep));
      return [];
    }
  };

/** Every report below a folder. Not by `recursive`: newer versions of Node follow links to folders there. */
const reportsBelow = (folder: string, list: Lister): ReadonlyArray<string> =>
  list(folder).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return reportsBelow(file, list);
    return entry.isFile() && isReportName(entry.name) ? [file] : [];
  });

/** As globs, reports and messages have it on all systems; a backslash is a letter to the library of globs. */
const withSlashes = (file: string): string => file.replaceAll(path.sep, '/');

/** The files of one line: a file or folder of that very name, else a glob. */
const filesOf = async (
  workspace: string,
  line: string,
  excluded: ReadonlyArray<string>,
  list: Lister,
): Promise<ReadonlyArray<string>> => {
  const named = path.resolve(workspace, line);
  const found = statOf(named);
  if (found?.isFile()) return [named];
  if (found?.isDirectory()) return reportsBelow(named, list);
  const { escapePath, globSync } = await import('tinyglobby');
  const files = globSync(toGlob(withSlashes(line)), {
    cwd: workspace,
    absolute: true,
    dot: true,
    onlyFiles: true,
    expandDirectories: false,
    followSymbolicLinks: false,
    // So that nothing is said of folders in which nothing is looked for.
    ignore: excluded.flatMap((each) => {
      const isThere = statOf(path.resolve(workspace, each)) !== undefined;
      const glob = isThere ? escapePath(withSlashes(each)) : toGlob(withSlashes(each));
      return [glob, `${glob}/**`];
    }),
    // One of the many ways to call it is all that is asked for.
    fs: { readdirSync: list as never },
  });
  return files.map(path.normalize);
};

const findReports = async (
  workspace: string,
  lines: ReadonlyArray<string>,
): Promise<WithWarnings<ReadonlyArray<string>>> => {
  const found = new Set<string>();
  const closed = new Set<string>();
  const problems: Problem[] = [];
  const excluded = excludePatterns(lines);
  for (const line of includePatterns(lines)) {
    const files = await filesOf(workspace, line, excluded, noting(closed));
    for (const file of files) found.add(file);
    if (files.length > 0) continue;
    problems.push(
      problem(
        `input reports: the line ${show(line)} matches no file; check the path (relative to ${show(workspace)}) and that the scan ran before this step`,
      ),
    );
  }
  const warnings = [...closed].map((folder) =>
    problem(
      `input reports: this step may not read the folder ${show(nameOf(workspace, folder))}, so no report in it is found; let it, or name other folders`,
    ),
  );
  const [first, ...others] = [...problems, ...warnings.map(asWarning)];
  if (first !== undefined && problems.length > 0) throw new ProblemError([first, ...others]);
  for (const line of excluded) {
    for (const file of await filesOf(workspace, line, [], noting(new Set()))) found.delete(file);
  }
  if (found.size === 0 && lines.length > 0)
    throw new ProblemError([
      problem('input reports: the lines that begin with ! leave out every file'),
    ]);
  const value = [...found].map((file) => nameOf(workspace, file)).sort(compareBytes);
  return { value, warnings };
};

/** Relative to the workspace what lies in it, with `/` on all systems. */
const nameOf = (workspace: string, file: string): string => {
  const inside = path.join(workspace, path.sep);
  return withSlashes(file.startsWith(inside) ? file.slice(inside.length) : file);
};

/** The files of a workspace. */
export const openWorkspace = (workspace: string): Workspace => {
  const cannot = (name: string) => (cause: string) => `${show(name)} cannot be read: ${cause}`;
  return {
    readText: (name) => attempt(async () => readText(workspace, name), cannot(name)),
    checkSummaryFile: (name) => checkSummaryFile(workspace, name),
    writeSummaryFile: (name, markdown) => writeSummaryFile(workspace, name, markdown),
    findReports: (lines) => attempt(() => findReports(workspace, lines), cannot('reports')),
  };
};
