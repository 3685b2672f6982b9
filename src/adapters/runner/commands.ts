/**
 * The commands and files of the runner. Two modules of `@actions/core` are imported by path: its main module
 * also loads an HTTP client, which adds 50 ms to the start of every run. The test of this file fails if a
 * release of the package moves them.
 */
import { appendFileSync, existsSync, statSync } from 'node:fs';
import { EOL } from 'node:os';
import path from 'node:path';
import { issueCommand } from '../../../node_modules/@actions/core/lib/command.js';
import {
  issueFileCommand,
  prepareKeyValueMessage,
} from '../../../node_modules/@actions/core/lib/file-command.js';
import type { Location } from '../../domain/problem';

/** Trimmed; empty if the step does not set the input. */
export const getInput = (name: string): string =>
  (process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] ?? '').trim();

/** Masks a text in all logs of the job. */
export const setSecret = (secret: string): void => issueCommand('add-mask', {}, secret);

/** Writes a line of the log. The caller ensures that it is not a command. */
export const writeLine = (text: string): void => {
  process.stdout.write(text + EOL);
};

export const isDebug = (): boolean => process.env['RUNNER_DEBUG'] === '1';

export const writeDebug = (text: string): void => issueCommand('debug', {}, text);

/** Does nothing if the runner does not support summaries. */
export const appendSummary = (markdown: string): void => {
  const file = process.env['GITHUB_STEP_SUMMARY'];
  if (file) appendFileSync(file, markdown);
};

export type AnnotationLevel = 'error' | 'warning' | 'notice';

/** True for a file of the workspace. Problems also name files in artifacts, on the branch, and missing ones. */
export const isInWorkspace = (file: string): boolean => {
  const workspace = path.resolve(process.env['GITHUB_WORKSPACE'] || '.');
  const found = path.resolve(workspace, file);
  // GitHub takes only one line for a path.
  if (!found.startsWith(workspace + path.sep) || /[\r\n]/.test(file)) return false;
  return existsSync(found) && statSync(found).isFile();
};

/** Writes an annotation. Only a file of the workspace can be a location; any other would point to nothing. */
export const annotate = (
  level: AnnotationLevel,
  title: string,
  text: string,
  location: Location | undefined,
): void =>
  issueCommand(
    level,
    location === undefined
      ? { title }
      : { title, file: location.file, line: location.line, col: location.column },
    text,
  );

export const group = async <A>(title: string, run: () => Promise<A>): Promise<A> => {
  issueCommand('group', {}, title);
  try {
    return await run();
  } finally {
    issueCommand('endgroup', {}, '');
  }
};

/** Writes lines folded under a title. The caller ensures that they are not commands. */
export const fold = (title: string, lines: ReadonlyArray<string>): void => {
  issueCommand('group', {}, title);
  for (const line of lines) writeLine(line);
  issueCommand('endgroup', {}, '');
};

/** Writes to the file of the runner, or a command for a runner without that file. */
export const setOutput = (name: string, value: string): void => {
  if (process.env['GITHUB_OUTPUT']) {
    issueFileCommand('OUTPUT', prepareKeyValueMessage(name, value));
  } else {
    process.stdout.write(EOL);
    issueCommand('set-output', { name }, value);
  }
};
