import { isUtf8 } from 'node:buffer';
import { type Dirent, readdirSync } from 'node:fs';
import path from 'node:path';
import { asWarning, type Problem, problem, type WithWarnings } from '../../domain/problem';
import { attempt, errorCode, ProblemError, stop } from '../../domain/task/attempt';
import { compareBytes } from '../../domain/values/compare';
import { show } from '../../domain/values/escape';
import { excludePatterns, includePatterns, toGlob } from '../../read/inputs/patterns';
import type { ListInput, TextInput, Workspace } from '../../read/inputs/workspace';
import { isReportName } from '../../read/reports/file-name';
import { correctPath, explainMissingFile, explainNoFiles, namesMany } from './explain-missing';
import { explainLink, explainLinks } from './input-links';
import { readLimited } from './read-limited';
import { readUnpacked } from './read-unpacked';
import { leavesThroughLink, tryStat } from './real-path';

const LIMIT = {
  maxBytes: 16 * 1024 * 1024,
  smaller: 'split the file, or remove what is not needed',
};

const readText = (workspace: string, name: string, input: TextInput): string => {
  const file = path.resolve(workspace, name);
  const link = explainLink(workspace, name);
  if (link !== undefined) throw new ProblemError([link]);
  if (tryStat(file) === undefined)
    throw new ProblemError([explainMissingFile(workspace, name, input)]);
  const bytes = readLimited(file, name, LIMIT);
  return isUtf8(bytes)
    ? bytes.toString('utf8')
    : stop('found bytes that are not UTF-8, expected a text; save the file as UTF-8', {
        file: name,
      });
};

/** Lists a folder. Links to files count as files; other links are not followed. */
const listFolder = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).map((entry) =>
    entry.isSymbolicLink() && tryStat(path.join(folder, entry.name))?.isFile()
      ? Object.assign(entry, { isFile: () => true, isSymbolicLink: () => false })
      : entry,
  );

type Lister = (folder: string) => Dirent[];

/** Lists folders. An unreadable folder counts as empty, and is added to `unreadable`. */
const createLister =
  (unreadable: Set<string>): Lister =>
  (folder) => {
    try {
      return listFolder(folder);
    } catch (thrown) {
      if (!/^(EACCES|EPERM)$/.test(errorCode(thrown))) throw thrown;
      unreadable.add(path.join(folder, path.sep));
      return [];
    }
  };

/** Which files of a folder an input means. */
const IS_MEANT: Readonly<Record<ListInput, (name: string) => boolean>> = {
  reports: isReportName,
  vex: (name) => name.endsWith('.json'),
};

/** Finds files below a folder. The option `recursive` of newer Node versions would follow links to folders. */
const findBelow = (input: ListInput, folder: string, list: Lister): ReadonlyArray<string> =>
  list(folder).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return findBelow(input, file, list);
    return entry.isFile() && IS_MEANT[input](entry.name) ? [file] : [];
  });

/** Globs, reports and messages have slashes on all systems. In a glob, a backslash is an escape. */
const withSlashes = (file: string): string => file.replaceAll(path.sep, '/');

/** Resolves one line: the file or folder of exactly that name if it exists, otherwise a glob. */
const resolveLine = async (
  input: ListInput,
  workspace: string,
  line: string,
  excluded: ReadonlyArray<string>,
  list: Lister,
): Promise<ReadonlyArray<string>> => {
  const named = path.resolve(workspace, line);
  const found = tryStat(named);
  if (found?.isFile()) return [named];
  if (found?.isDirectory()) return findBelow(input, named, list);
  const { escapePath, globSync } = await import('tinyglobby');
  const files = globSync(toGlob(withSlashes(line)), {
    cwd: workspace,
    absolute: true,
    dot: true,
    onlyFiles: true,
    expandDirectories: false,
    followSymbolicLinks: false,
    // Excluded folders are not listed, so unreadable ones cause no warning.
    ignore: excluded.flatMap((each) => {
      const exists = tryStat(path.resolve(workspace, each)) !== undefined;
      const glob = exists ? escapePath(withSlashes(each)) : toGlob(withSlashes(each));
      return [glob, `${glob}/**`];
    }),
    // The library calls only this overload.
    fs: { readdirSync: list as never },
  });
  return files.map(path.normalize);
};

/** Whether the files of a line can have been removed, because it names no single one, and is not misspelt. */
const canBeGone = async (input: ListInput, workspace: string, line: string): Promise<boolean> => {
  if (input !== 'vex' || !namesMany(workspace, line)) return false;
  const meant = correctPath(workspace, line);
  if (meant === undefined) return true;
  const files = await resolveLine(input, workspace, meant, [], createLister(new Set()));
  return files.length === 0;
};

/** Why a line leads to no file; marked if that means that its files were removed. */
const explainLine = async (input: ListInput, workspace: string, line: string): Promise<Problem> => {
  const count = (folder: string) => findBelow(input, folder, createLister(new Set())).length;
  const explained = explainNoFiles(input, workspace, line, count);
  const isGone = await canBeGone(input, workspace, line);
  return {
    ...problem(`input ${input}: ${explained}`),
    ...(isGone ? { isMissing: true } : {}),
  };
};

const findFiles = async (
  input: ListInput,
  workspace: string,
  lines: ReadonlyArray<string>,
): Promise<WithWarnings<ReadonlyArray<string>>> => {
  const found = new Set<string>();
  const unreadable = new Set<string>();
  const problems: Problem[] = [];
  const excluded = excludePatterns(lines);
  for (const line of includePatterns(lines)) {
    // Before the folder is listed.
    if (explainLink(workspace, line) !== undefined) {
      problems.push(explainLinks(input, [line]));
      continue;
    }
    const files = await resolveLine(input, workspace, line, excluded, createLister(unreadable));
    for (const file of files) found.add(file);
    if (files.length === 0) problems.push(await explainLine(input, workspace, line));
  }
  const warnings = [...unreadable].map((folder) =>
    problem(
      `input ${input}: found the folder ${show(displayPath(workspace, folder))}, which this step may not read, expected a readable one; grant the permission, or name other folders: ${input === 'vex' ? 'files' : 'reports'} in it are not found`,
    ),
  );
  const [first, ...others] = [...problems, ...warnings.map(asWarning)];
  if (first !== undefined && problems.length > 0) throw new ProblemError([first, ...others]);
  for (const line of excluded) {
    for (const file of await resolveLine(input, workspace, line, [], createLister(new Set())))
      found.delete(file);
  }
  if (found.size === 0 && lines.length > 0)
    stop(
      `input ${input}: found no file that the lines with ! do not exclude, expected at least one; exclude less`,
    );
  const nameAll = (files: ReadonlyArray<string>): ReadonlyArray<string> =>
    files.map((file) => displayPath(workspace, file)).sort(compareBytes);
  const outside = [...found].filter((file) => leavesThroughLink(workspace, file));
  if (outside.length > 0) throw new ProblemError([explainLinks(input, nameAll(outside))]);
  return { value: nameAll([...found]), warnings };
};

/** The path of a file, relative to the workspace if it is inside, with `/` on all systems. */
const displayPath = (workspace: string, file: string): string => {
  const inside = path.join(workspace, path.sep);
  return withSlashes(file.startsWith(inside) ? file.slice(inside.length) : file);
};

/** The files of the workspace. */
export const openWorkspace = (workspace: string): Workspace => {
  const cannot = (name: string) => (cause: string) => `${show(name)} cannot be read: ${cause}`;
  return {
    readText: (name, input) => attempt(async () => readText(workspace, name, input), cannot(name)),
    readUnpacked: (name) => readUnpacked(workspace, name),
    findFiles: (input, lines) => attempt(() => findFiles(input, workspace, lines), cannot(input)),
  };
};
