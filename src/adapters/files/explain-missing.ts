import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Problem, problem } from '../../domain/problem';
import { didYouMean } from '../../domain/values/did-you-mean';
import { show } from '../../domain/values/escape';
import { joinLimited, pluralize } from '../../domain/values/plural';
import type { ListInput, TextInput } from '../../read/inputs/workspace';
import { LOOK_AT_SCANS } from '../../read/reports/no-reports';
import { tryStat } from './real-path';

/** Empty if the folder does not exist or cannot be read. */
const listNames = (folder: string): ReadonlyArray<string> => {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
};

const isFolder = (file: string): boolean => tryStat(file)?.isDirectory() === true;

const DOCUMENT = /\.(ya?ml|json)$/i;

const stemOf = (name: string): string => name.replace(DOCUMENT, '').toLowerCase();

/**
 * Guesses which document in the same folder was meant. A name that differs only in its ending wins over a similar name.
 */
const findSimilar = (file: string): string | undefined => {
  const name = path.basename(file);
  const documents = listNames(path.dirname(file)).filter((each) => DOCUMENT.test(each));
  const [first, ...others] = documents.filter((each) => stemOf(each) === stemOf(name));
  return first === undefined
    ? didYouMean(name, documents)
    : (didYouMean(name, [first, ...others]) ?? first);
};

/** Looks for a file of this name in the folders of the workspace. */
const findInFolders = (workspace: string, name: string): string | undefined =>
  listNames(workspace)
    .filter((folder) => listNames(path.join(workspace, folder)).includes(name))
    .map((folder) => path.posix.join(folder, name))[0];

const ADDRESS = /^[a-z]+:\/\//i;

const noFile = (input: TextInput): string =>
  `found nothing at this path in the workspace, expected a file; check the path in the input ${input}, and that the repository that has it is checked out before this step`;

export const explainMissingFile = (workspace: string, file: string, input: TextInput): Problem => {
  if (ADDRESS.test(file))
    return problem(
      'found an address, expected the path of a file, since the action downloads nothing; check out the repository that has it with actions/checkout, and name its path',
      { file },
    );
  if (listNames(workspace).length === 0)
    return problem(
      'found an empty workspace, expected the repository in it; add actions/checkout before this step',
      { file },
    );
  const similar = findSimilar(path.resolve(workspace, file));
  if (similar !== undefined)
    return problem(
      `found ${show(similar)} in its place, expected ${show(path.basename(file))}; rename it, or name ${show(path.posix.join(path.posix.dirname(file), similar))} in the input ${input}`,
      { file },
    );
  const below = findInFolders(workspace, path.basename(file));
  return below === undefined
    ? { ...problem(noFile(input), { file }), isMissing: true }
    : problem(
        `found the file at ${show(below)}, expected it at the path in the input ${input}; name ${show(below)} there, or move the file`,
        { file },
      );
};

const GLOB = /[*?[\]{}]/;

/** Corrects the first misspelt part of a path; undefined if every part is right. */
export const correctPath = (workspace: string, line: string): string | undefined => {
  const parts = line.split('/');
  for (const [i, part] of parts.entries()) {
    const before = parts.slice(0, i);
    if (GLOB.test(part)) return undefined;
    const names = listNames(path.resolve(workspace, ...before));
    if (part === '' || part.startsWith('.') || names.includes(part)) continue;
    const meant = didYouMean(part, names);
    return meant && [...before, meant, ...parts.slice(i + 1)].join('/');
  }
  return undefined;
};

const hasSeveralPaths = (line: string): boolean => /,\s*\S/.test(line.replace(/\{[^{}]*\}/g, ''));

/** A folder or a glob disappears from a checkout with its last file; a single file does not. */
export const namesMany = (workspace: string, line: string): boolean =>
  !hasSeveralPaths(line) &&
  (GLOB.test(line) || !line.endsWith('.json') || isFolder(path.resolve(workspace, line)));

const WORDS: Readonly<
  Record<ListInput, Readonly<Record<'files' | 'file' | 'origin' | 'before', string>>>
> = {
  reports: {
    files: '*.json or *.json.gz',
    file: 'a report',
    origin: `${LOOK_AT_SCANS}, then check that it writes its reports there`,
    before: `${LOOK_AT_SCANS}, then check the path, and that it ran before this step`,
  },
  vex: {
    files: '*.json',
    file: 'an OpenVEX file',
    origin:
      'check that the statements are there; to withdraw all of them, name a file with "statements": []',
    before: 'check the path, and that the repository that has it is checked out before this step',
  },
};

const foldersBefore = (line: string): string => {
  const parts = line.split('/');
  const first = parts.findIndex((part) => GLOB.test(part));
  return parts.slice(0, Math.max(first, 0)).join('/');
};

const ARCHIVE = /\.(?:zip|tar|tgz|tar\.\w+)$/i;
const MAX_NAMED = 3;

const explainFolder = (input: ListInput, workspace: string, line: string): string => {
  const { files, file, origin } = WORDS[input];
  const names = listNames(path.resolve(workspace, line));
  const archive = names.find((name) => ARCHIVE.test(name));
  const has =
    names.length === 0 ? 'without any' : `with ${joinLimited(names, MAX_NAMED, show)}, but no`;
  const advice = archive === undefined ? origin : `unpack ${show(archive)} before this step`;
  return `found the folder ${show(line)} ${has} ${files}, expected ${file} in it; ${advice}`;
};

export const explainNoFiles = (
  input: ListInput,
  workspace: string,
  line: string,
  countFilesBelow: (folder: string) => number,
): string => {
  const { before } = WORDS[input];
  if (ADDRESS.test(line))
    return `found the address ${show(line)}, expected the path of a file or folder, since the action downloads nothing; download it before this step, and name the file`;
  if (line.includes('\\'))
    return `found \\ between folders, expected /, on Windows too; write ${show(line.replace(/\\+/g, '/'))}`;
  if (hasSeveralPaths(line))
    return `found ${show(line)} on one line, expected one path per line; write ${input}: | and each path on its own line`;
  if (isFolder(path.resolve(workspace, line))) return explainFolder(input, workspace, line);
  const above = foldersBefore(line);
  const hasFiles = (folder: string): boolean => isFolder(folder) && countFilesBelow(folder) > 0;
  const meant =
    above !== '' && hasFiles(path.resolve(workspace, above)) ? above : correctPath(workspace, line);
  const found = `found no file for ${show(line)}, expected one at that path in ${show(workspace)}`;
  if (meant === undefined) return `${found}; ${before}`;
  const folder = path.resolve(workspace, meant);
  const size = isFolder(folder) ? ` (${pluralize(countFilesBelow(folder), 'file')})` : '';
  return `${found}; did you mean ${meant}${size}?`;
};
