import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Problem, problem } from '../../domain/problem';
import { didYouMean } from '../../domain/values/did-you-mean';
import { show } from '../../domain/values/escape';
import type { ListInput } from '../../read/inputs/workspace';

/** The names in a folder; empty if it does not exist or is not readable. */
const listNames = (folder: string): ReadonlyArray<string> => {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
};

const isFolder = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Explains why the file of an input is missing, and what to do. */
export const explainMissingFile = (workspace: string, file: string): Problem => {
  const names = listNames(path.dirname(path.resolve(workspace, file)));
  const similar = didYouMean(path.basename(file), names);
  return similar === undefined
    ? {
        ...problem(
          'found no such file, expected it in the workspace; check the path in the input, and that the repository that has it is checked out before this step',
          { file },
        ),
        isMissing: true,
      }
    : problem(
        `found ${show(similar)} in its place, expected ${show(path.basename(file))}; rename it, or name ${show(path.posix.join(path.posix.dirname(file), similar))} in the input`,
        { file },
      );
};

const GLOB = /[*?[\]{}]/;
const ADDRESS = /^[a-z]+:\/\//i;

/** Corrects the first misspelt part of a path. */
const correctPath = (workspace: string, line: string): string | undefined => {
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

/** Whether the files of a line can have been removed: it names what git drops with the last file in it, and is not misspelt. */
const canBeGone = (workspace: string, line: string): boolean =>
  !ADDRESS.test(line) &&
  !/,\s/.test(line) &&
  (GLOB.test(line) || !line.endsWith('.json') || isFolder(path.resolve(workspace, line))) &&
  correctPath(workspace, line) === undefined;

/** The words for the files of an input: what they are, and what to check. */
const WORDS: Readonly<Record<ListInput, Readonly<Record<'files' | 'file' | 'check', string>>>> = {
  reports: {
    files: '*.json or *.json.gz',
    file: 'a report',
    check: 'that the scan before this step writes its reports there',
  },
  vex: {
    files: '*.json',
    file: 'an OpenVEX file',
    check:
      'that the repository that has them is checked out before this step; to withdraw all statements, name a file with "statements": []',
  },
};

const explain = (input: ListInput, workspace: string, line: string): string => {
  const { files, file, check } = WORDS[input];
  if (ADDRESS.test(line))
    return `found the address ${show(line)}, expected the path of a file or folder, since the action downloads nothing; download it before this step, and name the file`;
  if (isFolder(path.resolve(workspace, line)))
    return `found the folder ${show(line)} without any ${files}, expected ${file} in it; check ${check}`;
  const meant = correctPath(workspace, line);
  const cure =
    meant === undefined
      ? `check the path, that each stands on a line of its own, and ${check}`
      : `did you mean ${meant}?`;
  return `found no file for ${show(line)}, expected one at that path in ${show(workspace)}; ${cure}`;
};

/** Explains why a line of an input matches no file, and what to do; of `vex`, also says if its files can have been removed. */
export const explainNoFiles = (input: ListInput, workspace: string, line: string): Problem => ({
  ...problem(`input ${input}: ${explain(input, workspace, line)}`),
  ...(input === 'vex' && canBeGone(workspace, line) ? { isMissing: true } : {}),
});
