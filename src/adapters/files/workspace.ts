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

/** Counts a link to a file as a file, and follows no other links. */
const listFolder = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).map((entry) =>
    entry.isSymbolicLink() && tryStat(path.join(folder, entry.name))?.isFile()
      ? Object.assign(entry, { isFile: () => true, isSymbolicLink: () => false })
      : entry,
  );

type Lister = (folder: string) => Dirent[];

/** Counts an unreadable folder as empty, and adds it to `unreadable`. */
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

const IS_MEANT: Readonly<Record<ListInput, (name: string) => boolean>> = {
  reports: isReportName,
  vex: (name) => name.endsWith('.json'),
};

/** Node has an option `recursive`, but newer versions follow links to folders with it. */
const findBelow = (input: ListInput, folder: string, list: Lister): ReadonlyArray<string> =>
  list(folder).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return findBelow(input, file, list);
    return entry.isFile() && IS_MEANT[input](entry.name) ? [file] : [];
  });

/** Globs, reports and messages use slashes on all systems. In a glob, a backslash escapes. */
const withSlashes = (file: string): string => file.replaceAll(path.sep, '/');

/** Resolves one line to the file or folder of exactly this name, if it exists, and otherwise as a glob. */
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
    // The library calls no other overload.
    fs: { readdirSync: list as never },
  });
  return files.map(path.normalize);
};

/**
 * Decides whether the files of a line may have been removed: the line names more than one file, and is not misspelt.
 */
const canBeGone = async (input: ListInput, workspace: string, line: string): Promise<boolean> => {
  if (input !== 'vex' || !namesMany(workspace, line)) return false;
  const meant = correctPath(workspace, line);
  if (meant === undefined) return true;
  const files = await resolveLine(input, workspace, meant, [], createLister(new Set()));
  return files.length === 0;
};

/** Explains why a line matches no file. `isMissing` is set if its files may have been removed. */
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
    // A folder outside of the workspace must not be listed.
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

/** Relative to the workspace if the file is inside, with slashes on all systems. */
const displayPath = (workspace: string, file: string): string => {
  const inside = path.join(workspace, path.sep);
  return withSlashes(file.startsWith(inside) ? file.slice(inside.length) : file);
};

export const openWorkspace = (workspace: string): Workspace => {
  const cannot = (name: string) => (cause: string) => `${show(name)} cannot be read: ${cause}`;
  return {
    readText: (name, input) => attempt(async () => readText(workspace, name, input), cannot(name)),
    readUnpacked: (name) => readUnpacked(workspace, name),
    findFiles: (input, lines) => attempt(() => findFiles(input, workspace, lines), cannot(input)),
  };
};
