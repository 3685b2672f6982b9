import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { didYouMean } from '../../text/did-you-mean';
import { show } from '../../text/escape';

/** The names in a folder; none of one that is not there or may not be read. */
const namesIn = (folder: string): ReadonlyArray<string> => {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
};

const isFolder = (file: string): boolean => {
  try {
    return statSync(file).isDirectory();
  } catch {
    return false;
  }
};

const DOCUMENT = /\.(ya?ml|json)$/i;

const stemOf = (name: string): string => name.replace(DOCUMENT, '').toLowerCase();

/** The document in the same folder whose name was most likely meant. */
const findTwin = (file: string): string | undefined => {
  const name = path.basename(file);
  const documents = namesIn(path.dirname(file)).filter((each) => DOCUMENT.test(each));
  return documents.find((each) => stemOf(each) === stemOf(name)) ?? didYouMean(name, documents);
};

/** Why a file that an input names may not be there, and what to do. */
export const explainMissingFile = (workspace: string, name: string): string => {
  if (namesIn(workspace).length === 0)
    return 'found an empty workspace, expected the repository in it; add actions/checkout before this step';
  const twin = findTwin(path.resolve(workspace, name));
  return twin === undefined
    ? 'found no such file, expected it in the workspace; check the path in the input, and that the repository that has it is checked out before this step'
    : `found ${show(twin)} in its place, expected ${show(path.basename(name))}; rename it, or name ${show(path.posix.join(path.posix.dirname(name), twin))} in the input`;
};

const GLOB = /[*?[\]{}]/;

/** The path that was most likely meant, where a part of it is misspelt. */
const findMeantPath = (workspace: string, line: string): string | undefined => {
  const parts = line.split('/');
  for (const [i, part] of parts.entries()) {
    const before = parts.slice(0, i);
    if (GLOB.test(part)) return undefined;
    const names = namesIn(path.resolve(workspace, ...before));
    if (part === '' || part.startsWith('.') || names.includes(part)) continue;
    const meant = didYouMean(part, names);
    return meant && [...before, meant, ...parts.slice(i + 1)].join('/');
  }
  return undefined;
};

const isSeveral = (line: string): boolean => /,\s*\S/.test(line.replace(/\{[^{}]*\}/g, ''));

/**
 * Why a line of the input `reports` matches no file, and what to do. `countReports` counts the reports
 * below a folder.
 */
export const explainNoReports = (
  workspace: string,
  line: string,
  countReports: (folder: string) => number,
): string => {
  if (isSeveral(line))
    return `found ${show(line)} on one line, expected one path on each; write reports: | and each path on a line of its own`;
  if (isFolder(path.resolve(workspace, line)))
    return `found the folder ${show(line)} without any *.json or *.json.gz, expected a report in it; check that the scan before this step writes its reports there`;
  const meant = findMeantPath(workspace, line);
  const found = `found no file for ${show(line)}, expected one at that path in ${show(workspace)}`;
  if (meant === undefined)
    return `${found}; check the path, and that the scan ran before this step`;
  const folder = path.resolve(workspace, meant);
  const count = isFolder(folder) ? countReports(folder) : undefined;
  const size = count === undefined ? '' : ` (${count} file${count === 1 ? '' : 's'})`;
  return `${found}; did you mean ${meant}${size}?`;
};
